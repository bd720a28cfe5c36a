// The second part of the chain of Web Animations: from an active time to the progress of the
// track. Everything up to the iteration and the ticks within it is exact; the progress comes last,
// by one division.

extension Timing {
  /// *Calculating the overall progress*: iterations since the effect's first one began.
  @inlinable
  func overallProgress(activeTime: UInt64, in phase: TimingPhase) -> OverallProgress {
    if phase != .before, isFinish(activeTime) { return intervals.finish }
    // An effect of no duration has only its two ends, one of unending duration only its start.
    guard case .finite(let length) = durationTicks, length > .zero, activeTime > 0 else {
      return intervals.start
    }
    let duration = UInt64(length.count)
    var (iteration, ticks) = (UInt64(0), activeTime)
    if ticks >= duration { (iteration, ticks) = ticks.quotientAndRemainder(dividingBy: duration) }
    ticks += intervals.startOffset
    if ticks >= duration {
      ticks -= duration
      iteration += 1
    }
    let fraction = (Double(ticks) + intervals.startRest) / Double(duration)
    // In iterations of more than 2^53 ticks the nearest double may be 1, which has not come yet.
    return OverallProgress(
      OverallProgress.sum(intervals.start.iteration, iteration),
      max(0, min(fraction, 1.0.nextDown)))
  }

  /// Whether an active time is the end of the active interval.
  @inlinable
  func isFinish(_ activeTime: UInt64) -> Bool {
    guard case .finite(let length) = intervals.activeDuration else { return false }
    return activeTime == UInt64(length.count)
  }

  /// Whether the effect is at the end of its last iteration, rather than at the start of another.
  @inlinable
  func isAtEndOfIteration(
    _ overall: OverallProgress, activeTime: UInt64, in phase: TimingPhase
  ) -> Bool {
    overall.fraction == 0 && (phase == .active || phase == .after)
      && isFinish(activeTime) && iterations != 0
  }

  /// *Calculating the simple iteration progress*: the part of the iteration, from 0 to 1.
  @inlinable
  func simpleIterationProgress(_ overall: OverallProgress, isAtEnd: Bool) -> Double {
    isAtEnd ? 1 : overall.fraction
  }

  /// *Calculating the current iteration*: its number, meaningless where it is unending.
  @inlinable
  func currentIteration(_ overall: OverallProgress, isAtEnd: Bool) -> UInt64 {
    isAtEnd && !overall.isUnending ? overall.iteration - 1 : overall.iteration
  }

  /// *Current direction*: whether the iteration runs from 0 to 1.
  @inlinable
  func isGoingForwards(iteration: UInt64, isUnending: Bool) -> Bool {
    switch direction {
    case .normal: true
    case .reverse: false
    case .alternate: isUnending || iteration % 2 == 0
    case .alternateReverse: isUnending || iteration % 2 == 1
    }
  }

  /// *Calculating the directed progress*: with reversed iterations turned round.
  @inlinable
  func directedProgress(_ simple: Double, isGoingForwards: Bool) -> Double {
    isGoingForwards ? simple : 1 - simple
  }

  /// The *before flag* of the easing: on the way towards a jump, not on or past it.
  @inlinable
  func beforeFlag(in phase: TimingPhase, isGoingForwards: Bool) -> Bool {
    isGoingForwards ? phase == .before : phase == .after
  }

  /// *Calculating the transformed progress*: eased over the whole iteration.
  @inlinable
  func transformedProgress(_ directed: Double, beforeFlag: Bool) -> Double {
    isEased ? easing.value(at: directed, before: beforeFlag) : directed
  }
}
