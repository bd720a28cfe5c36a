/// Numbers as people read them: exactly rounded, the same everywhere.
enum NumberText {
  /// A number with a fixed count of decimals, ties to even; a number too large for that keeps its
  /// shortest form.
  static func fixed(_ number: Double, decimals: Int, minus: String) -> String {
    guard number.isFinite else { return special(number, minus: minus) }
    let magnitude = number.magnitude
    guard magnitude < 1e15 else {
      return (number < 0 ? minus : "") + magnitude.description
    }
    // The number is significand / 2^shift; 53 bits times 10^15 stay below 2^103.
    let shift = 52 - max(Int(magnitude.exponentOrSubnormal), -1022)
    let significand = Int128(magnitude.integerSignificand)
    var scaled: Int128
    if shift <= 0 {
      scaled = (significand << Int128(-shift)) * power(decimals)
    } else if shift > 120 {
      scaled = 0
    } else {
      let product = significand * power(decimals)
      scaled = product >> Int128(shift)
      let rest = product - (scaled << Int128(shift))
      let half = Int128(1) << Int128(shift - 1)
      if rest > half || (rest == half && scaled % 2 == 1) { scaled += 1 }
    }
    let text = decimalText(scaled, decimals: decimals)
    return number < 0 && scaled != 0 ? minus + text : text
  }

  /// The shortest text of a number, whole numbers without a point.
  static func shortest(_ number: Double, minus: String) -> String {
    guard number.isFinite else { return special(number, minus: minus) }
    var text = number.magnitude.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    return number < 0 && number != 0 ? minus + text : text
  }

  /// A number with at most `decimals` decimals and no trailing zeros.
  static func brief(_ number: Double, decimals: Int, minus: String) -> String {
    let text = fixed(number, decimals: decimals, minus: minus)
    return text.contains("e") ? text : trimmed(text)
  }

  /// How many decimals, at most `limit`, tell a number.
  static func decimalsNeeded(_ number: Double, limit: Int) -> Int {
    let text = brief(number, decimals: limit, minus: "-")
    guard let point = text.firstIndex(of: ".") else { return 0 }
    return text.distance(from: point, to: text.endIndex) - 1
  }

  /// A fraction of whole numbers with a fixed count of decimals, ties away from zero.
  ///
  /// The number times the factor may exceed 128 bits, the result times ten to the decimals not.
  static func fixed(
    _ number: Int128, times factor: UInt64 = 1, over divisor: UInt128, decimals: Int,
    minus: String
  ) -> String {
    let scale = power(decimals).magnitude
    let (whole, rest) = divisor.dividingFullWidth(
      number.magnitude.multipliedFullWidth(by: UInt128(factor)))
    var (fraction, remainder) = divisor.dividingFullWidth(rest.multipliedFullWidth(by: scale))
    if remainder >= divisor - remainder { fraction += 1 }
    let scaled = Int128(whole * scale + fraction)
    let text = decimalText(scaled, decimals: decimals)
    return number < 0 && scaled != 0 ? minus + text : text
  }

  /// A decimal text without its trailing zeros.
  static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  private static func special(_ number: Double, minus: String) -> String {
    number.isNaN ? "nan" : (number < 0 ? minus : "") + "inf"
  }

  private static func power(_ exponent: Int) -> Int128 {
    var result: Int128 = 1
    for _ in 0..<exponent { result *= 10 }
    return result
  }

  private static func decimalText(_ scaled: Int128, decimals: Int) -> String {
    var digits = String(scaled)
    guard decimals > 0 else { return digits }
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    return digits
  }
}

extension Double {
  /// The exponent of the leading bit as it is stored, also for subnormal numbers and zero.
  fileprivate var exponentOrSubnormal: Int64 {
    isNormal ? Int64(exponent) : -1022
  }

  /// The significand as a whole number of units of 2^(exponent - 52).
  fileprivate var integerSignificand: UInt64 {
    isNormal ? significandBitPattern | (1 << 52) : significandBitPattern
  }
}
