extension DeterministicMath {
  /// `start` + `count` · `rate`, rounded once to the nearest whole number, ties to even.
  ///
  /// The rate counts with its exact binary value, and the product is formed in 128 bits: 2^62 counts
  /// at a rate of 1/3 are as exact as three. A result outside of `Int64` becomes its nearest end;
  /// an infinite rate so too, unless `count` is 0. Callers refuse NaN; here it counts as 0.
  static func product(_ count: Int64, by rate: Double, addedTo start: Int64 = 0) -> Int64 {
    let negative = (count < 0) != (rate < 0)
    guard count != 0, rate != 0, !rate.isNaN else { return start }
    let field = Int(rate.bitPattern >> 52 & 0x7FF)
    let fraction = rate.bitPattern & 0x000F_FFFF_FFFF_FFFF
    // |rate| = significand · 2^exponent; an infinite one is larger than the largest finite.
    let significand = field == 0 ? fraction : fraction | 0x0010_0000_0000_0000
    let exponent = max(field, 1) - 1075
    let product = UInt128(count.magnitude) * UInt128(significand)
    // A sum of two numbers within 2^116 and 2^63 decides all the rest.
    let whole: Int128
    var isTie = false
    var isAbove = false
    if exponent >= 0 {
      let limit: UInt128 = 1 << 65
      whole =
        exponent > 65 || product >> UInt128(65 - exponent) != 0
        ? Int128(limit) : Int128(product << UInt128(exponent))
    } else if exponent > -128 {
      whole = Int128(product >> UInt128(-exponent))
      let rest = product & (1 << UInt128(-exponent) - 1)
      let half: UInt128 = 1 << UInt128(-exponent - 1)
      isTie = rest == half
      isAbove = rest > half
    } else {
      whole = 0
    }
    // Rounded down in magnitude so far; a tie goes to the even sum.
    var sum = Int128(start) + (negative ? -whole : whole)
    if isAbove || isTie && sum & 1 == 1 { sum += negative ? -1 : 1 }
    return Int64(clamping: sum)
  }
}
