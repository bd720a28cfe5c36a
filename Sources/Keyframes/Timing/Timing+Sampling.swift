/// Where an effect is at a moment at which it has an effect: the end of the chain, in one piece.
@usableFromInline
struct EffectPosition {
  /// The transformed progress.
  @usableFromInline var progress: Double
  /// The number of the iteration.
  @usableFromInline var iteration: UInt64
  /// Whether there is no number of the iteration.
  @usableFromInline var isUnending: Bool
  /// Whether easings with a jump at the progress have not jumped yet.
  @usableFromInline var beforeFlag: Bool

  @inlinable
  init(progress: Double, iteration: UInt64, isUnending: Bool, beforeFlag: Bool) {
    self.progress = progress
    self.iteration = iteration
    self.isUnending = isUnending
    self.beforeFlag = beforeFlag
  }

  /// How often iterations that accumulate have been run through, as a finite number.
  @inlinable
  var repetitions: Double { isUnending ? .greatestFiniteMagnitude : Double(iteration) }

  /// The number of the iteration; unending also beyond the range of `Int`.
  @inlinable
  var currentIteration: Extent<Int> {
    guard !isUnending, let number = Int(exactly: iteration) else { return .unending }
    return .finite(number)
  }
}

extension Timing {
  /// The whole chain: where the effect is at a moment of a phase, or nothing where it has none.
  @inlinable
  func position(at localTime: Ticks, in phase: TimingPhase) -> EffectPosition? {
    guard let activeTime = activeTime(at: localTime, in: phase) else { return nil }
    let overall = overallProgress(activeTime: activeTime, in: phase)
    let isAtEnd = isAtEndOfIteration(overall, activeTime: activeTime, in: phase)
    let simple = simpleIterationProgress(overall, isAtEnd: isAtEnd)
    let iteration = currentIteration(overall, isAtEnd: isAtEnd)
    let forwards = isGoingForwards(iteration: iteration, isUnending: overall.isUnending)
    let directed = directedProgress(simple, isGoingForwards: forwards)
    let before = beforeFlag(in: phase, isGoingForwards: forwards)
    return EffectPosition(
      progress: transformedProgress(directed, beforeFlag: before),
      iteration: iteration, isUnending: overall.isUnending, beforeFlag: before)
  }

  /// Where the effect is at a moment, or nothing where it has no effect.
  @inlinable
  func position(at localTime: Ticks, playing: PlaybackDirection) -> EffectPosition? {
    if intervals.simple.includes(localTime), direction == .normal, !isEased {
      return simplePosition(at: localTime)
    }
    return position(at: localTime, in: phase(at: localTime, playing: playing))
  }

  /// What the chain comes to inside a simple active interval, whatever the playing direction.
  @inlinable
  func simplePosition(at localTime: Ticks) -> EffectPosition {
    let duration = intervals.simple.duration
    let elapsed = localTime.count &- delayTicks.count
    // Most clips run once; a division of integers costs more than all the rest.
    if UInt64(bitPattern: elapsed) < UInt64(bitPattern: duration) {
      return EffectPosition(
        progress: Double(elapsed) / Double(duration), iteration: 0, isUnending: false,
        beforeFlag: false)
    }
    let (iteration, ticks) = UInt64(bitPattern: elapsed)
      .quotientAndRemainder(dividingBy: UInt64(bitPattern: duration))
    return EffectPosition(
      progress: Double(Int64(bitPattern: ticks)) / Double(duration), iteration: iteration,
      isUnending: false, beforeFlag: false)
  }

  /// Everything about a moment.
  @usableFromInline
  func sample(atTicks localTime: Ticks, playing: PlaybackDirection) -> TimingSample {
    let phase = phase(at: localTime, playing: playing)
    let position = position(at: localTime, in: phase)
    return TimingSample(
      phase: phase, progress: position?.progress, currentIteration: position?.currentIteration,
      beforeFlag: position?.beforeFlag ?? false)
  }
}

extension Timing {
  /// Everything that the timing says about a moment of local time.
  ///
  /// No moment at all is an effect that is idle; moments beyond 32 years count as the end of that
  /// range. The direction is that in which the playhead moves: each end of the active interval
  /// belongs to what follows.
  public func sample(
    at time: Duration?, playing direction: PlaybackDirection = .forwards
  ) -> TimingSample {
    guard let time else { return .idle }
    return sample(atTicks: Ticks(saturating: time), playing: direction)
  }

  /// The progress at a moment, or nothing where there is no effect.
  @inlinable
  public func progress(
    at time: Duration, playing direction: PlaybackDirection = .forwards
  ) -> Double? {
    position(at: Ticks(saturating: time), playing: direction)?.progress
  }
}
