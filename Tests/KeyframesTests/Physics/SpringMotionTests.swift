import Testing

@testable import Keyframes

@Suite struct SpringMotionTests {
  /// A motion that is driven frame by frame: changes happen when a frame passes their moment.
  private func driven(
    _ changes: [(time: Duration, target: Double)], fps: Int?, asking moments: [Duration]
  ) -> [UInt64] {
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    var next = 0
    func pass(_ now: Duration) {
      while next < changes.count, changes[next].time <= now {
        motion.retarget(to: changes[next].target, at: changes[next].time)
        next += 1
      }
    }
    var frame = 0
    return moments.map { moment in
      if let fps {
        let rate = FrameRate.fps(fps)
        while rate.time(ofFrame: frame) <= moment {
          pass(rate.time(ofFrame: frame))
          // A frame in between shows the value, which must leave no trace.
          _ = motion.value(at: rate.time(ofFrame: frame))
          frame += 1
        }
      }
      pass(moment)
      return motion.value(at: moment).bitPattern ^ motion.velocity(at: moment).bitPattern
    }
  }

  @Test func retargetingEvery50msGivesTheSameBitsAtEveryFrameRateAndInOneStep() {
    var random = SplitMix64(seed: 80)
    let changes = (0..<60).map { index in
      (Duration.milliseconds(50 * index), Double.random(in: -100...100, using: &random))
    }
    let moments = (0...40).map { Duration.milliseconds(100 * $0) }
    let once = driven(changes, fps: nil, asking: moments)
    for fps in [24, 30, 60, 144, 240, 1000] {
      #expect(driven(changes, fps: fps, asking: moments) == once)
    }
    // One step: all changes at once, moments asked for backwards.
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    for (time, target) in changes { motion.retarget(to: target, at: time) }
    let backwards = moments.reversed().map {
      motion.value(at: $0).bitPattern ^ motion.velocity(at: $0).bitPattern
    }
    #expect(Array(backwards.reversed()) == once)
  }

  @Test func positionAndVelocityGoOnBitForBitAtEveryChange() {
    var random = SplitMix64(seed: 81)
    var motion = SpringMotion(at: 3.0, spring: .snappy)
    var time = Duration.zero
    for _ in 0..<10_000 {
      time += .nanoseconds(Int64.random(in: 0...40_000_000, using: &random))
      let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
      motion.retarget(
        to: Double.random(in: -1e3...1e3, using: &random), at: time,
        spring: randomSpring(&random))
      #expect(motion.value(at: time) == value)
      #expect(motion.velocity(at: time) == velocity)
    }
  }

