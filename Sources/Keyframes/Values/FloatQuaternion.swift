/// A rotation in single precision that is mixed on the straight line and brought to length 1
/// (nlerp): half the memory of a ``Quaternion`` and a fraction of the work, for figures of many
/// joints.
///
/// ```swift
/// let quarter = FloatQuaternion(Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(90)))
/// let half = FloatQuaternion(.identity).interpolated(to: quarter, at: 0.5)
/// Quaternion(half).angle  // 45°, to the precision of Float
/// ```
///
/// It takes the same arc as ``Quaternion``, by the short way, and is a little slower at the ends of
/// it than in the middle. Between rotations a quarter turn apart it is never further from the even
/// turn than 0.92 degrees, half a turn apart never further than 8.15 degrees.
public struct FloatQuaternion: Hashable, Sendable {
  /// The parts i, j, k and the real part, of length 1.
  public let vector: SIMD4<Float>

  /// A rotation of four numbers of length 1, none of which is a negative zero: then a sum in which
  /// the other has no weight is the one itself, bit for bit.
  @inlinable
  internal init(unit vector: SIMD4<Float>) { self.vector = vector }

  /// A rotation, rounded.
  public init(_ rotation: Quaternion) { self.init(unit: SIMD4<Float>(rotation.vector) + 0) }

  /// A rotation of four numbers brought to length 1, or nothing where they are no rotation.
  ///
  /// Numbers whose length is 1 as far as `Float` tells are kept as they are, but for the sign of
  /// zeros, which none has.
  public init?(normalizing vector: SIMD4<Float>) {
    let square = FloatQuaternion.dot(vector, vector)
    if (square - 1).magnitude <= 4 * Float.ulpOfOne {
      self.init(unit: vector + 0)
      return
    }
    guard let rotation = Quaternion(normalizing: SIMD4<Double>(vector)) else { return nil }
    self.init(rotation)
  }

  /// No rotation.
  public static let identity = FloatQuaternion(unit: SIMD4(0, 0, 0, 1))

  /// The sum of the products of all four parts.
  @inlinable
  @inline(__always)
  internal static func dot(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
    let products = first * second
    return (products.x + products.y) + (products.z + products.w)
  }
}

extension Quaternion {
  /// The same rotation in double precision.
  public init(_ rotation: FloatQuaternion) {
    self = Quaternion(normalizing: SIMD4<Double>(rotation.vector)) ?? .identity
  }
}

extension FloatQuaternion: Interpolatable {
  /// The way between two rotations.
  public typealias Course = FloatQuaternionCourse

  /// The rotation at `progress` on the straight way to `other`, brought to length 1.
  @inlinable
  public func interpolated(to other: FloatQuaternion, at progress: Double) -> FloatQuaternion {
    FloatQuaternionCourse(from: self, to: other).value(at: progress)
  }

  /// Both rotations one after the other: first the receiver, then the one underneath.
  public func added(to underlying: FloatQuaternion) -> FloatQuaternion {
    FloatQuaternion(Quaternion(self).added(to: Quaternion(underlying)))
  }

  /// The receiver and then `count` times the repeated rotation.
  public func accumulated(onto repeated: FloatQuaternion, count: Double) -> FloatQuaternion {
    FloatQuaternion(Quaternion(self).accumulated(onto: Quaternion(repeated), count: count))
  }
}
