/// A rotation in space as a quaternion, always of length 1.
///
/// ```swift
/// let half = Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(90))
///   .interpolated(to: Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(180)), at: 0.5)
/// half.angle  // 135°
/// ```
///
/// Two quaternions of opposite sign are one rotation. Mixed (slerp), rotations turn by the short
/// way at constant speed: where the product of the two is negative, the second is taken with the
/// other sign. Where it is exactly 0, rotations half a turn apart, both are taken as they are
/// written; that is decided by the sign of the numbers and the same everywhere. Ends that are nearly
/// the same rotation are mixed without loss of precision.
public struct Quaternion: Hashable, Sendable {
  /// The parts i, j, k and the real part.
  public let vector: SIMD4<Double>

  /// A quaternion of four numbers, brought to length 1.
  ///
  /// Numbers that are all 0, or not finite, are no rotation and trap; for data take
  /// ``init(normalizing:)``.
  public init(x: Double, y: Double, z: Double, w: Double) {
    guard let rotation = Quaternion(normalizing: SIMD4(x, y, z, w)) else {
      preconditionFailure("a quaternion has finite numbers that are not all 0")
    }
    self = rotation
  }

  /// A quaternion of four numbers brought to length 1, or nothing where they are no rotation.
  ///
  /// Numbers that have the length 1 already are kept as they are.
  public init?(normalizing vector: SIMD4<Double>) {
    let largest = max(
      vector.x.magnitude, vector.y.magnitude, vector.z.magnitude, vector.w.magnitude)
    guard largest > 0, largest.isFinite, !(vector.x + vector.y + vector.z + vector.w).isNaN else {
      return nil
    }
    let isScaled = largest > 1e100 || largest < 1e-100
    let scaled = isScaled ? vector / largest : vector
    let square = Quaternion.dot(scaled, scaled)
    self.vector = square == 1 ? scaled : scaled / square.squareRoot()
  }

  init(unit vector: SIMD4<Double>) { self.vector = vector }

  /// A rotation around an axis of any length, counterclockwise seen from its tip.
  ///
  /// Around no axis, a vector of zeros, nothing turns.
  public init(axis: SIMD3<Double>, angle: PlaneAngle) {
    // Squares of longer ones, and of shorter ones, leave the range of numbers.
    let largest = max(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
    let axis = largest > 1e100 || largest < 1e-100 ? axis / largest : axis
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.degrees.isFinite else {
      self = .identity
      return
    }
    let (sine, cosine) = PlaneAngle(degrees: angle.degrees / 2).sinCos
    let part = axis * (sine / length)
    self = Quaternion(normalizing: SIMD4(part.x, part.y, part.z, cosine)) ?? .identity
  }

  /// No rotation.
  public static let identity = Quaternion(unit: SIMD4(0, 0, 0, 1))

  /// The part i.
  public var x: Double { vector.x }
  /// The part j.
  public var y: Double { vector.y }
  /// The part k.
  public var z: Double { vector.z }
  /// The real part.
  public var w: Double { vector.w }

  /// The sum of the products of all four parts.
  static func dot(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
    let products = first * second
    return (products.x + products.y) + (products.z + products.w)
  }
}

extension Quaternion {
  /// How far it turns around ``axis``, from 0° to 360°.
  public var angle: PlaneAngle {
    PlaneAngle(radians: 2 * DeterministicMath.atan2(y: imaginaryLength, x: w))
  }

  /// The axis of length 1 around which it turns; the z axis where nothing turns.
  public var axis: SIMD3<Double> {
    let length = imaginaryLength
    return length > 0 ? SIMD3(x, y, z) / length : SIMD3(0, 0, 1)
  }

  private var imaginaryLength: Double {
    DeterministicMath.hypot(DeterministicMath.hypot(x, y), z)
  }

  /// The opposite rotation.
  public var inverse: Quaternion { Quaternion(unit: SIMD4(-x, -y, -z, w)) }

  /// The rotation that applies the right one first and then the left one.
  public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    let (a, b) = (left.vector, right.vector)
    let product = SIMD4(
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    return Quaternion(normalizing: product) ?? .identity
  }

  /// The rotation `exponent` times over: around the same axis by so many times the angle.
  public func power(_ exponent: Double) -> Quaternion {
    Quaternion(axis: axis, angle: PlaneAngle(degrees: angle.degrees * exponent))
  }

  /// A vector turned by the rotation.
  public func rotated(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let (u, v) = (SIMD3(x, y, z), vector)
    let t = Quaternion.cross(u, v) * 2
    return v + t * w + Quaternion.cross(u, t)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
