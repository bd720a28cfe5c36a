/// A moment or a length as a whole number of ticks, 9,000,000,000 to the second.
///
/// One nanosecond is 9 ticks, and one frame of every usual frame rate, 24000/1001 to 1000 fps, is
/// a whole number of them, so sums and comparisons of declared times are exact integer arithmetic.
@usableFromInline
struct Ticks: Hashable, Comparable, Sendable {
  /// How many ticks; negative before the origin.
  @usableFromInline var count: Int64

  @inlinable
  init(_ count: Int64) { self.count = count }

  @inlinable
  static func < (left: Ticks, right: Ticks) -> Bool { left.count < right.count }
}

extension Ticks {
  /// Ticks in one second.
  @inlinable static var perSecond: Int64 { 9_000_000_000 }

  /// The zero length and the origin of local time.
  @inlinable static var zero: Ticks { Ticks(0) }

  /// The largest time Keyframes represents: 32 years of 365.25 days.
  @inlinable static var max: Ticks { Ticks(9_088_588_800_000_000_000) }

  /// The earliest moment Keyframes represents.
  @inlinable static var min: Ticks { Ticks(-9_088_588_800_000_000_000) }
}

// MARK: - Arithmetic

extension Ticks {
  /// The nearest time within the range.
  @inlinable
  init(clamping count: Int128) {
    self.init(Int64(Swift.min(Swift.max(count, Int128(Ticks.min.count)), Int128(Ticks.max.count))))
  }

  /// The nearest whole number of ticks; beyond the range, and for NaN, it lands on the range's end.
  init(nearest count: Double) {
    let whole = count.nearestWhole
    if whole > Double(Ticks.min.count), whole < Double(Ticks.max.count) {
      self.init(Int64(whole))
    } else {
      self = whole < 0 ? .min : .max
    }
  }

  /// The sum; beyond the range it lands on the range's end.
  @inlinable
  static func + (left: Ticks, right: Ticks) -> Ticks {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    if overflow { return right.count < 0 ? .min : .max }
    return Ticks(Swift.min(Swift.max(sum, Ticks.min.count), Ticks.max.count))
  }

  /// The difference; beyond the range it lands on the range's end.
  @inlinable
  static func - (left: Ticks, right: Ticks) -> Ticks { left + Ticks(-right.count) }

  /// The product with a number that is at least 0, rounded once to the nearest tick and up from
  /// the middle, or ``Extent/unending`` where that lies beyond the range.
  ///
  /// The receiver must not be negative.
  @usableFromInline
  func multiplied(by factor: Double) -> Extent<Ticks> {
    guard count > 0, factor > 0 else { return .finite(.zero) }
    guard factor < 0x1p64 else { return .unending }
    // The factor is significand x 2^exponent with a significand of 53 bits, so the product of the
    // integers is below 2^116 and exact.
    let exponent = Int(factor.exponent) - 52
    let significand = factor.significandBitPattern | 1 << 52
    let product = UInt128(count) * UInt128(significand)
    let rounded: UInt128
    if exponent >= 0 {
      // Below 2^64 the factor's exponent is at most 11; 2^127 still holds the product.
      rounded = product << exponent
    } else if exponent <= -118 {
      // Less than a quarter of a tick; the implicit bit that subnormal numbers lack is no matter.
      rounded = 0
    } else {
      rounded = ((product >> (-exponent - 1)) + 1) >> 1
    }
    return rounded <= UInt128(Ticks.max.count) ? .finite(Ticks(Int64(rounded))) : .unending
  }
}
