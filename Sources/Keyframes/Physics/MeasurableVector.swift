/// A vector value that has a length, so that a spring can tell when it is near its target.
///
/// One method suffices. It must be symmetric, linear in each of the two and positive for a value
/// with itself unless that is zero, as the sum of the products of the components is:
///
/// ```swift
/// extension Place: MeasurableVector {
///   func dot(_ other: Place) -> Double { x * other.x + y * other.y }
/// }
/// ```
///
/// Parts with different units may be weighted in it.
public protocol MeasurableVector: VectorValue {
  /// The inner product with another value.
  func dot(_ other: Self) -> Double
  /// The length, in the value's unit: the square root of the product with itself unless given.
  var length: Double { get }
}

extension MeasurableVector {
  /// The square root of the inner product with itself.
  @inlinable
  public var length: Double { dot(self).squareRoot() }
}

extension Double: MeasurableVector {
  /// The product of two numbers.
  @inlinable
  public func dot(_ other: Double) -> Double { self * other }

  /// The number without its sign.
  @inlinable
  public var length: Double { magnitude }
}

extension Float: MeasurableVector {
  /// The product of two numbers.
  @inlinable
  public func dot(_ other: Float) -> Double { Double(self) * Double(other) }
}

extension SIMD2: MeasurableVector where Scalar: VectorScalar & MeasurableVector {
  /// The sum of the products of both lanes.
  @inlinable
  public func dot(_ other: SIMD2) -> Double { x.dot(other.x) + y.dot(other.y) }
}

extension SIMD3: MeasurableVector where Scalar: VectorScalar & MeasurableVector {
  /// The sum of the products of the three lanes.
  @inlinable
  public func dot(_ other: SIMD3) -> Double {
    x.dot(other.x) + y.dot(other.y) + z.dot(other.z)
  }
}

extension SIMD4: MeasurableVector where Scalar: VectorScalar & MeasurableVector {
  /// The sum of the products of the four lanes.
  @inlinable
  public func dot(_ other: SIMD4) -> Double {
    (x.dot(other.x) + y.dot(other.y)) + (z.dot(other.z) + w.dot(other.w))
  }
}

extension Pair: MeasurableVector where First: MeasurableVector, Second: MeasurableVector {
  /// The sum of the products of both parts, which count alike whatever their units.
  @inlinable
  public func dot(_ other: Pair) -> Double { first.dot(other.first) + second.dot(other.second) }
}
