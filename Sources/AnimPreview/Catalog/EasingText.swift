import Keyframes

/// Reads easings, in CSS's notation.
enum EasingText {
  /// The keywords of CSS.
  static let keywords = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]
  /// The functions of CSS.
  static let functions = ["cubic-bezier", "steps", "linear"]

  /// The easing that a text writes.
  static func easing(_ text: String) throws(TextError) -> Easing {
    .linear
  }

  /// An easing in canonical CSS text.
  static func text(_ easing: Easing) -> String { "" }

  /// What might have been meant instead of a text that is no easing.
  static func hint(for text: String) -> String {
    let name = text.prefix { $0.isLetter || $0 == "-" }
    if let near = Suggestion.nearest(
      to: String(name), among: keywords + ["cubic-bezier", "steps"]),
      near != name.lowercased()
    {
      return "Did you mean '\(near)'?"
    }
    return "See 'animpreview list easings' for all of them."
  }
}
