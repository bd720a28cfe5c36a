import Testing

@testable import Keyframes

@Suite struct ClipSpringsTests {
  @Test func aClipOnASpringIsTheSpringAndLastsUntilItHasSettled() throws {
    var random = SplitMix64(seed: 81)
    var worst = 0.0
    for _ in 0..<1000 {
      let spring = randomSpring(&random)
      guard spring.dampingRatio > 1e-3 else { continue }
      let velocity = spring.angularFrequency * Double.random(in: -2...2, using: &random)
      let clip = Clip.spring(from: -3.0, to: 5, spring, velocity: velocity)
      let way = SpringSegment(from: -3.0, to: 5, velocity: 8 * velocity, spring: spring)
      #expect(clip.end == way.settlingDuration)
      let end = try #require(clip.end.finite)
      #expect(clip.value(at: end) == 5)
      #expect(clip.value(at: .zero) == -3)
      for _ in 0..<10 {
        let time = Duration.seconds(end.inSeconds * Double.random(in: 0..<1, using: &random))
        guard time.inSeconds * spring.angularFrequency < 1000 else { continue }
        let value = try #require(clip.value(at: time))
        worst = max(worst, (value - way.value(at: time)).magnitude / 8 / 3)
        let slope = try #require(clip.velocity(at: time))
        let expected = way.velocity(at: time)
        worst = max(worst, (slope - expected).magnitude / 24 / spring.angularFrequency)
      }
    }
    #expect(worst <= 1e-12)
  }

  @Test func layoutsTakeTheSettlingTime() throws {
    var timeline = Timeline(AlertPose())
    let spring = Clip.spring(from: 0.0, to: 1, .bouncy)
    timeline.add(spring, to: .alertScale, named: "in")
    timeline.add(.fadeOut(), to: .alertOpacity, named: "out")
    timeline.add(.decay(from: 0.0, velocity: 500), to: .alertY, named: "fling")
    let settled = try #require(DampedSpring.bouncy.settlingDuration().finite)
    let placed = Ticks(saturating: settled).duration
    let events = timeline.compiled().events(in: .zero...timeline.duration)
    let parts = timeline.compiled().parts
    let out = try #require(
      events.first { $0.kind == .began && parts[$0.source].name == "out" })
    // The settling time rounded up to a tick.
    #expect(out.time - placed <= .nanoseconds(1) && out.time >= settled)
    #expect(spring.end == .finite(out.time))
    let rest = try #require(DecayMotion(from: 0.0, velocity: 500).duration.finite)
    let end = out.time + .milliseconds(200) + rest
    #expect((timeline.duration - end).attoseconds.magnitude < 1_000_000_000)
    let destination = DecayMotion(from: 0.0, velocity: 500).destination
    #expect(timeline.value(at: timeline.duration).y == destination)
  }

  @Test func anUndampedSpringGoesOnWithoutEnd() throws {
    let spring = DampedSpring(duration: .milliseconds(700), bounce: 1)
    let clip = Clip.spring(from: 10.0, to: 20, spring)
    #expect(clip.end == .unending)
    let way = SpringSegment(from: 10.0, to: 20, spring: spring)
    for seconds in [0.1, 3.33, 50, 111.1] {
      let value = try #require(clip.value(at: .seconds(seconds)))
      #expect((value - way.value(at: .seconds(seconds))).magnitude < 1e-11)
    }
    // Half a tick in 160 periods.
    let late = try #require(clip.value(at: .seconds(100_000)))
    #expect((late - way.value(at: .seconds(100_000))).magnitude < 1e-6)
    var timeline = Timeline(AlertPose())
    timeline.add(clip, to: .alertScale, named: "swing")
    #expect(timeline.end == .unending)
    #expect(throws: TimelineError.self) {
      try timeline.add(validating: .hide, to: .alertScale)
    }
  }

  @Test func beyondTheRangeOfTimeASpringHasNoEndEither() {
    let slow = DampedSpring(duration: .seconds(1_000_000_000), bounce: 0)
    let clip = Clip.spring(from: 0.0, to: 1, slow)
    #expect(clip.end == .unending)
    let way = SpringSegment(from: 0.0, to: 1, spring: slow)
    let time = Duration.seconds(90_000_000)
    #expect(((clip.value(at: time) ?? 0) - way.value(at: time)).magnitude < 1e-12)
  }

  @Test func vectorsMoveAsOne() throws {
    let (from, to) = (SIMD2(0.0, 10), SIMD2(30.0, -30))
    let clip = Clip.spring(from: from, to: to, .snappy)
    let way = SpringSegment(from: from, to: to, spring: .snappy)
    #expect(clip.end == way.settlingDuration)
    let value = try #require(clip.value(at: .milliseconds(160)))
    #expect((value - way.value(at: .milliseconds(160))).length < 1e-12)
  }

  @Test func aDecayComesToRestWhereItIsProjected() throws {
    let clip = Clip.decay(from: SIMD2(1.0, 2), velocity: SIMD2(100.0, -50))
    let motion = DecayMotion(from: SIMD2(1.0, 2), velocity: SIMD2(100.0, -50))
    #expect(clip.end == motion.duration)
    for milliseconds in [0, 100, 700, 5000] {
      let time = Duration.milliseconds(milliseconds)
      let difference = try #require(clip.value(at: time)) - motion.value(at: time)
      #expect(difference.length < 1e-12)
    }
  }
}
