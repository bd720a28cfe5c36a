extension Double: VectorScalar {
  /// Two lanes at `progress` on the way from `start` to `end`, bit for bit the scalar formula.
  @inlinable
  public static func mix(
    _ start: (Double, Double), _ end: (Double, Double), at progress: Double
  ) -> (Double, Double) {
    let from = SIMD2<Double>(start.0, start.1)
    let to = SIMD2<Double>(end.0, end.1)
    let early = progress < 0.5
    let weight = progress - (early ? 0 : 1)
    let mixed = (early ? from : to) + (to - from) * weight
    guard mixed.x.isSettledMix, mixed.y.isSettledMix else {
      return (
        start.0.interpolated(to: end.0, at: progress),
        start.1.interpolated(to: end.1, at: progress)
      )
    }
    return (mixed.x, mixed.y)
  }

  /// Three lanes at `progress` on the way from `start` to `end`, bit for bit the scalar formula.
  @inlinable
  public static func mix(
    _ start: (Double, Double, Double), _ end: (Double, Double, Double), at progress: Double
  ) -> (Double, Double, Double) {
    let from = SIMD3<Double>(start.0, start.1, start.2)
    let to = SIMD3<Double>(end.0, end.1, end.2)
    let early = progress < 0.5
    let weight = progress - (early ? 0 : 1)
    let mixed = (early ? from : to) + (to - from) * weight
    guard mixed.x.isSettledMix, mixed.y.isSettledMix, mixed.z.isSettledMix else {
      return (
        start.0.interpolated(to: end.0, at: progress),
        start.1.interpolated(to: end.1, at: progress),
        start.2.interpolated(to: end.2, at: progress)
      )
    }
    return (mixed.x, mixed.y, mixed.z)
  }

  /// Four lanes at `progress` on the way from `start` to `end`, bit for bit the scalar formula.
  @inlinable
  public static func mix(
    _ start: (Double, Double, Double, Double), _ end: (Double, Double, Double, Double),
    at progress: Double
  ) -> (Double, Double, Double, Double) {
    let from = SIMD4<Double>(start.0, start.1, start.2, start.3)
    let to = SIMD4<Double>(end.0, end.1, end.2, end.3)
    let early = progress < 0.5
    let weight = progress - (early ? 0 : 1)
    let mixed = (early ? from : to) + (to - from) * weight
    guard mixed.x.isSettledMix, mixed.y.isSettledMix,
      mixed.z.isSettledMix, mixed.w.isSettledMix
    else {
      return (
        start.0.interpolated(to: end.0, at: progress),
        start.1.interpolated(to: end.1, at: progress),
        start.2.interpolated(to: end.2, at: progress),
        start.3.interpolated(to: end.3, at: progress)
      )
    }
    return (mixed.x, mixed.y, mixed.z, mixed.w)
  }
}
