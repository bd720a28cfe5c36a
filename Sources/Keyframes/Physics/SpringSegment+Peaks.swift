// Where a number on a spring turns round and where it passes its target, solved for in closed form.

extension SpringSegment where Value == Double {
  /// The moments at which the value turns round, in order, without the start; the first is number 0.
  ///
  /// To the nearest tick, also where the way has settled before. Beyond critical damping there is at most one, and none where the value
  /// sets out towards the target slowly enough. Nothing also stands for a moment beyond the range of
  /// time.
  public func peakTime(_ number: Int = 0) -> Duration? {
    moment(number, ofRatio: initialVelocity, to: turn)
  }

  /// The moments at which the value passes the target, in order, without the start; the first is
  /// number 0.
  ///
  /// To the nearest tick, also where the way has settled before. Beyond critical damping there is at most one.
  public func crossingTime(_ number: Int = 0) -> Duration? {
    let displacement = from - to
    return moment(
      number, ofRatio: -displacement,
      to: initialVelocity + spring.basis.rate * displacement)
  }

  /// How far the value goes beyond the target, seen from the start, at most; 0 where it doesn't.
  ///
  /// Where the start is the target, it is the way in the direction of the velocity.
  public var overshoot: Double {
    let displacement = from - to
    let side = displacement != 0 ? displacement : -initialVelocity
    // The first turn lies beyond unless the value sets out away from the target.
    for number in 0..<2 {
      guard let ticks = tickCount(number, ofRatio: initialVelocity, to: turn) else { break }
      // Just below critical damping the turn comes when nothing is left.
      guard ticks * spring.basis.ratePerTick < SpringKernel.largestExponent else { break }
      let reached = distance(afterTicks: ticks)
      if (reached < 0) != (side < 0) { return reached.magnitude }
    }
    return 0
  }

  /// The first moment after the start at which the value is at the target, rounded up to a tick.
  var arrivalTicks: Double? {
    let displacement = from - to
    return tickCount(
      0, ofRatio: -displacement,
      to: initialVelocity + spring.basis.rate * displacement
    )?.wholeAbove
  }

  /// The first moment after the start at which the value turns round.
  var peakTicks: Double? { tickCount(0, ofRatio: initialVelocity, to: turn) }

  /// The velocity is proportional to `initialVelocity − turn · T`, see `SpringSettling`.
  private var turn: Double {
    spring.basis.pull * (from - to) + spring.basis.counterRate * initialVelocity
  }

  /// The distance from the target, whatever the end is.
  func distance(afterTicks ticks: Double) -> Double {
    let weights = spring.basis.weights(afterTicks: ticks)
    return (from - to) * weights.first + sway * weights.second
  }

  private func moment(
    _ number: Int, ofRatio numerator: Double, to denominator: Double
  ) -> Duration? {
    guard let ticks = tickCount(number, ofRatio: numerator, to: denominator),
      ticks < Double(Ticks.max.count)
    else { return nil }
    return Ticks(Int64(ticks.nearestWhole)).duration
  }

  /// The moments after the start at which T is a ratio.
  func tickCount(
    _ number: Int, ofRatio numerator: Double, to denominator: Double
  ) -> Double? {
    precondition(number >= 0, "moments are numbered from 0")
    let basis = spring.basis
    guard let first = basis.moment(ofRatio: numerator, to: denominator) else { return nil }
    let count = Double(number) + (first > 0 ? 0 : 1)
    guard count > 0 else { return first * Double(Ticks.perSecond) }
    let seconds = first + count * basis.halfPeriod
    return seconds.isFinite ? seconds * Double(Ticks.perSecond) : nil
  }
}

// MARK: - Stopping at the target

extension SpringSegment where Value == Double {
  /// A way that ends where it first reaches the target, from whichever side, instead of passing it.
  ///
  /// A start velocity away from the target is followed; a way that starts at the target with a
  /// velocity leaves it and ends at its return. The end is the first tick from the crossing on.
  public init(
    from: Double, to: Double, velocity: Double = 0, stoppingAtTargetOn spring: DampedSpring,
    tolerance: SettlingTolerance = .standard
  ) {
    self.init(from: from, to: to, velocity: velocity, spring: spring, tolerance: tolerance)
    if let arrival = arrivalTicks, arrival < endTicks { endTicks = arrival }
  }
}

// MARK: - Energy

extension SpringSegment {
  /// Kinetic and potential energy at a moment: (mass · velocity² + stiffness · distance²) / 2.
  ///
  /// It never rises, and stays the same where the spring isn't damped.
  public func energy(at time: Duration) -> Double {
    let speed = velocity(at: time)
    let distance = value(at: time) - to
    return (spring.mass * speed.dot(speed) + spring.stiffness * distance.dot(distance)) * 0.5
  }
}
