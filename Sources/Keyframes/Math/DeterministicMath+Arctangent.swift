extension DeterministicMath {
  /// The angle in radians, within ±π/2, whose tangent is `x`.
  ///
  /// Error below 0.52 units in the last place. `atan(-0.0)` is -0.
  public static func atan(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 0x1p-27 { return x }
    if x.isNaN { return .nan }
    let angle: DoubleDouble
    if magnitude <= 1 {
      angle = arctangent(magnitude, over: 1)
    } else if magnitude < 0x1p60 {
      let other = arctangent(1, over: magnitude)
      angle = DoubleDouble(ElementaryConstants.halfPi, ElementaryConstants.halfPiLow)
        .adding(DoubleDouble(-other.high, -other.low))
    } else {
      angle = DoubleDouble(ElementaryConstants.halfPi, ElementaryConstants.halfPiLow)
    }
    return x < 0 ? -angle.rounded : angle.rounded
  }

  /// The angle in radians, from −π through π, of the point (`x`, `y`) seen from the origin.
  ///
  /// Error below 0.52 units in the last place. Zeros and infinities count with their signs, as C99
  /// says: `atan2(y: 0, x: -0.0)` is π, `atan2(y: -0.0, x: 1)` is -0.
  public static func atan2(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = angle(y.magnitude, x.magnitude, leftward: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }
}

// MARK: - Kernels

extension DeterministicMath {
  /// The angle of the point (±x, y), neither number negative or NaN.
  @inline(__always)
  static func angle(_ y: Double, _ x: Double, leftward: Bool) -> Double {
    let pi = DoubleDouble(2 * ElementaryConstants.halfPi, 2 * ElementaryConstants.halfPiLow)
    let halfPi = DoubleDouble(ElementaryConstants.halfPi, ElementaryConstants.halfPiLow)
    let (small, large) = y <= x ? (y, x) : (x, y)
    var angle: DoubleDouble
    if large.isInfinite {
      angle = DoubleDouble(small.isInfinite ? 0.5 * ElementaryConstants.halfPi : 0)
      angle.low = small.isInfinite ? 0.5 * ElementaryConstants.halfPiLow : 0
    } else if small == 0 {
      angle = DoubleDouble(0)
    } else {
      // Both numbers to a range where halves of products are exact.
      let scale = large > 0x1p900 ? 0x1p-200 : large < 0x1p-700 ? 0x1p300 : 1
      if small * scale < large * scale * 0x1p-64 {
        // The quotient is the angle. It may be subnormal, so nothing is added to it.
        if y <= x && !leftward { return y / x }
        angle = DoubleDouble(0)
      } else {
        angle = arctangent(small * scale, over: large * scale)
      }
    }
    if y > x {
      // From the upright instead of from the x axis.
      let turned = leftward ? angle : DoubleDouble(-angle.high, -angle.low)
      return halfPi.adding(turned).rounded
    }
    return leftward ? pi.adding(DoubleDouble(-angle.high, -angle.low)).rounded : angle.rounded
  }

  /// The arctangent of y/x for 0 < y ≤ x, to about 2^−66 of it.
  ///
  /// With c = j/32 nearest to y/x it is atan c + atan((y − cx) / (x + cy)); the table has atan c.
  @inline(__always)
  static func arctangent(_ y: Double, over x: Double) -> DoubleDouble {
    let shifted = (y / x) * 32 + wholeNumbers
    let index = 2 &* Int(truncatingIfNeeded: shifted.bitPattern & 63)
    let c = (shifted - wholeNumbers) * 0x1p-5
    let xUpper = DoubleDouble.upperHalf(x)
    let yUpper = DoubleDouble.upperHalf(y)
    // c has six bits, so all four products are exact.
    let numerator = DoubleDouble.sum(y - c * xUpper, -(c * (x - xUpper)))
    let part = DoubleDouble.sum(larger: x, c * yUpper)
    let denominator = DoubleDouble(part.high, part.low + c * (y - yUpper))
    let t = numerator.divided(by: denominator)
    let z = t.high * t.high
    let rest = t.low + t.high * z * ElementaryPolynomials.arctangentCubic(z)
    let start = DoubleDouble.sum(larger: ArctangentTable.entries[index], t.high)
    return DoubleDouble.sum(
      larger: start.high, start.low + (ArctangentTable.entries[index &+ 1] + rest))
  }
}
