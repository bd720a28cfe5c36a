/// A value that has a point part of the way to another value, and beyond it.
///
/// `progress` is 0 at the receiver and 1 at `other`; it may lie outside, because easings overshoot.
/// Both ends must be exact, and a finite input must give a finite result.
public protocol Interpolatable: Sendable {
  /// The value at `progress` on the way from the receiver (0) to `other` (1).
  func interpolated(to other: Self, at progress: Double) -> Self

  /// The receiver added to the value underneath it; where values of this kind can't be added, the
  /// receiver itself.
  func added(to underlying: Self) -> Self

  /// The receiver built up on `count` repetitions of `repeated`; where values of this kind can't
  /// be added, the receiver itself.
  func accumulated(onto repeated: Self, count: Double) -> Self
}

extension Interpolatable {
  /// The receiver itself: values that can't be added replace what is underneath.
  @inlinable
  public func added(to underlying: Self) -> Self { self }

  /// The receiver itself: values that can't be added don't build up.
  @inlinable
  public func accumulated(onto repeated: Self, count: Double) -> Self { self }
}

/// A value that can be added and scaled, so that it can carry velocity.
public protocol VectorValue: Interpolatable, Equatable {
  /// The value that changes nothing when added.
  static var zero: Self { get }
  /// The sum of two values.
  static func + (left: Self, right: Self) -> Self
  /// The difference of two values.
  static func - (left: Self, right: Self) -> Self
  /// The receiver times a number.
  func scaled(by factor: Double) -> Self
}

extension VectorValue {
  /// The sum of the receiver and the value underneath it.
  @inlinable
  public func added(to underlying: Self) -> Self { underlying + self }

  /// The receiver plus `count` times `repeated`.
  @inlinable
  public func accumulated(onto repeated: Self, count: Double) -> Self {
    repeated.scaled(by: count) + self
  }
}
