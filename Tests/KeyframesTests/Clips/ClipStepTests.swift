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
      #expect((extremes.highest - own.maximum).magnitude < 1e-9)
      // It has not settled long before.
      let late = try #require(clip.value(at: .microseconds(milliseconds * 995)))
      #expect((late - 1).magnitude > 0.0005 && (late - 1).magnitude < 0.002)
    }
  }

  @Test func anUnendingStepTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Clip(from: 0.0, [.spring(to: 1, DampedSpring(duration: .seconds(1), bounce: 1))])
    }
  }
}
