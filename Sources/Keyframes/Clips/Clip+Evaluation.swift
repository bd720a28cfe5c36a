extension Clip {
  /// The local time of the forward clip: a reversed one has at t what that one has at its end - t.
  @inlinable
  func forwardTime(at localTime: Ticks) -> Ticks {
    guard isReversed, case .finite(let end) = forwardTiming.intervals.end else { return localTime }
    return end - localTime
  }

  /// The playing direction over the forward clip.
  @inlinable
  func forwardDirection(_ playing: PlaybackDirection) -> PlaybackDirection {
    isReversed ? playing.opposite : playing
  }

  /// Where the clip is at a moment, or nothing where it has no effect.
  @inlinable
  func position(at localTime: Ticks, playing: PlaybackDirection = .forwards) -> EffectPosition? {
    forwardTiming.position(
      at: forwardTime(at: localTime), playing: forwardDirection(playing))
  }

  /// The value at a moment, or nothing where the clip has no effect.
  ///
  /// There is no value underneath, so every key stands for itself; see
  /// ``value(at:over:playing:)``. Moments beyond 32 years count as the end of that range.
  ///
  /// Each end of the active interval belongs to what follows in the direction in which the
  /// playhead moves.
  @inlinable
  public func value(
    at time: Duration, playing direction: PlaybackDirection = .forwards
  ) -> Value? {
    guard let position = position(at: Ticks(saturating: time), playing: direction) else {
      return nil
    }
    if iterationComposite == .replace {
      return track.value(at: position.progress, before: position.beforeFlag)
    }
    return track.value(
      at: position.progress, before: position.beforeFlag, repetitions: position.repetitions)
  }

  /// The value at a moment laid over a value underneath, which is the result where the clip has
  /// no effect.
  ///
  /// Keys meet the value underneath by their own composite operation, or by ``composite``; a
  /// missing end stands for it where the track says so.
  @inlinable
  public func value(
    at time: Duration, over underlying: Value, playing direction: PlaybackDirection = .forwards
  ) -> Value {
    var cursor = TrackCursor()
    return value(
      at: Ticks(saturating: time), playing: direction, over: underlying, cursor: &cursor)
  }

  /// The value at a moment laid over a value underneath.
  @inlinable
  func value(
    at localTime: Ticks, playing direction: PlaybackDirection, over underlying: Value,
    cursor: inout TrackCursor
  ) -> Value {
    guard let position = position(at: localTime, playing: direction) else { return underlying }
    if hidesUnderlying, iterationComposite == .replace {
      return track.value(at: position.progress, cursor: &cursor, before: position.beforeFlag)
    }
    return track.value(
      at: position.progress, cursor: &cursor, before: position.beforeFlag, over: underlying,
      composite: composite,
      repetitions: iterationComposite == .replace ? 0 : position.repetitions)
  }

  /// Everything that the timing says about a moment.
  ///
  /// The phases are the clip's own, so a reversed clip is *before* where its forward one is
  /// *after*; the iterations are those of the forward clip and count down.
  public func sample(
    at time: Duration, playing direction: PlaybackDirection = .forwards
  ) -> TimingSample {
    let sample = forwardTiming.sample(
      atTicks: forwardTime(at: Ticks(saturating: time)), playing: forwardDirection(direction))
    guard isReversed else { return sample }
    return TimingSample(
      phase: sample.phase.mirrored, progress: sample.progress,
      currentIteration: sample.currentIteration, beforeFlag: sample.beforeFlag)
  }
}

extension TimingPhase {
  /// The phase of the same moment seen from the effect's end.
  var mirrored: TimingPhase {
    switch self {
    case .before: .after
    case .after: .before
    case .idle, .active: self
    }
  }
}
