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

/// A colour as a terminal mixes it: red, green and blue from 0 to 255.
struct ScreenColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
}

/// How a piece of a screen looks: by its role or, for surfaces that show a colour, in that colour.
struct Paint: Equatable {
  /// What the piece is.
  var role: Role
  /// The colour behind it.
  var surface: ScreenColor?

  /// The look of a role.
  init(_ role: Role = .plain, surface: ScreenColor? = nil) {
    self.role = role
    self.surface = surface
  }
}

/// How many colours a terminal has.
enum ColorDepth: Equatable {
  /// The user's own sixteen.
  case sixteen
  /// The cube of 256.
  case indexed
  /// All of them.
  case full
}

/// The characters and colours of one stream.
struct Style: Equatable {
  /// Whether characters beyond ASCII are drawn.
  var isUnicode: Bool
  /// Whether roles become colours.
  var hasColor: Bool
  /// How finely surfaces can be coloured.
  var depth = ColorDepth.sixteen

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
    painted(text, Paint(role))
  }

  /// A text in its look, or as it is where there are no colours.
  func painted(_ text: String, _ paint: Paint) -> String {
    guard hasColor else { return text }
    let attributes = [paint.role.attribute, paint.surface.map(background) ?? ""]
      .filter { !$0.isEmpty }
    guard !attributes.isEmpty else { return text }
    return "\u{1B}[\(attributes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  private func background(_ color: ScreenColor) -> String {
    let channels = [color.red, color.green, color.blue]
    switch depth {
    case .full: return "48;2;" + channels.map(String.init).joined(separator: ";")
    case .indexed:
      // The cube has six levels a channel: 0, 95 and then every 40.
      let levels = channels.map { $0 < 48 ? 0 : $0 < 115 ? 1 : (Int($0) - 35) / 40 }
      return "48;5;\(16 + 36 * levels[0] + 6 * levels[1] + levels[2])"
    case .sixteen:
      let bits = channels.enumerated().reduce(0) { $0 + ($1.element >= 128 ? 1 << $1.offset : 0) }
      return "4\(bits)"
    }
  }
}

/// One line of a screen, put together from pieces with looks.
struct StyledLine: Equatable {
  private struct Piece: Equatable {
    var text: String
    var paint: Paint
  }

  private var pieces: [Piece] = []
  /// How many columns it takes.
  private(set) var width = 0

  /// Adds a piece.
  mutating func append(_ text: String, _ role: Role = .plain) { append(text, Paint(role)) }

  /// Adds a piece of any look.
  mutating func append(_ text: String, _ paint: Paint) {
    guard !text.isEmpty else { return }
    width += text.columns
    if let last = pieces.last, last.paint == paint {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, paint: paint))
    }
  }

  /// Adds spaces.
  mutating func pad(_ count: Int) {
    if count > 0 { append(String(repeating: " ", count: count)) }
  }

  /// Writes the line without trailing spaces, with its end.
  func write(into buffer: inout ByteBuffer, style: Style) {
    buffer.append(text(style: style))
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  /// The pieces without trailing spaces, those of coloured surfaces apart.
  private func trimmed(style: Style) -> [Piece] {
    var rest = pieces
    while let last = rest.last, !style.hasColor || last.paint.surface == nil {
      var text = last.text
      while text.last == " " { text.removeLast() }
      rest[rest.count - 1].text = text
      guard text.isEmpty else { break }
      rest.removeLast()
    }
    return rest
  }

  /// The line without trailing spaces.
  func text(style: Style) -> String {
    trimmed(style: style).reduce("") { $0 + style.painted($1.text, $1.paint) }
  }

  /// The columns of the line without trailing spaces.
  func trimmedWidth(style: Style) -> Int {
    trimmed(style: style).reduce(0) { $0 + $1.text.columns }
  }
}
