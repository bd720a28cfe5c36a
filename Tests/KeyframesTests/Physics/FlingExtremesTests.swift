import Testing

@testable import Keyframes

/// Decays and flings of numbers that nobody should write, and their laws.
@Suite struct FlingExtremesTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -.greatestFiniteMagnitude, -1e9, -3, -0.0, 0,
    .leastNonzeroMagnitude, 1e-9, 2, 1e9, .greatestFiniteMagnitude,
  ]

  @Test func decaysFromDataAreRefusedByNameOrAnswerAlways() {
    for number in Self.numbers {
      for isFriction in [true, false] {
        do throws(DecayError) {
          let decay =
            isFriction
            ? try Decay(validatingFriction: number)
            : try Decay(validatingKeptPerMillisecond: number)
          #expect(decay.friction >= 1e-6 && decay.friction <= 1e9)
        } catch {
          #expect("\(error)".hasSuffix("not \(error.value)"))
        }
      }
    }
  }

  @Test func everyFlingAnswersAtEveryMoment() {
    let times: [Duration] = [
      .seconds(-1), .zero, .nanoseconds(1), .milliseconds(500), .seconds(2_000_000_000),
    ]
    let tolerances: [SettlingTolerance] = [
      .standard, .absolute(0.1), .fraction(0), .absolute(.nan), .fraction(-1),
      .absolute(.infinity),
    ]
    var mismatches = Mismatches()
    for from in Self.numbers {
      for velocity in Self.numbers {
        for tolerance in tolerances {
          let flings = [
            Fling(from: from, velocity: velocity, tolerance: tolerance),
            Fling(from: from, velocity: velocity, within: -100...100, tolerance: tolerance),
            Fling(
              from: from, velocity: velocity, within: -.infinity ... .infinity,
              tolerance: tolerance),
            Fling(
              from: from, velocity: velocity, landingOn: [.nan, 5, -1e300, .infinity],
              tolerance: tolerance),
          ]
          for (index, fling) in flings.enumerated() {
            _ = (fling.duration, fling.handoverTime)
            let isPlain = from.magnitude <= 1e9 && velocity.magnitude <= 1e9
            for time in times {
              let (value, speed) = (fling.value(at: time), fling.velocity(at: time))
              mismatches.check(
                !isPlain || (value.isFinite && speed.isFinite),
                "\(index): \(from), \(velocity), \(tolerance) at \(time): \(value), \(speed)")
            }
          }
        }
      }
    }
    #expect(mismatches.found == [])
    #expect(Fling.point(nearest: 7, among: [.nan, 5, 20]) == 5)
    #expect(Fling.point(nearest: 7, among: [5, .nan, 20]) == 5)
  }

  @Test func aDecayThatIsTakenUpAgainIsTheSameDecay() {
    var random = SplitMix64(seed: 171)
    for _ in 0..<5000 {
      let decay = Decay(friction: DeterministicMath.exp(Double.random(in: -4...5, using: &random)))
      let velocity = Double.random(in: -1e4...1e4, using: &random)
      let whole = DecayMotion(
        from: 3.0, velocity: velocity, decay: decay, tolerance: .fraction(1e-12))
      let first = Double.random(in: 0...4, using: &random) / decay.friction * 9e9
      let second = Double.random(in: 0...4, using: &random) / decay.friction * 9e9
      let rest = DecayMotion(
        from: whole.value(afterTicks: first), velocity: whole.velocity(afterTicks: first),
        decay: decay, tolerance: .fraction(1e-12))
      let scale = 3 + velocity.magnitude / decay.friction
      #expect(
        (rest.value(afterTicks: second) - whole.value(afterTicks: first + second)).magnitude
          <= 1e-14 * scale)
      #expect(
        (rest.velocity(afterTicks: second) - whole.velocity(afterTicks: first + second)).magnitude
          <= 1e-14 * velocity.magnitude)
      #expect((rest.destination - whole.destination).magnitude <= 1e-14 * scale)
    }
  }

  @Test func aTrackerDoesNotMindTheOrderOfItsSamples() {
    var random = SplitMix64(seed: 172)
    for _ in 0..<500 {
      var samples: [(Duration, Double)] = []
      var time = 0
      for _ in 0..<12 {
        time += Int.random(in: 1...15_000, using: &random)
        samples.append((.microseconds(time), Double.random(in: -9...9, using: &random)))
      }
      var (inOrder, shuffled) = (VelocityTracker<Double>(), VelocityTracker<Double>())
      for (time, value) in samples { inOrder.add(value, at: time) }
      for (time, value) in samples.shuffled(using: &random) { shuffled.add(value, at: time) }
      #expect(inOrder.velocity == shuffled.velocity)
    }
  }

  @Test func aTrackerAnswersWhateverItIsTold() {
    for window in [Duration(attoseconds: 1), .milliseconds(100), .seconds(Int64.max)] {
      var tracker = VelocityTracker<Double>(window: window)
      #expect(tracker.velocity == 0)
      for value in [1.0, 1e308, -1e308, 5] {
        for time in [Duration.seconds(Int64.min), .zero, .nanoseconds(1), .seconds(Int64.max)] {
          tracker.add(value, at: time)
          _ = (tracker.velocity, tracker.velocity(at: .zero))
        }
      }
      tracker.reset()
      #expect(tracker.velocity == 0)
    }
  }
}
