/// What stands where a track has no key at 0 or no key at 1.
public enum MissingEnds: Hashable, Sendable, CaseIterable {
  /// The outer key's value holds up to there; other extrapolations can be named.
  case hold
  /// The value underneath the effect stands there, as in Web Animations: an implicit key with
  /// linear easing. Where a track is asked without a value underneath, the outer key holds.
  case underlying
}
