/// Tells where a text stops being JSON (RFC 8259) of which every member can be read.
///
/// The decoder that reads documents says only that something is wrong.
struct JSONSyntax {
  /// What is wrong with a text, and at which byte.
  struct Fault: Equatable {
    var offset: Int
    var message: String
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Deeper texts are refused rather than followed.
  private static let deepest = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first fault of a text, or nothing for JSON.
  static func fault(in bytes: [UInt8]) -> Fault? {
    var syntax = JSONSyntax(bytes)
    do throws(Stop) {
      try syntax.value(depth: 0)
      syntax.skipSpace()
      guard syntax.current == nil else { throw syntax.stop("nothing more") }
      return nil
    } catch {
      return error.fault
    }
  }

  private struct Stop: Error { var fault: Fault }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func stop(_ expected: String) -> Stop {
    let message =
      current == nil
      ? "the document ends too early; expected \(expected)" : "expected \(expected)"
    return Stop(fault: Fault(offset: position, message: message))
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Stop) {
    skipSpace()
    guard depth < JSONSyntax.deepest else {
      throw Stop(fault: Fault(offset: position, message: "this is nested too deeply"))
    }
    switch current {
    case UInt8(ascii: "{"): try members(depth)
    case UInt8(ascii: "["): try elements(depth)
    case UInt8(ascii: "\""): try text()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
    default: throw stop("a value")
    }
  }

  private mutating func members(_ depth: Int) throws(Stop) {
    position += 1
    skipSpace()
    if take("}") { return }
    // The decoder would read one of two members of one name and pass over the other.
    var names: Set<ArraySlice<UInt8>> = []
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw stop("a name in quotation marks") }
      let start = position
      try text()
      guard names.insert(bytes[start..<position]).inserted else {
        throw Stop(fault: Fault(offset: start, message: "this name stands here twice"))
      }
      skipSpace()
      guard take(":") else { throw stop("a colon after the name") }
      try value(depth: depth + 1)
      skipSpace()
      if take("}") { return }
      guard take(",") else { throw stop("a comma or a closing brace") }
    }
  }

  private mutating func elements(_ depth: Int) throws(Stop) {
    position += 1
    skipSpace()
    if take("]") { return }
    while true {
      try value(depth: depth + 1)
      skipSpace()
      if take("]") { return }
      guard take(",") else { throw stop("a comma or a closing bracket") }
    }
  }

  private mutating func word(_ word: StaticString) throws(Stop) {
    let start = position
    let isRight = word.description.utf8.allSatisfy { byte in
      defer { position += 1 }
      return current == byte
    }
    guard isRight else {
      position = start
      throw stop("a value")
    }
  }

  private mutating func digits() throws(Stop) {
    guard let first = current, isDigit(first) else { throw stop("a digit") }
    while let byte = current, isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  private mutating func number() throws(Stop) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    guard take("e") || take("E") else { return }
    if !take("+") { _ = take("-") }
    try digits()
  }

  private mutating func text() throws(Stop) {
    position += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw stop("no line break or control character in a text")
      default: position += 1
      }
    }
    throw stop("a quotation mark")
  }

  private mutating func escape() throws(Stop) {
    position += 1
    guard let byte = current, "\"\\/bfnrtu".utf8.contains(byte) else {
      throw stop("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after a backslash")
    }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let byte = current, Character(Unicode.Scalar(byte)).isHexDigit else {
        throw stop("four hexadecimal digits")
      }
      position += 1
    }
  }
}
