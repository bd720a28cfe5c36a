/// A spring's way from 0 to 1 as an easing: progress 1 is when it has settled, or a time given.
struct SpringEasing: Hashable, Sendable {
  /// The spring, of mass 1, as the mass makes no difference.
  let spring: DampedSpring
  /// The velocity at the start, in whole ways a second.
  let velocity: Double
  /// How near to 1 it must stay to have settled.
  let tolerance: Double
  /// The time that progress 1 stands for, where it isn't the settling time.
  let span: Duration?

  init(_ spring: DampedSpring, velocity: Double, tolerance: Double, span: Duration?) {
    self.spring = spring.mass == 1 ? spring : spring.withMass(1)
    self.velocity = velocity
    self.tolerance = tolerance
    self.span = span
  }
}

extension SpringEasing {
  /// The way in time.
  var way: SpringSegment<Double> {
    SpringSegment(
      from: 0, to: 1, velocity: velocity, spring: spring, tolerance: .fraction(tolerance))
  }

  /// The time that progress 1 stands for; unending where none was given and it never settles.
  var length: Extent<Ticks> {
    if let span { return .finite(Ticks(saturating: span)) }
    return way.settlingTickCount
  }

  /// The periods of an undamped spring that progress 1 stands for.
  ///
  /// So many that a repetition of them, whose length is a whole number of ticks, leaves the first
  /// thousand radians exact, and so few that progress resolves them.
  static var undampedPeriods: Double { 160 }

  /// What progress 1 stands for in ticks.
  ///
  /// A spring that never settles has a whole number of periods where it isn't damped, and the whole
  /// range of time otherwise.
  var spanTicks: Double {
    if case .finite(let length) = length { return Double(length.count) }
    guard spring.dampingRatio == 0 else { return Double(Ticks.max.count) }
    let periods = SpringEasing.undampedPeriods * 2 * .pi / spring.angularFrequency
    return min((periods * Double(Ticks.perSecond)).nearestWhole, Double(Ticks.max.count))
  }

  /// The numbers that evaluate it.
  var entry: EasingEntry {
    let way = way
    let span = spanTicks
    var entry = EasingEntry(.spring)
    entry.count = spring.basis.isOverdamped ? 1 : 0
    entry.first = spring.basis.ratePerTick * span
    entry.second = spring.basis.widthPerTick * span
    entry.third = way.sway
    let seconds = span / Double(Ticks.perSecond)
    entry.startSlope = way.initialVelocity * seconds
    entry.endSlope = way.velocitySway * seconds
    entry.upper = span > 0 ? min(way.endTicks / span, 1) : 0
    // A spring that is never damped comes back to where it began.
    entry.lower = span > 0 && spring.dampingRatio == 0 && self.span == nil ? 0 : 1
    return entry
  }
}

extension EasingEntry {
  /// The output of a spring, the sum that ``SpringSegment`` has, at a share of its time.
  ///
  /// `upper` is the share at which it has settled, `lower` where it stands from then on; `first`
  /// and `second` are what its two rates do over the whole time, `third` is the share of its second
  /// basic motion, `startSlope` and `endSlope` those of both in the slope.
  func springValue(at progress: Double) -> Double {
    guard progress < upper else { return progress.isNaN ? progress : lower }
    guard progress > 0 else { return startSlope == 0 ? 0 : progress * startSlope }
    let weights = SpringBasis.weights(
      exponent: first * progress, phase: second * progress, isOverdamped: count == 1)
    return 1 + (third * weights.second - weights.first)
  }

  /// The slope of a spring.
  func springSlope(at progress: Double, side: ProgressSide) -> Double {
    if progress > upper || (progress == upper && side == .above) { return 0 }
    guard progress > 0 else { return startSlope }
    let weights = SpringBasis.weights(
      exponent: first * progress, phase: second * progress, isOverdamped: count == 1)
    return startSlope * weights.first + endSlope * weights.second
  }
}

// MARK: - Shape

extension SpringEasing {
  /// Whether it turns round nowhere before it settles.
  var isMonotone: Bool {
    let entry = entry
    let end = entry.upper * spanTicks
    guard entry.lower == 1 else { return false }
    // A velocity away from 1 turns at once.
    guard velocity >= 0 else { return false }
    guard let peak = way.peakTicks else { return true }
    return peak >= end
  }

  /// Where it turns round between two shares of its time: everywhere, or as far as that can be an
  /// extreme there, as each turn goes less far than the one before.
  func turningPoints(
    from lower: Double, to upper: Double, isEvery: Bool
  ) -> [(progress: Double, output: Double)] {
    let (entry, way, span) = (entry, way, spanTicks)
    guard span > 0, let first = way.peakTicks else { return [] }
    var result: [(progress: Double, output: Double)] = []
    let start = first / span
    let period = spring.basis.halfPeriod * Double(Ticks.perSecond) / span
    var number = 0.0
    if start < lower, period.isFinite { number = ((lower - start) / period).wholeAbove }
    while isEvery || result.count < 2 {
      let peak = number == 0 ? start : start + number * period
      guard peak >= lower, peak <= min(upper, entry.upper) else { break }
      result.append((peak, entry.springValue(at: peak)))
      number += 1
    }
    return result
  }
}
