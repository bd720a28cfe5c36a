extension DampedSpring {
  /// A spring of a response and a damping ratio, as in UIKit.
  ///
  /// The response is one period of the undamped swing, 2π / w0. Traps where the numbers can't be a
  /// spring; ``init(validatingResponse:dampingRatio:mass:)`` throws instead.
  public init(response: Duration, dampingRatio: Double, mass: Double = 1) {
    self = DampedSpring.trusted { () throws(SpringError) in
      try DampedSpring(validatingResponse: response, dampingRatio: dampingRatio, mass: mass)
    }
  }

  /// A spring of a response and a damping ratio that come from outside.
  ///
  /// Throws an error that names the member and its value.
  public init(
    validatingResponse response: Duration, dampingRatio: Double, mass: Double = 1
  ) throws(SpringError) {
    let seconds = response.inSeconds
    try SpringError.check(seconds, .response)
    self = try DampedSpring.checked(
      angularFrequency: 2 * .pi / seconds, dampingRatio: dampingRatio, mass: mass)
  }

  /// A spring of a stiffness and a damping ratio, as in Compose.
  ///
  /// Traps where the numbers can't be a spring.
  public init(stiffness: Double, dampingRatio: Double, mass: Double = 1) {
    self = DampedSpring.trusted { () throws(SpringError) in
      try SpringError.check(mass, .mass)
      try SpringError.check(stiffness, .stiffness)
      return try DampedSpring.checked(
        angularFrequency: (stiffness / mass).squareRoot(), dampingRatio: dampingRatio, mass: mass)
    }
  }

  /// The response, the same as the perceptual ``duration``.
  public var response: Duration { duration }
}
