/// How what moves along a path is turned on the way, as `offset-rotate` of CSS has it.
///
/// ```swift
/// try PathOrientation(css: "auto 45deg") == .automatic(plus: .degrees(45))
/// ```
public enum PathOrientation: Hashable, Sendable {
  /// Along the path, and by an angle more.
  case automatic(plus: PlaneAngle = .zero)
  /// Against the path, and by an angle more.
  case reverse(plus: PlaneAngle = .zero)
  /// By an angle that stays, whatever the path does.
  case fixed(PlaneAngle)
}

extension PathOrientation: CustomStringConvertible {
  /// Reads a value of the CSS property `offset-rotate`: `auto` or `reverse`, an angle, or both.
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(css text: String) throws(TextError) {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    var word = PathOrientation.word(&scanner)
    scanner.skipWhiteSpace()
    let isOver = word != nil && (scanner.isAtEnd || scanner.startsIdentifier)
    guard !isOver else {
      try scanner.expectEnd(after: "the orientation")
      self = word == true ? .reverse() : .automatic()
      return
    }
    guard word != nil || !scanner.startsIdentifier, !scanner.isAtEnd else {
      throw scanner.errorHere("auto, reverse or an angle was expected")
    }
    let angle = try PlaneAngle.read(&scanner)
    scanner.skipWhiteSpace()
    if word == nil { word = PathOrientation.word(&scanner) }
    try scanner.expectEnd(after: "the orientation")
    switch word {
    case nil: self = .fixed(angle)
    case false: self = .automatic(plus: angle)
    case true: self = .reverse(plus: angle)
    }
  }

  /// The value as CSS writes it.
  public var css: String {
    switch self {
    case .automatic(.zero): "auto"
    case .automatic(let angle): "auto \(angle.css)"
    case .reverse(.zero): "reverse"
    case .reverse(let angle): "reverse \(angle.css)"
    case .fixed(let angle): angle.css
    }
  }

  /// As ``css``.
  public var description: String { css }

  /// Whether the word here is `reverse` (and not `auto`), or nothing where it is neither.
  private static func word(_ scanner: inout TextScanner) -> Bool? {
    if scanner.consume(identifier: "auto") { return false }
    if scanner.consume(identifier: "reverse") { return true }
    return nil
  }
}
