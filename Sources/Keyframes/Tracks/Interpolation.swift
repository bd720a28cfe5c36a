/// How the values between a key and the next one are made.
public enum Interpolation: Hashable, Sendable, CaseIterable {
  /// The key's value holds until the next key; easings have no part in it.
  case hold
  /// Straight from value to value, at the pace of the key's easing.
  case linear
}
