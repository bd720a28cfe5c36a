extension Clip where Value: VectorValue {
  /// How fast the value laid over one underneath changes at a moment, a second, where the one
  /// underneath changes itself.
  ///
  /// Where the clip has no effect, it is the velocity of the value underneath. Sides are as in
  /// ``velocity(at:side:)``.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - side: From which side it is approached.
  ///   - underlying: The value underneath.
  ///   - moving: Its velocity, a second.
  /// - Returns: The velocity.
  public func velocity(
    at time: Duration, side: ProgressSide = .above, over underlying: Value, moving: Value
  ) -> Value {
    velocity(at: Ticks(saturating: time), side: side, over: underlying, moving: moving)
  }

  func velocity(
    at localTime: Ticks, side: ProgressSide, over underlying: Value, moving: Value
  ) -> Value {
    let time = forwardTime(at: localTime)
    let clipSide = isReversed ? side.opposite : side
    guard let slope = forwardTiming.slope(at: time, side: clipSide) else { return moving }
    let repetitions =
      iterationComposite == .replace
      ? 0
      : forwardTiming.position(at: time, playing: clipSide == .above ? .forwards : .backwards)?
        .repetitions ?? 0
    guard slope.perSecond != 0 else {
      // The progress stands, and so does the part of the value underneath in the value.
      return moving.scaled(
        by: track.share(at: slope.progress, before: slope.beforeFlag, composite: composite))
    }
    let laid = track.velocity(
      at: slope.progress, side: slope.side, over: underlying, composite: composite,
      repetitions: repetitions)
    let carried = laid.share == 0 ? .zero : moving.scaled(by: laid.share)
    guard laid.own != .zero else { return carried }
    return carried + laid.own.scaled(by: isReversed ? -slope.perSecond : slope.perSecond)
  }
}
