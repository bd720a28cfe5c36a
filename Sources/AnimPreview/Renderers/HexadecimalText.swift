/// Numbers as C's `%a` writes them: every bit is seen, and nothing is rounded.
enum HexadecimalText {
  /// A number as hexadecimal floating point, such as `0x1.8p+1`.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    let sign = number.sign == .minus ? "-" : ""
    if number.isInfinite { return sign + "inf" }
    if number == 0 { return sign + "0x0p+0" }
    var digits = String(number.significandBitPattern, radix: 16)
    digits = String(repeating: "0", count: 13 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let exponent = number.isNormal ? Int(number.exponent) : -1022
    return sign + (number.isNormal ? "0x1" : "0x0") + (digits.isEmpty ? "" : "." + digits) + "p"
      + (exponent < 0 ? "" : "+") + String(exponent)
  }

  /// Sixteen digits.
  static func text(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A running hash of numbers: FNV-1a over the bytes of their bit patterns, the lowest first.
struct RunningHash {
  /// The hash so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes a number, or that there is none.
  mutating func take(_ number: Double?) {
    guard let number else { return take(byte: 0xFF) }
    // Every number that is none is the same.
    let bits = number.isNaN ? Double.nan.bitPattern : number.bitPattern
    for shift in stride(from: 0, to: 64, by: 8) {
      take(byte: UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }

  private mutating func take(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
