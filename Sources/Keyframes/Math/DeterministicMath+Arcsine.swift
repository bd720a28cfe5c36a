// Up to 1/2 a polynomial; beyond, asin x = π/2 − 2 asin √((1 − x)/2) brings the argument there, and
// what the square root leaves out is put back.

extension DeterministicMath {
  /// The angle in radians, within ±π/2, whose sine is `x`; NaN outside of −1…1.
  ///
  /// Error below 0.75 units in the last place. `asin(-0.0)` is -0.
  public static func asin(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 0.5 {
      if magnitude < 0x1p-27 { return x }
      let z = x * x
      return x + x * z * ElementaryPolynomials.arcsineCubic(z)
    }
    guard magnitude <= 1 else { return .nan }
    let half = halfComplement(magnitude)
    let sum = DoubleDouble.sum(larger: ElementaryConstants.halfPi, -2 * half.high)
    let angle = sum.high + (sum.low + (ElementaryConstants.halfPiLow - 2 * half.low))
    return x < 0 ? -angle : angle
  }

  /// The angle in radians, from 0 through π, whose cosine is `x`; NaN outside of −1…1.
  ///
  /// Error below 0.75 units in the last place. `acos(1)` is 0.
  public static func acos(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 0.5 {
      let z = x * x
      let sum = DoubleDouble.sum(larger: ElementaryConstants.halfPi, -x)
      return sum.high
        + (sum.low + (ElementaryConstants.halfPiLow - x * z * ElementaryPolynomials.arcsineCubic(z)))
    }
    guard magnitude <= 1 else { return .nan }
    let half = halfComplement(magnitude)
    if x > 0 { return 2 * (half.high + half.low) }
    let sum = DoubleDouble.sum(larger: 2 * ElementaryConstants.halfPi, -2 * half.high)
    return sum.high + (sum.low + 2 * (ElementaryConstants.halfPiLow - half.low))
  }

  /// Half of acos x for 1/2 ≤ x ≤ 1.
  @inline(__always)
  static func halfComplement(_ x: Double) -> DoubleDouble {
    let z = 0.5 * (1 - x)
    if z == 0 { return DoubleDouble(0) }
    let root = z.squareRoot()
    let square = DoubleDouble.square(root)
    let rest = ((z - square.high) - square.low) / (2 * root)
    return DoubleDouble(root, rest + root * z * ElementaryPolynomials.arcsineCubic(z))
  }
}
