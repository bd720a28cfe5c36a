/// What a piece of a screen is; never how it looks.
enum Role: UInt8 {
  /// Ordinary text.
  case plain
  /// The curve and its name.
  case curve
  /// The second curve.
  case secondCurve
  /// A key.
  case mark
  /// Rules and headings.
  case ruler
  /// What went well.
  case good
  /// What went wrong.
  case bad

  /// The attribute of the user's own sixteen colours.
  var attribute: String {
    switch self {
    case .plain: ""
    case .curve: "36"
    case .secondCurve: "35"
    case .mark: "33"
    case .ruler: "90"
    case .good: "32"
    case .bad: "31"
    }
  }
}

/// The characters and colours of one stream.
struct Style {
  /// Whether characters beyond ASCII are drawn.
  var isUnicode: Bool
  /// Whether roles become colours.
  var hasColor: Bool

  /// The place of a value.
  var point: Character { isUnicode ? "●" : "*" }
  /// The resting value.
  var rule: Character { isUnicode ? "│" : "|" }
  /// A key.
  var mark: Character { isUnicode ? "◆" : "+" }
  /// From one value to the next.
  var arrow: String { isUnicode ? "→" : "->" }
  /// In front of a negative number.
  var minus: String { isUnicode ? "−" : "-" }
  /// Between a number and how often.
  var times: String { isUnicode ? "×" : "x" }
  /// What was left out.
  var ellipsis: String { isUnicode ? "…" : "..." }
  /// No value.
  var nothing: String { isUnicode ? "–" : "-" }
  /// Eight levels from low to high.
  var levels: [Character] { Array(isUnicode ? "▁▂▃▄▅▆▇█" : "_.-:=+*#") }
}

extension Style {
  /// A text in the colour of its role, or as it is where there are no colours.
  func painted(_ text: String, _ role: Role) -> String {
    guard hasColor, !role.attribute.isEmpty else { return text }
    return "\u{1B}[\(role.attribute)m\(text)\u{1B}[0m"
  }
}

/// One line of a screen, put together from pieces with roles.
struct StyledLine {
  private var pieces: [(text: String, role: Role)] = []
  /// How many columns it takes.
  private(set) var width = 0

  /// Adds a piece.
  mutating func append(_ text: String, _ role: Role = .plain) {
    guard !text.isEmpty else { return }
    width += text.count
    if let last = pieces.last, last.role == role {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append((text, role))
    }
  }

  /// Adds spaces.
  mutating func pad(_ count: Int) {
    if count > 0 { append(String(repeating: " ", count: count)) }
  }

  /// Writes the line without trailing spaces, with its end.
  func write(into buffer: inout ByteBuffer, style: Style) {
    var end = pieces.count
    while end > 0, pieces[end - 1].text.allSatisfy({ $0 == " " }) { end -= 1 }
    for index in 0..<end {
      var text = pieces[index].text
      if index == end - 1 {
        while text.last == " " { text.removeLast() }
      }
      buffer.append(style.painted(text, pieces[index].role))
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }
}
