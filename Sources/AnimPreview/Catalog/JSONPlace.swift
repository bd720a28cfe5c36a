/// Where in a text of JSON the value of a path stands.
struct JSONPlace: Equatable {
  /// The line, counted from 1.
  var line: Int
  /// The column, counted from 1 in characters.
  var column: Int
  /// The line's text.
  var text: String
  /// Where in the line's text the value begins.
  var offset: Int
  /// How many characters of it are on that line.
  var length: Int

  /// The place of a path such as `children[2].timing.duration`.
  ///
  /// Where the last member is missing, that of what it is missing in. Nothing for an empty path and
  /// for text that ends before it.
  init?(of path: String, in bytes: [UInt8]) {
    guard !path.isEmpty else { return nil }
    var finder = Finder(bytes: bytes)
    for step in JSONPlace.steps(path) {
      guard finder.enter(step) else { break }
    }
    finder.skipSpace()
    let start = finder.position
    guard start < bytes.count else { return nil }
    finder.skipValue()
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    line = bytes[..<start].count { $0 == 0x0A } + 1
    let before = String(decoding: bytes[lineStart..<start], as: UTF8.self)
    text = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
    column = before.count + 1
    offset = before.count
    length = max(
      String(decoding: bytes[start..<min(finder.position, lineEnd)], as: UTF8.self).count, 1)
  }

  /// The place of a byte; that of the end of the text for one beyond it.
  init(ofByte byte: Int, in bytes: [UInt8]) {
    var start = min(byte, bytes.count)
    // The end of a text is the end of its last line.
    while start > 0, start == bytes.count, bytes[start - 1] == 0x0A { start -= 1 }
    while start > 0, start < bytes.count, bytes[start] == 0x0A, bytes[start - 1] == 0x0A {
      start -= 1
    }
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    line = bytes[..<start].count { $0 == 0x0A } + 1
    text = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
    offset = String(decoding: bytes[lineStart..<start], as: UTF8.self).count
    column = offset + 1
    length = 1
  }

  private enum Step {
    case member(String)
    case element(Int)
  }

  private static func steps(_ path: String) -> [Step] {
    var steps: [Step] = []
    for part in path.split(separator: ".") {
      let pieces = part.split(separator: "[")
      for (index, piece) in pieces.enumerated() {
        if index == 0, part.first != "[" {
          steps.append(.member(String(piece)))
        } else if let number = Int(piece.dropLast()) {
          steps.append(.element(number))
        }
      }
    }
    return steps
  }

  /// Walks through text that has been read as JSON before.
  private struct Finder {
    let bytes: [UInt8]
    var position = 0

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
      while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      }
    }

    /// Goes to the value of a member or an element, or stays where there is none.
    mutating func enter(_ step: Step) -> Bool {
      let start = position
      skipSpace()
      guard let open = current, open == UInt8(ascii: "{") || open == UInt8(ascii: "[") else {
        return false
      }
      position += 1
      var index = 0
      while true {
        skipSpace()
        guard let byte = current, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else {
          break
        }
        let nameStart = position
        var name: String?
        if open == UInt8(ascii: "{") {
          skipValue()
          name = String(decoding: bytes[nameStart..<position].dropFirst().dropLast(), as: UTF8.self)
          skipSpace()
          position += 1
          skipSpace()
        }
        switch step {
        case .member(let wanted) where wanted == name: return true
        case .element(let wanted) where wanted == index && name == nil: return true
        default: break
        }
        skipValue()
        skipSpace()
        if current == UInt8(ascii: ",") { position += 1 }
        index += 1
      }
      position = start
      return false
    }

    /// Passes a value, whatever is in it.
    mutating func skipValue() {
      var depth = 0
      repeat {
        skipSpace()
        guard let byte = current else { return }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          position += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          position += 1
        case UInt8(ascii: "\""): skipText()
        case UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
        default:
          while let byte = current, !",]}: \n\r\t".utf8.contains(byte) { position += 1 }
        }
      } while depth > 0
    }

    private mutating func skipText() {
      position += 1
      while let byte = current, byte != UInt8(ascii: "\"") {
        position += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + 1, bytes.count)
    }
  }
}
