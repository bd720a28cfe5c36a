extension DampedSpring {
  /// A spring of a mass, a stiffness and a damping in consistent units with seconds.
  ///
  /// w0 = √(stiffness / mass), damping ratio = damping / (2 √(stiffness · mass)). Traps where the
  /// numbers can't be a spring; ``init(validatingMass:stiffness:damping:)`` throws instead.
  ///
  /// ```swift
  /// DampedSpring(stiffness: 100, damping: 10).dampingRatio  // 0.5
  /// ```
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self = DampedSpring.trusted { () throws(SpringError) in
      try DampedSpring(validatingMass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// A spring of a mass, a stiffness and a damping that come from outside.
  ///
  /// Throws an error that names the member and its value.
  public init(
    validatingMass mass: Double, stiffness: Double, damping: Double
  ) throws(SpringError) {
    try SpringError.check(mass, .mass)
    try SpringError.check(stiffness, .stiffness)
    try SpringError.check(damping, .damping)
    let frequency = (stiffness / mass).squareRoot()
    self = try DampedSpring.checked(
      angularFrequency: frequency,
      // Halved first, so that only a ratio beyond the range can overflow.
      dampingRatio: damping / mass * 0.5 / frequency, mass: mass)
  }

  /// The force for each unit of distance from the target: mass · w0².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force for each unit of velocity: 2 · mass · damping ratio · w0.
  public var damping: Double { 2 * mass * dampingRatio * angularFrequency }
}
