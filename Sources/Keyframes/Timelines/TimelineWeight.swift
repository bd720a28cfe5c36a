/// How strongly the values of a group count against those underneath.
enum TimelineWeight: Hashable, Sendable {
  /// They hide what is underneath, or are added to it as they say.
  case full
  /// They count by a part that stays the same.
  case constant(Double)
  /// They count by a part that changes over the length of the group: eased from one to another.
  case fading(from: Double, to: Double, easing: Easing, length: Ticks)

  /// The weight at a position of the group seen from outside.
  func value(at position: TimePosition) -> Double {
    switch self {
    case .full: return 1
    case .constant(let weight): return weight
    case .fading(let from, let to, let easing, let length):
      let time = position.ticks
      if time < .zero { return from }
      if time >= length { return to }
      let progress = Double(time.count) / Double(length.count)
      return from.interpolated(to: to, at: easing.value(at: progress))
    }
  }
}
