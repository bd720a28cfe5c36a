extension DampedSpring {
  /// A spring of a perceptual duration and a bounce, as in SwiftUI.
  ///
  /// The duration is one period of the undamped swing, 2π / w0. A bounce of 0 is critical damping
  /// and 1 no damping at all: damping ratio = 1 − bounce. Below 0, down to just above −1, the
  /// spring is overdamped: damping ratio = 1 / (1 + bounce). Traps where the numbers can't be a
  /// spring; ``init(validatingDuration:bounce:mass:)`` throws instead.
  public init(duration: Duration, bounce: Double = 0, mass: Double = 1) {
    self = DampedSpring.trusted { () throws(SpringError) in
      try DampedSpring(validatingDuration: duration, bounce: bounce, mass: mass)
    }
  }

  /// A spring of a perceptual duration and a bounce that come from outside.
  ///
  /// Throws an error that names the member and its value.
  public init(
    validatingDuration duration: Duration, bounce: Double = 0, mass: Double = 1
  ) throws(SpringError) {
    let seconds = duration.inSeconds
    try SpringError.check(seconds, .duration)
    try SpringError.check(bounce, .bounce)
    self = try DampedSpring.checked(
      angularFrequency: 2 * .pi / seconds,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, mass: mass)
  }

  /// The perceptual duration: one period of the undamped swing, 2π / w0.
  ///
  /// To the nearest tick of 1/9 ns where that is the duration up to the rounding of Doubles, and to
  /// the nearest attosecond otherwise.
  public var duration: Duration { Duration(physicalSeconds: 2 * .pi / angularFrequency) }

  /// The bounce: 1 − damping ratio up to critical damping, 1 / damping ratio − 1 beyond it.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
}
