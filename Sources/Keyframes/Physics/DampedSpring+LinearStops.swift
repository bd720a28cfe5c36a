extension DampedSpring {
  /// The unit step from rest as a piecewise linear curve, for CSS's `linear()`.
  ///
  /// Progress 1 is the ``settlingDuration(tolerance:)``. The curve is nowhere further than
  /// `tolerance` from the spring: over a piece of length h a chord is at most h²/8 times the largest
  /// acceleration off, the largest acceleration on a piece is at one of its ends or where the
  /// acceleration turns round, and each piece is as long as that allows (to one part in 10,000).
  /// Pieces are joined on the spring itself. The last stop is exactly 1; where the spring is further
  /// from it than half the tolerance when it settles, the curve jumps there, by two stops at 1.
  ///
  /// Nothing where the spring never settles. The number of stops grows with 1 / √tolerance, which
  /// has to be from 1e-12 up to below 1; the settling tolerance has to be above 0 and below 1.
  public func linearStops(
    within tolerance: Double, settlingTolerance: Double = 0.001
  ) -> [(progress: Double, value: Double)]? {
    precondition(
      tolerance >= 1e-12 && tolerance < 1, "a tolerance must be from 1e-12 up to below 1")
    precondition(
      settlingTolerance > 0 && settlingTolerance < 1,
      "a settling tolerance must be above 0 and below 1")
    guard case .finite = settlingDuration(tolerance: settlingTolerance),
      let end = settlingSeconds(tolerance: settlingTolerance)
    else { return nil }
    let curve = SpringCurve(self)
    let rest = (1 - curve.value(atSeconds: end)).magnitude
    let jumps = rest > tolerance * 0.5
    // The last piece leads to 1 instead of to the spring, which costs what is left there.
    let allowed = jumps ? tolerance : tolerance - rest
    var stops = [(progress: 0.0, value: 0.0)]
    var time = 0.0
    var length = end
    while true {
      length = curve.longestPiece(from: time, within: allowed, before: end, guess: length)
      guard length < end - time else { break }
      time += length
      stops.append((progress: time / end, value: curve.value(atSeconds: time)))
    }
    if jumps { stops.append((progress: 1, value: curve.value(atSeconds: end))) }
    stops.append((progress: 1, value: 1))
    return stops
  }
}

/// The unit step of a spring with what its curvature is on an interval.
private struct SpringCurve {
  let position: SpringSegment<Double>
  /// The acceleration obeys the same equation, so it is another way of the same spring.
  let acceleration: SpringSegment<Double>
  /// The first moment at which the acceleration turns round, and the time to the next one.
  let firstPeak: Double
  let period: Double

  init(_ spring: DampedSpring) {
    position = SpringSegment(unsettledFrom: 0, to: 1, velocity: 0, spring: spring)
    let pull = spring.basis.pull
    acceleration = SpringSegment(
      unsettledFrom: pull, to: 0,
      velocity: -2 * spring.dampingRatio * spring.angularFrequency * pull, spring: spring)
    let ticks = acceleration.peakTicks ?? .infinity
    firstPeak = ticks / Double(Ticks.perSecond)
    period = spring.basis.halfPeriod
  }

  func value(atSeconds seconds: Double) -> Double {
    position.value(afterTicks: seconds * Double(Ticks.perSecond))
  }

  private func curvature(atSeconds seconds: Double) -> Double {
    acceleration.distance(afterTicks: seconds * Double(Ticks.perSecond)).magnitude
  }

  /// The largest curvature on an interval.
  ///
  /// Of the turns inside it the first has the largest one.
  private func largestCurvature(from start: Double, to end: Double) -> Double {
    var peak = firstPeak
    if peak < start {
      peak = firstPeak + Double(Int64((start - firstPeak) / period) + 1) * period
    }
    let ends = max(curvature(atSeconds: start), curvature(atSeconds: end))
    return peak < end ? max(ends, curvature(atSeconds: peak)) : ends
  }

  func longestPiece(
    from start: Double, within tolerance: Double, before end: Double, guess: Double
  ) -> Double {
    func isWithin(_ length: Double) -> Bool {
      largestCurvature(from: start, to: start + length) * (length * length) <= 8 * tolerance
    }
    if isWithin(end - start) { return end - start }
    var (short, long) = (0.0, min(guess, end - start))
    while isWithin(long) { (short, long) = (long, min(2 * long, end - start)) }
    while long - short > 1e-4 * long || short == 0 {
      let middle = (short + long) * 0.5
      if isWithin(middle) { short = middle } else { long = middle }
    }
    return short
  }
}
