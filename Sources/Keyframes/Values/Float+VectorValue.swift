extension Float: VectorValue {
  /// The value at `progress` on the way to `other`, by the formula of `Double`, in `Float`.
  ///
  /// The progress is rounded to `Float` first. Everything promised for `Double` holds: both ends
  /// bit for bit, between them and one way only for a progress in 0…1, total.
  @inlinable
  public func interpolated(to other: Float, at progress: Double) -> Float {
    let difference = other - self
    let narrow = Float(progress)
    let early = narrow < 0.5
    let weight = narrow - (early ? 0 : 1)
    let result = (early ? self : other) + difference * weight
    guard result.isSettledMix else {
      return settledMix(to: other, at: progress, computed: result)
    }
    return result
  }

  /// The receiver times a number; the product is rounded once.
  @inlinable
  public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }

  /// Whether the receiver is neither zero, infinite nor NaN: then the plain formula stands.
  @inlinable
  @inline(__always)
  internal var isSettledMix: Bool { (bitPattern &<< 1) &- 1 < 0xFEFF_FFFF }

  /// The cases in which the plain formula loses the sign of a zero, or overflows on its way.
  @usableFromInline
  @inline(never)
  internal func settledMix(to other: Float, at progress: Double, computed: Float) -> Float {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let difference = other - self
    // A progress beyond the range of Float counts too: times a tiny difference it may be small.
    guard difference.isInfinite || self == other || !Float(progress).isFinite else {
      return computed
    }
    return Float(Double(self).interpolated(to: Double(other), at: progress))
  }
}
