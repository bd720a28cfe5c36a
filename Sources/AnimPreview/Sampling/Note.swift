/// Something a reader should know of what is shown.
struct Note {
  /// What kind it is; these names are part of the JSON format and stay.
  enum Code: String, CaseIterable {
    case peakBetweenFrames = "peak-between-frames"
    case lowBetweenFrames = "low-between-frames"
    case endBetweenFrames = "end-between-frames"
    case heldTail = "held-tail"
    case jumpsFromBase = "jumps-from-base"
    case returnsToBase = "returns-to-base"
    case exceedsLimits = "exceeds-limits"
    case unending = "unending"
    case nothingMoves = "nothing-moves"
    case writtenTwice = "written-more-than-once"
    case shownInPart = "shown-in-part"
    case settles = "settles"
  }

  /// The kind.
  var code: Code
  /// The sentence, in the characters of a style.
  var sentence: @Sendable (Style) -> String

  /// The sentence.
  func text(style: Style) -> String { sentence(style) }
}
