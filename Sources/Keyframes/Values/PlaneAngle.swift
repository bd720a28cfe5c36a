/// An angle in the plane, kept in degrees with all its turns.
///
/// Angles are mixed as they are written: from 10° to 350° by way of 180°. Where only the direction
/// counts, an ``AngleRule`` says which way round, once, for all keys of a list:
///
/// ```swift
/// let keys: [PlaneAngle] = [.degrees(350), .degrees(10), .degrees(30)]
/// keys.turning(.shorter)  // 350°, 370°, 390°
/// PlaneAngle.degrees(350).interpolated(to: .degrees(10), at: 0.25, by: .shorter)  // 355°
/// ```
///
/// Angles that were resolved like this are numbers as any others: they carry velocity, and curves
/// run through them smoothly.
public struct PlaneAngle: Hashable, Sendable, VectorValue {
  /// The angle in degrees.
  public var degrees: Double

  /// An angle in degrees.
  @inlinable
  public init(degrees: Double) { self.degrees = degrees }

  /// An angle in radians, 2π of which are a turn.
  public init(radians: Double) { degrees = radians * (180 / .pi) }

  /// An angle in whole turns.
  public init(turns: Double) { degrees = turns * 360 }

  /// An angle in gradians, 400 of which are a turn.
  public init(gradians: Double) { degrees = gradians * 0.9 }

  /// An angle in degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> PlaneAngle { PlaneAngle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> PlaneAngle { PlaneAngle(radians: radians) }

  /// An angle in turns.
  public static func turns(_ turns: Double) -> PlaneAngle { PlaneAngle(turns: turns) }

  /// The angle in radians.
  public var radians: Double { degrees * (.pi / 180) }
  /// The angle in turns.
  public var turns: Double { degrees / 360 }
  /// The same direction, from 0 up to and without 360 degrees.
  public var normalized: PlaneAngle { PlaneAngle(degrees: AngleRule.normalized(degrees)) }

  /// The angle at `progress` on the way to `other`, as the numbers are written.
  @inlinable
  public func interpolated(to other: PlaneAngle, at progress: Double) -> PlaneAngle {
    PlaneAngle(degrees: degrees.interpolated(to: other.degrees, at: progress))
  }

  /// The angle at `progress` on the way that a rule chooses.
  ///
  /// At progress 1 it has the direction of `other`, and the number that ``unwrapped(after:by:)``
  /// gives.
  public func interpolated(
    to other: PlaneAngle, at progress: Double, by rule: AngleRule
  ) -> PlaneAngle {
    interpolated(to: other.unwrapped(after: self, by: rule), at: progress)
  }

  /// The same direction with so many turns that the way from `previous`, as written, is the one
  /// that the rule chooses.
  public func unwrapped(after previous: PlaneAngle, by rule: AngleRule) -> PlaneAngle {
    if rule == .asWritten { return self }
    return PlaneAngle(
      degrees: previous.degrees + rule.degrees(from: previous.degrees, to: degrees))
  }
}

// MARK: - Vector

extension PlaneAngle {
  /// No turn.
  @inlinable public static var zero: PlaneAngle { PlaneAngle(degrees: 0) }

  /// The sum of two angles.
  @inlinable
  public static func + (left: PlaneAngle, right: PlaneAngle) -> PlaneAngle {
    PlaneAngle(degrees: left.degrees + right.degrees)
  }

  /// The difference of two angles, as written.
  @inlinable
  public static func - (left: PlaneAngle, right: PlaneAngle) -> PlaneAngle {
    PlaneAngle(degrees: left.degrees - right.degrees)
  }

  /// The angle times a number.
  @inlinable
  public func scaled(by factor: Double) -> PlaneAngle { PlaneAngle(degrees: degrees * factor) }
}

extension Array where Element == PlaneAngle {
  /// The angles with so many turns that each follows the one before it as a rule says.
  public func turning(_ rule: AngleRule) -> [PlaneAngle] {
    var result: [PlaneAngle] = []
    result.reserveCapacity(count)
    for angle in self {
      result.append(result.last.map { angle.unwrapped(after: $0, by: rule) } ?? angle)
    }
    return result
  }
}
