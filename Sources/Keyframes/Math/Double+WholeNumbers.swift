// Rounding without the C library, whose functions `rounded(_:)` calls on some processors.

extension Double {
  /// The largest whole number that isn't above the receiver; NaN and infinities stay.
  var wholeBelow: Double {
    // From 2^52 on every number is whole.
    guard magnitude < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The least whole number that isn't below the receiver; NaN and infinities stay.
  var wholeAbove: Double { -(-self).wholeBelow }

  /// The nearest whole number, the even one of two equally near ones; NaN and infinities stay.
  var nearestWhole: Double {
    guard magnitude < 0x1p52 else { return self }
    return self < 0 ? (self - 0x1p52) + 0x1p52 : (self + 0x1p52) - 0x1p52
  }
}
