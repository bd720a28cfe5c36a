/// A few lines below the prompt that change in place and stay in the scrollback.
///
/// The cursor rests at the beginning of the line below them. Only lines that have changed are
/// written, all of them at once for terminals that know mode 2026.
struct InlineScreen {
  private var shown: [String] = []
  private var widths: [Int] = []

  /// Sent before the first picture: the cursor is hidden.
  static let begin = "\u{1B}[?25l"
  /// Sent after the last one, and safe to send at any moment: attributes and cursor are as usual.
  static let end = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h"

  /// What turns the lines that are shown into others.
  mutating func draw(_ lines: [StyledLine], style: Style) -> String {
    let texts = lines.map { $0.text(style: style) }
    var result = ""
    if texts.count != shown.count {
      if !shown.isEmpty { result += "\u{1B}[\(shown.count)A\r\u{1B}[J" }
      for text in texts { result += text + "\r\n" }
    } else {
      var row = shown.count
      for (index, text) in texts.enumerated() where text != shown[index] {
        result +=
          index < row ? "\u{1B}[\(row - index)A" : index > row ? "\u{1B}[\(index - row)B" : ""
        result += "\r" + text + "\u{1B}[K"
        row = index
      }
      if row < shown.count { result += "\u{1B}[\(shown.count - row)B\r" }
    }
    shown = texts
    widths = lines.map { $0.trimmedWidth(style: style) }
    return result.isEmpty ? "" : "\u{1B}[?2026h" + result + "\u{1B}[?2026l"
  }

  /// What takes the lines away; on a terminal that has become narrower they may fill more rows
  /// than they did.
  mutating func erase(columns: Int?) -> String {
    defer { forget() }
    let rows = widths.reduce(0) { sum, width in
      guard let columns, columns > 0 else { return sum + 1 }
      return sum + max((width + columns - 1) / columns, 1)
    }
    return rows == 0 ? "" : "\u{1B}[\(rows)A\r\u{1B}[J"
  }

  /// Leaves the lines as they are; the next ones come below.
  mutating func forget() {
    shown = []
    widths = []
  }
}
