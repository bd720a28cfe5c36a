extension DampedSpring {
  /// A spring of the same damping ratio and mass that settles within a length of time, and as late
  /// in it as can be, on a way that it begins with a velocity.
  ///
  /// A spring that isn't damped stays as it is.
  func settling<Value: MeasurableVector>(
    within length: Duration, from: Value, to: Value, velocity: Value, tolerance: Double = 0.001
  ) -> DampedSpring {
    guard dampingRatio > 0 else { return self }
    let goal = Double(Ticks(saturating: length).count)
    func ticks(_ spring: DampedSpring) -> Double {
      SpringSegment(
        from: from, to: to, velocity: velocity, spring: spring, tolerance: .fraction(tolerance)
      ).endTicks
    }
    func spring(_ frequency: Double) -> DampedSpring {
      DampedSpring(checkedFrequency: frequency, dampingRatio: dampingRatio, mass: mass)
    }
    // Too slow and fast enough; a faster spring settles sooner but for jumps of half a period.
    var (slow, fast) = (angularFrequency, angularFrequency)
    while ticks(spring(fast)) > goal, fast < SpringError.largestFrequency / 2 { fast *= 2 }
    while ticks(spring(slow)) <= goal, slow > SpringError.leastFrequency * 2 { slow /= 2 }
    for _ in 0..<52 {
      let middle = (slow * fast).squareRoot()
      guard middle > slow, middle < fast else { break }
      if ticks(spring(middle)) <= goal { fast = middle } else { slow = middle }
    }
    return spring(fast)
  }
}
