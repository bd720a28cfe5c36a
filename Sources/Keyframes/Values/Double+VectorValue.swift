extension Double: VectorValue {
  /// The value at `progress` on the way to `other`.
  ///
  /// With a the receiver, b the other value and e the progress it is a + (b − a) e below the
  /// middle and b − (b − a)(1 − e) from the middle on. So both ends are met bit for bit (a negative
  /// zero too); for a progress in 0…1 the value lies between them and moves one way only; outside
  /// it goes on along the line. Finite values and a finite progress never give NaN, and infinity
  /// only where the result exceeds the type: also where b − a overflows, as from −1e308 to 1e308.
  @inlinable
  public func interpolated(to other: Double, at progress: Double) -> Double {
    let difference = other - self
    let early = progress < 0.5
    let result =
      (early ? self : other) + difference * (early ? progress : progress - 1)
    guard result.isSettledMix else {
      return settledMix(to: other, at: progress, computed: result)
    }
    return result
  }

  /// The receiver times a number.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }

  /// Whether the receiver is neither zero, infinite nor NaN: then the plain formula stands.
  ///
  /// One comparison of integers, since it is on the hot path: shifted by the sign and lowered by
  /// one, zero becomes the largest number and the other two lie just below it.
  @inlinable
  @inline(__always)
  internal var isSettledMix: Bool { (bitPattern &<< 1) &- 1 < 0xFFDF_FFFF_FFFF_FFFF }

  /// The cases in which the plain formula loses the sign of a zero, or overflows on its way.
  @usableFromInline
  @inline(never)
  internal func settledMix(to other: Double, at progress: Double, computed: Double) -> Double {
    if progress.isNaN { return progress }
    if progress == 0 { return self }
    if progress == 1 { return other }
    if self == other { return progress < 0.5 ? self : other }
    let difference = other - self
    guard difference.isInfinite else { return computed }
    // The two have different signs here, so that both products have the sign of the result, or
    // stay inside the two values: the sum neither cancels infinities nor leaves the range early.
    let blend = self * (1 - progress) + other * progress
    return blend.isNaN ? (progress < 0.5 ? self : other) : blend
  }
}
