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

  /// Whether values of this kind can be added and scaled, so that a curve can lead through them.
  ///
  /// True for every ``VectorValue``; then ``accumulated(onto:count:)`` adds and scales.
  static var isVector: Bool { get }

  /// A value each of whose numbers is made of that number in three values.
  ///
  /// Curves that do not overshoot hold back the first value's numbers by those of the other two. A
  /// type of several parts asks each part; one that does not answer gives the first value, and its
  /// smooth curves may overshoot.
  static func componentwise(
    _ first: Self, _ second: Self, _ third: Self, _ combine: (Double, Double, Double) -> Double
  ) -> Self
}

extension Interpolatable {
  /// False: nothing is known of sums of such values.
  @inlinable
  public static var isVector: Bool { false }

  /// The first value, as nothing is known of its numbers.
  @inlinable
  public static func componentwise(
    _ first: Self, _ second: Self, _ third: Self, _ combine: (Double, Double, Double) -> Double
  ) -> Self { first }

  /// The receiver itself: values that can't be added replace what is underneath.
  @inlinable
  public func added(to underlying: Self) -> Self { self }

  /// The receiver itself: values that can't be added don't build up.
  @inlinable
  public func accumulated(onto repeated: Self, count: Double) -> Self { self }
}
