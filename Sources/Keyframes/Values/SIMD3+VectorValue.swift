extension SIMD3: Interpolatable, VectorValue where Scalar: VectorScalar {
  /// The vector at `progress` on the way to `other`; each of the three lanes is bit for bit what
  /// the scalar gives.
  @inlinable
  public func interpolated(to other: SIMD3, at progress: Double) -> SIMD3 {
    let mixed = Scalar.mix((x, y, z), (other.x, other.y, other.z), at: progress)
    return SIMD3(mixed.0, mixed.1, mixed.2)
  }

  /// The vector with each lane times a number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD3 {
    SIMD3(x.scaled(by: factor), y.scaled(by: factor), z.scaled(by: factor))
  }
}

extension SIMD3: LaneVector where Scalar: VectorScalar {
  /// The way between two vectors, checked once for all of 0…1.
  public typealias Course = LaneCourse<SIMD3>

  /// The vector on the plain way to `other` where a step leads.
  @inlinable
  @inline(__always)
  public func plainlyInterpolated(
    to other: SIMD3, by step: (weight: Scalar, late: Scalar.RawSignificand)
  ) -> SIMD3 {
    Scalar.plainMix(self, other, by: step)
  }
}
