/// The way from one rotation to another by the shorter arc, at constant speed.
public struct QuaternionCourse: InterpolationCourse {
  /// The rotation at progress 0.
  public let from: Quaternion
  /// The rotation at progress 1.
  public let to: Quaternion
  /// The rotation in the middle.
  private let middle: SIMD4<Double>
  /// The direction from the middle to the end, square to the middle in four dimensions.
  private let across: SIMD4<Double>
  /// The angle between both in four dimensions, at most a quarter turn where the way is short.
  private let angle: Double

  /// The way between two rotations.
  public init(from: Quaternion, to: Quaternion) {
    let isLong = Quaternion.dot(from.vector, to.vector) < 0
    self.init(from: from, to: to, end: isLong ? -to.vector : to.vector)
  }

  /// The way between two rotations with both signs as they are.
  init(asWritten from: Quaternion, to: Quaternion) {
    self.init(from: from, to: to, end: to.vector)
  }

  private init(from: Quaternion, to: Quaternion, end: SIMD4<Double>) {
    self.from = from
    self.to = to
    // By the lengths of sum and difference, which is exact to the last digits for every angle,
    // where the arc cosine of the product loses half of them for a small one.
    let (sum, difference) = (from.vector + end, end - from.vector)
    let along = Quaternion.dot(sum, sum).squareRoot()
    let apart = Quaternion.dot(difference, difference).squareRoot()
    // Of two that are opposite there is no middle, and of one rotation twice no direction.
    let hasWay = along > 0 && apart > 0
    middle = hasWay ? sum / along : from.vector
    across = hasWay ? difference / apart : SIMD4(repeating: 0)
    angle = hasWay ? 2 * DeterministicMath.atan2(y: apart, x: along) : 0
  }

  /// The rotation at any progress, exactly the two rotations at 0 and 1.
  ///
  /// Outside of 0…1 it turns on. A progress that is not finite, or so high that the angle is not,
  /// stays at the start.
  ///
  /// From the middle, with both the sine and the cosine of an angle of at most an eighth of a turn,
  /// the sum has the length 1 but for the rounding: slerp needs neither a division nor a root. On
  /// longer ways beyond the ends it shows that middle and direction are square to each other only as
  /// far as the two rotations are apart, and there the sum is brought to length 1.
  public func value(at progress: Double) -> Quaternion {
    if progress == 0 || !progress.isFinite { return from }
    if progress == 1 { return to }
    if angle == 0 { return from.vector == -to.vector && progress >= 0.5 ? to : from }
    let turn = (progress - 0.5) * angle
    let (sine, cosine) = DeterministicMath.sinCos(turn)
    let sum = middle * cosine + across * sine
    if progress > 0 && progress < 1 { return Quaternion(unit: sum) }
    return Quaternion(normalizing: sum) ?? from
  }

  /// Always.
  public var isPlain: Bool { true }

  /// The rotation at a progress in 0…1.
  public func innerValue(at progress: Double) -> Quaternion { value(at: progress) }
}

extension Quaternion: Interpolatable {
  /// The way between two rotations, with its angle.
  public typealias Course = QuaternionCourse

  /// The rotation at `progress` on the short way to `other`, at constant speed (slerp).
  public func interpolated(to other: Quaternion, at progress: Double) -> Quaternion {
    QuaternionCourse(from: self, to: other).value(at: progress)
  }

  /// Both rotations one after the other: first the receiver, then the one underneath.
  public func added(to underlying: Quaternion) -> Quaternion { underlying * self }

  /// The receiver and then `count` times the repeated rotation.
  public func accumulated(onto repeated: Quaternion, count: Double) -> Quaternion {
    repeated.power(count) * self
  }
}
