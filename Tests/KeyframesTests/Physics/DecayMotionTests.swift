import Testing

@testable import Keyframes

@Suite struct DecayMotionTests {
  @Test func velocityIsKeptByItsShareOfEachMillisecond() {
    let motion = DecayMotion(from: 10.0, velocity: 1000, decay: .normal)
    var expected = 1000.0
    for millisecond in 0...2000 {
      #expect((motion.velocity(at: .milliseconds(millisecond)) - expected).magnitude < 1e-9)
      expected *= 0.998
    }
  }

  @Test func theValueIsTheIntegralOfTheVelocity() {
    let motion = DecayMotion(from: -3.0, velocity: -700, decay: .fast)
    var sum = -3.0
    // Simpson's rule over milliseconds.
    for millisecond in 0..<500 {
      let speeds = (0...2).map {
        motion.velocity(at: .microseconds(1000 * millisecond + 500 * $0))
      }
      sum += (speeds[0] + 4 * speeds[1] + speeds[2]) / 6000
      #expect((motion.value(at: .milliseconds(millisecond + 1)) - sum).magnitude < 1e-6)
    }
  }

  @Test func startAndEndAreExactToTheBit() {
    var random = SplitMix64(seed: 111)
    for _ in 0..<2000 {
      let from = Double.random(in: -1e5...1e5, using: &random)
      let velocity = Double.random(in: -1e5...1e5, using: &random)
      let decay = Decay(friction: DeterministicMath.exp(Double.random(in: -3...4, using: &random)))
      let motion = DecayMotion(from: from, velocity: velocity, decay: decay)
      #expect(motion.value(at: .zero) == from)
      #expect(motion.velocity(at: .zero) == velocity)
      #expect(motion.value(at: .seconds(-3)) == from)
      let end = motion.duration.finite ?? .zero
      #expect(motion.value(at: end) == motion.destination)
      #expect(motion.velocity(at: end) == 0)
      // Never early, and late by two ticks at most.
      let distance = (motion.destination - from).magnitude
      let tick = Ticks(1).duration
      let before = (motion.destination - motion.value(at: end - tick)).magnitude
      #expect(before <= distance * 0.001 * (1 + 1e-8) + from.ulp.magnitude)
      let earlier = (motion.destination - motion.value(at: end - tick * 3)).magnitude
      #expect(earlier >= distance * 0.001 * (1 - 1e-6) - 1e-10)
    }
  }

  @Test func aDecayWithoutAVelocityHasEndedAtItsStart() {
    let motion = DecayMotion(from: 4.0, velocity: 0)
    #expect(motion.duration == .finite(.zero))
    #expect(motion.destination == 4)
    #expect(motion.value(at: .seconds(1)) == 4)
  }

  @Test func vectorsDecayOnAStraightLine() {
    let motion = DecayMotion(from: SIMD2(1.0, 2), velocity: SIMD2(30, -40), decay: .fast)
    let x = DecayMotion(from: 1.0, velocity: 30, decay: .fast, tolerance: .absolute(0.001))
    for millisecond in stride(from: 0, to: 400, by: 25) {
      let value = motion.value(at: .milliseconds(millisecond))
      #expect(value.x == x.value(at: .milliseconds(millisecond)))
      #expect(((value.x - 1) * -40 - (value.y - 2) * 30).magnitude < 1e-10)
    }
  }

  @Test func theTimeOfReachingAPointIsSolvedFor() {
    let motion = DecayMotion(from: 0.0, velocity: 1000, decay: .normal)
    for point in [1.0, 100, 250, 490] {
      let time = motion.time(reaching: point) ?? .zero
      #expect((motion.value(at: time) - point).magnitude < 1e-6)
    }
    #expect(motion.time(reaching: 0) == .zero)
    #expect(motion.time(reaching: -1) == nil)
    #expect(motion.time(reaching: 500) == nil)
  }
}
