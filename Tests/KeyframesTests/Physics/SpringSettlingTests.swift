import Testing

@testable import Keyframes

@Suite struct SpringSettlingTests {
  /// The last moment out of tolerance: by dense sampling back from a moment, in which every local
  /// maximum near the tolerance is narrowed down, and bisection.
  private func lastCrossing(
    _ distance: (Double) -> Double, tolerance: Double, before end: Double, step: Double
  ) -> Double {
    var inside = end + step
    var outside = 0.0
    while inside > 0 {
      outside = max(inside - step, 0)
      let value = distance(outside)
      if value > tolerance { break }
      if value > 0.9 * tolerance, value >= distance(inside), value >= distance(outside - step) {
        let peak = maximum(of: distance, from: outside - step, to: inside)
        if distance(peak) > tolerance {
          outside = peak
          break
        }
      }
      inside = outside
    }
    guard inside > 0 else { return 0 }
    for _ in 0..<60 {
      let middle = (outside + inside) / 2
      if distance(middle) > tolerance { outside = middle } else { inside = middle }
    }
    return inside
  }

  private func maximum(
    of distance: (Double) -> Double, from start: Double, to end: Double
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let third = (high - low) / 3
      if distance(low + third) < distance(high - third) { low += third } else { high -= third }
    }
    return (low + high) / 2
  }

  @Test func theBoundIsNeverEarlyAndNeverMuchLateForTenThousandSprings() {
    var random = SplitMix64(seed: 60)
    var (early, latest, undamped) = (0, 0.0, 0)
    for _ in 0..<10_000 {
      let spring = randomSpring(&random)
      let w0 = spring.angularFrequency
      let velocity =
        Bool.random(using: &random) ? 0 : w0 * Double.random(in: -3...3, using: &random)
      let fraction = DeterministicMath.pow(10, Double.random(in: -6 ... -1, using: &random))
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: velocity, spring: spring, tolerance: .fraction(fraction))
      guard way.endTicks < .infinity else {
        #expect(spring.dampingRatio == 0)
        undamped += 1
        continue
      }
      let distance = { (ticks: Double) in way.distance(afterTicks: ticks).magnitude }
      // Half periods after the end, each sampled densely, and far beyond it.
      let half =
        spring.isOverdamped ? 1 / spring.basis.rate : Double.pi / max(spring.basis.width, w0 * 0.1)
      for sample in 1...24 {
        let near = distance(way.endTicks + half * 9e9 * Double(sample) / 12)
        let far = distance(way.endTicks * (1 + Double(sample) / 6))
        if max(near, far) > fraction { early += 1 }
      }
      let step = min(half / 40, 0.1 / w0 * max(1, spring.dampingRatio)) * 9e9
      let crossing = lastCrossing(
        distance, tolerance: fraction, before: way.endTicks, step: step)
      if crossing > 0 { latest = max(latest, (way.endTicks - 2) / crossing - 1) }
    }
    #expect(early == 0)
    #expect(latest < 1e-5)
    #expect(undamped > 0)
  }

  @Test func vectorsSettleAsAWhole() {
    var random = SplitMix64(seed: 61)
    var (early, latest) = (0, 0.0)
    for _ in 0..<2000 {
      let spring = randomSpring(&random)
      guard spring.dampingRatio > 0 else { continue }
      let w0 = spring.angularFrequency
      let from = SIMD2(
        Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random))
      let velocity = SIMD2(
        Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random))
      let way = SpringSegment(
        from: from, to: .zero, velocity: velocity * w0, spring: spring, tolerance: .absolute(0.01))
      let distance = { (ticks: Double) in
        let weights = spring.basis.weights(afterTicks: ticks)
        return (way.from * weights.first + way.sway * weights.second).length
      }
      let half =
        spring.isOverdamped ? 1 / spring.basis.rate : Double.pi / max(spring.basis.width, w0 * 0.1)
      for sample in 1...24
      where distance(way.endTicks + half * 9e9 * Double(sample) / 12) > 0.01 {
        early += 1
      }
      let crossing = lastCrossing(
        distance, tolerance: 0.01, before: way.endTicks,
        step: min(half / 40, 0.1 / w0 * max(1, spring.dampingRatio)) * 9e9)
      if crossing > 0 { latest = max(latest, (way.endTicks - 2) / crossing - 1) }
    }
    #expect(early == 0)
    #expect(latest < 1e-5)
  }

  @Test(arguments: [
    (DampedSpring.smooth, 0.7347), (.snappy, 0.6966), (.bouncy, 0.8187),
    (DampedSpring(stiffness: 100, damping: 5), 2.688),
    (DampedSpring(stiffness: 100, damping: 10), 1.270),
    (DampedSpring(stiffness: 100, damping: 15), 0.800),
  ])
  func knownSpringsSettleAtTheirTrueLastCrossing(spring: DampedSpring, seconds: Double) {
    let settling = spring.settlingDuration().finite?.inSeconds ?? 0
    #expect((settling - seconds).magnitude < 6e-4)
    let way = SpringSegment(from: 20.0, to: 1020, spring: spring)
    #expect(((way.settlingDuration.finite?.inSeconds ?? 0) - settling).magnitude < 1e-9)
  }

  @Test func whatStaysWithinToleranceHasSettledAtOnce() {
    let still = SpringSegment(from: 5.0, to: 5, spring: .bouncy)
    #expect(still.settlingDuration == .finite(.zero))
    let undamped = DampedSpring(stiffness: 1, damping: 0)
    let tiny = SpringSegment(from: 0.5, to: 0, spring: undamped, tolerance: .absolute(1))
    #expect(tiny.settlingDuration == .finite(.zero))
    #expect(undamped.settlingDuration() == .unending)
  }

  @Test func aSpringThatSettlesBeyondTheRangeOfTimeNeverDoes() {
    let slow = DampedSpring(stiffness: 1e-18, damping: 1e-12)
    #expect(slow.settlingDuration() == .unending)
    #expect(SpringSegment(from: 0.0, to: 1, spring: slow).settlingDuration == .unending)
  }

  @Test func aToleranceOfNothingIsNeverReached() {
    for tolerance in [SettlingTolerance.absolute(0), .absolute(-1), .absolute(.nan)] {
      let way = SpringSegment(from: 0.0, to: 1, spring: .smooth, tolerance: tolerance)
      #expect(way.settlingDuration == .unending)
    }
  }

  @Test func withoutADistanceTheToleranceIsAShareOfTheExcursion() {
    let way = SpringSegment(from: 0.0, to: 0, velocity: 100, spring: .bouncy)
    let peak = way.peakTime().map { way.value(at: $0) } ?? 0
    let other = SpringSegment(
      from: 0.0, to: 0, velocity: 100, spring: .bouncy, tolerance: .absolute(peak / 1000))
    let difference = (way.endTicks - other.endTicks).magnitude
    #expect(difference < 1e-6 * way.endTicks)
  }
}
