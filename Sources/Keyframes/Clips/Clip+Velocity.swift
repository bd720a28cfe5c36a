extension Clip where Value: VectorValue {
  /// How fast the value changes at a moment, per second, or nothing where the clip has no effect.
  ///
  /// At a key, at the boundary of two iterations and at both ends the velocity has two sides:
  /// that of the moments just above, and that of those just below. Where a fill holds, it is zero.
  /// It is the exact derivative of the track, its easings and the clip's own easing; a slope that
  /// is unbounded there is infinite here. Jumps have no velocity.
  ///
  /// ```swift
  /// let clip = Clip([0: 0.0, 1: 10], duration: .seconds(2))
  /// clip.velocity(at: .seconds(2), side: .below)  // 5
  /// clip.velocity(at: .seconds(2))                // 0: it rests from there on
  /// ```
  public func velocity(at time: Duration, side: ProgressSide = .above) -> Value? {
    let localTime = forwardTime(at: Ticks(saturating: time))
    guard isReversed else { return forwardVelocity(at: localTime, side: side) }
    return forwardVelocity(at: localTime, side: side.opposite)?.scaled(by: -1)
  }

  private func forwardVelocity(at localTime: Ticks, side: ProgressSide) -> Value? {
    guard let slope = forwardTiming.slope(at: localTime, side: side) else { return nil }
    guard slope.perSecond != 0 else { return .zero }
    let velocity = track.velocity(at: slope.progress, side: slope.side)
    // Standing still is standing still, even where the easing is infinitely steep.
    return velocity == .zero ? .zero : velocity.scaled(by: slope.perSecond)
  }
}

/// How fast a progress changes on one side of a moment.
struct ProgressSlope {
  /// The progress.
  var progress: Double
  /// Whether steps are felt as they are before the effect begins.
  var beforeFlag: Bool
  /// From which side of it the moments on the side asked for come.
  var side: ProgressSide
  /// The change of the progress in a second.
  var perSecond: Double
  /// The iteration to which the progress belongs.
  var iteration: UInt64
}

extension Timing {
  /// The change of the progress on one side of a moment, or nothing where there is no effect.
  func slope(at localTime: Ticks, side: ProgressSide) -> ProgressSlope? {
    // The side owns the ends of the active interval as a direction of playing does.
    let phase = phase(at: localTime, playing: side == .above ? .forwards : .backwards)
    guard let activeTime = activeTime(at: localTime, in: phase) else { return nil }
    let overall = overallProgress(activeTime: activeTime, in: phase)
    var isAtEnd = isAtEndOfIteration(overall, activeTime: activeTime, in: phase)
    // From below, the start of an iteration is the end of the one before.
    if side == .below, overall.fraction == 0, overall.iteration > intervals.start.iteration {
      isAtEnd = true
    }

    let iteration = currentIteration(overall, isAtEnd: isAtEnd)
    let forwards = isGoingForwards(iteration: iteration, isUnending: overall.isUnending)
    let directed = directedProgress(
      simpleIterationProgress(overall, isAtEnd: isAtEnd), isGoingForwards: forwards)
    let before = beforeFlag(in: phase, isGoingForwards: forwards)
    var slope = ProgressSlope(
      progress: transformedProgress(directed, beforeFlag: before), beforeFlag: before,
      side: forwards ? side : side.opposite, perSecond: 0, iteration: iteration)
    guard
      case .finite(let length) = durationTicks, length > .zero,
      isMoving(at: localTime, in: phase, side: side)
    else { return slope }

    slope.perSecond = (forwards ? 1 : -1) * Double(Ticks.perSecond) / Double(length.count)
    guard isEased else { return slope }
    // At a jump of the easing, such as the end of a spring that is cut off, the side decides.
    slope.progress = easing.value(at: directed, approachedFrom: slope.side)
    let steepness = easing.slope(at: directed, side: slope.side)
    slope.perSecond = steepness == 0 ? 0 : slope.perSecond * steepness
    if steepness < 0 { slope.side = slope.side.opposite }
    return slope
  }

  /// Whether the active time runs on one side of a moment, instead of standing at one of its ends.
  private func isMoving(at localTime: Ticks, in phase: TimingPhase, side: ProgressSide) -> Bool {
    guard side == .above ? localTime >= delayTicks : localTime > delayTicks else { return false }
    guard phase == .after, case .finite(let length) = intervals.activeDuration else {
      return true
    }
    let elapsed = UInt64(bitPattern: localTime.count &- delayTicks.count)
    return side == .above ? elapsed < UInt64(length.count) : elapsed <= UInt64(length.count)
  }
}
