/// Where the time of a group stands.
///
/// Loops, trims and warps play only a part of what is inside them. Outside of that part the
/// content is not at some moment far away but simply before, or after, all of itself.
enum TimePosition: Hashable, Sendable {
  /// Before everything.
  case before
  /// At a moment.
  case at(Ticks)
  /// After everything.
  case after
}

extension TimePosition {
  /// The moment that stands for the position: the end of the range of time where it has none.
  var ticks: Ticks {
    switch self {
    case .before: .min
    case .at(let time): time
    case .after: .max
    }
  }

  /// The position later by a time, which may be negative.
  func advanced(by time: Ticks) -> TimePosition {
    guard case .at(let now) = self else { return self }
    return .at(now + time)
  }
}
