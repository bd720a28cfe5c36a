/// A position in a text, and the small steps that every parser takes from it.
///
/// It reads UTF-8 bytes, so that it works alike where there are no Unicode tables. Nothing is
/// consumed by a step that finds no match.
package struct TextScanner: Sendable {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The index of the next byte, at most `bytes.count`.
  package private(set) var position = 0

  /// A scanner at the start of UTF-8 bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A scanner at the start of a text.
  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Whether everything has been read.
  package var isAtEnd: Bool { position >= bytes.count }

  /// The byte `ahead` places on from the next one, or nothing past the end.
  package func peek(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether the text goes on with these ASCII characters, exactly as written.
  package func startsWith(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount <= bytes.count - position else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.byte(index) {
      return false
    }
    return true
  }

  /// Moves on, never past the end.
  package mutating func advance(by count: Int = 1) {
    position = min(position + count, bytes.count)
  }

  /// Moves to a position that was noted before.
  package mutating func move(to position: Int) {
    self.position = min(max(position, 0), bytes.count)
  }

  /// The next byte, which is passed, or nothing at the end.
  package mutating func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    position += 1
    return byte
  }

  /// Passes these ASCII characters where the text goes on with them, exactly as written.
  package mutating func consume(_ text: StaticString) -> Bool {
    guard startsWith(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Passes bytes for as long as they satisfy a condition; the passed bytes.
  package mutating func consume(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// Passes CSS white space and comments; whether there was white space among it.
  ///
  /// A comment that is never closed reaches to the end, as in CSS. A comment alone separates
  /// tokens without being white space.
  @discardableResult
  package mutating func skipWhiteSpace() -> Bool {
    var found = false
    while position < bytes.count {
      if TextScanner.isWhiteSpace(bytes[position]) {
        position += 1
        found = true
      } else if startsWith("/*") {
        position += 2
        while position < bytes.count, !startsWith("*/") { position += 1 }
        advance(by: 2)
      } else {
        break
      }
    }
    return found
  }
}

// MARK: - Classes of bytes

extension TextScanner {
  /// Whether a byte is CSS white space: space, tab, line feed, carriage return or form feed.
  package static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  /// Whether a byte is an ASCII digit.
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A byte with ASCII capitals made small.
  package static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}

// MARK: - Errors

extension TextScanner {
  /// The column of a byte: the characters before it and one.
  package func column(of position: Int) -> Int {
    var column = 1
    for byte in bytes[..<min(max(position, 0), bytes.count)] where byte & 0xC0 != 0x80 {
      column += 1
    }
    return column
  }

  /// An error about a range of bytes.
  package func error(_ message: String, in range: Range<Int>) -> TextError {
    let column = column(of: range.lowerBound)
    return TextError(
      message, column: column, length: self.column(of: range.upperBound) - column)
  }

  /// An error about what was read from a noted position on.
  package func error(_ message: String, from start: Int) -> TextError {
    error(message, in: start..<max(start, position))
  }

  /// An error about the next character, or about the end.
  package func errorHere(_ message: String) -> TextError {
    TextError(message, column: column(of: position), length: isAtEnd ? 0 : 1)
  }
}

extension StaticString {
  /// One byte of a literal.
  func byte(_ index: Int) -> UInt8 {
    if hasPointerRepresentation {
      return unsafe utf8Start[index]
    }
    return UInt8(truncatingIfNeeded: unicodeScalar.value)
  }
}
