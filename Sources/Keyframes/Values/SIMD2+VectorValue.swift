extension SIMD2: Interpolatable, VectorValue where Scalar: VectorScalar {
  /// The vector at `progress` on the way to `other`; each of the two lanes is bit for bit what
  /// the scalar gives.
  @inlinable
  public func interpolated(to other: SIMD2, at progress: Double) -> SIMD2 {
    let mixed = Scalar.mix((x, y), (other.x, other.y), at: progress)
    return SIMD2(mixed.0, mixed.1)
  }

  /// The vector with each lane times a number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD2 {
    SIMD2(x.scaled(by: factor), y.scaled(by: factor))
  }
}

extension SIMD2: LaneVector where Scalar: VectorScalar {
  /// The way between two vectors, checked once for all of 0…1.
  public typealias Course = LaneCourse<SIMD2>

  /// The vector on the plain way to `other` where a step leads.
  @inlinable
  @inline(__always)
  public func plainlyInterpolated(
    to other: SIMD2, by step: (weight: Scalar, late: Scalar.RawSignificand)
  ) -> SIMD2 {
    Scalar.plainMix(self, other, by: step)
  }
}
