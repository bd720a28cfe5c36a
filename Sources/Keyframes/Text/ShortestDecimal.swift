/// The shortest decimal that reads back as the same double, written as CSS writes numbers.
package enum ShortestDecimal {
  /// The text of a finite number times a power of ten, such as `0.25`, `-3` or `1e-9`.
  ///
  /// The digits are those of the number itself, so that 0.07 times 10² is `7` and not
  /// `7.000000000000001`. An exponent appears below 10⁻⁶ and from 10²¹ on. Zero is `0`, whatever
  /// its sign. With a limit the digits are rounded to so many, the middle away from zero.
  package static func text(
    _ number: Double, timesPowerOfTen shift: Int = 0, atMost limit: Int? = nil
  ) -> String {
    var digits: [UInt8] = []
    // The number is 0.digits × 10^point.
    var point = 0
    var isFraction = false
    var exponent = 0
    var isExponent = false
    var isExponentNegative = false
    for byte in number.description.utf8 {
      switch byte {
      case 0x30...0x39 where isExponent:
        exponent = exponent * 10 + Int(byte - 0x30)
      case 0x30...0x39:
        if digits.isEmpty, byte == 0x30 {
          if isFraction { point -= 1 }
        } else {
          digits.append(byte)
          if !isFraction { point += 1 }
        }
      case 0x2E: isFraction = true
      case 0x65: isExponent = true
      case 0x2D where isExponent: isExponentNegative = true
      default: break
      }
    }
    if let limit, round(&digits, to: limit) { point += 1 }
    while digits.last == 0x30 { digits.removeLast() }
    guard !digits.isEmpty else { return "0" }
    point += (isExponentNegative ? -exponent : exponent) + shift
    var result: [UInt8] = []
    if number < 0 { result.append(0x2D) }
    if point > 21 || point < -5 {
      result.append(digits[0])
      if digits.count > 1 {
        result.append(0x2E)
        result += digits[1...]
      }
      return String(decoding: result, as: UTF8.self) + "e\(point - 1)"
    }
    if point <= 0 {
      result.append(0x30)
      result.append(0x2E)
      for _ in 0..<(-point) { result.append(0x30) }
      result += digits
    } else {
      for index in 0..<max(point, digits.count) {
        if index == point { result.append(0x2E) }
        result.append(index < digits.count ? digits[index] : 0x30)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Rounds to a number of digits and answers whether that has made one more before the point.
  private static func round(_ digits: inout [UInt8], to limit: Int) -> Bool {
    guard digits.count > limit else { return false }
    let isUp = digits[limit] >= 0x35
    digits.removeLast(digits.count - limit)
    guard isUp else { return false }
    for index in digits.indices.reversed() {
      guard digits[index] == 0x39 else {
        digits[index] += 1
        return false
      }
      digits[index] = 0x30
    }
    digits.insert(0x31, at: 0)
    return true
  }
}
