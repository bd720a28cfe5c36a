import Testing

@testable import Keyframes

/// Sources and policies of every kind, from a seed.
struct RandomMotions {
  var random: SplitMix64
  private var tree: RandomTimeline

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    tree = RandomTimeline(random: SplitMix64(seed: seed &+ 1))
  }

  mutating func number(_ range: ClosedRange<Double> = -10...10) -> Double {
    Double.random(in: range, using: &random)
  }

  mutating func time(_ range: Range<Int>) -> Duration {
    .nanoseconds(
      Int.random(in: range, using: &random) * 1000 + Int.random(in: 0..<1000, using: &random))
  }

  mutating func spring() -> DampedSpring {
    DampedSpring(
      response: time(80_000..<900_000), dampingRatio: number(0.1...1.6),
      mass: number(0.5...2))
  }

  private mutating func easing() -> Easing {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .linear
    case 1: .easeInOut
    case 2: .cubicBezier(number(0...1), number(-1...2), number(0.05...1), number(-1...2))
    case 3: .spring(spring())
    case 4: .easeOutBack
    case 5: .easeInElastic
    default: .easeOut
    }
  }

  mutating func clip() -> Clip<Double> {
    var keys: [Keyframe<Double>] = []
    let count = Int.random(in: 2...5, using: &random)
    for index in 0..<count {
      keys.append(
        Keyframe(at: Double(index) / Double(count - 1), number(), easing: easing()))
    }
    let track = try! Track(validating: keys)
    let directions = IterationDirection.allCases
    let clip = Clip(
      track,
      timing: Timing(
        duration: time(100_000..<2_000_000), delay: time(0..<100_000),
        iterations: .finite(number(0.5...3)),
        direction: directions[Int.random(in: 0..<directions.count, using: &random)],
        fill: Bool.random(using: &random) ? .both : .forwards, easing: easing()))
    return Bool.random(using: &random) ? clip : clip.reversed()
  }

  mutating func source() -> MotionSource<Double> {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: return .clip(clip(), over: number())
    case 2:
      return .spring(
        SpringSegment(from: number(), to: number(), velocity: number(-50...50), spring: spring()))
    case 3: return .decay(DecayMotion(from: number(), velocity: number(-100...100)))
    case 4:
      var motion = SpringMotion(at: number(), spring: spring())
      for step in 0..<4 { motion.retarget(to: number(), at: .milliseconds(80 * step)) }
      return .spring(motion)
    case 5: return .rest(at: number())
    default:
      let timeline = tree.timeline(depth: 2)
      let index = Int.random(in: 0..<6, using: &random)
      return .property(TimelineMotionTests.number(index), of: timeline)
    }
  }

  mutating func policy() -> InterruptionPolicy {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .spring(spring())
    case 1: .blend(over: time(10_000..<400_000))
    case 2: .additive(over: time(10_000..<400_000))
    default: .reverse(turningIn: time(10_000..<200_000))
    }
  }
}

@Suite struct InterruptibleMotionTests {
  @Test func nothingStepsAtTenThousandInterruptionsOfAnythingByAnything() {
    var motions = RandomMotions(seed: 101)
    var worst = (value: 0.0, velocity: 0.0)
    var (count, moving) = (0, 0)
    while count < 10_000 {
      var motion = InterruptibleMotion(motions.source())
      var time = Duration.zero
      for _ in 0..<5 {
        time += motions.time(1000..<500_000)
        let (value, below) = (motion.value(at: time), motion.velocity(at: time, side: .below))
        // A corner of the path at the very moment is the path's own.
        guard below == motion.velocity(at: time) else { continue }
        motion.interrupt(at: time, with: motions.source(), by: motions.policy())
        count += 1
        if below != 0 { moving += 1 }
        let range = max(20, value.magnitude)
        worst.value = max(worst.value, (motion.value(at: time) - value).magnitude / range)
        worst.velocity = max(
          worst.velocity,
          (motion.velocity(at: time) - below).magnitude / max(range, below.magnitude))
        #expect(motion.velocity(at: time, side: .below) == below)
      }
    }
    #expect(moving > 5000)
    #expect(worst.value <= 1e-12)
    #expect(worst.velocity <= 1e-9)
  }

