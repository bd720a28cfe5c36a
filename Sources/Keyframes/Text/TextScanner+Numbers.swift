/// A number as it was written, with its unit.
package struct TextNumber: Sendable {
  /// What may follow the digits directly.
  package enum Unit: Hashable, Sendable {
    /// Nothing.
    case none
    /// The per cent sign.
    case percent
    /// An identifier, such as `ms`.
    case named(TextName)
  }

  /// The digits, exactly.
  package let decimal: DecimalNumber
  /// Whether it was written without a decimal point and without an exponent.
  package let isInteger: Bool
  /// Whether it was written with a sign.
  package let hasSign: Bool
  /// What follows the digits.
  package let unit: Unit
  /// The bytes of the digits and the unit.
  package let range: Range<Int>

  /// The nearest double, ties to even; infinite beyond the largest one.
  package var value: Double { Double(decimal) }

  /// The value of a number that was written as an integer, or nothing beyond 64 bits.
  package var integer: Int64? {
    guard isInteger, let value = decimal.nearestInteger() else { return nil }
    return Int64(exactly: value)
  }
}

extension TextScanner {
  /// Passes a CSS number without looking at what follows it, or nothing where none begins here.
  ///
  /// That is a sign or none, digits with or without a point (which needs a digit after it), and an
  /// exponent or none.
  package mutating func plainNumber() -> TextNumber? { number(withUnit: false) }

  /// Passes a CSS number with its unit: a percentage, a dimension or a plain number.
  package mutating func number() -> TextNumber? { number(withUnit: true) }

  /// As ``number()``, but a number beyond the largest double is an error.
  package mutating func finiteNumber() throws(TextError) -> TextNumber? {
    let start = position
    guard let number = number() else { return nil }
    guard number.value.isFinite else {
      throw error("the number is too large", from: start)
    }
    return number
  }

  private mutating func number(withUnit: Bool) -> TextNumber? {
    let start = position
    let hasSign = peek() == 0x2B || peek() == 0x2D
    let isNegative = peek() == 0x2D
    if hasSign { advance() }
    let digits = position
    _ = consume(while: TextScanner.isDigit)
    var isInteger = true
    if peek() == 0x2E, let digit = peek(1), TextScanner.isDigit(digit) {
      isInteger = false
      advance()
      _ = consume(while: TextScanner.isDigit)
    }
    guard position > digits else {
      move(to: start)
      return nil
    }
    let mantissa = bytes[digits..<position]
    var exponent: Int64 = 0
    if let written = consumeExponent() {
      isInteger = false
      exponent = written
    }
    var unit = TextNumber.Unit.none
    if withUnit {
      if consume("%") {
        unit = .percent
      } else if let name = identifier() {
        unit = .named(name)
      }
    }
    return TextNumber(
      decimal: DecimalNumber(isNegative: isNegative, digits: mantissa, exponent: exponent),
      isInteger: isInteger, hasSign: hasSign, unit: unit, range: start..<position)
  }

  // Passes `e`, a sign or none and digits. Exponents beyond a million million stay there.
  private mutating func consumeExponent() -> Int64? {
    guard let letter = peek(), TextScanner.lowercased(letter) == 0x65 else { return nil }
    let signed = peek(1) == 0x2B || peek(1) == 0x2D
    guard let digit = peek(signed ? 2 : 1), TextScanner.isDigit(digit) else { return nil }
    let isNegative = peek(1) == 0x2D
    advance(by: signed ? 2 : 1)
    var exponent: Int64 = 0
    for digit in consume(while: TextScanner.isDigit) {
      exponent = min(exponent * 10 + Int64(digit - 0x30), 1_000_000_000_000)
    }
    return isNegative ? -exponent : exponent
  }
}
