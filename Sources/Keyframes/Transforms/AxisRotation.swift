/// A rotation around an axis, with all its turns: `rotate3d()` of CSS, and its `rotate` property.
///
/// Around one axis the angle is mixed, so that a rotation may go round several times. Between
/// different axes the way is that of the quaternions, by the shorter arc. A rotation by 0° or around
/// no axis has no axis of its own and takes the other's.
public struct AxisRotation: Hashable, Sendable {
  /// The axis, of any length; of zeros where nothing turns.
  public var axis: SIMD3<Double>
  /// How far it turns, counterclockwise seen from the tip of the axis.
  public var angle: PlaneAngle

  /// A rotation around an axis.
  public init(axis: SIMD3<Double>, angle: PlaneAngle) {
    self.axis = axis
    self.angle = angle
  }

  /// A rotation in the plane.
  public init(_ angle: PlaneAngle) { self.init(axis: SIMD3(0, 0, 1), angle: angle) }

  /// The rotation of a quaternion, by 0° to 360°.
  public init(_ rotation: Quaternion) {
    self.init(axis: rotation.axis, angle: rotation.angle)
  }

  /// No rotation.
  public static let none = AxisRotation(.zero)

  /// The rotation as a quaternion.
  public var quaternion: Quaternion { Quaternion(axis: axis, angle: angle) }

  /// The rotation as a matrix; one around the z axis is exactly one of the plane.
  public var matrix: TransformMatrix {
    guard let unit = unitAxis else { return .identity }
    let (sine, cosine) = angle.sinCos
    if unit.x == 0, unit.y == 0 {
      return TransformMatrix(
        a: cosine, b: sine * unit.z, c: -sine * unit.z, d: cosine, e: 0, f: 0)
    }
    let rest = 1 - cosine
    let (x, y, z) = (unit.x, unit.y, unit.z)
    return TransformMatrix(
      SIMD4(rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y, 0),
      SIMD4(rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x, 0),
      SIMD4(rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// The axis of length 1, or nothing where there is none.
  var unitAxis: SIMD3<Double>? {
    let largest = max(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
    guard largest > 0, largest.isFinite else { return nil }
    let scaled = axis / largest
    let square = scaled.x * scaled.x + scaled.y * scaled.y + scaled.z * scaled.z
    return scaled / square.squareRoot()
  }

  /// The axis that counts for mixing with another rotation.
  fileprivate var ownAxis: SIMD3<Double>? { angle == .zero ? nil : unitAxis }

  /// The angle that counts: without an axis nothing turns.
  fileprivate var ownAngle: PlaneAngle { unitAxis == nil ? .zero : angle }

  /// The axis of both rotations, where they have one axis.
  func sharedAxis(with other: AxisRotation) -> SIMD3<Double>? {
    guard let first = ownAxis else { return other.ownAxis ?? unitAxis ?? SIMD3(0, 0, 1) }
    guard let second = other.ownAxis else { return first }
    let gap = first - second
    let isShared = max(gap.x.magnitude, gap.y.magnitude, gap.z.magnitude) < 1e-9
    return isShared ? first : nil
  }
}

extension AxisRotation: Interpolatable {
  /// The rotation at `progress` on the way to `other`.
  public func interpolated(to other: AxisRotation, at progress: Double) -> AxisRotation {
    Course(from: self, to: other).value(at: progress)
  }

  /// Around one axis the sum of the angles, else both rotations one after the other.
  public func added(to underlying: AxisRotation) -> AxisRotation {
    accumulated(onto: underlying, count: 1)
  }

  /// Around one axis the angle and `count` times the repeated one, else all rotations in turn.
  public func accumulated(onto repeated: AxisRotation, count: Double) -> AxisRotation {
    if let axis = repeated.sharedAxis(with: self) {
      return AxisRotation(
        axis: axis, angle: repeated.ownAngle.scaled(by: count) + ownAngle)
    }
    return AxisRotation(repeated.quaternion.power(count) * quaternion)
  }

  /// The way from one rotation to another.
  public struct Course: InterpolationCourse {
    /// The rotation at progress 0.
    public let from: AxisRotation
    /// The rotation at progress 1.
    public let to: AxisRotation
    private let axis: SIMD3<Double>?
    private let way: QuaternionCourse

    /// The way between two rotations.
    public init(from: AxisRotation, to: AxisRotation) {
      self.from = from
      self.to = to
      axis = from.sharedAxis(with: to)
      way = QuaternionCourse(from: from.quaternion, to: to.quaternion)
    }

    /// The rotation at any progress, exactly the two rotations at 0 and 1.
    public func value(at progress: Double) -> AxisRotation {
      if progress == 0 { return from }
      if progress == 1 { return to }
      guard let axis else { return AxisRotation(way.value(at: progress)) }
      return AxisRotation(
        axis: axis, angle: from.ownAngle.interpolated(to: to.ownAngle, at: progress))
    }

    /// Always.
    public var isPlain: Bool { true }

    /// The rotation at a progress in 0…1.
    public func innerValue(at progress: Double) -> AxisRotation { value(at: progress) }
  }
}
