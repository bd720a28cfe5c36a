/// A value between which and another there is no way: it flips at the middle.
///
/// ```swift
/// let track = Track(from: Discrete("Open"), to: Discrete("Closed"))
/// track.value(at: 0.49).value  // "Open"
/// track.value(at: 0.5).value   // "Closed"
/// ```
///
/// So CSS animates values that can't be mixed. It replaces what is underneath.
public struct Discrete<Wrapped: Sendable>: Interpolatable {
  /// The value itself.
  public var value: Wrapped

  /// A value that flips.
  @inlinable
  public init(_ value: Wrapped) { self.value = value }

  /// The receiver below the middle, the other value from the middle on.
  @inlinable
  public func interpolated(to other: Discrete, at progress: Double) -> Discrete {
    progress < 0.5 ? self : other
  }
}

extension Discrete: Equatable where Wrapped: Equatable {}

extension Discrete: Hashable where Wrapped: Hashable {}
