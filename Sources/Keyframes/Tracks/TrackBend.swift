/// What bends a piece of a track away from the straight line.
///
/// With d = b − a the difference of the ends, h the length of the piece and m the tangents by
/// progress, the value at the eased progress e is the straight mix plus
///
///     e (1 − e)² A + e² (1 − e) B,    A = h m₀ − d,    B = d − h m₁,
///
/// which is the cubic Hermite polynomial. So both ends are met bit for bit, and a line stays one.
@usableFromInline
internal struct TrackBend<Value: Interpolatable>: Sendable {
  /// A, with which the piece begins.
  @usableFromInline internal var start: Value
  /// B, with which it ends.
  @usableFromInline internal var end: Value
  /// Whether rounding may not carry a number beyond those of the ends.
  @usableFromInline internal var isLimited: Bool
  /// The index into the track's arcs where the piece is run through by arc length; else below zero.
  @usableFromInline internal var arc: Int32 = -1
  /// Half its length then, in the unit of the value.
  internal var arcHalfLength = 0.0

  internal init(start: Value, end: Value, isLimited: Bool) {
    self.start = start
    self.end = end
    self.isLimited = isLimited
  }

  /// The value at a parameter, the eased progress unless arc length rules, on the piece.
  @inlinable
  @inline(__always)
  internal func value(on course: Value.Course, at eased: Double) -> Value {
    guard eased > 0 && eased < 1 else {
      return outerValue(from: course.from, to: course.to, on: course, at: eased)
    }
    return bent(course.value(at: eased), from: course.from, to: course.to, at: eased)
  }

  /// The value at an eased progress between two ends that lie over a value underneath, both moved
  /// alike.
  @inlinable
  internal func value(
    from: Value, to: Value, on course: Value.Course, at eased: Double
  ) -> Value {
    guard eased > 0 && eased < 1 else {
      return outerValue(from: from, to: to, on: course, at: eased)
    }
    return bent(from.interpolated(to: to, at: eased), from: from, to: to, at: eased)
  }

  /// A straight mix, bent.
  @inlinable
  @inline(__always)
  internal func bent(_ mixed: Value, from: Value, to: Value, at eased: Double) -> Value {
    let rest = 1 - eased
    let product = eased * rest
    let result = mixed.accumulated(onto: start, count: product * rest)
      .accumulated(onto: end, count: product * eased)
    guard isLimited else { return result }
    return Value.componentwise(result, from, to) { value, from, to in
      let (low, high) = from < to ? (from, to) : (to, from)
      return value < low ? low : value > high ? high : value
    }
  }

  /// The value at an end and beyond it, where the piece goes on along its tangent.
  @inlinable
  @inline(never)
  internal func outerValue(
    from: Value, to: Value, on course: Value.Course, at eased: Double
  ) -> Value {
    if eased == 0 { return from }
    if eased == 1 { return to }
    let limit = Double.greatestFiniteMagnitude
    let difference = course.to.accumulated(onto: course.from, count: -1)
    if eased < 0 {
      let run = start.accumulated(onto: difference, count: 1)
      return from.accumulated(onto: run, count: eased < -limit ? -limit : eased)
    }
    if eased > 1 {
      let run = difference.accumulated(onto: end, count: -1)
      return to.accumulated(onto: run, count: eased > limit ? limit : eased - 1)
    }
    return from.interpolated(to: to, at: eased)
  }
}

extension TrackBend where Value: VectorValue {
  /// Half the derivative by the eased progress, between two ends; halves, since the whole may leave
  /// the range where its product with a slope does not.
  internal func halfDerivative(from: Value, to: Value, at eased: Double) -> Value {
    let half = to.scaled(by: 0.5) - from.scaled(by: 0.5)
    if eased <= 0 { return half + start.scaled(by: 0.5) }
    if eased >= 1 { return half - end.scaled(by: 0.5) }
    let rest = 1 - eased
    return half + start.scaled(by: 0.5 * rest * (1 - 3 * eased))
      + end.scaled(by: 0.5 * eased * (2 - 3 * eased))
  }
}
