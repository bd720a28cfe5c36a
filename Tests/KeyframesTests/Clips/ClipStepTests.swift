import Testing

@testable import Keyframes

@Suite struct ClipStepTests {
  @Test func stepsFollowEachOtherInTheirOwnTimes() throws {
    let clip = Clip(
      from: 0.0,
      [
        .ease(to: 1.2, over: .milliseconds(200), .easeIn), .spring(to: 1, .bouncy),
        .hold(for: .seconds(1)), .jump(to: 3), .spring(to: 0, .smooth, over: .milliseconds(250)),
      ])
    #expect(clip.value(at: .milliseconds(200)) == 1.2)
    let end = try #require(clip.end.finite)
    #expect(clip.value(at: end) == 0)
    #expect(clip.value(at: end - .milliseconds(250)) == 3)
    #expect(clip.value(at: end - .milliseconds(251)) == 1)
    #expect(clip.value(at: end - .milliseconds(1200)) == 1)
    // The spring's own settling, with what it inherits.
    let velocity = try #require(clip.velocity(at: .milliseconds(200), side: .below))
    let way = SpringSegment(from: 1.2, to: 1, velocity: velocity, spring: .bouncy)
    let settled = try #require(way.settlingDuration.finite)
    #expect(end - .milliseconds(1450) - settled <= .nanoseconds(1))
    for milliseconds in [1, 30, 200, 600] {
      let time = Duration.milliseconds(milliseconds)
      let value = try #require(clip.value(at: .milliseconds(200) + time))
      #expect((value - way.value(at: time)).magnitude < 1e-9)
    }
  }

  @Test func aSpringInheritsTheSpeed() throws {
    var random = SplitMix64(seed: 82)
    for _ in 0..<300 {
      let first = Double.random(in: 1...9, using: &random)
      let second = first + Double.random(in: 1...9, using: &random)
      let over: Duration? = Bool.random(using: &random) ? nil : .milliseconds(400)
      let clip = Clip(
        from: 0.0,
        [
          .ease(to: first, over: .milliseconds(300), [.linear, .easeIn, .easeOutBack][0]),
          .spring(to: second, .snappy, over: over),
        ])
      let before = try #require(clip.velocity(at: .milliseconds(300), side: .below))
      let after = try #require(clip.velocity(at: .milliseconds(300)))
      #expect((before - after).magnitude <= 1e-9 * before.magnitude)
      if over != nil { #expect(clip.end == .finite(.milliseconds(700))) }
    }
  }

  @Test func aGivenTimeIsMetByAFasterOrSlowerSpringOfTheSameBounce() throws {
    for milliseconds in [50, 250, 3000] {
      let clip = Clip(
        from: 0.0, [.spring(to: 1, .bouncy, over: .milliseconds(milliseconds))])
      let extremes = clip.track.extremes()
      let own = Easing.spring(.bouncy).extremes()
      #expect(clip.end == .finite(.milliseconds(milliseconds)))
      #expect((extremes.highest - own.highest).magnitude < 1e-9)
      // It has not settled long before.
      let late = try #require(clip.value(at: .microseconds(milliseconds * 995)))
      #expect((late - 1).magnitude > 0.0005 && (late - 1).magnitude < 0.002)
    }
  }

  @Test func aSpringInheritsTheVelocityOfAVectorInEveryDirection() throws {
    var random = SplitMix64(seed: 83)
    func vector() -> SIMD2<Double> {
      SIMD2(Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
    }
    for round in 0..<60 {
      let (from, first) = (vector(), vector())
      let second = round % 5 == 0 ? first : vector()
      let spring = DampedSpring(
        duration: .milliseconds(400), bounce: Double.random(in: -0.6...0.6, using: &random))
      let over: Duration? = round % 2 == 0 ? nil : .milliseconds(700)
      let clip = Clip(
        from: from,
        [
          .ease(to: first, over: .milliseconds(300), .easeIn),
          .spring(to: second, spring, over: over),
          .hold(for: .milliseconds(100)),
        ])
      let moment = Duration.milliseconds(300)
      let before = try #require(clip.velocity(at: moment, side: .below))
      let after = try #require(clip.velocity(at: moment))
      #expect((before - after).length <= 1e-9 * before.length)
      let way: SpringSegment<SIMD2<Double>>
      if let over {
        #expect(clip.end == .finite(.milliseconds(1100)))
        way = SpringSegment(
          from: first, to: second, velocity: before,
          spring: spring.settling(within: over, from: first, to: second, velocity: before))
      } else {
        way = SpringSegment(from: first, to: second, velocity: before, spring: spring)
        let end = try #require(clip.end.finite)
        let settled = try #require(way.settlingDuration.finite)
        #expect((end - moment - .milliseconds(100) - settled).inSeconds.magnitude < 1e-9)
      }
      let reach = max((second - first).length, before.length / way.spring.angularFrequency)
      var worst = (value: 0.0, velocity: 0.0)
      for step in 0..<400 {
        let time = Duration.microseconds(1 + 2000 * step)
        guard way.settlingDuration > .finite(time) else { break }
        let value = try #require(clip.value(at: moment + time))
        worst.value = max(worst.value, (value - way.value(at: time)).length / reach)
        let velocity = try #require(clip.velocity(at: moment + time))
        worst.velocity = max(
          worst.velocity, (velocity - way.velocity(at: time)).length / reach)
      }
      #expect(worst.value <= 1.5e-7)
      #expect(worst.velocity <= 1e-3)
      #expect(clip.value(at: .seconds(90)) == second)
      #expect(clip.track.keyframes.count < 2000)
    }
  }

  @Test func withoutAWayASpringComesBackFromWhereItIsCarried() throws {
    let clip = Clip(
      from: 0.0, [.ease(to: 1, over: .milliseconds(100)), .spring(to: 1, .bouncy)])
    let way = SpringSegment(from: 1.0, to: 1, velocity: 10, spring: .bouncy)
    let peak = try #require(way.peakTime())
    let value = try #require(clip.value(at: .milliseconds(100) + peak))
    #expect((value - way.value(at: peak)).magnitude < 1e-6)
    #expect(value > 1.3)
    let velocity = try #require(clip.velocity(at: .milliseconds(100)))
    #expect((velocity - 10).magnitude < 1e-9)
    #expect(clip.value(at: .seconds(9)) == 1)
  }

  @Test func anUnendingStepTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Clip(from: 0.0, [.spring(to: 1, DampedSpring(duration: .seconds(1), bounce: 1))])
    }
  }
}
