/// Which events a seek tells.
public enum SeekPolicy: Hashable, Sendable, CaseIterable {
  /// None.
  case silent
  /// All those between the old position and the new one, as if the playhead had moved there.
  case crossed
  /// For each part of the content only the last begin or end on the way, so that whoever keeps
  /// account of what is running has the right state.
  case settle

  func visitEvents(
    of content: some Playable, in interval: EventInterval, detail: EventDetail,
    _ visit: (PlaybackEvent) -> Bool
  ) {
    switch self {
    case .silent: break
    case .crossed: content.visitEvents(in: interval, detail: detail, visit)
    case .settle: content.visitSettledEvents(in: interval, visit)
    }
  }
}
