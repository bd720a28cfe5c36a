import Keyframes

/// Reads easings: CSS's notation and the names that the library adds.
enum EasingText {
  /// The names that stand alone.
  static let names =
    [
      "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
      "emphasized", "spring", "decay",
    ]
    + penner

  /// The names that take numbers in brackets.
  static let functions = [
    "cubic-bezier", "steps", "linear", "cubic-beziers", "reversed", "spring", "decay",
  ]

  /// Penner's families, every one in four directions.
  static let penner: [String] = [
    "quad", "cubic", "quart", "quint", "sine", "expo", "circ", "back", "elastic", "bounce",
  ].flatMap { family in
    ["ease-in", "ease-out", "ease-in-out", "ease-out-in"].map { "\($0)-\(family)" }
  }

  /// The name that a word is, with case and hyphens ignored.
  static func name(_ word: some StringProtocol) -> String? {
    let folded = Catalog.fold(word)
    return (names + functions).first { Catalog.fold($0) == folded }
  }

  /// The easing that a text writes.
  static func easing(_ text: String) throws(TextError) -> Easing {
    try Easing(parsing: text)
  }

  /// An easing in canonical text, CSS's where CSS has it.
  static func text(_ easing: Easing) -> String { easing.css ?? easing.description }

  /// What might have been meant instead of a text that is no easing.
  static func hint(for text: String) -> String? {
    let word = String(text.prefix { $0.isLetter || $0 == "-" })
    if (names + functions).contains(word.lowercased()) { return nil }
    if let name = name(word) ?? Suggestion.nearest(to: word, among: names + functions) {
      return "Did you mean '\(name)'?"
    }
    return "See 'animpreview list easings' for all of them."
  }
}
