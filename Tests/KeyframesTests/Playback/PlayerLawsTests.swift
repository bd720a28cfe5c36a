import Testing

@testable import Keyframes

/// Players against a model that walks through time tick by tick, and against themselves with
/// host time cut otherwise.
@Suite struct PlayerLawsTests {
  static let origins: [Duration] = [
    .zero, .seconds(-5), .seconds(1_000_000_000), .seconds(1_000_000_000_000),
    Duration(attoseconds: 123_456_789_012_345_678_901_234_567),
  ]

  struct Schedule {
    var score: Score
    var controls: [(tick: Int, control: Control)]
    var reactions: [Int: Control]
    var end: Int

    init(seed: UInt64, reacting: Bool) {
      var random = SplitMix64(seed: seed)
      score = Score.random(using: &random)
      end = Int.random(in: 0...150, using: &random)
      let length = score.length!
      let (last, count) = (end, Int.random(in: 0...8, using: &random))
      controls = (0..<count)
        .map { _ in Int.random(in: 0...last, using: &random) }
        .sorted()
        .map { ($0, .random(length: length, using: &random)) }
      controls.insert((0, .play), at: 0)
      reactions = [:]
      guard reacting else { return }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let line = Int.random(in: 1...20, using: &random)
        reactions[line] = .random(length: length, using: &random)
      }
    }

    func model() -> PlaybackModel {
      let model = PlaybackModel(score)
      model.reactions = reactions
      for (tick, control) in controls {
        model.advance(to: tick)
        model.apply(control)
        if model.isActive { model.listen() }
      }
      model.advance(to: end)
      return model
    }

    /// Plays with advances at random instants between the control calls.
    func play(density: Int, using random: inout SplitMix64) -> PlayerHarness {
      let harness = PlayerHarness(score, origin: origins.randomElement(using: &random)!)
      harness.reactions = reactions
      var now = 0
      func advance(through tick: Int) {
        while density > 0, now < tick {
          now += Int.random(in: 1...density, using: &random)
          if now < tick { harness.advance(to: now) }
        }
        now = tick
      }
      for (tick, control) in controls {
        advance(through: tick)
        harness.apply(control, at: tick)
      }
      advance(through: end)
      harness.advance(to: end)
      return harness
    }
  }

  @Test(arguments: [false, true])
  func anyPartitionOfTimeGivesTheLogOfTheModel(reacting: Bool) {
    for seed: UInt64 in 0..<700 {
      let schedule = Schedule(seed: seed, reacting: reacting)
      let model = schedule.model()
      var random = SplitMix64(seed: seed &+ 77)
      for density in [0, 1, 20] {
        let played = schedule.play(density: density, using: &random)
        let position = Ticks(saturating: played.player.position).count
        let agrees =
          played.log == model.log && position == model.position
          && played.player.status == model.status
        #expect(
          agrees,
          """
          seed \(seed), density \(density), \(schedule)
          \(played.log) \(position) \(played.player.status)
          \(model.log) \(model.position) \(model.status)
          """)
        if !agrees { return }
      }
    }
  }
}

// MARK: - The state alone

extension PlayerLawsTests {
  @Test func theStateGivesTheLogOfTheModelAsData() {
    for seed: UInt64 in 10_000..<11_000 {
      var schedule = Schedule(seed: seed, reacting: false)
      var random = SplitMix64(seed: seed)
      // Control calls that tell something themselves are the player's matter.
      schedule.controls.removeAll {
        switch $0.control {
        case .play, .pause, .rate, .reverse, .seek(_, .silent): false
        default: true
        }
      }
      schedule.controls.insert((0, .play), at: 0)
      var state = PlaybackState(end: schedule.score.end)
      var log: [String] = []
      let origin = PlayerLawsTests.origins.randomElement(using: &random)!
      func advance(to tick: Int) {
        let instant = origin + Ticks(Int64(tick)).duration
        state.advance(to: instant, in: schedule.score, detail: .each) { action in
          switch action {
          case .event(let event):
            let host = Ticks(from: origin, to: event.hostTime!).count
            log.append(
              "\(event.kind) #\(event.source) \(event.direction) \(event.ticks.count) \(host)")
          case .completion(let completion): log.append("\(completion)")
          case .update: break
          }
        }
      }
      let model = PlaybackModel(schedule.score)
      for (tick, control) in schedule.controls {
        model.advance(to: tick)
        model.apply(control)
        model.listen()
        if Bool.random(using: &random) { advance(to: tick / 2) }
        advance(to: tick)
        switch control {
        case .play: state.play()
        case .pause: state.pause()
        case .rate(let rate): state.setRate(rate)
        case .reverse: state.reverse()
        case .seek(let target, _): state.seek(to: Ticks(Int64(target)).duration)
        default: break
        }
      }
      model.advance(to: schedule.end)
      advance(to: schedule.end)
      let expected = model.log.map { $0.hasPrefix("finished") ? "finished" : $0 }
      guard log != expected || Ticks(saturating: state.position).count != model.position else {
        continue
      }
      Issue.record("seed \(seed): \(log), but \(expected)")
      return
    }
  }
}

// MARK: - Groups

extension PlayerLawsTests {
  /// Players that start, stop and turn each other by a random table.
  private func log(ofGroup seed: UInt64, density: Int) -> [String] {
    var random = SplitMix64(seed: seed)
    var log: [String] = []
    let group = PlayerGroup()
    let scores = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      Score.random(using: &random)
    }
    var players: [Player<Score>] = []
    let table = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      (
        player: Int.random(in: 0..<scores.count, using: &random),
        control: Control.random(length: 40, using: &random)
      )
    }
    func tell(_ index: Int, _ text: String) {
      log.append("\(index) \(text) \(Ticks(saturating: group.hostTime!).count)")
      guard log.count % 3 == 0, log.count / 3 < table.count else { return }
      let (target, control) = table[log.count / 3]
      let player = players[target]
      switch control {
      case .play: player.play()
      case .pause: player.pause()
      case .rate(let rate): player.setRate(rate)
      case .reverse: player.reverse()
      case .seek(let target, let policy): player.seek(to: Ticks(Int64(target)).duration, policy)
      case .restart: player.restart()
      case .finish(let policy): player.finish(policy)
      case .cancel: player.cancel()
      }
    }
    for (index, score) in scores.enumerated() {
      let player = Player(score, in: group)
      player
        .onEvent { tell(index, "\($0.kind) #\($0.source) \($0.ticks.count)") }
        .onIteration { tell(index, "\($0.kind) #\($0.source) \($0.ticks.count)") }
        .onCompletion { tell(index, "\($0)") }
      players.append(player)
    }
    for player in players { player.play() }
    var cuts = SplitMix64(seed: seed &+ UInt64(density))
    var now = 0
    group.advance(to: .zero)
    while now < 200 {
      now = density == 0 ? 200 : min(200, now + Int.random(in: 1...density, using: &cuts))
      group.advance(to: Ticks(Int64(now)).duration)
    }
    for player in players { log.append("\(player.status) \(player.position)") }
    group.host.dismissAll()
    return log
  }

  @Test func playersThatControlEachOtherDoSoAlikeForAnyPartitionOfTime() {
    for seed: UInt64 in 0..<700 {
      let whole = log(ofGroup: seed, density: 0)
      for density in [1, 30] where log(ofGroup: seed, density: density) != whole {
        Issue.record("seed \(seed): \(log(ofGroup: seed, density: density)), but \(whole)")
        return
      }
    }
  }
}
