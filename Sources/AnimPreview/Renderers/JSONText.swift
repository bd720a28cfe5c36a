/// JSON as text, written piece by piece.
extension ByteBuffer {
  /// Adds a string with its quotation marks.
  mutating func append(jsonString text: String) {
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"" as StaticString)
      case UInt8(ascii: "\\"): append("\\\\" as StaticString)
      case UInt8(ascii: "\n"): append("\\n" as StaticString)
      case UInt8(ascii: "\r"): append("\\r" as StaticString)
      case UInt8(ascii: "\t"): append("\\t" as StaticString)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        append("\\u00" as StaticString)
        append(byte: digits[Int(byte >> 4)])
        append(byte: digits[Int(byte & 15)])
      default: append(byte: byte)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Adds a number; JSON has no infinity, so a string stands for it.
  @inline(__always)
  mutating func append(jsonNumber number: Double) {
    if number.isFinite {
      append(shortest: number)
    } else if number.isNaN {
      append("\"NaN\"" as StaticString)
    } else {
      append(number < 0 ? "\"-Infinity\"" as StaticString : "\"Infinity\"")
    }
  }

  /// Adds a number, or `null`.
  @inline(__always)
  mutating func append(jsonNumber number: Double?) {
    if let number { append(jsonNumber: number) } else { append("null" as StaticString) }
  }

  /// Adds `"name":`, after a comma unless it is the first of its object.
  mutating func append(jsonName name: String, isFirst: Bool = false) {
    if !isFirst { append(byte: UInt8(ascii: ",")) }
    append(jsonString: name)
    append(byte: UInt8(ascii: ":"))
  }
}
