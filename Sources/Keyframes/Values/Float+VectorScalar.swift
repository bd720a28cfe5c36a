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

// Where a way is plain, see ``LaneCourse/isPlain``. The start or the end is chosen by a mask, since
// a comparison would be a branch that a playhead in an odd place makes the processor guess.

extension Float {
  /// How far a part in 0…1 is from the start, or from the end from the middle on, and all bits in
  /// that case.
  @inlinable
  @inline(__always)
  public static func step(at part: Float) -> (weight: Float, late: UInt32) {
    // The sign of the distance to the bits of 0.5, spread over the word.
    let distance = Int32(bitPattern: part.bitPattern) &- 0x3F00_0000
    let late = UInt32(bitPattern: ~(distance &>> 31))
    return (part - Float(bitPattern: 0x3F80_0000 & late), late)
  }

  /// Two lanes on the way from `start` to `end`, by the formula alone.
  @inlinable
  @inline(__always)
  public static func plainMix(
    _ start: SIMD2<Float>, _ end: SIMD2<Float>, by step: (weight: Float, late: UInt32)
  ) -> SIMD2<Float> {
    let (first, second) = unsafe (
      unsafeBitCast(start, to: SIMD2<UInt32>.self), unsafeBitCast(end, to: SIMD2<UInt32>.self)
    )
    let base = unsafe unsafeBitCast(
      first & ~step.late | second & step.late, to: SIMD2<Float>.self)
    return base + (end - start) * step.weight
  }

  /// Three lanes on the way from `start` to `end`, by the formula alone.
  @inlinable
  @inline(__always)
  public static func plainMix(
    _ start: SIMD3<Float>, _ end: SIMD3<Float>, by step: (weight: Float, late: UInt32)
  ) -> SIMD3<Float> {
    // A vector of three lies in memory as one of four, of which nobody looks at the last lane.
    let (first, second) = unsafe (
      unsafeBitCast(start, to: SIMD4<Float>.self), unsafeBitCast(end, to: SIMD4<Float>.self)
    )
    return unsafe unsafeBitCast(plainMix(first, second, by: step), to: SIMD3<Float>.self)
  }

  /// Four lanes on the way from `start` to `end`, by the formula alone.
  @inlinable
  @inline(__always)
  public static func plainMix(
    _ start: SIMD4<Float>, _ end: SIMD4<Float>, by step: (weight: Float, late: UInt32)
  ) -> SIMD4<Float> {
    let (first, second) = unsafe (
      unsafeBitCast(start, to: SIMD4<UInt32>.self), unsafeBitCast(end, to: SIMD4<UInt32>.self)
    )
    let base = unsafe unsafeBitCast(
      first & ~step.late | second & step.late, to: SIMD4<Float>.self)
    return base + (end - start) * step.weight
  }
}
