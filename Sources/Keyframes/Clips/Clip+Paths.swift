extension Clip where Value == PathPlace {
  /// The velocity of the point at a moment, per second: the tangent of the path times the speed; or
  /// nothing where the clip has no effect.
  ///
  /// ```swift
  /// let clip = Clip(Track(along: "M0 0H30V40"), duration: .seconds(7))
  /// clip.pointVelocity(at: .seconds(1))                 // x 10, y 0
  /// clip.pointVelocity(at: .seconds(3), side: .below)   // x 10, y 0
  /// clip.pointVelocity(at: .seconds(3))                 // x 0, y 10
  /// ```
  public func pointVelocity(at time: Duration, side: ProgressSide = .above) -> PlanePoint? {
    let forwardSide = isReversed ? side.opposite : side
    let localTime = forwardTime(at: Ticks(saturating: time))
    guard let rate = velocity(at: time, side: side),
      let slope = forwardTiming.slope(at: localTime, side: forwardSide)
    else { return nil }
    // From below, the start of an iteration is the end of the one before, elsewhere on the path.
    let place = track.value(
      at: slope.progress,
      repetitions: iterationComposite == .replace ? 0 : Double(slope.iteration))
    return place.velocity(rate: rate, side: side)
  }
}
