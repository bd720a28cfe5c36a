import Testing

@testable import Keyframes

/// Springs of numbers that nobody should write.
@Suite struct SpringSegmentExtremesTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -.greatestFiniteMagnitude, -1, -0.0, 0, .leastNonzeroMagnitude,
    1e-300, 1e-18, 1e-9, 0.5, 1.0.nextDown, 1, 1.0.nextUp, 7, 1e6, 1e18, 1e300,
    .greatestFiniteMagnitude,
  ]
  private static let durations: [Duration] = [
    .seconds(Int64.min), .seconds(-1), .zero, Duration(attoseconds: 1), .nanoseconds(7),
    .milliseconds(500), .seconds(1_000_000_000), .seconds(Int64.max),
  ]

  /// Every moment of every way on a spring answers with a number, and the end is exact.
  private func check(_ spring: DampedSpring, into mismatches: inout Mismatches) {
    #expect(spring.angularFrequency >= 1e-9 && spring.angularFrequency <= 1e9)
    #expect(spring.dampingRatio >= 0 && spring.dampingRatio <= 1e6)
    for (from, to, velocity) in [
      (0.0, 1.0, 0.0), (1, 1, 0), (1, 1, -3), (-5, .leastNonzeroMagnitude, 1e5), (0, 1e300, -1e300),
    ] {
      let way = SpringSegment(from: from, to: to, velocity: velocity, spring: spring)
      for ticks in [0.0, 1, 9, 1e6, 9e9, 1e14, Double(Ticks.max.count)] {
        mismatches.check(
          way.value(afterTicks: ticks).isFinite && !way.velocity(afterTicks: ticks).isNaN,
          "\(spring) from \(from) to \(to), \(velocity), after \(ticks)")
      }
      _ = (way.overshoot, way.peakTime(), way.crossingTime(3), way.energy(at: .seconds(1)))
      guard case .finite(let end) = way.settlingDuration else { continue }
      mismatches.check(
        way.value(at: end) == to && way.velocity(at: end) == 0, "\(spring) to \(to) at its end")
    }
  }

  /// A description of a spring by three numbers or by a length of time and two.
  private enum Description: CaseIterable {
    case forces, durationBounce, responseRatio, settlingRatio

    func spring(
      _ first: Double, _ second: Double, _ third: Double, _ duration: Duration
    ) throws(SpringError) -> DampedSpring {
      switch self {
      case .forces:
        try DampedSpring(validatingMass: first, stiffness: second, damping: third)
      case .durationBounce:
        try DampedSpring(validatingDuration: duration, bounce: first, mass: second)
      case .responseRatio:
        try DampedSpring(validatingResponse: duration, dampingRatio: first, mass: second)
      case .settlingRatio:
        try DampedSpring(
          validatingSettlingDuration: duration, dampingRatio: first, tolerance: second)
      }
    }
  }

  @Test func everyDescriptionIsEitherRefusedByNameOrASpringThatAnswersAlways() {
    var mismatches = Mismatches()
    var count = 0
    for description in Description.allCases {
      for first in Self.numbers {
        for second in Self.numbers {
          for index in 0..<(description == .forces ? Self.numbers.count : Self.durations.count) {
            do throws(SpringError) {
              let spring = try description.spring(
                first, second, Self.numbers[index], Self.durations[min(index, 7)])
              check(spring, into: &mismatches)
              count += 1
            } catch {
              let settlesNever =
                description == .settlingRatio && error.member == .dampingRatio
                && (error.value <= 1e-18 || second <= 1e-18)
              mismatches.check(!error.member.accepts(error.value) || settlesNever, "\(error)")
              let subject = "a spring's \(error.member.name) must"
              mismatches.check("\(error)".hasPrefix(subject), "\(error)")
            }
          }
        }
      }
    }
    #expect(count > 1000)
    #expect(mismatches.found == [])
  }

  @Test func nearCriticalDampingBothSidesMeetTheCriticalForm() {
    var random = SplitMix64(seed: 161)
    var worst = 0.0
    for _ in 0..<20_000 {
      let offset = DeterministicMath.pow(10, Double.random(in: -17 ... -4, using: &random))
      let ratio = Bool.random(using: &random) ? 1 + offset : 1 - offset
      let spring = DampedSpring(checkedFrequency: 3, dampingRatio: ratio, mass: 1)
      let speed = Double.random(in: -9...9, using: &random)
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: speed, spring: spring, tolerance: .absolute(1e-300))
      let phase = Double.random(in: 0...30, using: &random)
      let value = way.distance(afterTicks: phase / 3 * 9e9)
      let critical = (1 + (speed / 3 + 1) * phase) * DeterministicMath.exp(-phase)
      // The motion's slope by the damping ratio stays below 4.
      worst = max(worst, (value - critical).magnitude - 4 * offset)
    }
    #expect(worst <= 1e-13)
  }

  @Test func aWayThatIsLeftAndTakenUpAgainIsTheSameWay() {
    var random = SplitMix64(seed: 162)
    var worst = (value: 0.0, velocity: 0.0)
    for _ in 0..<20_000 {
      let spring = randomSpring(&random)
      let w0 = spring.angularFrequency
      func way(_ value: Double, _ velocity: Double) -> SpringSegment<Double> {
        SpringSegment(unsettledFrom: value, to: 0, velocity: velocity, spring: spring)
      }
      let whole = way(1, w0 * Double.random(in: -3...3, using: &random))
      let (first, second) = (
        Double.random(in: 0...8, using: &random) / w0 * 9e9,
        Double.random(in: 0...8, using: &random) / w0 * 9e9
      )
      let rest = way(whole.value(afterTicks: first), whole.velocity(afterTicks: first))
      worst.value = max(
        worst.value,
        (rest.value(afterTicks: second) - whole.value(afterTicks: first + second)).magnitude)
      worst.velocity = max(
        worst.velocity,
        (rest.velocity(afterTicks: second) - whole.velocity(afterTicks: first + second)).magnitude
          / (w0 * max(1, 2 * spring.dampingRatio)))
    }
    #expect(worst.value <= 1e-13)
    #expect(worst.velocity <= 1e-13)
  }

  @Test func theImageOfAWayIsTheWayOfTheImage() {
    var random = SplitMix64(seed: 163)
    func number(_ size: Double) -> Double { Double.random(in: -size...size, using: &random) }
    for _ in 0..<3000 {
      let (from, to, velocity) = (number(100), number(100), number(3000))
      let spring = randomSpring(&random)
      let stopping = (
        SpringSegment(from: from, to: to, velocity: velocity, stoppingAtTargetOn: spring),
        SpringSegment(from: -from, to: -to, velocity: -velocity, stoppingAtTargetOn: spring)
      )
      #expect(stopping.0.settlingDuration == stopping.1.settlingDuration)
      let bound = abs(from) + number(50).magnitude
      let flings = (
        Fling(from: from, velocity: velocity, within: -200...bound, spring: spring),
        Fling(from: -from, velocity: -velocity, within: -bound...200, spring: spring)
      )
      #expect(flings.0.duration == flings.1.duration)
      for _ in 0..<6 {
        let time = Duration.microseconds(Int.random(in: 0...1_500_000, using: &random))
        #expect(stopping.0.value(at: time) == -stopping.1.value(at: time))
        #expect(stopping.0.velocity(at: time) == -stopping.1.velocity(at: time))
        #expect(flings.0.value(at: time) == -flings.1.value(at: time))
        #expect(flings.0.velocity(at: time) == -flings.1.velocity(at: time))
      }
    }
  }

  @Test func aValueThatStopsAtItsTargetIsNeverBeyondItAndArrivesAtTheCrossing() {
    var random = SplitMix64(seed: 164)
    for _ in 0..<2000 {
      let spring = randomSpring(&random)
      let side = Bool.random(using: &random) ? 1.0 : -1
      let velocity = spring.angularFrequency * Double.random(in: -30...30, using: &random)
      let way = SpringSegment(
        from: side, to: 0, velocity: velocity, stoppingAtTargetOn: spring)
      guard case .finite(let end) = way.settlingDuration else { continue }
      for step in 0..<60 { #expect(way.value(at: end * step / 60) * side >= 0) }
      #expect(way.value(at: end) == 0)
      let before = way.value(afterTicks: way.endTicks - 1).magnitude
      let speed = way.velocity(afterTicks: max(way.endTicks - 2, 0)).magnitude
      #expect(before <= max(0.00101, speed * 3 / 9e9 + 1e-12))
    }
  }

  @Test func pointsSizesAndAnglesMoveOnSpringsAsTheirNumbersDo() {
    let number = SpringSegment(from: 0.0, to: 40, velocity: -7, spring: .bouncy)
    let time = Duration.milliseconds(130)
    let angle = SpringSegment(
      from: PlaneAngle.degrees(0), to: .degrees(40), velocity: .degrees(-7), spring: .bouncy)
    #expect(angle.value(at: time).degrees == number.value(at: time))
    #expect(angle.settlingDuration == number.settlingDuration)
    var point = SpringMotion(at: PlanePoint(x: 0, y: 0), spring: .bouncy)
    point.retarget(to: PlanePoint(x: 40, y: 0), at: .zero, velocity: PlanePoint(x: -7, y: 0))
    #expect(point.value(at: time) == PlanePoint(x: number.value(at: time), y: 0))
    let size = DecayMotion(
      from: PlaneSize(width: 1, height: 2), velocity: PlaneSize(width: 30, height: -40))
    #expect((size.destination - size.from).length == 50 / Decay.normal.friction)
    var frame = InterruptibleMotion(.rest(at: PlaneRectangle(x: 0, y: 0, width: 9, height: 9)))
    frame.interrupt(
      at: .zero, to: PlaneRectangle(x: 3, y: 0, width: 9, height: 90), by: .spring(.smooth))
    #expect(frame.value(at: .seconds(5)).height == 90)
    let insets = SpringSegment(
      from: PlaneInsets(all: 0), to: PlaneInsets(all: 8), spring: .smooth)
    #expect(insets.value(at: time).top == insets.value(at: time).left)
  }
}
