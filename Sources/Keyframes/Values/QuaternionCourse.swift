/// The way from one rotation to another by the shorter arc, at constant speed.
public struct QuaternionCourse: InterpolationCourse {
  /// The rotation at progress 0.
  public let from: Quaternion
  /// The rotation at progress 1.
  public let to: Quaternion
  private let end: SIMD4<Double>
  /// The angle between both in four dimensions, at most a quarter turn.
  private let angle: Double
  private let sine: Double

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
    self.end = end
    // By the lengths of sum and difference, which is exact to the last digits for every angle,
    // where the arc cosine of the product loses half of them for a small one.
    let (sum, difference) = (from.vector + end, from.vector - end)
    angle =
      2
      * DeterministicMath.atan2(
        y: Quaternion.dot(difference, difference).squareRoot(),
        x: Quaternion.dot(sum, sum).squareRoot())
    sine = DeterministicMath.sin(angle)
  }

  /// The rotation at any progress, exactly the two rotations at 0 and 1.
  ///
  /// Outside of 0…1 it turns on. A progress that is not finite stays at the start.
  public func value(at progress: Double) -> Quaternion {
    if progress == 0 || !progress.isFinite { return from }
    if progress == 1 { return to }
    // One rotation twice.
    if sine == 0 { return from }
    let early = DeterministicMath.sin((1 - progress) * angle) / sine
    let late = DeterministicMath.sin(progress * angle) / sine
    let mixed = from.vector * early + end * late
    return Quaternion(normalizing: mixed) ?? (progress < 0.5 ? from : to)
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
