import Testing

@testable import Keyframes

@Suite struct SpringSegmentPeaksTests {
  @Test(arguments: [(0.5, 0.16303), (0.7071067811865476, 0.04321), (0.3, 0.3723)])
  func theOvershootOfAStepFollowsFromTheDampingRatio(ratio: Double, expected: Double) {
    let spring = DampedSpring(response: .milliseconds(700), dampingRatio: ratio)
    for (from, to) in [(0.0, 1.0), (1, 0), (-3, -13)] {
      let way = SpringSegment(from: from, to: to, spring: spring)
      #expect((way.overshoot / (to - from).magnitude - expected).magnitude < 5e-5)
    }
  }

  @Test func theValueTurnsRoundAtPeaksAndPassesTheTargetAtCrossings() {
    var random = SplitMix64(seed: 90)
    for _ in 0..<2000 {
      let spring = randomSpring(&random)
      let w0 = spring.angularFrequency
      let velocity = w0 * Double.random(in: -2...2, using: &random)
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: velocity, spring: spring, tolerance: .absolute(1e-300))
      for number in 0..<3 {
        if let time = way.peakTime(number), time > .microseconds(1),
          time.inSeconds * w0 < 100
        {
          let speed = way.velocity(at: time).magnitude
          let turn = way.acceleration(at: time).magnitude / 9e9
          #expect(speed <= 2 * turn + 1e-12 * w0)
        }
        if let time = way.crossingTime(number), time.inSeconds * w0 < 100 {
          let speed = way.velocity(at: time).magnitude / 9e9
          #expect(way.value(at: time).magnitude <= 2 * speed + 1e-12)
        }
      }
    }
  }

  @Test func crossingsAndPeaksOfAnOscillationAreHalfPeriodsApart() {
    let spring = DampedSpring(stiffness: 100, damping: 4)
    let way = SpringSegment(from: 0.0, to: 1, spring: spring)
    let half = Double.pi / spring.basis.width
    for number in 0..<5 {
      let peak = way.peakTime(number)?.inSeconds ?? 0
      #expect((peak - Double(number + 1) * half).magnitude < 1e-9)
      let first = way.crossingTime(0)?.inSeconds ?? 0
      let crossing = way.crossingTime(number)?.inSeconds ?? 0
      #expect((crossing - first - Double(number) * half).magnitude < 1e-9)
    }
  }

  @Test func overdampedWaysCrossAtMostOnce() {
    let spring = DampedSpring(response: .seconds(1), dampingRatio: 3)
    let slow = SpringSegment(from: 0.0, to: 1, spring: spring)
    #expect(slow.crossingTime() == nil)
    #expect(slow.peakTime() == nil)
    #expect(slow.overshoot == 0)
    let fast = SpringSegment(from: 0.0, to: 1, velocity: 200, spring: spring)
    #expect(fast.crossingTime() != nil)
    #expect(fast.crossingTime(1) == nil)
    #expect(fast.peakTime() != nil)
    #expect(fast.peakTime(1) == nil)
    #expect(fast.overshoot > 1)
  }

  @Test func overshootIsTheFarthestWayBeyondByDenseSampling() {
    var random = SplitMix64(seed: 91)
    for _ in 0..<300 {
      let spring = randomSpring(&random)
      guard spring.dampingRatio > 0.01 else { continue }
      let w0 = spring.angularFrequency
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: w0 * Double.random(in: -20...20, using: &random),
        spring: spring, tolerance: .absolute(1e-6))
      var farthest = 0.0
      for step in 0..<1000 {
        let ticks = Double(step) * 0.02 / w0 * 9e9
        farthest = max(farthest, -way.distance(afterTicks: ticks))
      }
      #expect(farthest <= way.overshoot + 1e-12)
      #expect(farthest >= way.overshoot * 0.99)
    }
  }
}
