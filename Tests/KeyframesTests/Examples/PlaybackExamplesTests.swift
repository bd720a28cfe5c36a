import Keyframes
import Testing

/// The examples in the documentation of playing and of clocks.
@Suite struct PlaybackExamplesTests {
  private final class View {
    var scale = 1.0
    var isRemoved = false
    func remove() { isRemoved = true }
  }

  @Test func players() {
    let view = View()
    let frameTime = Duration.milliseconds(110)
    let player = Player(Clip.hide)
      .onUpdate { view.scale = $0 ?? 1 }
      .onCompletion { if $0.isFinished { view.remove() } }
    player.play()
    player.advance(to: .zero)
    #expect(view.scale == 1)
    player.advance(to: frameTime)
    #expect(view.scale == 0)
    #expect(view.isRemoved)
  }

  @Test func groups() {
    let frameTime = Duration.milliseconds(250)
    let group = PlayerGroup()
    let show = Player(Clip.show, in: group)
    let hide = Player(Clip.hide, in: group)
    show.onCompletion { _ in hide.play() }
    show.play()
    group.advance(to: .zero)
    group.advance(to: frameTime)
    #expect(hide.position == .milliseconds(50))
  }

  @Test func states() {
    let clip = Clip.hide
    var performed: [PlaybackAction] = []
    func perform(_ action: PlaybackAction) { performed.append(action) }
    var state = PlaybackState(end: clip.end)
    state.play()
    for frame in [Duration.zero, .milliseconds(100)] {
      state.advance(to: frame, in: clip) { perform($0) }
    }
    #expect(performed.last == .completion(.finished))
  }

  @Test func clocks() async {
    var shown: [Double] = []
    func show(_ scale: Double?) { shown.append(scale ?? 1) }
    let completion = await Player(Clip.popIn).onUpdate(show).run(on: .continuous, rate: .fps(60))
    #expect(completion.isFinished)
    #expect(shown.last == 1)
  }

  @Test func clocksThatTakeNoTime() async {
    var recorded: [Double] = []
    func record(_ scale: Double?) { recorded.append(scale ?? 1) }
    let clock = ImmediateClock()
    await Player(Clip.hide).onUpdate(record).run(on: clock, rate: .fps(1000))
    #expect(clock.now.offset == .milliseconds(100))
    #expect(recorded.count == 101)
  }

  @Test func clocksThatAreMoved() async {
    let clock = ManualClock()
    let task = Task { await Player(Clip.hide).run(on: clock, rate: .fps(20)) }
    for _ in 1...2 {
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(50))
    }
    #expect(await task.value == .finished)
  }
}
