// Smooth ways through several rotations. Each ends in a division by the length, without which the
// rotated object would shrink on the way.

extension Quaternion {
  /// The rotation at `progress` on the straight line to `other`, brought to length 1 (nlerp).
  ///
  /// The same arc as ``interpolated(to:at:)`` and cheaper, but slower at its ends than in its
  /// middle.
  public func linear(to other: Quaternion, at progress: Double) -> Quaternion {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let end = Quaternion.dot(vector, other.vector) < 0 ? -other.vector : other.vector
    return Quaternion(normalizing: vector.interpolated(to: end, at: progress))
      ?? (progress < 0.5 ? self : other)
  }

  /// The rotation at `progress` on a cubic with given tangents, brought to length 1.
  ///
  /// This is `CUBICSPLINE` of glTF. The signs of the rotations are taken as they are written, since
  /// the tangents belong to them.
  ///
  /// - Parameters:
  ///   - start: The rotation at progress 0.
  ///   - leaving: The change of its four parts per unit of progress: tangents per second times the
  ///     seconds from start to end.
  ///   - end: The rotation at progress 1.
  ///   - arriving: The change of its four parts there.
  ///   - progress: How far.
  /// - Returns: The rotation, one of the two ends where the cubic passes through 0.
  public static func cubic(
    from start: Quaternion, leaving: SIMD4<Double>, to end: Quaternion, arriving: SIMD4<Double>,
    at progress: Double
  ) -> Quaternion {
    if progress == 0 { return start }
    if progress == 1 { return end }
    let t = progress
    let (square, cube) = (t * t, t * t * t)
    let early = start.vector * (2 * cube - 3 * square + 1) + leaving * (cube - 2 * square + t)
    let late = end.vector * (3 * square - 2 * cube) + arriving * (cube - square)
    return Quaternion(normalizing: early + late) ?? (t < 0.5 ? start : end)
  }

  /// The rotation at `progress` on the smooth way from `start` to `end` (squad, Shoemake 1987).
  ///
  /// The controls are those of ``squadControl(after:at:before:)`` at either end; then the speed does
  /// not jump from one stretch to the next.
  public static func squad(
    from start: Quaternion, _ startControl: Quaternion, _ endControl: Quaternion,
    to end: Quaternion, at progress: Double
  ) -> Quaternion {
    if progress == 0 { return start }
    if progress == 1 { return end }
    // One sign for all four, so that no arc between them goes the long way.
    let second = end.aligned(with: start)
    let third = endControl.aligned(with: second)
    let outer = arc(from: start, to: second, at: progress)
    let inner = arc(from: startControl.aligned(with: start), to: third, at: progress)
    return arc(from: outer, to: inner, at: 2 * progress * (1 - progress))
  }

  /// A rotation on the arc between two with their signs as they are, brought to length 1: the arc
  /// may be long and near to none, and what rounding does to one adds to that of the next.
  private static func arc(
    from start: Quaternion, to end: Quaternion, at progress: Double
  ) -> Quaternion {
    let found = QuaternionCourse(asWritten: start, to: end).value(at: progress)
    return Quaternion(normalizing: found.vector) ?? start
  }

  /// The control of a smooth way (squad) at a rotation between two others, evenly spaced in time.
  public static func squadControl(
    after previous: Quaternion, at current: Quaternion, before next: Quaternion
  ) -> Quaternion {
    let inverse = current.inverse
    let sum =
      (inverse * previous.aligned(with: current)).logarithm
      + (inverse * next.aligned(with: current)).logarithm
    return current * Quaternion(exponential: sum * -0.25)
  }

  /// The same rotation with the sign that is nearer to another.
  func aligned(with other: Quaternion) -> Quaternion {
    Quaternion.dot(vector, other.vector) < 0 ? Quaternion(unit: -vector) : self
  }

  /// The axis times half the angle in radians.
  private var logarithm: SIMD3<Double> {
    let length = DeterministicMath.hypot(DeterministicMath.hypot(x, y), z)
    guard length > 0 else { return .zero }
    return SIMD3(x, y, z) * (DeterministicMath.atan2(y: length, x: w) / length)
  }

  private init(exponential vector: SIMD3<Double>) {
    let length = DeterministicMath.hypot(DeterministicMath.hypot(vector.x, vector.y), vector.z)
    let (sine, cosine) = DeterministicMath.sinCos(length)
    let part = length > 0 ? vector * (sine / length) : vector
    self = Quaternion(normalizing: SIMD4(part.x, part.y, part.z, cosine)) ?? .identity
  }
}
