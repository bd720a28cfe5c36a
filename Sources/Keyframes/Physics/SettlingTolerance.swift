/// How near to its target a motion must stay to count as settled.
public enum SettlingTolerance: Hashable, Sendable {
  /// A fraction of the distance from start to target; where that is zero, of the largest distance
  /// that the motion reaches.
  case fraction(Double)
  /// A length in the value's unit.
  case absolute(Double)

  /// A thousandth of the distance.
  public static var standard: SettlingTolerance { .fraction(0.001) }
}
