/// Where a moment lies in the life of an effect.
public enum TimingPhase: Hashable, Sendable, CaseIterable {
  /// There is no local time at all.
  case idle
  /// Before the active interval.
  case before
  /// Within the active interval.
  case active
  /// After the active interval.
  case after
}
