// How many columns of a terminal characters take.
extension Character {
  /// Two for wide characters, none for those that stand on another one, else one.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 ? 0 : 1 }
    // A picture that a text character becomes by the selector after it.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return first.columns
  }
}

extension Unicode.Scalar {
  /// The columns of a character that begins with the scalar.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
      0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension StringProtocol {
  /// The columns that the text takes.
  var columns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// As much of the beginning as fits into columns.
  func prefix(columns: Int) -> String {
    var text = ""
    var room = columns
    for character in self {
      room -= character.columns
      guard room >= 0 else { break }
      text.append(character)
    }
    return text
  }

  /// The text, its end left out with a sign of that where it takes more columns.
  func shortened(to columns: Int, style: Style) -> String {
    guard self.columns > columns else { return String(self) }
    return prefix(columns: columns - 1) + (style.isUnicode ? "…" : "~")
  }

  /// The text in the middle of columns, the left side the narrower one.
  func centered(in columns: Int) -> String {
    let room = Swift.max(columns - self.columns, 0)
    return String(repeating: " ", count: room / 2) + self
      + String(repeating: " ", count: room - room / 2)
  }
}
