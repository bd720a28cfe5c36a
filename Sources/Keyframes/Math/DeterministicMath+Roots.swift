extension DeterministicMath {
  /// The cube root, exact for cubes; negative for negative numbers.
  ///
  /// Error below 0.501 units in the last place. `cbrt(-0.0)` is -0.
  public static func cbrt(_ x: Double) -> Double {
    var bits = x.magnitude.bitPattern
    var third: UInt64 = 0
    if bits &- 0x0010_0000_0000_0000 >= 0x7FE0_0000_0000_0000 {
      if x == 0 || x.isInfinite { return x }
      if x.isNaN { return .nan }
      bits = (x.magnitude * 0x1p54).bitPattern
      third = 18
    }
    // |x| = m · 8^(quotient − 342 − third) with m in [1, 8), as 3 · 342 = 1026 = 1023 + 3.
    let exponent = bits >> 52 &+ 3
    let quotient = exponent / 3
    let remainder = exponent &- 3 &* quotient
    let significand = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    let m = significand * Double(bitPattern: (1023 &+ remainder) << 52)
    let scale =
      remainder == 0
      ? 1
      : remainder == 1
        ? ElementaryConstants.inverseCubeRootOf2 : ElementaryConstants.inverseCubeRootOf4
    // y → m^(−1/3): one step of third order takes 2^−14 to 2^−42.
    let guess = ElementaryPolynomials.inverseCubeRoot(significand) * scale
    let defect = 1 - m * guess * guess * guess
    let y = guess + guess * (defect * (0x1.5555555555555p-2 + defect * 0x1.c71c71c71c71cp-3))
    // The root from there, and what its exact cube misses.
    let root = m * y * y
    let square = DoubleDouble.square(root)
    let cube = DoubleDouble.product(square.high, root)
    let missing = (m - cube.high) - (cube.low + square.low * root)
    let result = root + missing * (y * y) * 0x1.5555555555555p-2
    let scaled = result * Double(bitPattern: (1023 &+ quotient &- 342 &- third) << 52)
    return x < 0 ? -scaled : scaled
  }

  /// The length of the vector (`x`, `y`), without overflow or underflow on the way.
  ///
  /// Error below 0.51 units in the last place (0.76 for a subnormal result). Infinite where either
  /// argument is infinite, even if the other is NaN.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let (a, b) = x.magnitude > y.magnitude ? (x.magnitude, y.magnitude) : (y.magnitude, x.magnitude)
    if a * 0x1p-56 >= b { return a + b }
    if a > 0x1p500 { return length(a * 0x1p-600, b * 0x1p-600) * 0x1p600 }
    if b < 0x1p-450 { return length(a * 0x1p700, b * 0x1p700) * 0x1p-700 }
    return length(a, b)
  }

  /// The root of a² + b² for a ≥ b, both far from the ends of the range.
  @inline(__always)
  static func length(_ a: Double, _ b: Double) -> Double {
    let squareA = DoubleDouble.square(a)
    let squareB = DoubleDouble.square(b)
    let sum = DoubleDouble.sum(larger: squareA.high, squareB.high)
    let low = sum.low + (squareA.low + squareB.low)
    let root = sum.high.squareRoot()
    let square = DoubleDouble.square(root)
    return root + (((sum.high - square.high) - square.low) + low) / (2 * root)
  }
}
