/// Which buttons an alert has: each is pressed by its index.
public enum AlertButtons: Hashable, Sendable, CaseIterable {
  /// None: whoever presented the alert dismisses it, or it does so by itself.
  case none
  /// Cancel, of index 0.
  case cancel
  /// The other one, of index 1.
  case other
  /// Cancel, of index 0, and the other one, of index 1.
  case both

  /// Whether there is a button of an index.
  public func hasButton(_ index: Int) -> Bool {
    switch self {
    case .none: false
    case .cancel: index == 0
    case .other: index == 1
    case .both: index == 0 || index == 1
    }
  }
}
