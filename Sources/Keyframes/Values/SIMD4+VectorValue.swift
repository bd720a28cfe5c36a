extension SIMD4: Interpolatable, VectorValue where Scalar: VectorScalar {
  /// The vector at `progress` on the way to `other`; each of the four lanes is bit for bit what
  /// the scalar gives.
  @inlinable
  public func interpolated(to other: SIMD4, at progress: Double) -> SIMD4 {
    let mixed = Scalar.mix((x, y, z, w), (other.x, other.y, other.z, other.w), at: progress)
    return SIMD4(mixed.0, mixed.1, mixed.2, mixed.3)
  }

  /// The vector with each lane times a number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD4 {
    SIMD4(x.scaled(by: factor), y.scaled(by: factor), z.scaled(by: factor), w.scaled(by: factor))
  }
}

extension SIMD4: LaneVector where Scalar: VectorScalar {
  /// The way between two vectors, checked once for all of 0…1.
  public typealias Course = LaneCourse<SIMD4>

  /// The vector on the plain way to `other` where a step leads.
  @inlinable
  @inline(__always)
  public func plainlyInterpolated(
    to other: SIMD4, by step: (weight: Scalar, late: Scalar.RawSignificand)
  ) -> SIMD4 {
    Scalar.plainMix(self, other, by: step)
  }
}
