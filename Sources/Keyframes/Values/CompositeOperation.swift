/// How a value meets the value underneath it.
///
/// The terms are those of Web Animations. For numbers and vectors of numbers ``add`` and
/// ``accumulate`` are the same; they differ for values that are lists of operations.
public enum CompositeOperation: Hashable, Sendable, CaseIterable {
  /// It hides what is underneath.
  case replace
  /// It is added to what is underneath.
  case add
  /// It builds up on what is underneath.
  case accumulate
}

extension Interpolatable {
  /// The receiver laid over `underlying`.
  @inlinable
  public func composited(over underlying: Self, by operation: CompositeOperation) -> Self {
    switch operation {
    case .replace: self
    case .add: added(to: underlying)
    case .accumulate: accumulated(onto: underlying, count: 1)
    }
  }
}
