import Testing

@testable import Keyframes

@Suite struct SpringSegmentTests {
  @Test func fiveThousandMotionsAgreeWithTheReferenceTable() {
    let rows = SpringReference.rows
    #expect(rows.count == 5000)
    var worst = (0.0, 0.0, 0.0)
    for row in rows {
      let spring = DampedSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: row.velocity, spring: spring, tolerance: .absolute(1e-40))
      let time = Ticks(row.ticks).duration
      let w0 = spring.angularFrequency
      let scale = max(1, row.velocity.magnitude / w0)
      let force = w0 * max(w0, spring.damping / spring.mass) * scale
      worst.0 = max(worst.0, (way.value(at: time) - row.expected[0]).magnitude / scale)
      worst.1 = max(worst.1, (way.velocity(at: time) - row.expected[1]).magnitude / w0 / scale)
      worst.2 = max(worst.2, (way.acceleration(at: time) - row.expected[2]).magnitude / force)
    }
    #expect(worst.0 <= 1e-12)
    #expect(worst.1 <= 1e-12)
    #expect(worst.2 <= 1e-12)
  }

  @Test func oneHundredThousandRandomSpringsObeyTheirEquation() {
    var random = SplitMix64(seed: 50)
    var (worst, worstByDifferences) = (0.0, 0.0)
    for index in 0..<100_000 {
      let spring = randomSpring(&random)
      let w0 = spring.angularFrequency
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: w0 * Double.random(in: -2...2, using: &random),
        spring: spring, tolerance: .absolute(1e-300))
      // Until the slower part of the motion has fallen to e^−30, by orders of magnitude or evenly.
      let last = min(30 / max(spring.basis.rate, 0.03 * w0), 1000 / w0)
      let share = Double.random(in: 0...1, using: &random)
      let seconds = index % 2 == 0 ? last * share : last * DeterministicMath.exp(-12 * share)
      let ticks = seconds * 9e9
      let weights = spring.basis.weights(afterTicks: ticks)
      let rates = spring.basis.rates(of: weights)
      let x = way.distance(afterTicks: ticks)
      let v = way.velocity(afterTicks: ticks)
      let a = way.initialVelocity * rates.first + way.velocitySway * rates.second
      let (m, c, k) = (spring.mass, spring.damping, spring.stiffness)
      let scale = (m * a).magnitude + (c * v).magnitude + (k * x).magnitude
      worst = max(worst, (m * a + c * v + k * x).magnitude / scale)
      // For some also with both derivatives by differences of sixth order, away from the start.
      guard index % 5 == 0 else { continue }
      let h = 0.03 / (w0 + spring.damping / spring.mass) * 9e9
      guard ticks > 4 * h else { continue }
      let dx = difference(h, ticks) { way.distance(afterTicks: $0) }
      let dv = difference(h, ticks) { way.velocity(afterTicks: $0) }
      worstByDifferences = max(
        worstByDifferences, (m * dv + c * dx + k * x).magnitude / scale)
    }
    #expect(worst <= 1e-9)
    #expect(worstByDifferences <= 1e-9)
  }

  private func difference(_ h: Double, _ t: Double, _ f: (Double) -> Double) -> Double {
    let one = f(t + h) - f(t - h)
    let two = f(t + 2 * h) - f(t - 2 * h)
    let three = f(t + 3 * h) - f(t - 3 * h)
    return (45 * one - 9 * two + three) / (60 * h) * 9e9
  }

  @Test func startAndEndAreExactToTheBit() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<2000 {
      let from = Double.random(in: -1e6...1e6, using: &random)
      let to = Double.random(in: -1...1, using: &random)
      let velocity = Double.random(in: -1e4...1e4, using: &random)
      let way = SpringSegment(
        from: from, to: to, velocity: velocity, spring: randomSpring(&random))
      #expect(way.value(at: .zero) == from)
      #expect(way.velocity(at: .zero) == velocity)
      #expect(way.value(at: .seconds(-1)) == from)
      guard case .finite(let end) = way.settlingDuration else { continue }
      #expect(way.value(at: end) == to)
      #expect(way.velocity(at: end) == 0)
      #expect(way.acceleration(at: end) == 0)
      #expect(way.value(at: end + .seconds(1_000_000)) == to)
    }
  }

  @Test(arguments: [
    (DampedSpring.smooth, 0.821026, 0.986399), (.snappy, 0.894509, 1.006020),
    (.bouncy, 0.984087, 1.014498),
  ])
  func swiftUISpringsAreWhereTheyShouldBe(spring: DampedSpring, quarter: Double, half: Double) {
    let way = SpringSegment(from: 0.0, to: 1, spring: spring)
    #expect((way.value(at: .milliseconds(250)) - quarter).magnitude < 5e-7)
    #expect((way.value(at: .milliseconds(500)) - half).magnitude < 5e-7)
  }

  @Test func aHeavySpringCreepsInOnItsSlowRootAndIsNotCutOff() {
    let spring = DampedSpring(mass: 0.5, stiffness: 4, damping: 35)
    #expect((spring.dampingRatio - 12.374).magnitude < 5e-4)
    let way = SpringSegment(from: 0.0, to: 1, spring: spring)
    for (second, expected) in [(1, 0.106701), (20, 0.898512), (40, 0.989717)] {
      #expect((way.value(at: .seconds(second)) - expected).magnitude < 5e-7)
    }
    let end = way.settlingDuration.finite ?? .zero
    // log(1000 · 1.00164) / 0.114473, with the share of the slow root in a start from rest.
    #expect((end - .milliseconds(60_358)).inSeconds.magnitude < 0.001)
    let jump = 1 - way.value(at: end - .nanoseconds(1))
    #expect(jump > 0 && jump <= 0.001)
  }

  @Test func vectorsMoveLikeTheirComponents() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<1000 {
      let spring = randomSpring(&random)
      func component() -> Double { Double.random(in: -10...10, using: &random) }
      let from = SIMD3(component(), component(), component())
      let to = SIMD3(component(), component(), component())
      let velocity = SIMD3(component(), component(), component())
      let whole = SpringSegment(from: from, to: to, velocity: velocity, spring: spring)
      let time = Duration.nanoseconds(Int64.random(in: 0...2_000_000_000, using: &random))
      guard whole.settlingDuration > .finite(time) else { continue }
      for lane in 0..<3 {
        let part = SpringSegment(
          from: from[lane], to: to[lane], velocity: velocity[lane], spring: spring,
          tolerance: .absolute(1e-300))
        #expect(whole.value(at: time)[lane] == part.value(at: time))
        #expect(whole.velocity(at: time)[lane] == part.velocity(at: time))
      }
    }
  }

  @Test func everyMomentAnswersWithANumber() {
    let springs = [
      DampedSpring.smooth, .bouncy, DampedSpring(stiffness: 100, damping: 0),
      DampedSpring(stiffness: 1, damping: 200), DampedSpring(stiffness: 1e18, damping: 0),
      DampedSpring(stiffness: 1e-18, damping: 1e-3),
    ]
    let moments: [Duration] = [
      .zero, .nanoseconds(1), .seconds(1), .seconds(100_000), .seconds(2_000_000_000),
      .seconds(Int64.max / 2), .seconds(Int64.min / 2),
    ]
    for spring in springs {
      for (from, to) in [
        (0.0, 1.0), (-1e308, 1e308), (.leastNonzeroMagnitude, 0), (0, 0), (1e300, 1),
      ] {
        let way = SpringSegment(from: from, to: to, velocity: 1, spring: spring)
        for moment in moments {
          #expect(way.value(at: moment).isFinite)
          #expect(way.velocity(at: moment).isFinite)
          #expect(way.acceleration(at: moment).isNaN == false)
        }
      }
    }
  }

  @Test func aDistanceThatTheTypeCannotHoldIsJumped() {
    let way = SpringSegment(from: -1e308, to: 1e308, spring: .smooth)
    #expect(way.value(at: .zero) == 1e308)
    #expect(way.settlingDuration == .finite(.zero))
  }

  @Test func energyNeverRises() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<500 {
      let spring = randomSpring(&random).withMass(2.5)
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: spring.angularFrequency, spring: spring)
      var last = way.energy(at: .zero)
      #expect((last - 0.5 * (spring.stiffness * 2)).magnitude <= 1e-12 * last)
      for step in 1...40 {
        let time = Duration(physicalSeconds: Double(step) / spring.angularFrequency)
        let energy = way.energy(at: time)
        #expect(energy <= last * (1 + 1e-12))
        last = energy
      }
    }
  }

  @Test func anUndampedSpringKeepsItsEnergyForever() {
    let way = SpringSegment(
      from: 3.0, to: 1, velocity: 5, spring: DampedSpring(stiffness: 40, damping: 0))
    let energy = way.energy(at: .zero)
    for hours in [1, 1000, 100_000] {
      #expect((way.energy(at: .seconds(3600 * hours)) - energy).magnitude < 1e-12 * energy)
    }
    #expect(way.settlingDuration == .unending)
  }
}
