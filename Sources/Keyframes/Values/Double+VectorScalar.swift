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

// Where a way is plain, see ``LaneCourse/isPlain``. The start or the end is chosen by a mask, since
// a comparison would be a branch that a playhead in an odd place makes the processor guess.

extension Double {
  /// How far a part in 0…1 is from the start, or from the end from the middle on, and all bits in
  /// that case.
  @inlinable
  @inline(__always)
  public static func step(at part: Double) -> (weight: Double, late: UInt64) {
    // The sign of the distance to the bits of 0.5, spread over the word.
    let distance = Int64(bitPattern: part.bitPattern) &- 0x3FE0_0000_0000_0000
    let late = UInt64(bitPattern: ~(distance &>> 63))
    return (part - Double(bitPattern: 0x3FF0_0000_0000_0000 & late), late)
  }

  /// Two lanes on the way from `start` to `end`, by the formula alone.
  @inlinable
  @inline(__always)
  public static func plainMix(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, by step: (weight: Double, late: UInt64)
  ) -> SIMD2<Double> {
    let (first, second) = unsafe (
      unsafeBitCast(start, to: SIMD2<UInt64>.self), unsafeBitCast(end, to: SIMD2<UInt64>.self)
    )
    let base = unsafe unsafeBitCast(
      first & ~step.late | second & step.late, to: SIMD2<Double>.self)
    return base + (end - start) * step.weight
  }

  /// Three lanes on the way from `start` to `end`, by the formula alone.
  @inlinable
  @inline(__always)
  public static func plainMix(
    _ start: SIMD3<Double>, _ end: SIMD3<Double>, by step: (weight: Double, late: UInt64)
  ) -> SIMD3<Double> {
    // A vector of three lies in memory as one of four, of which nobody looks at the last lane.
    let (first, second) = unsafe (
      unsafeBitCast(start, to: SIMD4<Double>.self), unsafeBitCast(end, to: SIMD4<Double>.self)
    )
    return unsafe unsafeBitCast(plainMix(first, second, by: step), to: SIMD3<Double>.self)
  }

  /// Four lanes on the way from `start` to `end`, by the formula alone.
  @inlinable
  @inline(__always)
  public static func plainMix(
    _ start: SIMD4<Double>, _ end: SIMD4<Double>, by step: (weight: Double, late: UInt64)
  ) -> SIMD4<Double> {
    let (first, second) = unsafe (
      unsafeBitCast(start, to: SIMD4<UInt64>.self), unsafeBitCast(end, to: SIMD4<UInt64>.self)
    )
    let base = unsafe unsafeBitCast(
      first & ~step.late | second & step.late, to: SIMD4<Double>.self)
    return base + (end - start) * step.weight
  }
}
