/// Breaks sentences into lines.
enum TextWrap {
  /// The text in lines of at most `width` columns, the first after `first`, the others after
  /// `rest`; a word longer than a line is cut.
  static func lines(_ text: String, first: String, rest: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for part in text.split(separator: " ") {
      var word = String(part)
      if !isEmpty, line.columns + 1 + word.columns > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      while isEmpty, line.columns + word.columns > width, width > line.columns {
        // A wide character in a single column has no room at all, and is taken nevertheless.
        let piece = word.prefix(columns: width - line.columns)
        let part = piece.isEmpty ? String(word.prefix(1)) : piece
        lines.append(line + part)
        word.removeFirst(part.count)
        line = rest
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    lines.append(line)
    return lines
  }

  /// A note below a screen of a width, in lines.
  static func note(_ text: String, width: Int) -> [String] {
    lines(text, first: "note  ", rest: "      ", width: width - 2)
  }
}

/// Makes text of unknown origin safe to show.
enum Printable {
  /// The text with every control character written out, so that it can neither move the cursor
  /// nor change colours.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isControl(scalar):
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
