extension DeterministicMath {
  /// `base` to the power of `exponent`.
  ///
  /// Error below 0.52 units in the last place, exact where the power is a Double. A negative base
  /// wants a whole exponent, else the result is NaN. Anything to the power of 0 is 1, and so is 1
  /// to the power of anything, NaN included.
  ///
  /// Computed as exp(exponent · log base), the logarithm and the product kept in two Doubles.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    var bits = base.bitPattern
    let exponentTop = (exponent.bitPattern >> 52) & 0x7FF
    var negative = false
    // The usual case: a positive normal base, and an exponent from 2^−65 to below 2^63.
    if bits &- 0x0010_0000_0000_0000 >= 0x7FE0_0000_0000_0000 || exponentTop &- 958 >= 128 {
      if let special = powerSpecial(base, exponent) { return special }
      negative = base < 0 && isOddWhole(exponent)
      let magnitude = base.magnitude
      bits = magnitude.isNormal ? magnitude.bitPattern : normalizedBits(magnitude)
    }
    let log = logarithm(bits)
    // exponent · log: the product of upper halves is exact, the others are small.
    let exponentUpper = DoubleDouble.upperHalf(exponent)
    let logUpper = DoubleDouble.upperHalf(log.high)
    let high = exponentUpper * logUpper
    let low =
      (exponent - exponentUpper) * logUpper + exponent * ((log.high - logUpper) + log.low)
    let product = DoubleDouble.sum(larger: high, low)
    let size = product.high.magnitude
    // Below e^−690 the product with the rest of the power would be subnormal.
    if size < 690, !negative { return exponential(product).value }
    if size > 1000 {
      let magnitude = product.high < 0 ? 0 : Double.infinity
      return negative ? -magnitude : magnitude
    }
    return exponential(product).scaled(negative: negative)
  }

  /// Whether a number is whole and odd.
  @inline(__always)
  static func isOddWhole(_ x: Double) -> Bool {
    let magnitude = x.magnitude
    guard magnitude < 0x1p53 else { return false }
    let whole = Int64(magnitude)
    return Double(whole) == magnitude && whole & 1 == 1
  }

  /// The powers that the logarithm does not give; nothing for the others, which are those of a
  /// finite base other than 0 and ±1 to a finite exponent that is neither 0 nor extreme.
  @inline(never)
  static func powerSpecial(_ base: Double, _ exponent: Double) -> Double? {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let magnitude = base.magnitude
    if exponent.isInfinite {
      if magnitude == 1 { return 1 }
      return (magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    let odd = isOddWhole(exponent)
    if magnitude == 0 || magnitude == .infinity {
      let result = (magnitude == 0) == (exponent > 0) ? 0 : Double.infinity
      return odd && base.sign == .minus ? -result : result
    }
    if base < 0 {
      // From 2^52 on every Double is whole.
      guard
        odd || exponent.magnitude >= 0x1p52
          || Double(Int64(exponent)) == exponent
      else { return .nan }
      if magnitude == 1 { return odd ? -1 : 1 }
    }
    if exponent.magnitude < 0x1p-65 { return 1 + (magnitude > 1 ? exponent : -exponent) }
    if exponent.magnitude >= 0x1p63 {
      return (magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    return nil
  }
}
