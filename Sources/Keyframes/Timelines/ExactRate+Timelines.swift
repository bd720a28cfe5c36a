extension ExactRate {
  /// How far content at this positive rate has come at a moment outside, before zero too.
  func moved(by time: Ticks) -> Ticks {
    let distance = Int64(clamping: distance(after: time.count.magnitude))
    let limited = min(distance, Ticks.max.count)
    return Ticks(time.count < 0 ? -limited : limited)
  }

  /// The first moment outside at which content at this positive rate has come to a moment of its
  /// own, or nothing beyond the range of time.
  func firstMoment(at time: Ticks) -> Ticks? {
    if time > .zero {
      return elapsed(covering: time.count.magnitude).map { Ticks(Int64($0)) }
    }
    // Before zero the rounding is mirrored, so the first moment is the last one of the mirror
    // image that has not gone beyond: one before the first that has.
    guard let beyond = elapsed(covering: time.count.magnitude + 1) else { return nil }
    return Ticks(-(Int64(beyond) - 1))
  }
}
