/// A decimal number exactly as it was written, before any rounding.
///
/// Times become ticks and values become doubles from here, each by one rounding.
package struct DecimalNumber: Sendable {
  /// Whether it was written with a minus sign; zero may be.
  package let isNegative: Bool
  /// The first 19 significant digits, or all of them where there are fewer.
  let significand: UInt64
  /// The power of ten of the last digit of the significand.
  private(set) var exponent: Int64
  /// Whether digits other than zero were left out of the significand.
  let isTruncated: Bool
  /// The digits as written, with at most one point, for the rare case that all of them count.
  private let digits: ArraySlice<UInt8>

  /// A number of ASCII digits with at most one point among them, times a power of ten.
  init(isNegative: Bool, digits: ArraySlice<UInt8>, exponent: Int64 = 0) {
    var significand: UInt64 = 0
    var count = 0
    var power = exponent
    var isTruncated = false
    var isFraction = false
    for byte in digits {
      if byte == 0x2E {
        isFraction = true
        continue
      }
      let digit = UInt64(byte - 0x30)
      if count < 19 {
        significand = significand * 10 + digit
        if significand > 0 { count += 1 }
        if isFraction { power -= 1 }
      } else {
        if digit > 0 { isTruncated = true }
        if !isFraction { power += 1 }
      }
    }
    self.isNegative = isNegative
    self.significand = significand
    self.exponent = power
    self.isTruncated = isTruncated
    self.digits = digits
  }

  /// The number times a power of ten, still exact.
  package func multiplied(byPowerOfTen power: Int64) -> DecimalNumber {
    var result = self
    result.exponent += power
    return result
  }

  /// An integer and the power of ten it is multiplied with, as exact as any comparison with at
  /// most `limit` significant digits needs: further digits are stood for by a last 1.
  func natural(limit: Int) -> (integer: Natural, exponent: Int64) {
    guard isTruncated else { return (Natural(significand), exponent) }
    var integer = Natural(0)
    var count = 0
    // Digits are gathered by eighteen, as many as surely fit into one multiplication.
    var (chunk, scale): (UInt64, UInt64) = (0, 1)
    for byte in digits where byte != 0x2E {
      if count == 0 && byte == 0x30 { continue }
      chunk = chunk * 10 + (count == limit ? 1 : UInt64(byte - 0x30))
      scale *= 10
      count += 1
      if count > limit { break }
      if scale == 1_000_000_000_000_000_000 {
        integer.multiply(by: scale, adding: chunk)
        (chunk, scale) = (0, 1)
      }
    }
    integer.multiply(by: scale, adding: chunk)
    return (integer, exponent + 19 - Int64(count))
  }

  /// The number times `factor`, rounded once to the nearest integer, halves away from zero; or
  /// nothing beyond 126 bits.
  package func nearestInteger(multipliedBy factor: UInt64 = 1) -> Int128? {
    guard significand > 0, factor > 0 else { return 0 }
    guard let low = DecimalNumber.nearest(significand, factor, exponent) else { return nil }
    guard low >> 126 == 0 else { return nil }
    var magnitude = low
    if isTruncated {
      guard let high = DecimalNumber.nearest(significand + 1, factor, exponent) else { return nil }
      // The digits left out decide only where they carry the number over a half.
      if high != low { magnitude = nearest(toAllDigitsTimes: factor) }
      guard magnitude >> 126 == 0 else { return nil }
    }
    return isNegative ? -Int128(magnitude) : Int128(magnitude)
  }

  private static func nearest(
    _ significand: UInt64, _ factor: UInt64, _ exponent: Int64
  ) -> UInt128? {
    var product = UInt128(significand) * UInt128(factor)
    if exponent >= 0 {
      guard exponent <= 38 else { return nil }
      for _ in 0..<exponent {
        let (next, overflow) = product.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        product = next
      }
      return product
    }
    guard exponent >= -38 else { return 0 }
    var divisor: UInt128 = 1
    for _ in 0..<(-exponent) { divisor *= 10 }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    return remainder >= divisor - remainder ? quotient + 1 : quotient
  }

  /// The nearest integer with every digit counted, for a result within 126 bits.
  ///
  /// It is half of the number of halves and one, both rounded down. The halves are multiplied from
  /// the last digit on, as on paper: of what lies behind the point, the whole part of a tenth of
  /// whole parts is exact.
  private func nearest(toAllDigitsTimes factor: UInt64) -> UInt128 {
    let doubled = UInt128(factor) * 2
    let zeros = digits.prefix { $0 == 0x30 || $0 == 0x2E }.count
    let count = digits[(digits.startIndex + zeros)...].reduce(0) { $0 + ($1 == 0x2E ? 0 : 1) }
    var places = Int64(count) - 19 - exponent
    var (halves, whole, power) = (UInt128(0), UInt128(0), UInt128(1))
    for byte in digits.reversed() where byte != 0x2E {
      let digit = UInt128(byte - 0x30)
      if places > 0 {
        halves = (halves + digit * doubled) / 10
        places -= 1
      } else {
        // Beyond 128 bits there are but zeros in front.
        whole &+= digit &* power
        power &*= 10
      }
    }
    while places > 0, halves > 0 {
      halves /= 10
      places -= 1
    }
    while places < 0 {
      whole &*= 10
      places += 1
    }
    return (whole * doubled + halves + 1) / 2
  }
}
