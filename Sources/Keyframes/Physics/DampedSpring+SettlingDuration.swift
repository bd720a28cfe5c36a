extension DampedSpring {
  /// A spring that is within a tolerance of its target for good after a settling duration.
  ///
  /// Meant is the unit step from rest, and `tolerance` is a fraction of it: the spring's
  /// ``settlingDuration(tolerance:)`` is the one given. Traps where the numbers can't be a spring;
  /// ``init(validatingSettlingDuration:dampingRatio:tolerance:mass:)`` throws instead.
  public init(
    settlingDuration: Duration, dampingRatio: Double, tolerance: Double = 0.001, mass: Double = 1
  ) {
    self = DampedSpring.trusted { () throws(SpringError) in
      try DampedSpring(
        validatingSettlingDuration: settlingDuration, dampingRatio: dampingRatio,
        tolerance: tolerance, mass: mass)
    }
  }

  /// A spring of a settling duration and a damping ratio that come from outside.
  ///
  /// Throws an error that names the member and its value. An undamped spring never settles, so a
  /// damping ratio of 0 is refused.
  public init(
    validatingSettlingDuration settlingDuration: Duration, dampingRatio: Double,
    tolerance: Double = 0.001, mass: Double = 1
  ) throws(SpringError) {
    let seconds = settlingDuration.inSeconds
    try SpringError.check(seconds, .settlingDuration)
    try SpringError.check(tolerance, .tolerance)
    try SpringError.check(dampingRatio, .dampingRatio)
    // Time scales with the frequency: what settles in n seconds at 1 radian a second does so in
    // n / w0 seconds at w0.
    let unit = DampedSpring(checkedFrequency: 1, dampingRatio: dampingRatio, mass: 1)
    guard let length = unit.settlingSeconds(tolerance: tolerance) else {
      throw SpringError(member: .dampingRatio, value: dampingRatio)
    }
    self = try DampedSpring.checked(
      angularFrequency: length / seconds, dampingRatio: dampingRatio, mass: mass)
  }

  /// When the unit step from rest is within a tolerance of the target for good.
  ///
  /// `tolerance` is a fraction of the step, above 0. The length is a bound, rounded up: never
  /// before the last moment out of tolerance and later than it by less than a millionth. An undamped
  /// spring, and one that takes longer than 32 years, is ``Extent/unending``.
  public func settlingDuration(tolerance: Double = 0.001) -> Extent<Duration> {
    guard let seconds = settlingSeconds(tolerance: tolerance),
      seconds <= SpringSettling.longestSeconds
    else { return .unending }
    return .finite(Duration(physicalSeconds: seconds))
  }

  /// The same in seconds, or nothing where it never settles.
  func settlingSeconds(tolerance: Double) -> Double? {
    SpringSettling(
      basis: basis, displacement: SIMD2(1, 0), velocity: SIMD2(0, 0)
    ).seconds(tolerance: tolerance)
  }
}
