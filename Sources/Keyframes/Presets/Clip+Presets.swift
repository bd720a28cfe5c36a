extension Clip<Double> {
  /// Scale from 0.6 past 1 and back, the entrance of an alert.
  public static var popIn: Clip {
    Clip(
      [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500), fill: .none)
  }
}
