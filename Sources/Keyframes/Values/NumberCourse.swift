/// The way between two numbers; the place where numbers are mixed.
public struct NumberCourse: InterpolationCourse {
  /// The number at progress 0.
  public let from: Double
  /// The number at progress 1.
  public let to: Double
  @usableFromInline internal let difference: Double

  /// The way between two numbers.
  @inlinable
  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
    difference = to - from
  }

  /// The two ends and their difference.
  @inlinable
  public static var isPair: Bool { true }

  /// The number at any progress.
  @inlinable
  public func value(at progress: Double) -> Double {
    let result = innerValue(at: progress)
    return result.isSettledMix ? result : settledValue(at: progress, computed: result)
  }

  /// Whether the formula alone is right for all of 0…1: the difference does not overflow, and
  /// there is no negative zero to be met.
  @inlinable
  public var isPlain: Bool {
    let negativeZero = (-0.0).bitPattern
    return difference.isFinite && from.bitPattern != negativeZero && to.bitPattern != negativeZero
  }

  /// The number at a progress in 0…1, by the formula alone.
  @inlinable
  @inline(__always)
  public func innerValue(at progress: Double) -> Double {
    // The bits of from + difference × e below the middle, to − difference × (1 − e) from it on.
    // Choosing a start and subtracting 0 or 1, with a comparison for each choice, compiles to
    // code without branches, which the two formulas do not.
    let base = progress < 0.5 ? from : to
    let shift: Double = progress >= 0.5 ? 1 : 0
    return base + difference * (progress - shift)
  }

  /// Writes the numbers at two progresses in 0…1, by the same formula.
  ///
  /// Written as one vector: where two numbers are written, the compiler takes the vectors apart.
  @inlinable
  @inline(__always)
  public func writeInnerValues(
    at progresses: SIMD2<Double>, to places: UnsafeMutablePointer<Double>
  ) {
    let values = NumberCourse.innerValues(
      at: progresses, from: SIMD2(repeating: from), to: SIMD2(repeating: to),
      difference: SIMD2(repeating: difference))
    unsafe UnsafeMutableRawPointer(places).storeBytes(of: values, as: SIMD2<Double>.self)
  }

  /// The numbers of two ways, each at a progress in 0…1, by the same formula.
  @inlinable
  @inline(__always)
  internal static func innerValues(
    at progresses: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>,
    difference: SIMD2<Double>
  ) -> SIMD2<Double> {
    // The mask as bits, since choosing by it compiles to a branch for each number.
    let isAbove = unsafe unsafeBitCast(progresses .>= 0.5, to: SIMD2<UInt64>.self)
    let (from, to) = unsafe (
      unsafeBitCast(from, to: SIMD2<UInt64>.self), unsafeBitCast(to, to: SIMD2<UInt64>.self)
    )
    let bases = unsafe unsafeBitCast(from ^ ((from ^ to) & isAbove), to: SIMD2<Double>.self)
    let shifts = unsafe unsafeBitCast(
      SIMD2(repeating: (1.0).bitPattern) & isAbove, to: SIMD2<Double>.self)
    return bases + difference * (progresses - shifts)
  }

  /// The cases in which the formula loses the sign of a zero, or overflows on its way.
  @usableFromInline
  @inline(never)
  internal func settledValue(at progress: Double, computed: Double) -> Double {
    if progress.isNaN { return progress }
    if progress == 0 { return from }
    if progress == 1 { return to }
    if from == to { return progress < 0.5 ? from : to }
    guard difference.isInfinite else { return computed }
    // The two have different signs here, so that both products have the sign of the result, or
    // stay inside the two values: the sum neither cancels infinities nor leaves the range early.
    let blend = from * (1 - progress) + to * progress
    return blend.isNaN ? (progress < 0.5 ? from : to) : blend
  }
}

extension Double {
  /// Whether the receiver is neither zero, infinite nor NaN: then the formula alone is right.
  ///
  /// One comparison of integers: shifted by the sign and lowered by one, zero becomes the largest
  /// number and the other two lie just below it.
  @inlinable
  @inline(__always)
  internal var isSettledMix: Bool { (bitPattern &<< 1) &- 1 < 0xFFDF_FFFF_FFFF_FFFF }
}
