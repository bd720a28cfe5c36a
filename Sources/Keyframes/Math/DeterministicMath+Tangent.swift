extension DeterministicMath {
  /// The tangent of an angle in radians.
  ///
  /// Error below 0.7 units in the last place for every finite angle, however large. `tan(-0.0)` is
  /// -0; the tangent of an infinite angle is NaN. No Double is a pole: the result is finite.
  public static func tan(_ angle: Double) -> Double {
    let exponent = (angle.bitPattern >> 52) & 0x7FF
    if exponent &- 996 >= 1051 { return exponent < 996 ? angle : .nan }
    let turns = QuarterTurns(angle)
    let tangent = tangent(turns.rest)
    if turns.count & 1 == 0 { return tangent.rounded }
    // A quarter turn on, the negative reciprocal.
    return DoubleDouble(-1).divided(by: tangent).rounded
  }

  /// The tangent of an angle within ±π/4, to about 2^−56 of it.
  ///
  /// With c = j/64 nearest, tan(c + d) = tan c + tan d · (1 + tan² c) / (1 − tan c · tan d).
  @inline(__always)
  static func tangent(_ angle: DoubleDouble) -> DoubleDouble {
    if angle.high.magnitude < 0.125 {
      let r = angle.high
      let z = r * r
      return .sum(larger: r, angle.low * (1 + z) + r * z * ElementaryPolynomials.tangentCubic(z))
    }
    let negative = angle.high < 0
    let r = angle.high.magnitude
    let shifted = r * 64 + wholeNumbers
    let index = 2 &* Int(truncatingIfNeeded: shifted.bitPattern & 63)
    let d = r - (shifted - wholeNumbers) * 0x1p-6
    let z = d * d
    let tangent =
      d + (d * z * ElementaryPolynomials.tangentCubic(z) + (negative ? -angle.low : angle.low))
    let start = TangentTable.entries[index]
    let correction = tangent * (1 + start * start) / (1 - start * tangent)
    let sum = DoubleDouble.sum(larger: start, correction + TangentTable.entries[index &+ 1])
    return negative ? DoubleDouble(-sum.high, -sum.low) : sum
  }
}
