extension Ticks {
  /// The tick nearest to a declared time, or nothing where it lies outside the range of 32 years.
  @inlinable
  init?(declared duration: Duration) {
    guard duration.attoseconds.magnitude <= Ticks.rangeInAttoseconds else { return nil }
    self.init(saturating: duration)
  }

  /// The tick nearest to a moment, the middle (half a nanosecond) rounded away from zero; moments
  /// outside the range land on its end.
  @inlinable
  init(saturating moment: Duration) {
    let attoseconds = moment.attoseconds
    let magnitude = attoseconds.magnitude
    let ticks: UInt64
    if magnitude < 2_000_000_000_000_000_000 {
      let attoseconds = UInt64(truncatingIfNeeded: magnitude)
      ticks = (attoseconds &* 9 &+ 500_000_000) / 1_000_000_000
    } else {
      ticks = Ticks.nearest(toAttoseconds: Swift.min(magnitude, Ticks.rangeInAttoseconds))
    }
    let count = Int64(truncatingIfNeeded: ticks)
    self.init(attoseconds < 0 ? 0 &- count : count)
  }

  /// 32 years, the far end of the range, in attoseconds.
  @inlinable static var rangeInAttoseconds: UInt128 { 1_009_843_200_000_000_000_000_000_000 }

  /// The nearest tick to a number of attoseconds within the range.
  ///
  /// A division of 128 bits would cost more than everything else that sampling a clip does. Nine
  /// times the number is therefore split as high x 2^64 + low with
  /// 2^64 = 18446744073 x 10^9 + 709551616, and all is divided by the constant 10^9 in 64 bits.
  @inlinable
  static func nearest(toAttoseconds magnitude: UInt128) -> UInt64 {
    let dividend = magnitude &* 9 &+ 500_000_000
    let low = UInt64(truncatingIfNeeded: dividend)
    let high = UInt64(truncatingIfNeeded: dividend >> 64)
    let rest = low % 1_000_000_000 &+ high &* 709_551_616
    return low / 1_000_000_000 &+ high &* 18_446_744_073 &+ rest / 1_000_000_000
  }

  /// The nearest duration; turning it back into ticks is the identity.
  @inlinable
  var duration: Duration {
    let (nanoseconds, ticks) = count.quotientAndRemainder(dividingBy: 9)
    // A ninth of a nanosecond is never half an attosecond away from two attoseconds.
    let rest = (ticks &* 2_000_000_000 &+ (ticks < 0 ? -9 : 9)) / 18
    return Duration(attoseconds: Int128(nanoseconds) * 1_000_000_000 + Int128(rest))
  }
}

extension Extent<Ticks> {
  /// The length as a duration.
  @inlinable
  var duration: Extent<Duration> { map { $0.duration } }
}
