// How far an easing can be from its chords, from its formula.

extension Easing {
  /// The stretches over 0…1 in which the output moves one way, and bends one way where no bound on
  /// its second derivative is known.
  func flatStretches() -> [MonotoneStretch<Double>] {
    guard let curve = notation.keywordCurve else { return smoothStretches(in: 0...1) }
    // A keyword says no more than that it rises; its curve tells where it bends.
    return Easing(curve, as: .cubicBezier(curve)).smoothStretches(in: 0...1)
  }

  /// A bound on how far the output is from the chord between two places of a stretch in which
  /// it moves one way, and bends one way where no bound on its second derivative is known.
  func distanceOfChord(
    from start: Double, _ first: Double, to end: Double, _ last: Double
  ) -> Double {
    // It moves one way, so both stay between the ends.
    let rise = (last - first).magnitude
    let length = end - start
    if let curvature = notation.curvature(from: start, to: end, self) {
      return min(rise, curvature * length * length / 8)
    }
    // It bends one way, so it lies in the triangle of the chord and the tangents at its ends.
    let chord = (last - first) / length
    let before = slope(at: start, side: .above) - chord
    let after = chord - slope(at: end, side: .below)
    guard before.isFinite, after.isFinite, before * after > 0 else {
      let noise = 1e-14 * max(1, chord.magnitude)
      return min(before.magnitude, after.magnitude) <= noise ? noise * length : rise
    }
    return min(rise, before * after / (before + after).magnitude * length)
  }
}

extension EasingNotation {
  /// The curve of a keyword, seen from either end.
  var keywordCurve: CubicBezier? {
    switch self {
    case .keyword: curve
    case .reversed(.keyword): curve
    default: nil
    }
  }

  /// A bound on the second derivative between two places; nothing where the easing bends one way
  /// there.
  fileprivate func curvature(from start: Double, to end: Double, _ easing: Easing) -> Double? {
    switch self {
    case .penner(let family, let direction, _, _):
      guard family == .back || family == .elastic else { return nil }
      let curve = easing.compiled.entry.pennerCurve
      let part = direction.part(at: start + 0.5 * (end - start))
      let (a, b) = (part.local(start), part.local(end))
      return (part.gain * part.factor * part.factor).magnitude
        * curve.function.curvature(from: max(min(a, b), 0), to: min(max(a, b), 1))
    case .spring(let spring):
      return spring.curvature(from: start, to: end)
    case .reversed(let forward):
      return forward.curvature(from: 1 - end, to: 1 - start, easing.reversed())
    case .part(let whole, let part):
      let scale = (part.end - part.start) * (part.end - part.start) / (part.one - part.zero)
      let unparted = Easing(
        CompiledEasing(
          whole, easing.compiled.entry.unparted, pieces: easing.compiled.pieces,
          numbers: easing.compiled.numbers))
      return whole.curvature(from: part.whole(start), to: part.whole(end), unparted).map {
        $0 * scale.magnitude
      }
    default: return nil
    }
  }
}

extension PennerFunction {
  /// A bound on the second derivative of back and of elastic between two places in 0…1.
  fileprivate func curvature(from start: Double, to end: Double) -> Double {
    guard family == .elastic else {
      // 6 (1 + s) t − 2 s, greatest at one of the ends.
      func second(_ t: Double) -> Double { (6 * (1 + first) * t - 2 * first).magnitude }
      return max(second(start), second(end))
    }
    // Of the product of an envelope E and a wave, with u = 1 − t: |E″| + 2 ω |E′| + ω² |E|, where
    // E is 2⁻¹⁰ᵘ − u⁶⁴ / 1024.
    let (low, high) = (1 - end, 1 - start)
    let rate = 6.931471805599453
    let decay = DeterministicMath.exp2(-10 * low)
    var power = high
    for _ in 0..<5 { power *= power }
    let power62 = power * power / max(high * high, 0x1p-1000)
    let slope = rate * decay + power62 * high / 16
    let bend = rate * rate * decay + 63.0 / 16 * power62
    return first.magnitude * (bend + 2 * second * slope + second * second * decay)
  }
}

extension SpringEasing {
  /// The greatest second derivative between two shares of its time.
  ///
  /// The acceleration obeys the equation of the spring too, so it is another way of the same
  /// spring: greatest at one of the ends or, as every turn goes less far than the one before, at the
  /// first one inside.
  fileprivate func curvature(from start: Double, to end: Double) -> Double {
    let (basis, span) = (spring.basis, spanTicks)
    let settled = entry.upper
    guard start < settled, span > 0 else { return 0 }
    let friction = 2 * spring.dampingRatio * spring.angularFrequency
    let first = basis.pull - friction * velocity
    let acceleration = SpringSegment(
      unsettledFrom: first, to: 0, velocity: -friction * first - basis.pull * velocity,
      spring: spring)
    let (from, to) = (max(start, 0) * span, min(end, settled) * span)
    func magnitude(_ ticks: Double) -> Double { acceleration.distance(afterTicks: ticks).magnitude }
    var greatest = max(magnitude(from), magnitude(to))
    if var turn = acceleration.peakTicks {
      let period = basis.halfPeriod * Double(Ticks.perSecond)
      if turn < from, period.isFinite { turn += ((from - turn) / period).wholeAbove * period }
      if turn > from, turn < to { greatest = max(greatest, magnitude(turn)) }
    }
    let seconds = span / Double(Ticks.perSecond)
    // What rounding of the sum may hide.
    return greatest * (seconds * seconds) * (1 + 0x1p-40)
  }
}
