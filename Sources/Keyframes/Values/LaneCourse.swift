/// A vector whose lanes are numbers that are mixed all at once: `SIMD2`, `SIMD3` and `SIMD4`.
///
/// This protocol only carries each width to ``LaneCourse``; there is no reason to conform to it
/// elsewhere.
public protocol LaneVector: SIMD, Interpolatable where Scalar: VectorScalar {
  /// The vector at `progress` in 0…1 on the way to `other`, by the formula alone.
  func plainlyInterpolated(to other: Self, at progress: Double) -> Self
}

/// The way between two vectors.
public struct LaneCourse<Value: LaneVector>: InterpolationCourse {
  /// The vector at progress 0.
  public let from: Value
  /// The vector at progress 1.
  public let to: Value

  /// The way between two vectors.
  @inlinable
  @inline(__always)
  public init(from: Value, to: Value) {
    self.from = from
    self.to = to
  }

  /// The two ends and nothing else.
  @inlinable
  public static var isPair: Bool { true }

  /// The vector at any progress.
  @inlinable
  public func value(at progress: Double) -> Value {
    from.interpolated(to: to, at: progress)
  }

  /// Whether the formula alone is right for all of 0…1 in every lane: no difference overflows, and
  /// there is no negative zero to be met.
  public var isPlain: Bool {
    for lane in 0..<from.scalarCount {
      let (start, end) = (from[lane], to[lane])
      if !(end - start).isFinite || start.isNegativeZero || end.isNegativeZero { return false }
    }
    return true
  }

  /// The vector at a progress in 0…1, by the formula alone.
  @inlinable
  @inline(__always)
  public func innerValue(at progress: Double) -> Value {
    from.plainlyInterpolated(to: to, at: progress)
  }
}

extension BinaryFloatingPoint {
  fileprivate var isNegativeZero: Bool { isZero && sign == .minus }
}
