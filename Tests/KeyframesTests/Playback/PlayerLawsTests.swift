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
    for seed: UInt64 in 0..<1500 {
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
