extension Clip<Double> {
  /// Scale from 0.6 past 1 and back, the entrance of an alert.
  public static var popIn: Clip {
    Clip(
      Track(
        Keyframe(at: 0, 0.6), Keyframe(at: 0.6, 1.1), Keyframe(at: 0.8, 0.9), Keyframe(at: 1, 1)),
      timing: Timing(duration: .microseconds(255_500), fill: .none))
  }
}
