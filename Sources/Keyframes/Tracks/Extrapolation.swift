/// What a track does before its first key and after its last one.
///
/// Each side of a track has its own, see ``Track/extrapolating(before:after:)``. A track all of
/// whose keys share one offset has nothing to continue or repeat and holds.
public enum Extrapolation: Hashable, Sendable, CaseIterable {
  /// Inside 0…1 the outer key's value holds; outside, where only an overshooting easing leads, the
  /// end segment goes on, its easing included. This is the rule of Web Animations, and the default.
  ///
  /// Where the track holds up to 0 or 1, holding is what goes on. Two keys at 0, or at 1, hold too.
  case overshoot
  /// The outer key's value holds.
  case hold
  /// The track runs on straight at the velocity it has at the outer key; where that is unbounded,
  /// it holds.
  case linear
  /// The keys repeat. At an outer key stands its own value; beyond it the next cycle has begun.
  case cycle
  /// The keys repeat, each cycle from where the one before ended.
  ///
  /// Values that can't be added repeat as with ``cycle``.
  case cycleWithOffset
  /// The keys repeat forwards and backwards in turn.
  case oscillate
}
