extension Clip: Equatable where Value: Equatable {
  /// Whether two clips have equal tracks and run through them alike.
  public static func == (left: Clip, right: Clip) -> Bool {
    left.forwardTiming == right.forwardTiming && left.isReversed == right.isReversed
      && left.composite == right.composite && left.iterationComposite == right.iterationComposite
      && left.track == right.track
  }
}

extension Clip: Hashable where Value: Hashable {
  /// Feeds the track and how it is run through.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(track)
    hasher.combine(forwardTiming)
    hasher.combine(isReversed)
    hasher.combine(composite)
    hasher.combine(iterationComposite)
  }
}
