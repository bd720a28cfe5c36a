import Testing

@testable import Keyframes

/// A player over a timeline: what its callbacks may do, and what they keep alive.
@Suite struct TimelinePlayerTests {
  final class Owner { var calls = 0 }

  /// A begins at 0, ends at 100 ms with a mark; B runs from 50 to 250 ms.
  private var timeline: CompiledTimeline<Badge> {
    var timeline = Timeline(Badge())
    timeline.add(
      Clip(Track(from: 0, to: 1), duration: .milliseconds(100)), to: \.scale, named: "a")
    timeline.mark("middle")
    timeline.add(
      Clip(Track(from: 0, to: 1), duration: .milliseconds(200)), to: \.y,
      .at(.milliseconds(50)), named: "b")
    return timeline.compiled()
  }

  private func log(
    steps: [Int], _ react: @escaping (PlaybackEvent, Player<CompiledTimeline<Badge>>) -> Void
  ) -> [String] {
    var log: [String] = []
    let timeline = timeline
    let player = Player(timeline)
    player.onEvent { event in
      let name = timeline.parts[event.source].name?.text ?? "all"
      log.append("\(event.hostTime! / .milliseconds(1)) \(name) \(event.kind)")
      react(event, player)
    }
    player.onCompletion { log.append("\(player.hostTime! / .milliseconds(1)) \($0)") }
    player.play()
    for time in steps { player.advance(to: .milliseconds(time)) }
    return log
  }

  private func allAgree(
    _ react: @escaping (PlaybackEvent, Player<CompiledTimeline<Badge>>) -> Void
  ) -> [String] {
    let whole = log(steps: [0, 1000], react)
    #expect(log(steps: Array(stride(from: 0, through: 1000, by: 16)) + [1000], react) == whole)
    #expect(log(steps: [0, 50, 100, 101, 150, 250, 251, 1000], react) == whole)
    return whole
  }

  @Test func nothingIsCalledAfterACancelInACallback() {
    let log = allAgree { event, player in if event.kind == .reached { player.cancel() } }
    #expect(
      log == [
        "0.0 all began", "0.0 a began", "50.0 b began", "100.0 a ended", "100.0 middle reached",
        "100.0 cancelled(at: 0.1 seconds)",
      ])
  }

  @Test func aSeekInACallbackGoesOnFromThere() {
    let log = allAgree { event, player in
      if event.kind == .reached { player.seek(to: .milliseconds(240)) }
    }
    #expect(
      log.suffix(3) == ["110.0 b ended", "110.0 all ended", "110.0 finished"])
  }

  @Test func aRestartInACallbackReplacesTheRun() {
    var restarts = 0
    func react(_ event: PlaybackEvent, _ player: Player<CompiledTimeline<Badge>>) {
      guard event.kind == .reached, restarts < 2 else { return }
      restarts += 1
      player.restart()
    }
    let log = log(steps: [0, 1000], react)
    #expect(
      log.filter { $0.hasSuffix("all began") } == [
        "0.0 all began", "100.0 all began", "200.0 all began",
      ])
    #expect(log.contains("100.0 replaced(at: 0.1 seconds)"))
    #expect(log.last == "450.0 finished" || log.last == "450.0 all ended")
  }

  @Test func aListenerAddedInACallbackHearsWhatFollows() {
    var heard: [String] = []
    var isAdded = false
    _ = log(steps: [0, 1000]) { event, player in
      guard event.kind == .reached, !isAdded else { return }
      isAdded = true
      player.onEvent { heard.append("\($0.time) \($0.kind)") }
    }
    #expect(heard == ["0.25 seconds ended", "0.25 seconds ended"])
  }

  @Test func turningRoundInACallbackTellsTheWayBack() {
    let log = allAgree { event, player in
      if event.kind == .reached, event.direction == .forwards { player.reverse() }
    }
    #expect(
      log.suffix(4) == ["150.0 b ended", "200.0 a ended", "200.0 all ended", "200.0 finished"])
  }

  @Test(arguments: ["finish", "cancel", "cancel in a callback"])
  func callbacksKeepNothingAliveAfterTheEnd(way: String) {
    let player = Player(timeline)
    weak var owner: Owner?
    do {
      let strong = Owner()
      owner = strong
      player
        .onUpdate { _ in strong.calls += 1 }
        .onEvent { event in
          strong.calls += 1
          if way == "cancel in a callback", event.kind == .reached { player.cancel() }
        }
        .onCompletion { _ in strong.calls += 1 }
    }
    player.play()
    player.advance(to: .zero)
    #expect(owner != nil)
    if way == "cancel" { player.cancel() } else { player.advance(to: .seconds(1)) }
    #expect(owner == nil)
    player.advance(to: .seconds(2))
  }

  @Test func aPlayerOfATimelineThatCapturesItselfDiesAfterItsEnd() {
    weak var dead: Player<CompiledTimeline<Badge>>?
    do {
      let player = Player(timeline)
      player.onCompletion { _ in player.pause() }
      player.play()
      dead = player
      player.advance(to: .zero)
      player.advance(to: .seconds(1))
    }
    #expect(dead == nil)
  }

  @Test func theCompletionOfATimelineCanBeAwaited() async {
    let clock = ImmediateClock()
    var updates: [Double] = []
    let player = Player(timeline).onUpdate { updates.append($0.scale) }
    let completion = await player.run(on: clock, rate: .fps(20))
    #expect(completion == .finished)
    #expect(updates == [0, 0.5, 1, 1, 1, 1])
    #expect(clock.now.offset == .milliseconds(250))
  }

  /// All parts are wholly settled at the completion; one is logically complete when it has ended.
  @Test func logicalAndWholeCompletionAreBothTold() {
    let log = log(steps: [0, 1000]) { _, _ in }
    #expect(log.contains("100.0 a ended"))
    #expect(log.last == "250.0 finished")
  }
}
