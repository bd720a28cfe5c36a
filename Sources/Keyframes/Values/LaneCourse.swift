/// A vector whose lanes are numbers that are mixed all at once: `SIMD2`, `SIMD3` and `SIMD4`.
///
/// This protocol only carries each width to ``LaneCourse``; there is no reason to conform to it
/// elsewhere.
public protocol LaneVector: SIMD, Interpolatable where Scalar: VectorScalar {
  /// The vector on the plain way to `other` where a step leads, see ``VectorScalar/step(at:)``.
  func plainlyInterpolated(
    to other: Self, by step: (weight: Scalar, late: Scalar.RawSignificand)
  ) -> Self
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
    from.plainlyInterpolated(to: to, by: Value.Scalar.step(at: Value.Scalar(progress)))
  }

  /// The vectors of up to 64 ways, by the same formula.
  ///
  /// The steps of all of them are made in a loop of their own: that is numbers alone, and the
  /// processor works on four at a time. It would not pay for numbers of which a register of every
  /// processor holds two.
  @inlinable
  @inline(__always)
  public static func fill(
    _ output: inout MutableSpan<Value>, _ places: Range<Int>, progress: (Int) -> Double,
    course: (Int) -> LaneCourse
  ) {
    let (start, count) = (places.lowerBound, places.count)
    precondition(start >= 0 && count <= 64 && start <= output.count &- count)
    guard MemoryLayout<Value.Scalar>.size == 4 else {
      for place in places {
        let part = progress(place)
        unsafe output[unchecked: place] = course(place).innerValue(at: part)
      }
      return
    }
    var weights = InlineArray<64, Value.Scalar>(repeating: 0)
    var lates = InlineArray<64, Value.Scalar.RawSignificand>(repeating: 0)
    for index in 0..<count {
      unsafe weights[unchecked: index] = Value.Scalar(progress(start &+ index))
    }
    // By fours, which leaves no rest that is worked on one by one.
    for index in 0..<((count &+ 3) & ~3) {
      let step = unsafe Value.Scalar.step(at: weights[unchecked: index])
      unsafe weights[unchecked: index] = step.weight
      unsafe lates[unchecked: index] = step.late
    }
    for index in 0..<count {
      let way = course(start &+ index)
      let step = unsafe (weight: weights[unchecked: index], late: lates[unchecked: index])
      unsafe output[unchecked: start &+ index] = way.from.plainlyInterpolated(to: way.to, by: step)
    }
  }

  /// The vectors of many ways at one progress, by the same formula, with the nearer end chosen once.
  @inlinable
  @inline(__always)
  public static func fill(
    _ output: inout MutableSpan<Value>, from: Span<Value>, to: Span<Value>, products: Span<Float>,
    at progress: Double
  ) {
    let count = from.count
    precondition(count == to.count && count <= output.count)
    let (weight, late) = Value.Scalar.step(at: Value.Scalar(progress))
    // With a choice that is known the compiler leaves it out.
    if late == 0 {
      for index in 0..<count {
        unsafe output[unchecked: index] = from[unchecked: index].plainlyInterpolated(
          to: to[unchecked: index], by: (weight, 0))
      }
    } else {
      for index in 0..<count {
        unsafe output[unchecked: index] = from[unchecked: index].plainlyInterpolated(
          to: to[unchecked: index], by: (weight, ~0))
      }
    }
  }
}

extension BinaryFloatingPoint {
  fileprivate var isNegativeZero: Bool { isZero && sign == .minus }
}
