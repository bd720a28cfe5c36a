extension Float: VectorScalar {
  /// Two lanes at `progress` on the way from `start` to `end`, bit for bit the scalar formula.
  @inlinable
  public static func mix(
    _ start: (Float, Float), _ end: (Float, Float), at progress: Double
  ) -> (Float, Float) {
    let from = SIMD2<Float>(start.0, start.1)
    let to = SIMD2<Float>(end.0, end.1)
    let narrow = Float(progress)
    let early = narrow < 0.5
    let weight = narrow - (early ? 0 : 1)
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
    _ start: (Float, Float, Float), _ end: (Float, Float, Float), at progress: Double
  ) -> (Float, Float, Float) {
    let from = SIMD3<Float>(start.0, start.1, start.2)
    let to = SIMD3<Float>(end.0, end.1, end.2)
    let narrow = Float(progress)
    let early = narrow < 0.5
    let weight = narrow - (early ? 0 : 1)
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
    _ start: (Float, Float, Float, Float), _ end: (Float, Float, Float, Float), at progress: Double
  ) -> (Float, Float, Float, Float) {
    let from = SIMD4<Float>(start.0, start.1, start.2, start.3)
    let to = SIMD4<Float>(end.0, end.1, end.2, end.3)
    let narrow = Float(progress)
    let early = narrow < 0.5
    let weight = narrow - (early ? 0 : 1)
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
