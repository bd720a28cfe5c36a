extension Ticks {
  /// The tick nearest to a declared time, or nothing where it lies outside the range of 32 years.
  @inlinable
  init?(declared duration: Duration) {
    let magnitude = duration.attoseconds.magnitude
    guard magnitude <= Ticks.rangeInAttoseconds else { return nil }
    self.init(nearestToAttoseconds: magnitude, isNegative: duration < .zero)
  }

  /// The tick nearest to a moment; moments outside the range land on its end.
  @inlinable
  init(saturating moment: Duration) {
    let attoseconds = moment.attoseconds
    let magnitude = attoseconds.magnitude
    self.init(
      nearestToAttoseconds: Swift.min(magnitude, Ticks.rangeInAttoseconds),
      isNegative: attoseconds < 0)
  }

  /// 32 years, the far end of the range, in attoseconds.
  @inlinable static var rangeInAttoseconds: UInt128 { 1_009_843_200_000_000_000_000_000_000 }

  /// Rounds to the nearest tick, the middle (half a nanosecond) away from zero.
  ///
  /// A division of 128 bits would cost more than everything else that sampling a clip does. The
  /// number is therefore split as high x 2^64 + low with 2^64 = 18446744073 x 10^9 + 709551616,
  /// and each part is divided by the constant 10^9 in 64 bits.
  @inlinable
  init(nearestToAttoseconds magnitude: UInt128, isNegative: Bool) {
    let low = UInt64(truncatingIfNeeded: magnitude)
    let high = UInt64(truncatingIfNeeded: magnitude >> 64)
    var nanoseconds = low / 1_000_000_000
    var rest = low % 1_000_000_000
    if high != 0 {
      rest &+= high &* 709_551_616
      nanoseconds &+= high &* 18_446_744_073 &+ rest / 1_000_000_000
      rest %= 1_000_000_000
    }
    let ticks = Int64(
      truncatingIfNeeded: nanoseconds &* 9 &+ (rest &* 9 &+ 500_000_000) / 1_000_000_000)
    self.init(isNegative ? 0 &- ticks : ticks)
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