  @Test func theVelocityIsTheDifferenceOfValues() {
    var motions = RandomMotions(seed: 102)
    var mismatches = Mismatches()
    var (compared, moving) = (0, 0)
    let step = Duration.microseconds(2)
    for seed in 0..<3000 {
      var motion = InterruptibleMotion(motions.source())
      var time = Duration.zero
      for _ in 0..<4 {
        time += motions.time(1000..<400_000)
        motion.interrupt(at: time, with: motions.source(), by: motions.policy())
      }
      for _ in 0..<8 {
        let time = motions.time(0..<2_500_000)
        let (left, here, right) = (
          motion.value(at: time - step), motion.value(at: time), motion.value(at: time + step)
        )
        let differences = ((here - left) / 2e-6, (right - here) / 2e-6)
        let scale = max(10, differences.0.magnitude)
        guard (differences.0 - differences.1).magnitude < 1e-2 * scale else { continue }
        compared += 1
        let velocity = motion.velocity(at: time)
        if velocity != 0 { moving += 1 }
        let mean = (differences.0 + differences.1) / 2
        mismatches.check(
          (velocity - mean).magnitude <= 3e-3 * scale,
          "\(seed) at \(time): \(velocity), not \(mean)")
      }
    }
    #expect(compared > 20_000)
    #expect(moving > 8000)
    #expect(mismatches.found == [])
  }

  @Test func seenByDifferencesTooTheVelocityHasNoStep() {
    var motions = RandomMotions(seed: 103)
    var broken = 0
    for _ in 0..<500 {
      let spring = motions.spring()
      let source = MotionSource.spring(
        SpringSegment(from: motions.number(), to: motions.number(), spring: spring))
      var motion = InterruptibleMotion(source)
      let time = motions.time(50_000..<200_000)
      motion.interrupt(at: time, to: motions.number(), by: motions.policy())
      // Halving the step halves the difference of both sides, if there is no step.
      func gap(_ step: Duration) -> Double {
        let (left, here, right) = (
          motion.value(at: time - step), motion.value(at: time), motion.value(at: time + step)
        )
        return ((right - here) - (here - left)).magnitude / step.inSeconds
      }
      let (far, near) = (gap(.microseconds(200)), gap(.microseconds(20)))
      if near > 0.2 * far + 1e-4 { broken += 1 }
    }
    #expect(broken == 0)
  }

  @Test func whatComesIsTheSameAtEveryFrameRateAndInOneStep() {
    /// Asks on every frame of a rate, and interrupts every 50 ms with what lies between two frames.
    func driven(_ rate: FrameRate?) -> [UInt64] {
      var motions = RandomMotions(seed: 104)
      var motion = InterruptibleMotion(motions.source())
      var results: [UInt64] = []
      var next = Duration.zero
      func interrupt(until now: Duration) {
        while next <= now {
          motion.interrupt(at: next, with: motions.source(), by: motions.policy())
          next += .milliseconds(50)
        }
      }
      guard let rate else {
        interrupt(until: .seconds(4))
        return (0...8).flatMap { half -> [UInt64] in
          let time = Duration.milliseconds(500 * half)
          return [motion.value(at: time).bitPattern, motion.velocity(at: time).bitPattern]
        }
      }
      for frame in 0... {
        let time = rate.time(ofFrame: frame)
        guard time <= .seconds(4) else { break }
        interrupt(until: time)
        let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
        if time.attoseconds % 500_000_000_000_000_000 == 0 {
          results += [value.bitPattern, velocity.bitPattern]
        }
      }
      return results
    }
    let once = driven(nil)
    #expect(once.count == 18)
    for fps in [30, 60, 144, 240, 1000] as [Int64] { #expect(driven(.fps(fps)) == once, "\(fps)") }
  }

  @Test func manyInterruptionsBetweenTwoFramesAllCount() {
    var motion = InterruptibleMotion(.clip(.slideIn()))
    for step in 0..<100 {
      motion.interrupt(
        at: .milliseconds(50) + .microseconds(100 * step), to: Double(step % 7),
        by: step % 2 == 0 ? .spring(.snappy) : .additive(over: .milliseconds(80)))
    }
    #expect(motion.interruptions.count == 100)
    var again = motion
    again.forget(before: .milliseconds(60))
    #expect(again.interruptions.count < 2)
    #expect(again.value(at: .milliseconds(70)) == motion.value(at: .milliseconds(70)))
  }
}
