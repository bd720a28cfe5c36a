extension DeterministicMath {
  /// The hyperbolic sine.
  ///
  /// Error below 0.7 units in the last place. `sinh(-0.0)` is -0.
  public static func sinh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 0.5 {
      if magnitude < 0x1p-27 { return x }
      let z = x * x
      return x + x * z * ElementaryPolynomials.hyperbolicSineCubic(z)
    }
    if x.isNaN { return .nan }
    let result = magnitude < 24 ? hyperbolic(magnitude).sine.rounded : halfExponential(magnitude)
    return x < 0 ? -result : result
  }

  /// The hyperbolic cosine.
  ///
  /// Error below 0.52 units in the last place.
  public static func cosh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if x.isNaN { return .nan }
    return magnitude < 24 ? hyperbolic(magnitude).cosine.rounded : halfExponential(magnitude)
  }

  /// The hyperbolic tangent.
  ///
  /// Error below 0.53 units in the last place. `tanh(-0.0)` is -0, `tanh(.infinity)` is 1.
  public static func tanh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 0.125 {
      if magnitude < 0x1p-27 { return x }
      let z = x * x
      return x + x * z * ElementaryPolynomials.hyperbolicTangentCubic(z)
    }
    if x.isNaN { return .nan }
    guard magnitude < 22 else { return x < 0 ? -1 : 1 }
    let (sine, cosine) = hyperbolic(magnitude)
    let quotient = sine.divided(by: cosine).rounded
    return x < 0 ? -quotient : quotient
  }

  /// Half the difference and half the sum of exp x and exp −x, to about 2^−60 of exp x.
  @inline(__always)
  static func hyperbolic(_ x: Double) -> (sine: DoubleDouble, cosine: DoubleDouble) {
    let rising = exponential(DoubleDouble(x))
    let falling = exponential(DoubleDouble(-x))
    let (a, b) = (0.5 * rising.scale, 0.5 * falling.scale)
    let (aRest, bRest) = (a * rising.rest, b * falling.rest)
    let difference = DoubleDouble.sum(larger: a, -b)
    let sum = DoubleDouble.sum(larger: a, b)
    return (
      DoubleDouble.sum(larger: difference.high, difference.low + (aRest - bRest)),
      DoubleDouble.sum(larger: sum.high, sum.low + (aRest + bRest))
    )
  }

  /// Half of exp x for x ≥ 24.
  static func halfExponential(_ x: Double) -> Double {
    if x > 711 { return .infinity }
    var parts = exponential(DoubleDouble(x))
    parts.scaleBits &-= 1 << 52
    return parts.scaled()
  }
}
