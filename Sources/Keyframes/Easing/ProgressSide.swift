/// The side from which a place of a curve is approached, for slopes at corners and jumps.
public enum ProgressSide: Hashable, Sendable, CaseIterable {
  /// From lower progress: what the curve does just before the place.
  case below
  /// From higher progress: what the curve does just after the place.
  case above

  /// The other side.
  @inlinable
  public var opposite: ProgressSide { self == .below ? .above : .below }
}
