/// A value that can be added and scaled, so that it can carry velocity.
///
/// The velocity of a track of such values is again such a value, in its unit per whole track.
/// Adding and building up (composition over an underlying value, iteration composite) follow from
/// the sum and the product with a number.
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
  /// True: curves lead through vectors.
  @inlinable
  public static var isVector: Bool { true }

  /// The sum of the receiver and the value underneath it.
  @inlinable
  public func added(to underlying: Self) -> Self { underlying + self }

  /// The receiver plus `count` times `repeated`.
  @inlinable
  public func accumulated(onto repeated: Self, count: Double) -> Self {
    repeated.scaled(by: count) + self
  }
}
