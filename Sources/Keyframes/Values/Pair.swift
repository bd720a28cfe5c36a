/// Two values that move together.
///
/// Pairs nest: a scale with a position and an opacity is a `Pair<Double, Pair<SIMD2<Double>,
/// Double>>`. A type of your own reads better from three parts on, see ``Interpolatable``.
///
/// ```swift
/// let track = Track(from: Pair(0.5, 0.0), to: Pair(1.0, 1.0))
/// track.value(at: 0.5)  // Pair(0.75, 0.5)
/// ```
public struct Pair<First: Interpolatable, Second: Interpolatable>: Interpolatable {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair of two values.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both values at `progress` on their ways.
  @inlinable
  public func interpolated(to other: Pair, at progress: Double) -> Pair {
    Pair(
      first.interpolated(to: other.first, at: progress),
      second.interpolated(to: other.second, at: progress))
  }

  /// Both values added to those underneath.
  @inlinable
  public func added(to underlying: Pair) -> Pair {
    Pair(first.added(to: underlying.first), second.added(to: underlying.second))
  }

  /// Both values built up on the repeated ones.
  @inlinable
  public func accumulated(onto repeated: Pair, count: Double) -> Pair {
    Pair(
      first.accumulated(onto: repeated.first, count: count),
      second.accumulated(onto: repeated.second, count: count))
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}

extension Pair: Hashable where First: Hashable, Second: Hashable {}

extension Pair: VectorValue where First: VectorValue, Second: VectorValue {
  /// The pair of both zeros.
  @inlinable
  public static var zero: Pair { Pair(.zero, .zero) }

  /// The sums of the parts.
  @inlinable
  public static func + (left: Pair, right: Pair) -> Pair {
    Pair(left.first + right.first, left.second + right.second)
  }

  /// The differences of the parts.
  @inlinable
  public static func - (left: Pair, right: Pair) -> Pair {
    Pair(left.first - right.first, left.second - right.second)
  }

  /// Both parts times a number.
  @inlinable
  public func scaled(by factor: Double) -> Pair {
    Pair(first.scaled(by: factor), second.scaled(by: factor))
  }
}
