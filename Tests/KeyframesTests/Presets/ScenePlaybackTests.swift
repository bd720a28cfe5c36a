import Keyframes
import Testing

/// Calls to a scene at exact times, made from frames of any rate or none.
struct SceneScript<Scene: PresentedScene> {
  var scene: Scene
  var calls: [(time: Duration, call: (inout ScenePlayback<Scene>, Duration) -> [SceneEvent])]

  /// The log of all events through 5 s: a line each.
  func log(rate: Int?, origin: Duration = .zero) -> String {
    var playback = ScenePlayback(scene)
    var events: [SceneEvent] = []
    var open = calls[...]
    let end = Duration.seconds(5)
    let frames = rate.map { Array(FrameRate.fps($0).times(through: end)) } ?? [end]
    for frame in frames {
      while let next = open.first, next.time <= frame {
        events += next.call(&playback, origin + next.time)
        open.removeFirst()
      }
      events += playback.advance(to: origin + frame)
    }
    return events.map { SceneEvent($0.kind, at: $0.time - origin).text }.joined(separator: "\n")
  }

  /// Expects one log at every rate, in one step, and far from zero.
  func expect(_ golden: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for rate in [nil, 1, 24, 30, 60, 120, 1000] {
      let log = log(rate: rate)
      #expect(
        log == golden, "at \(rate.map(String.init) ?? "no") fps", sourceLocation: sourceLocation)
    }
    let late = log(rate: 60, origin: .seconds(900_000_000) + .nanoseconds(7))
    #expect(late == golden, "far from zero", sourceLocation: sourceLocation)
  }
}

@Suite struct ScenePlaybackTests {
  @Test func aTextInputAlertTakesTheFocusAndReportsOnce() {
    SceneScript(
      scene: TextInputAlert(),
      calls: [
        (.zero, { $0.present(at: $1) }),
        (.milliseconds(1100), { $0.press(1, at: $1) }),
        (.milliseconds(1150), { $0.press(1, at: $1) }),
        (.milliseconds(1400), { $0.press(0, at: $1) }),
        (.milliseconds(1700), { $0.press(0, at: $1) }),
      ]
    ).expect(
      """
      0s popin began
      0s fadein began
      255.5ms popin finished
      255.5ms fadein finished
      255.5ms presented
      255.5ms focused
      1.1s pressed 1
      1.1s dismissed
      1.1s fadeout began
      1.3s fadeout finished
      1.6s removed
      """)
  }

  @Test func aTwoButtonAlertIsRemovedShortlyAfterItIsHidden() {
    SceneScript(
      scene: TwoButtonAlert(),
      calls: [
        (.zero, { $0.present(at: $1) }),
        (.milliseconds(700), { $0.press(0, at: $1) }),
        (.milliseconds(701), { $0.press(1, at: $1) }),
      ]
    ).expect(
      """
      0s show began
      200ms show finished
      200ms presented
      700ms pressed 0
      700ms dismissed
      700ms hide began
      800ms hide finished
      805ms removed
      """)
  }

  @Test func anAlertWithoutButtonsIsDismissedByWhoeverPresentedIt() {
    SceneScript(
      scene: TwoButtonAlert(buttons: .none),
      calls: [
        (.zero, { $0.present(at: $1) }),
        (.milliseconds(400), { $0.press(0, at: $1) }),
        (.milliseconds(500), { $0.dismiss(at: $1) }),
        (.milliseconds(550), { $0.dismiss(at: $1) }),
      ]
    ).expect(
      """
      0s show began
      200ms show finished
      200ms presented
      500ms dismissed
      500ms hide began
      600ms hide finished
      605ms removed
      """)
  }

  @Test func aSlidingAlertWithoutButtonsGoesByItself() {
    SceneScript(
      scene: SlidingAlert(buttons: .none), calls: [(.zero, { $0.present(at: $1) })]
    ).expect(
      """
      0s slidein began
      250ms slidein finished
      250ms presented
      3s dismissed
      3s slideout began
      3.25s slideout finished
      3.25s removed
      """)
  }

  @Test func aPressDuringTheEntranceCancelsIt() {
    SceneScript(
      scene: SlidingAlert(),
      calls: [
        (.zero, { $0.present(at: $1) }),
        (.milliseconds(100), { $0.press(0, at: $1) }),
        (.milliseconds(101), { $0.press(0, at: $1) }),
      ]
    ).expect(
      """
      0s slidein began
      100ms pressed 0
      100ms slidein cancelled
      100ms dismissed
      100ms slideout began
      350ms slideout finished
      350ms removed
      """)
  }

  @Test func removingAtOnceCancelsARunningSlide() {
    SceneScript(
      scene: SlidingAlert(),
      calls: [
        (.zero, { $0.present(at: $1) }),
        (.milliseconds(100), { $0.press(1, at: $1, removingAtOnce: true) }),
        (.seconds(1), { $0.present(at: $1) }),
        (.milliseconds(1600), { $0.press(0, at: $1) }),
        (.milliseconds(1700), { $0.dismiss(at: $1, removingAtOnce: true) }),
      ]
    ).expect(
      """
      0s slidein began
      100ms pressed 1
      100ms slidein cancelled
      100ms dismissed
      100ms cutout began
      100ms cutout finished
      100ms removed
      1s slidein began
      1.25s slidein finished
      1.25s presented
      1.6s pressed 0
      1.6s dismissed
      1.6s slideout began
      1.7s slideout cancelled
      1.7s cutout began
      1.7s cutout finished
      1.7s removed
      """)
  }

