/// The name of a moment or of a child in a timeline.
///
/// Written as a string literal. Two labels are equal where their UTF-8 bytes are.
public struct TimelineLabel: Sendable, ExpressibleByStringLiteral {
  /// The name as text.
  public let text: String

  /// A label of a name that is known at run time only.
  public init(_ text: String) { self.text = text }

  /// A label written in source code.
  public init(stringLiteral value: String) { text = value }
}

extension TimelineLabel: Hashable {
  // Comparing bytes needs no tables of Unicode, which a small device would have to carry.

  /// Whether two labels have the same bytes.
  public static func == (left: TimelineLabel, right: TimelineLabel) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
