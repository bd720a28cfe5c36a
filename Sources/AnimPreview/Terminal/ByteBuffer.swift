/// Bytes waiting to be written.
struct ByteBuffer {
  /// The bytes so far.
  var bytes: [UInt8] = []

  /// Adds text as UTF-8.
  @inline(__always)
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds text known to be ASCII.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds one byte.
  @inline(__always)
  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds a whole number in decimal.
  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits = [20 of UInt8](repeating: 0)
    var rest = number.magnitude
    var start = 20
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    for index in start..<20 { bytes.append(digits[index]) }
  }

  /// Adds the shortest decimal that reads back as the same number.
  @inline(__always)
  mutating func append(shortest number: Double) {
    var text = number.description
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
  }
}
