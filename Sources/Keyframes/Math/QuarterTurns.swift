/// An angle as whole quarter turns and a rest of at most an eighth of a turn.
struct QuarterTurns {
  /// The count of quarter turns; only its last two bits mean something.
  var count: UInt64
  /// What remains, within ±π/4 (and a few units in the last place), in two Doubles.
  var rest: DoubleDouble

  /// Takes quarter turns out of any finite angle.
  ///
  /// Below 2^20 quarter turns π/2 in three pieces is subtracted, exactly but for the last one. Where
  /// the rest gets so small that the third piece's own error counts, and for larger angles, whole
  /// numbers decide. The caller treats angles below 2^−27.
  @inline(__always)
  init(_ angle: Double) {
    if angle.magnitude < 0x1p20 {
      let shifted = angle * ElementaryConstants.twoOverPi + DeterministicMath.wholeNumbers
      let turns = shifted - DeterministicMath.wholeNumbers
      let first = angle - turns * ElementaryConstants.halfPiFirst
      let sum = DoubleDouble.sum(first, -(turns * ElementaryConstants.halfPiSecond))
      let rest = DoubleDouble.sum(
        larger: sum.high, sum.low - turns * ElementaryConstants.halfPiThird)
      if rest.high.magnitude > 0x1p-30 {
        self.count = shifted.bitPattern
        self.rest = rest
        return
      }
    }
    self = QuarterTurns.exact(angle)
  }

  init(count: UInt64, rest: DoubleDouble) {
    self.count = count
    self.rest = rest
  }

  /// The same for every finite angle from 2^−60 on, by whole numbers alone (Payne and Hanek).
  ///
  /// The angle is m · 2^e. Of the binary places of 2/π only 192 matter: earlier ones give multiples
  /// of four quarter turns, later ones less than 2^−137 of a quarter turn, and no Double comes
  /// nearer than 2^−62 to a multiple of π/2.
  @inline(never)
  static func exact(_ angle: Double) -> QuarterTurns {
    let bits = angle.bitPattern
    let exponent = Int(bits >> 52 & 0x7FF) - 1075
    let m = bits & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000
    // Places are counted from 0 for 1/2; the window's first one weighs 2 after multiplication.
    let place = exponent - 2 + 128
    let word = place >> 6
    let shift = UInt64(place & 63)
    let w = TwoOverPi.words
    // A shift by 64 gives 0, as it should here.
    let high = w[word] << shift | w[word + 1] >> (64 - shift)
    let middle = w[word + 1] << shift | w[word + 2] >> (64 - shift)
    let low = w[word + 2] << shift | w[word + 3] >> (64 - shift)
    // (m · window) mod 2^192, two bits before the point.
    let lowProduct = m.multipliedFullWidth(by: low)
    let middleProduct = m.multipliedFullWidth(by: middle)
    let (second, carry) = middleProduct.low.addingReportingOverflow(lowProduct.high)
    let first = m &* high &+ middleProduct.high &+ (carry ? 1 : 0)
    // The nearest whole number of quarter turns, and the signed rest in units of 2^−62.
    let half: UInt64 = 1 << 61
    let turns = (first &+ half) >> 62
    let negativeRest = first & (1 << 61) != 0
    var upper = first << 2 | second >> 62
    var lower = second << 2 | lowProduct.low >> 62
    if negativeRest {
      lower = ~lower &+ 1
      upper = ~upper &+ (lower == 0 ? 1 : 0)
    }
    let rest = radians(upper, lower)
    let negative = bits >> 63 == 1
    return QuarterTurns(
      count: negative ? 0 &- turns : turns,
      rest: negative != negativeRest ? DoubleDouble(-rest.high, -rest.low) : rest)
  }

  /// π/2 times a fraction of 128 bits below 1/2, in two Doubles.
  static func radians(_ upper: UInt64, _ lower: UInt64) -> DoubleDouble {
    var (upper, lower) = (upper, lower)
    var scale = 0
    if upper == 0 {
      (upper, lower) = (lower, 0)
      scale = 64
    }
    let zeros = upper.leadingZeroBitCount
    upper = upper << UInt64(zeros) | lower >> UInt64(64 - zeros)
    lower <<= UInt64(zeros)
    scale += zeros
    // The upper 128 bits of the product with π/2 · 2^127, short of two units at most.
    let (piHigh, piLow) = TwoOverPi.halfPi
    let top = upper.multipliedFullWidth(by: piHigh)
    let cross = upper.multipliedFullWidth(by: piLow)
    let other = lower.multipliedFullWidth(by: piHigh)
    var (sum, carry) = top.low.addingReportingOverflow(cross.high)
    var high = top.high &+ (carry ? 1 : 0)
    (sum, carry) = sum.addingReportingOverflow(other.high)
    high = high &+ (carry ? 1 : 0)
    // high.sum is a multiple of 2^−127 · 2^−scale; 53 bits of it are exact in a Double.
    let unit = Double(bitPattern: UInt64(1023 - 63 - scale) << 52)
    let first = Double(high >> 11) * 0x1p11
    let second = Double(high & 0x7FF) + Double(sum >> 11) * 0x1p-53
    return DoubleDouble.sum(larger: first * unit, second * unit)
  }
}
