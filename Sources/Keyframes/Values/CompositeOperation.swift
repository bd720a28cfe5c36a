/// How a value meets the value underneath it.
public enum CompositeOperation: Hashable, Sendable, CaseIterable {
  /// It hides what is underneath.
  case replace
  /// It is added to what is underneath.
  case add
  /// It builds up on what is underneath; for plain numbers this is the same as ``add``.
  case accumulate
}
