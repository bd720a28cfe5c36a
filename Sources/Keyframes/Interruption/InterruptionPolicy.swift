/// How a motion gives way to another one.
///
/// With each of them position and velocity go on without a step from where they are.
public enum InterruptionPolicy: Hashable, Sendable {
  /// A spring takes the value to where the next motion comes to rest.
  ///
  /// It needs no path of its own and forgets the old motion at once: for what follows a hand or is
  /// sent elsewhere again and again.
  case spring(DampedSpring)
  /// The old motion and the next one both run, and for a time the weight moves smoothly from one to
  /// the other.
  ///
  /// So the value stays between the two paths.
  case blend(over: Duration)
  /// The next motion runs from the start, and what the old one was away from it, in place and in
  /// velocity, is laid over it and decays to nothing in a given time.
  ///
  /// It forgets the old motion at once and ends on time.
  case additive(over: Duration)
  /// The old motion turns round and goes back along its own path, at its own pace, to where it
  /// began.
  ///
  /// It turns smoothly within a given time: the playhead slows down, stands still in the middle of
  /// it and is back where it turned at the end of it. Close to the end of the path it turns faster,
  /// so that it does not leave it. In no time it turns at once, and the velocity changes its sign.
  case reverse(turningIn: Duration)
}
