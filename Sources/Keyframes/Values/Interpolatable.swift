/// A value that has a point part of the way to another value, and beyond it.
///
/// A type of your own conforms in a few lines, by mixing its parts:
///
/// ```swift
/// struct Badge: Interpolatable {
///   var scale = 1.0
///   var opacity = 1.0
///
///   func interpolated(to other: Badge, at progress: Double) -> Badge {
///     Badge(
///       scale: scale.interpolated(to: other.scale, at: progress),
///       opacity: opacity.interpolated(to: other.opacity, at: progress))
///   }
/// }
/// ```
///
/// A conforming type owes three things. Progress 0 is the receiver and 1 is `other`, exactly.
/// Progress may lie outside 0…1, because easings overshoot. Nothing traps, whatever the progress:
/// not for infinities and not for NaN. Whoever mixes parts as above has all three for nothing.
///
/// Values that can be added say how in ``added(to:)`` and ``accumulated(onto:count:)``; a
/// ``VectorValue`` has both for nothing. Without them the value replaces what is underneath, as CSS
/// does for values that can't be added.
public protocol Interpolatable: Sendable {
  /// The way between two values, prepared for many questions; the plain one, unless a type names
  /// its own.
  associatedtype Course: InterpolationCourse = PlainCourse<Self> where Course.Value == Self

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
