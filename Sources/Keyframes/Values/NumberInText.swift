/// A number as it stands in a text, and how it is written there.
struct NumberInText: Sendable {
  let value: Double
  /// How many digits stand after the point.
  let decimals: Int
  /// How many digits the whole part has.
  let width: Int
  /// Whether it begins with a zero that it could do without.
  let isPadded: Bool
  /// Whether commas part the thousands.
  let isGrouped: Bool

  /// The words around the numbers of a text, one more than there are numbers.
  ///
  /// A sign belongs to a number where no letter, digit or point stands before it.
  static func parts(of text: String) -> (words: [String], numbers: [NumberInText]) {
    var scanner = TextScanner(text)
    var (words, numbers): ([String], [NumberInText]) = ([], [])
    var start = 0
    while let byte = scanner.peek() {
      let position = scanner.position
      let isSign = byte == 0x2D && !(position > 0 && isWordByte(scanner.bytes[position - 1]))
      guard TextScanner.isDigit(byte) || isSign, let number = number(&scanner) else {
        scanner.move(to: position + 1)
        continue
      }
      words.append(String(decoding: scanner.bytes[start..<position], as: UTF8.self))
      numbers.append(number)
      start = scanner.position
    }
    words.append(String(decoding: scanner.bytes[start...], as: UTF8.self))
    return (words, numbers)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    TextScanner.isDigit(byte) || TextScanner.lowercased(byte) &- 0x61 < 26 || byte >= 0x80
      || byte == 0x2E
  }

  private static func number(_ scanner: inout TextScanner) -> NumberInText? {
    let isNegative = scanner.consume("-")
    var digits = Array(scanner.consume(while: TextScanner.isDigit))
    guard !digits.isEmpty else { return nil }
    var isGrouped = false
    while digits.count <= 3 || isGrouped, let group = thousands(&scanner) {
      isGrouped = true
      digits += group
    }
    let width = digits.count
    let isPadded = width > 1 && digits[0] == 0x30
    var decimals = 0
    if scanner.peek() == 0x2E, let next = scanner.peek(1), TextScanner.isDigit(next) {
      scanner.advance()
      let fraction = scanner.consume(while: TextScanner.isDigit)
      decimals = fraction.count
      digits += fraction
    }
    let decimal = DecimalNumber(
      isNegative: isNegative, digits: digits[...], exponent: -Int64(decimals))
    return NumberInText(
      value: Double(decimal), decimals: decimals, width: width, isPadded: isPadded,
      isGrouped: isGrouped)
  }

  /// Passes a comma and three digits that no fourth follows.
  private static func thousands(_ scanner: inout TextScanner) -> ArraySlice<UInt8>? {
    let start = scanner.position
    if scanner.consume(",") {
      let group = scanner.consume(while: TextScanner.isDigit)
      if group.count == 3 { return group }
    }
    scanner.move(to: start)
    return nil
  }

  /// The number part of the way to another, written as both are.
  func text(mixedWith other: NumberInText, at progress: Double) -> String {
    let mixed = value.interpolated(to: other.value, at: progress)
    let decimals = min(max(decimals, other.decimals), 15)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (mixed.magnitude * scale + 0.5).wholeBelow
    guard scaled < 0x1p63 else { return ShortestDecimal.text(mixed) }
    var digits = Array(String(Int64(scaled)).utf8)
    let width = (isPadded || other.isPadded ? min(width, other.width) : 1) + decimals
    if digits.count < width {
      digits = Array(repeating: 0x30, count: width - digits.count) + digits
    }
    var bytes: [UInt8] = mixed < 0 && scaled > 0 ? [0x2D] : []
    let whole = digits.count - decimals
    for (index, digit) in digits.enumerated() {
      if index == whole { bytes.append(0x2E) }
      let isComma = index > 0 && index < whole && (whole - index) % 3 == 0
      if isComma, isGrouped || other.isGrouped { bytes.append(0x2C) }
      bytes.append(digit)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
