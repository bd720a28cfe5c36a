// What the types of values that are vectors say of their numbers, for curves that do not overshoot.

extension Double {
  /// The three numbers combined.
  @inlinable
  @inline(__always)
  public static func componentwise(
    _ first: Double, _ second: Double, _ third: Double,
    _ combine: (Double, Double, Double) -> Double
  ) -> Double { combine(first, second, third) }
}

extension Float {
  /// The three numbers combined as `Double`; the result is rounded.
  @inlinable
  @inline(__always)
  public static func componentwise(
    _ first: Float, _ second: Float, _ third: Float, _ combine: (Double, Double, Double) -> Double
  ) -> Float { Float(combine(Double(first), Double(second), Double(third))) }
}

extension SIMD2 where Scalar: VectorScalar {
  /// The lanes combined, each by itself.
  @inlinable
  @inline(__always)
  public static func componentwise(
    _ first: SIMD2, _ second: SIMD2, _ third: SIMD2, _ combine: (Double, Double, Double) -> Double
  ) -> SIMD2 {
    SIMD2(
      .componentwise(first.x, second.x, third.x, combine),
      .componentwise(first.y, second.y, third.y, combine))
  }
}

extension SIMD3 where Scalar: VectorScalar {
  /// The lanes combined, each by itself.
  @inlinable
  @inline(__always)
  public static func componentwise(
    _ first: SIMD3, _ second: SIMD3, _ third: SIMD3, _ combine: (Double, Double, Double) -> Double
  ) -> SIMD3 {
    SIMD3(
      .componentwise(first.x, second.x, third.x, combine),
      .componentwise(first.y, second.y, third.y, combine),
      .componentwise(first.z, second.z, third.z, combine))
  }
}

extension SIMD4 where Scalar: VectorScalar {
  /// The lanes combined, each by itself.
  @inlinable
  @inline(__always)
  public static func componentwise(
    _ first: SIMD4, _ second: SIMD4, _ third: SIMD4, _ combine: (Double, Double, Double) -> Double
  ) -> SIMD4 {
    SIMD4(
      .componentwise(first.x, second.x, third.x, combine),
      .componentwise(first.y, second.y, third.y, combine),
      .componentwise(first.z, second.z, third.z, combine),
      .componentwise(first.w, second.w, third.w, combine))
  }
}

extension PlanePoint {
  /// The numbers combined, each by itself.
  @inlinable
  public static func componentwise(
    _ first: PlanePoint, _ second: PlanePoint, _ third: PlanePoint,
    _ combine: (Double, Double, Double) -> Double
  ) -> PlanePoint {
    PlanePoint(lanes: .componentwise(first.lanes, second.lanes, third.lanes, combine))
  }
}

extension PlaneSize {
  /// The numbers combined, each by itself.
  @inlinable
  public static func componentwise(
    _ first: PlaneSize, _ second: PlaneSize, _ third: PlaneSize,
    _ combine: (Double, Double, Double) -> Double
  ) -> PlaneSize {
    PlaneSize(lanes: .componentwise(first.lanes, second.lanes, third.lanes, combine))
  }
}

extension PlaneRectangle {
  /// The numbers combined, each by itself.
  @inlinable
  public static func componentwise(
    _ first: PlaneRectangle, _ second: PlaneRectangle, _ third: PlaneRectangle,
    _ combine: (Double, Double, Double) -> Double
  ) -> PlaneRectangle {
    PlaneRectangle(lanes: .componentwise(first.lanes, second.lanes, third.lanes, combine))
  }
}

extension PlaneInsets {
  /// The numbers combined, each by itself.
  @inlinable
  public static func componentwise(
    _ first: PlaneInsets, _ second: PlaneInsets, _ third: PlaneInsets,
    _ combine: (Double, Double, Double) -> Double
  ) -> PlaneInsets {
    PlaneInsets(lanes: .componentwise(first.lanes, second.lanes, third.lanes, combine))
  }
}

extension PlaneAngle {
  /// The degrees combined.
  @inlinable
  public static func componentwise(
    _ first: PlaneAngle, _ second: PlaneAngle, _ third: PlaneAngle,
    _ combine: (Double, Double, Double) -> Double
  ) -> PlaneAngle {
    PlaneAngle(degrees: combine(first.degrees, second.degrees, third.degrees))
  }
}

extension PlaneLength {
  /// The numbers of each unit combined.
  public static func componentwise(
    _ first: PlaneLength, _ second: PlaneLength, _ third: PlaneLength,
    _ combine: (Double, Double, Double) -> Double
  ) -> PlaneLength {
    var result = PlaneLength.zero
    for unit in 0..<16 {
      result.amounts[unit] = combine(
        first.amounts[unit], second.amounts[unit], third.amounts[unit])
    }
    return result
  }
}

extension Pair {
  /// Whether both parts are vectors.
  @inlinable
  public static var isVector: Bool { First.isVector && Second.isVector }

  /// The numbers of both parts combined.
  @inlinable
  public static func componentwise(
    _ first: Pair, _ second: Pair, _ third: Pair, _ combine: (Double, Double, Double) -> Double
  ) -> Pair {
    Pair(
      .componentwise(first.first, second.first, third.first, combine),
      .componentwise(first.second, second.second, third.second, combine))
  }
}

extension InlineArray where Element: Interpolatable {
  /// Whether the elements are vectors.
  @inlinable
  public static var isVector: Bool { Element.isVector }

  /// The numbers of the elements combined.
  @inlinable
  public static func componentwise(
    _ first: InlineArray, _ second: InlineArray, _ third: InlineArray,
    _ combine: (Double, Double, Double) -> Double
  ) -> InlineArray {
    InlineArray { .componentwise(first[$0], second[$0], third[$0], combine) }
  }
}
