import Testing

@testable import Keyframes

@Suite struct PlayerGroupTests {
  private func clip(_ duration: Duration) -> Clip<Double> {
    Clip(Track(from: 0.0, to: 1), duration: duration)
  }

  @Test func whatACallbackStartsBeginsAtTheTimeOfTheEvent() {
    for fps: Int64 in [1, 24, 60, 1000] {
      var log: [String] = []
      let group = PlayerGroup()
      // The later one of the chain is made first: the order matters at one instant only.
      let hide = Player(clip(.milliseconds(105)), in: group)
      let show = Player(clip(.milliseconds(200)), in: group)
      hide.onEvent { log.append("hide \($0.kind) \(group.hostTime!)") }
      show.onCompletion { _ in
        log.append("shown \(group.hostTime!)")
        hide.play()
      }
      hide.onCompletion { _ in log.append("hidden \(hide.hostTime!)") }
      show.play()
      for time in FrameRate.fps(fps).times(through: .seconds(1)) { group.advance(to: time) }
      #expect(
        log == [
          "shown 0.2 seconds", "hide began 0.2 seconds", "hide ended 0.305 seconds",
          "hidden 0.305 seconds",
        ])
    }
  }

  @Test func tenThousandLinksOfAChainEndInOrderInOneStep() {
    var random = SplitMix64(seed: 41)
    let group = PlayerGroup()
    // Decimal lengths in tenths of a microsecond.
    let lengths = (0..<10_000).map { _ in
      Duration.nanoseconds(100 * Int.random(in: 0...50_000, using: &random))
    }
    var ends: [Duration] = []
    func start(_ index: Int) {
      guard index < lengths.count else { return }
      let player = Player(clip(lengths[index]), in: group)
      player.onCompletion { _ in
        ends.append(group.hostTime!)
        start(index + 1)
      }
      player.play()
    }
    start(0)
    group.advance(to: .zero)
    group.advance(to: .seconds(100))
    var sum = Duration.zero
    let expected = lengths.map {
      sum += $0
      return sum
    }
    #expect(ends == expected)
  }

  @Test func eventsOfAllPlayersComeInTheOrderOfTimeAndThenOfMaking() {
    for step in [1, 3, 7, 100] {
      // The second and the player.
      var log: [[Int]] = []
      let group = PlayerGroup()
      func note(_ index: Int) {
        log.append([Int(group.hostTime!.components.seconds), index])
      }
      let players = [4, 2, 4, 3].enumerated().map { index, length in
        Player(clip(.seconds(length)).repeated(2), in: group)
          .onIteration { _ in note(index) }
          .onEvent { _ in note(index) }
          .onCompletion { _ in note(index) }
      }
      for player in players.reversed() { player.play() }
      for second in stride(from: 10, through: 20, by: step) { group.advance(to: .seconds(second)) }
      group.advance(to: .seconds(20))
      #expect(log == log.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
      #expect(log.count == 16)
    }
  }

  @Test func aControlCallOnAnotherPlayerActsAtTheTimeOfTheEvent() {
    for fps: Int64 in [1, 50, 1000] {
      let group = PlayerGroup()
      let trigger = Player(clip(.milliseconds(300)), in: group)
      let other = Player(clip(.seconds(10)), in: group)
      var completion: Completion?
      trigger.onEvent {
        guard $0.kind == .ended else { return }
        if other.rate == 1 { #expect(other.position == .milliseconds(300)) }
        other.rate = 2
      }
      trigger.onCompletion { _ in trigger.restart() }
      other.onCompletion { completion = $0 }
      trigger.play()
      other.play()
      for time in FrameRate.fps(fps).times(through: .seconds(1)) { group.advance(to: time) }
      #expect(other.position == .milliseconds(1700))
      #expect(trigger.position == .milliseconds(100))
      other.cancel()
      #expect(completion == .cancelled(at: .milliseconds(1700)))
    }
  }

  @Test func outputsComeOnceForEachPlayerAndAdvance() {
    let group = PlayerGroup()
    var log: [String] = []
    let late = Player(clip(.seconds(4)), in: group).onUpdate { log.append("late \($0!)") }
    let early = Player(clip(.seconds(4)), in: group)
    early.onUpdate {
      log.append("early \($0!)")
      late.play()
    }
    early.play()
    group.advance(to: .zero)
    group.advance(to: .seconds(1))
    #expect(log == ["early 0.0", "late 0.0", "late 0.25", "early 0.25"])
    #expect(early.hostTime == .seconds(1))
    early.advance(to: .seconds(2))
    #expect(late.position == .seconds(2))
  }

  @Test func aGroupKeepsItsPlayersOnlyWhileTheyRun() {
    weak var finished: Player<Clip<Double>>?
    weak var abandoned: Player<Clip<Double>>?
    do {
      let group = PlayerGroup()
      let first = Player(clip(.seconds(1)), in: group)
      first.play()
      finished = first
      let second = Player(clip(.seconds(5)), in: group)
      second.play()
      abandoned = second
      group.advance(to: .zero)
      withExtendedLifetime((first, second)) {}
      group.advance(to: .seconds(2))
    }
    #expect(finished == nil)
    #expect(abandoned == nil)
  }

  @Test func aChainWithoutOtherOwnersLivesUntilItsEnd() {
    let group = PlayerGroup()
    var ends = 0
    do {
      let first = Player(clip(.seconds(1)), in: group)
      first.onCompletion { _ in
        ends += 1
        let second = Player(clip(.seconds(1)), in: group)
        second.onCompletion { _ in ends += 1 }
        second.play()
      }
      first.play()
    }
    for second in 0...3 { group.advance(to: .seconds(second)) }
    #expect(ends == 2)
  }

  /// A control call that brings one player to the present brings those made before it there first.
  @Test(arguments: [false, true]) func aControlCallKeepsTheOrderOfMaking(advancesBefore: Bool) {
    var log: [String] = []
    let group = PlayerGroup()
    let clip = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))
    let first = Player(clip, in: group).onEvent { log.append("first \($0.kind)") }
    let second = Player(clip, in: group).onEvent { log.append("second \($0.kind)") }
    first.play(at: .zero)
    second.play()
    if advancesBefore { group.advance(to: .zero) }
    second.pause()
    group.advance(to: .seconds(1))
    #expect(log == ["first began", "second began", "first ended"])
  }
}
