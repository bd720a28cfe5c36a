/// Why children don't make a timeline.
public enum TimelineError: Error, Hashable, Sendable {
  /// A placement names a label or child that is not declared before it in its group.
  case unknownLabel(TimelineLabel)
  /// A label or name is used twice in one group.
  case repeatedLabel(TimelineLabel)
  /// A placement follows the end of something that never ends.
  case afterUnending(TimelineLabel?)
  /// A repeat without end of something that takes no time, which could not be played.
  case unendingRepeatOfNothing
  /// Something that never ends was to be reversed or trimmed at its end, or warped.
  case needsAnEnd(String)
  /// A time lies outside the range of 32 years.
  case timeOutOfRange(Duration)
  /// A time that must not be negative is.
  case negativeTime(String, Duration)
  /// A part ends before it begins.
  case endBeforeStart(Duration, Duration)
  /// A number of repeats, a rate or a weight is not what it must be.
  case wrongNumber(String, Double)

  /// The mistake in a sentence.
  public var message: String {
    switch self {
    case .unknownLabel(let label):
      "there is no label or child '\(label.text)' declared before this one in its group"
    case .repeatedLabel(let label):
      "'\(label.text)' is declared twice in one group"
    case .afterUnending(let name):
      if let name {
        "'\(name.text)' never ends, so nothing can be placed at its end"
      } else {
        "the child before never ends, so nothing can be placed at its end"
      }
    case .unendingRepeatOfNothing:
      "what takes no time can't be repeated without end"
    case .needsAnEnd(let what):
      "what never ends can't be \(what)"
    case .timeOutOfRange(let time):
      "the time \(TimeNotation.words(time)) leads outside the range of 32 years"
    case .negativeTime(let what, let time):
      "\(what) can't be negative, as \(TimeNotation.words(time)) is"
    case .endBeforeStart(let start, let end):
      "a part from \(TimeNotation.words(start)) to \(TimeNotation.words(end)) ends before it begins"
    case .wrongNumber(let what, let value):
      "\(what) can't be \(value)"
    }
  }
}

extension TimelineError: CustomStringConvertible {
  /// The mistake in a sentence.
  public var description: String { message }
}
