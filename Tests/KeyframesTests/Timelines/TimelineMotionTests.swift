import Testing

@testable import Keyframes

@Suite struct TimelineMotionTests {
  /// All properties of the random trees.
  static func number(_ index: Int) -> TimelineProperty<Board, Double> {
    TimelineProperty("number \(index)") {
      $0.numbers[index]
    } set: {
      $0.numbers[index] = $1
    }
  }

  @Test func theValueHasTheBitsOfTheTimeline() {
    var tree = RandomTimeline(random: SplitMix64(seed: 91))
    for seed in 0..<300 {
      let timeline = tree.timeline(depth: 3)
      let motions = (0..<6).map { TimelineMotion(of: Self.number($0), in: timeline) }
      for _ in 0..<30 {
        let time = tree.time(-1000..<9000)
        let right = timeline.value(at: time).numbers.map(\.bitPattern)
        let seen = motions.map { $0.value(at: time).bitPattern }
        guard seen == right else {
          Issue.record("tree \(seed) at \(time)")
          return
        }
      }
    }
    #expect(tree.random.next() != 0)
  }

  @Test func theVelocityIsTheDifferenceOfValuesWhereTheyAreSmooth() {
    var tree = RandomTimeline(random: SplitMix64(seed: 92))
    var mismatches = Mismatches()
    var (compared, moving) = (0, 0)
    let step = Duration.microseconds(10)
    for seed in 0..<500 {
      let timeline = tree.timeline(depth: 3)
      for index in 0..<6 {
        let motion = TimelineMotion(of: Self.number(index), in: timeline)
        for _ in 0..<12 {
          // Off the times at which things begin and end.
          let time = tree.time(0..<6000) + .microseconds(101)
          let (left, here, right) = (
            motion.value(at: time - step), motion.value(at: time), motion.value(at: time + step)
          )
          let differences = ((here - left) / 1e-5, (right - here) / 1e-5)
          let scale = max(1, differences.0.magnitude)
          // A jump, a corner or much curvature between the three.
          guard (differences.0 - differences.1).magnitude < 1e-2 * scale else { continue }
          compared += 1
          let velocity = motion.velocity(at: time)
          if velocity != 0 { moving += 1 }
          let mean = (differences.0 + differences.1) / 2
          mismatches.check(
            (velocity - mean).magnitude <= 2e-3 * scale,
            "tree \(seed), number \(index) at \(time): \(velocity), not \(mean)")
        }
      }
    }
    #expect(compared > 20_000)
    #expect(moving > 1000)
    #expect(mismatches.found == [])
  }

  @Test func aCrossFadeMovesByItsWeightToo() {
    var inner = Timeline(AlertPose())
    inner.add(Clip(Track(from: 0.0, to: 10), duration: .seconds(1)), to: .alertY)
    let motion = TimelineMotion(of: .alertY, in: inner.weighted(by: 0.25))
    #expect(motion.value(at: .seconds(0.5)) == 1.25)
    #expect(motion.velocity(at: .seconds(0.5)) == 2.5)
  }

  @Test func bothSidesOfALoopHaveTheirOwnVelocity() {
    var inner = Timeline(AlertPose())
    inner.add(Clip(Track(from: 0.0, to: 10), duration: .seconds(1)), to: .alertY)
    let yoyo = TimelineMotion(of: .alertY, in: inner.repeated(2, alternating: true))
    #expect(yoyo.velocity(at: .seconds(1), side: .below) == 10)
    #expect(yoyo.velocity(at: .seconds(1)) == -10)
    let paused = TimelineMotion(of: .alertY, in: inner.repeated(2, pause: .seconds(1)))
    #expect(paused.velocity(at: .seconds(1), side: .below) == 10)
    #expect(paused.velocity(at: .seconds(1)) == 0)
    #expect(paused.velocity(at: .seconds(1.5)) == 0)
    #expect(paused.velocity(at: .seconds(2), side: .below) == 0)
    #expect(paused.velocity(at: .seconds(2)) == 10)
    #expect(paused.velocity(at: .seconds(3), side: .below) == 10)
    #expect(paused.velocity(at: .seconds(3)) == 0)
    let twice = TimelineMotion(of: .alertY, in: inner.scaled(by: 2).reversed())
    #expect(twice.velocity(at: .seconds(0.25)) == -20)
  }
}