  @Test func nothingStepsAcrossAChange() {
    var random = SplitMix64(seed: 82)
    for _ in 0..<2000 {
      var motion = SpringMotion(at: 0.0, spring: randomSpring(&random))
      motion.retarget(to: 1, at: .zero)
      let time = Duration.nanoseconds(Int64.random(in: 1...500_000_000, using: &random))
      let tick = Ticks(1).duration
      let before = motion
      motion.retarget(to: -1, at: time, spring: randomSpring(&random))
      // What a tick's worth of motion can be.
      let speed = before.velocity(at: time).magnitude
      let w0 = motion.spring.angularFrequency
      let pull = (2 * w0 + speed) * 2 * (w0 + motion.spring.damping / motion.spring.mass)
      let seconds = 1 / 9e9
      #expect(
        (motion.value(at: time + tick) - before.value(at: time)).magnitude
          <= 2 * (speed + pull * seconds) * seconds + 1e-12)
      #expect(
        (motion.velocity(at: time + tick) - before.velocity(at: time)).magnitude
          <= 2 * pull * seconds + 1e-9 * max(1, speed))
    }
  }

  @Test func manyChangesBetweenTwoFramesAllCount() {
    var motion = SpringMotion(at: SIMD2(0.0, 0), spring: .interactive)
    for microsecond in 0..<1000 {
      motion.retarget(to: SIMD2(Double(microsecond), 1), at: .microseconds(microsecond))
    }
    #expect(motion.segments.count == 1000)
    #expect(motion.target == SIMD2(999, 1))
    #expect(motion.target(at: .microseconds(500)) == SIMD2(500, 1))
    #expect(motion.value(at: .seconds(10)) == SIMD2(999, 1))
    #expect(motion.isSettled(at: .seconds(10)))
    #expect(motion.isSettled(at: .milliseconds(1)) == false)
  }

  @Test func theLastOfSeveralChangesAtOneMomentHolds() {
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    motion.retarget(to: 10, at: .zero)
    var other = motion
    motion.retarget(to: 50, at: .milliseconds(80))
    motion.retarget(to: -20, at: .milliseconds(80))
    other.retarget(to: -20, at: .milliseconds(80))
    #expect(motion == other)
  }

  @Test func aChangeInThePastTakesBackTheLaterOnes() {
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    motion.retarget(to: 10, at: .zero)
    var other = motion
    motion.retarget(to: 50, at: .milliseconds(200))
    motion.retarget(to: 7, at: .milliseconds(100))
    other.retarget(to: 7, at: .milliseconds(100))
    #expect(motion == other)
  }

  @Test func thePastStaysAsItWas() {
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    motion.retarget(to: 10, at: .zero)
    let before = (0...9).map { motion.value(at: .milliseconds(10 * $0)) }
    motion.retarget(to: -40, at: .milliseconds(100))
    #expect((0...9).map { motion.value(at: .milliseconds(10 * $0)) } == before)
    #expect(motion.value(at: .seconds(-5)) == 0)
    #expect(motion.velocity(at: .seconds(-5)) == 0)
  }

  @Test func forgettingChangesNothingFromThenOn() {
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    for index in 0..<100 {
      motion.retarget(to: Double(index % 7), at: .milliseconds(20 * index))
    }
    let whole = motion
    motion.forget(before: .milliseconds(1990))
    #expect(motion.segments.count == 1)
    for millisecond in 1980..<2500 {
      #expect(
        motion.value(at: .milliseconds(millisecond)) == whole.value(at: .milliseconds(millisecond)))
    }
  }

  @Test func aMotionMayStartWithAVelocityAndComesBack() {
    let motion = SpringMotion(at: 5.0, spring: .bouncy, velocity: 100, from: .seconds(2))
    #expect(motion.velocity(at: .seconds(2)) == 100)
    #expect(motion.velocity(at: .seconds(1)) == 0)
    #expect(motion.value(at: .milliseconds(2050)) > 6)
    guard case .finite(let end) = motion.end else {
      Issue.record("a damped spring settles")
      return
    }
    #expect(end > .seconds(2))
    #expect(motion.value(at: end) == 5)
  }

  @Test func aGestureHandsItsVelocityOver() {
    var motion = SpringMotion(at: 0.0, spring: .smooth)
    motion.jump(to: 120, at: .seconds(1))
    motion.retarget(to: 0, at: .seconds(1), velocity: -800)
    #expect(motion.value(at: .seconds(1)) == 120)
    #expect(motion.velocity(at: .seconds(1)) == -800)
    #expect(motion.value(at: .seconds(3)) == 0)
  }

  @Test func anUndampedMotionNeverEnds() {
    var motion = SpringMotion(at: 0.0, spring: DampedSpring(stiffness: 10, damping: 0))
    motion.retarget(to: 1, at: .zero)
    #expect(motion.end == .unending)
    motion.retarget(to: 1, at: .seconds(3), spring: .smooth)
    #expect(motion.end < .finite(.seconds(10)))
  }

  @Test func stoppingAtTheTargetWorksFromEitherSideAndAfterSettingOutAwayFromIt() {
    for side in [1.0, -1] {
      for velocity in [0.0, 400, -400] {
        var motion = SpringMotion(at: -100 * side, spring: .bouncy)
        motion.retarget(stoppingAt: 0, at: .zero, velocity: velocity * side)
        guard case .finite(let end) = motion.end else {
          Issue.record("it arrives")
          continue
        }
        #expect(motion.value(at: end) == 0)
        #expect(motion.velocity(at: end) == 0)
        // One tick earlier it is still on its way, and at speed.
        let before = motion.value(at: end - Ticks(1).duration)
        #expect(before * side <= 0 && before.magnitude < 1e-6)
        #expect(motion.velocity(at: end - Ticks(1).duration) * side > 100)
        for step in 0..<200 {
          #expect(motion.value(at: end * step / 200) * side < 0)
        }
        if velocity < 0 { #expect(motion.value(at: .milliseconds(20)) * side < -100) }
      }
    }
  }

  @Test func stoppingAtTheTargetFromTheTargetFollowsTheVelocityAndEndsAtTheReturn() {
    var motion = SpringMotion(at: 0.0, spring: .bouncy, velocity: 0)
    motion.retarget(stoppingAt: 0, at: .zero, velocity: 50)
    #expect(motion.value(at: .milliseconds(50)) > 1)
    #expect(motion.end < .finite(.seconds(1)))
    #expect(motion.value(at: .seconds(1)) == 0)
  }
}
