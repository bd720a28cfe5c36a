/// Which way round the circle leads from one angle to another.
///
/// The first four are the hue rules of CSS Color 4, for any angle. Two angles exactly opposite each
/// other are decided alike everywhere: by the shorter and the longer way the angle moves without
/// passing 0°, so from 10° to 190° it rises and from 190° to 10° it falls.
public enum AngleRule: Hashable, Sendable, CaseIterable {
  /// The way of at most half a turn.
  case shorter
  /// The way of at least half a turn; between equal angles a whole turn upwards.
  case longer
  /// Upwards, by less than a whole turn.
  case increasing
  /// Downwards, by less than a whole turn.
  case decreasing
  /// As the numbers are written, with all their turns.
  case asWritten

  /// How many degrees lead from one angle to another.
  ///
  /// ```swift
  /// AngleRule.shorter.degrees(from: 350, to: 10)    // 20
  /// AngleRule.longer.degrees(from: 350, to: 10)     // -340
  /// AngleRule.asWritten.degrees(from: 350, to: 10)  // -340
  /// ```
  public func degrees(from start: Double, to end: Double) -> Double {
    if self == .asWritten { return end - start }
    let difference = AngleRule.normalized(end) - AngleRule.normalized(start)
    switch self {
    case .shorter:
      return difference > 180
        ? difference - 360 : difference < -180 ? difference + 360 : difference
    case .longer:
      if difference > 0, difference < 180 { return difference - 360 }
      return difference > -180 && difference <= 0 ? difference + 360 : difference
    case .increasing:
      return difference < 0 ? difference + 360 : difference
    case .decreasing:
      return difference > 0 ? difference - 360 : difference
    case .asWritten:
      return end - start
    }
  }

  /// The same angle from 0 up to and without 360 degrees; NaN for one that is not finite.
  ///
  /// Exact up to some 10¹⁵ turns; of larger numbers, which are whole multiples of far more than a
  /// degree, it is 0.
  public static func normalized(_ degrees: Double) -> Double {
    if degrees >= 0, degrees < 360 { return degrees }
    guard degrees.isFinite else { return .nan }
    guard degrees.magnitude < 0x1p52 else { return 0 }
    var rest = degrees - 360 * (degrees / 360).wholeBelow
    if rest < 0 { rest += 360 }
    if rest >= 360 { rest -= 360 }
    // A tiny negative angle becomes 360 by rounding, which is 0.
    return rest >= 0 && rest < 360 ? rest : 0
  }
}
