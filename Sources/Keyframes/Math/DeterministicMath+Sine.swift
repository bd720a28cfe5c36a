extension DeterministicMath {
  /// The sine of an angle in radians.
  ///
  /// Error below 0.87 units in the last place for every finite angle, however large. `sin(-0.0)` is
  /// -0; the sine of an infinite angle is NaN.
  public static func sin(_ angle: Double) -> Double {
    let exponent = (angle.bitPattern >> 52) & 0x7FF
    if exponent &- 996 >= 1051 { return exponent < 996 ? angle : .nan }
    return sine(QuarterTurns(angle), later: 0)
  }

  /// The cosine of an angle in radians.
  ///
  /// Error below 0.87 units in the last place for every finite angle, however large. The cosine of
  /// an infinite angle is NaN.
  public static func cos(_ angle: Double) -> Double {
    let exponent = (angle.bitPattern >> 52) & 0x7FF
    if exponent &- 996 >= 1051 { return exponent < 996 ? 1 : .nan }
    return sine(QuarterTurns(angle), later: 1)
  }

  /// The sine and the cosine of an angle in radians, bit for bit those of `sin` and `cos`.
  public static func sinCos(_ angle: Double) -> (sin: Double, cos: Double) {
    let exponent = (angle.bitPattern >> 52) & 0x7FF
    if exponent &- 996 >= 1051 { return exponent < 996 ? (angle, 1) : (.nan, .nan) }
    if angle.magnitude < 0.785 {
      let rest = DoubleDouble(angle)
      return (sine(rest), cosine(rest))
    }
    let turns = QuarterTurns(angle)
    return (sine(turns, later: 0), sine(turns, later: 1))
  }
}

// MARK: - Kernels

extension DeterministicMath {
  /// The sine of an angle so many quarter turns later.
  @inline(__always)
  static func sine(_ angle: QuarterTurns, later: UInt64) -> Double {
    let count = angle.count &+ later
    let value = count & 1 == 0 ? sine(angle.rest) : cosine(angle.rest)
    return Double(bitPattern: value.bitPattern ^ (count & 2) << 62)
  }

  /// The sine of an angle within ±π/4.
  @inline(__always)
  static func sine(_ angle: DoubleDouble) -> Double {
    let r = angle.high
    let z = r * r
    return r + (angle.low * (1 - 0.5 * z) + r * z * ElementaryPolynomials.sineCubic(z))
  }

  /// The cosine of an angle within ±π/4.
  @inline(__always)
  static func cosine(_ angle: DoubleDouble) -> Double {
    let r = angle.high
    let z = r * r
    let half = 0.5 * z
    let start = DoubleDouble.sum(larger: 1, -half)
    return start.high
      + (start.low + (z * z * ElementaryPolynomials.cosineQuartic(z) - r * angle.low))
  }
}