  @Test func anEntranceWithoutLengthStillReportsEverything() {
    SceneScript(
      scene: TextInputAlert(entranceDuration: .zero), calls: [(.zero, { $0.present(at: $1) })]
    ).expect(
      """
      0s popin began
      0s popin finished
      0s fadein began
      0s fadein finished
      0s presented
      0s focused
      """)
  }

  @Test func lessMotionHasTheSameEvents() {
    var (whole, reduced) = (
      ScenePlayback(SlidingAlert()), ScenePlayback(SlidingAlert(), reducingMotion: .jump)
    )
    #expect(whole.present(at: .zero) == reduced.present(at: .zero))
    #expect(whole.pose?.y == -180)
    #expect(reduced.pose?.y == 0)
    #expect(whole.press(0, at: .seconds(1)) == reduced.press(0, at: .seconds(1)))
    #expect(reduced.pose?.y == -180)
    #expect(whole.advance(to: .seconds(2)) == reduced.advance(to: .seconds(2)))
  }

  /// A removal before the press, or a way out without one, would leave the scene there for ever.
  @Test func aSceneThatWouldNeverBeGoneTraps() async {
    await #expect(processExitsWith: .failure) {
      var alert = ScenePlayback(TwoButtonAlert(removalDelay: .milliseconds(-1)))
      alert.present(at: .zero)
      alert.press(0, at: .seconds(1))
    }
    await #expect(processExitsWith: .failure) {
      var panel = ScenePlayback(
        SlidingAlert(buttons: .none, autoDismissal: .milliseconds(-1)))
      panel.present(at: .zero)
    }
    var alert = ScenePlayback(TextInputAlert(removalDelay: .zero))
    alert.present(at: .zero)
    #expect(alert.press(0, at: .seconds(1)).last == SceneEvent(.removed, at: .seconds(1)))
  }

  // MARK: - Poses

  @Test func leavingStartsFromWhereThePanelIsNow() throws {
    var playback = ScenePlayback(SlidingAlert())
    playback.present(at: .zero)
    _ = playback.advance(to: .milliseconds(100))
    let before = try #require(playback.pose)
    #expect(before.y > -180 && before.y < 0)
    playback.press(0, at: .milliseconds(100))
    #expect(playback.pose == before)
    _ = playback.advance(to: .milliseconds(200))
    #expect(try #require(playback.pose).y < before.y)
    _ = playback.advance(to: .milliseconds(349))
    #expect(try #require(playback.pose).y > -180)
    _ = playback.advance(to: .milliseconds(350))
    #expect(playback.pose == nil)
    #expect(playback.status == .absent)
  }

  @Test(arguments: [0, 30, 99, 150, 200, 800])
  func noSceneJumpsWhenItIsPressed(milliseconds: Int) throws {
    func check(_ scene: some PresentedScene & Sendable) throws {
      var playback = ScenePlayback(scene)
      playback.present(at: .zero)
      _ = playback.advance(to: .milliseconds(milliseconds))
      let before = playback.pose as? AlertPose
      playback.press(0, at: .milliseconds(milliseconds))
      #expect(playback.pose as? AlertPose == before && before != nil)
    }
    try check(TextInputAlert())
    try check(TwoButtonAlert())
    try check(SlidingAlert(height: 120, rest: 20))
    try check(LongMessageAlert(fit: MessageFit(lines: 9, rows: 4), pause: .milliseconds(400)))
  }

  @Test func anAlertShrinksFromTheSizeThatItHas() throws {
    var playback = ScenePlayback(TwoButtonAlert())
    playback.present(at: .zero)
    playback.press(0, at: .milliseconds(100))
    #expect(playback.pose?.scale == 1.2)
    // It was growing, and goes on doing so for a moment.
    _ = playback.advance(to: .milliseconds(110))
    #expect(try #require(playback.pose).scale > 1.2)
    // Half of the time to its removal later it has the size that it has without the growing.
    _ = playback.advance(to: .microseconds(152_500))
    let size = 1.2 * (try #require(Clip.hide.value(at: .microseconds(52_500))))
    #expect(abs(try #require(playback.pose).scale - size) < 1e-12)
    _ = playback.advance(to: .milliseconds(195))
    #expect(playback.pose?.scale == 0)
  }

  @Test func theBackdropIsWholeOutsideOfItsFade() {
    var playback = ScenePlayback(TextInputAlert())
    #expect(playback.pose == nil)
    playback.present(at: .zero)
    #expect(playback.pose?.backdrop == 0)
    #expect(playback.pose?.scale == 0.6)
    _ = playback.advance(to: .microseconds(255_500))
    #expect(playback.pose?.backdrop == 1)
    #expect(playback.pose?.scale == 1)
  }

  @Test func aCallBeforeTheLastOneActsAtTheLastOne() {
    var playback = ScenePlayback(TwoButtonAlert())
    playback.present(at: .seconds(10))
    _ = playback.advance(to: .seconds(11))
    let events = playback.press(1, at: .seconds(4))
    #expect(events.map(\.time) == [.seconds(11), .seconds(11), .seconds(11)])
  }

  @Test(arguments: AlertButtons.allCases) func onlyButtonsThatThereAreCanBePressed(
    buttons: AlertButtons
  ) {
    for index in -1...2 {
      var playback = ScenePlayback(TwoButtonAlert(buttons: buttons))
      playback.present(at: .zero)
      let events = playback.press(index, at: .seconds(1))
      #expect(events.contains { $0.kind == .pressed(index) } == buttons.hasButton(index))
    }
    #expect(buttons.hasButton(0) == (buttons == .cancel || buttons == .both))
    #expect(buttons.hasButton(1) == (buttons == .other || buttons == .both))
  }
}
