/// A CSS identifier with its escapes resolved and its ASCII capitals made small.
///
/// Compare it with literals in a `switch`; the literals are written in small letters.
package struct TextName: Hashable, Sendable {
  /// The characters in UTF-8.
  package let bytes: [UInt8]

  /// A name of bytes that are already in small letters.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a name is the literal.
  package static func ~= (literal: StaticString, name: TextName) -> Bool { name == literal }

  /// Whether a name is the literal.
  package static func == (name: TextName, literal: StaticString) -> Bool {
    guard literal.utf8CodeUnitCount == name.bytes.count else { return false }
    for index in 0..<name.bytes.count where name.bytes[index] != literal.byte(index) {
      return false
    }
    return true
  }

  /// The name as a string, for messages.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension TextScanner {
  /// Passes a CSS identifier, such as `ease-out`, or nothing where none begins here.
  ///
  /// A name begins with a letter, an underscore, a character beyond ASCII or an escape, after one
  /// hyphen or none, or with two hyphens.
  package mutating func identifier() -> TextName? {
    let start = position
    guard startsIdentifier else { return nil }
    var name: [UInt8] = []
    while let byte = peek() {
      if TextScanner.isNameByte(byte) {
        name.append(TextScanner.lowercased(byte))
        advance()
      } else if startsEscape(at: position) {
        advance()
        appendEscaped(to: &name)
      } else {
        break
      }
    }
    assert(position > start)
    return TextName(bytes: name)
  }

  /// Passes the name of a function and its opening bracket, such as `steps(`.
  package mutating func functionName() -> TextName? {
    let start = position
    guard let name = identifier() else { return nil }
    guard consume("(") else {
      move(to: start)
      return nil
    }
    return name
  }

  /// Passes an identifier where it is the given one, written in small letters.
  package mutating func consume(identifier literal: StaticString) -> Bool {
    let start = position
    if let name = identifier(), name == literal { return true }
    move(to: start)
    return false
  }

  /// Whether an identifier begins at the position.
  package var startsIdentifier: Bool {
    guard let first = peek() else { return false }
    if first == 0x2D {
      guard let second = peek(1) else { return false }
      return second == 0x2D || TextScanner.isNameStart(second) || startsEscape(at: position + 1)
    }
    return TextScanner.isNameStart(first) || startsEscape(at: position)
  }

  private func startsEscape(at index: Int) -> Bool {
    guard index < bytes.count, bytes[index] == 0x5C else { return false }
    guard index + 1 < bytes.count else { return true }
    let next = bytes[index + 1]
    return next != 0x0A && next != 0x0D && next != 0x0C
  }

  /// Reads what follows a backslash: up to six hexadecimal digits and one white space, or any
  /// other character as itself.
  private mutating func appendEscaped(to name: inout [UInt8]) {
    var code: UInt32 = 0
    var digits = 0
    while digits < 6, let byte = peek(), let digit = TextScanner.hexadecimalDigit(byte) {
      code = code * 16 + digit
      digits += 1
      advance()
    }
    if digits > 0 {
      if startsWith("\r\n") {
        advance(by: 2)
      } else if let byte = peek(), TextScanner.isWhiteSpace(byte) {
        advance()
      }
      TextScanner.append(Unicode.Scalar(code == 0 ? 0xFFFD : code) ?? "\u{FFFD}", to: &name)
    } else if let byte = next() {
      name.append(TextScanner.lowercased(byte))
    } else {
      TextScanner.append("\u{FFFD}", to: &name)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to name: inout [UInt8]) {
    for unit in UTF8.encode(scalar)! { name.append(lowercased(unit)) }
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - 0x30) }
    let letter = lowercased(byte) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    lowercased(byte) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == 0x2D
  }
}
