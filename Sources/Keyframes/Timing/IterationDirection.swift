/// Which way the iterations of an effect run through its progress.
public enum IterationDirection: Hashable, Sendable, CaseIterable {
  /// Every iteration from 0 to 1.
  case normal
  /// Every iteration from 1 to 0.
  case reverse
  /// Even iterations, 0 first among them, from 0 to 1 and odd ones from 1 to 0.
  case alternate
  /// Even iterations from 1 to 0 and odd ones from 0 to 1.
  case alternateReverse
}
