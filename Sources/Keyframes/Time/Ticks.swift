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

  /// Ticks in one second.
  @usableFromInline static let perSecond: Int64 = 9_000_000_000

  /// The zero length and the origin of local time.
  @inlinable static var zero: Ticks { Ticks(0) }

  /// The largest time Keyframes represents: 32 years of 365.25 days.
  @inlinable static var max: Ticks { Ticks(9_088_588_800_000_000_000) }

  /// The earliest moment Keyframes represents.
  @inlinable static var min: Ticks { Ticks(-9_088_588_800_000_000_000) }

  @inlinable
  static func < (left: Ticks, right: Ticks) -> Bool { left.count < right.count }
}

// MARK: - Duration

extension Ticks {
  /// The tick nearest to a duration, or nothing where it lies outside the range of 32 years.
  @usableFromInline
  init?(exactRange duration: Duration) {
    let attoseconds = duration.attoseconds
    let limit = Int128(Ticks.max.count) / 9 * 1_000_000_000
    guard attoseconds >= -limit, attoseconds <= limit else { return nil }
    self.init(Ticks.nearest(toAttoseconds: attoseconds))
  }

  /// The tick nearest to a moment; moments outside the range land on its end.
  @usableFromInline
  init(saturating duration: Duration) {
    let attoseconds = duration.attoseconds
    let limit = Int128(Ticks.max.count) / 9 * 1_000_000_000
    self.init(Ticks.nearest(toAttoseconds: Swift.min(Swift.max(attoseconds, -limit), limit)))
  }

  @usableFromInline
  static func nearest(toAttoseconds attoseconds: Int128) -> Int64 {
    let (quotient, remainder) = (attoseconds * 9).quotientAndRemainder(dividingBy: 1_000_000_000)
    if remainder >= 500_000_000 { return Int64(quotient) + 1 }
    if remainder <= -500_000_000 { return Int64(quotient) - 1 }
    return Int64(quotient)
  }

  /// The nearest duration; turning it back into ticks is the identity.
  @usableFromInline
  var duration: Duration {
    let (quotient, remainder) = (Int128(count) * 1_000_000_000).quotientAndRemainder(dividingBy: 9)
    if remainder >= 5 { return Duration(attoseconds: quotient + 1) }
    if remainder <= -5 { return Duration(attoseconds: quotient - 1) }
    return Duration(attoseconds: quotient)
  }
}
