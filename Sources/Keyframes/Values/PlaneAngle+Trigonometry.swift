extension PlaneAngle {
  /// The sine and the cosine, exactly 0 and ±1 at quarter turns.
  ///
  /// Quarter turns are taken out in degrees, where they are exact. Both are NaN for an angle that is
  /// not finite.
  public var sinCos: (sin: Double, cos: Double) {
    // Of the magnitude, so that the sine is exactly odd, the sign of a zero included.
    let whole = degrees.magnitude < 0x1p52 ? degrees.magnitude : AngleRule.normalized(degrees)
    guard whole.isFinite else { return (.nan, .nan) }
    let quarters = (whole / 90).nearestWhole
    let (sine, cosine) = DeterministicMath.sinCos((whole - 90 * quarters) * (.pi / 180))
    let turned: (Double, Double)
    switch Int64(quarters) & 3 {
    case 0: turned = (sine, cosine)
    case 1: turned = (cosine, 0 - sine)
    case 2: turned = (0 - sine, -cosine)
    default: turned = (-cosine, sine)
    }
    return degrees < 0 && degrees > -0x1p52 ? (-turned.0, turned.1) : turned
  }

  /// The tangent; at odd quarter turns, where it has no bound, some 10¹⁶ and still finite, as
  /// programs have it that take π/2 rounded.
  public var tangent: Double {
    let (sine, cosine) = sinCos
    return cosine == 0 ? sine * 1.633123935319537e16 : sine / cosine
  }
}
