extension Timing {
  /// Hands over the events of an effect in their order until `visit` answers false.
  ///
  /// It begins and ends where Web Animations' phases change, so a negative delay or end delay
  /// moves both into the time that is played.
  func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    let begin = intervals.beforeActiveBoundary
    let end = intervals.activeAfterBoundary.finite
    let direction = interval.direction
    let (entrance, exit) = direction == .forwards ? (begin, end) : (end, begin)
    if let entrance, interval.includes(entrance),
      !visit(PlaybackEvent(.began, atTick: entrance, direction: direction))
    {
      return
    }
    if detail != .withoutIterations, !visitIterationEnds(in: interval, detail: detail, visit) {
      return
    }
    if let exit, interval.includes(exit) {
      _ = visit(PlaybackEvent(.ended, atTick: exit, direction: direction))
    }
  }

  /// Answers whether to go on.
  private func visitIterationEnds(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) -> Bool {
    guard let boundaries = iterationBoundaries(in: interval) else { return true }
    let direction = interval.direction
    guard detail == .each else {
      return visit(iterationEnds(boundaries, direction: direction))
    }
    var number = direction == .forwards ? boundaries.lowerBound : boundaries.upperBound
    while boundaries.contains(number) {
      guard visit(iterationEnds(number...number, direction: direction)) else { return false }
      number += direction == .forwards ? 1 : -1
    }
    return true
  }

  /// The boundaries between two iterations that lie in an interval and within the active one.
  ///
  /// Boundary n, from 1, is n durations after the start of the first iteration, which may lie
  /// before the active interval.
  private func iterationBoundaries(in interval: EventInterval) -> ClosedRange<Int128>? {
    guard case .finite(let duration) = durationTicks, duration > .zero else { return nil }
    let (start, end) = (interval.startTicks.count, interval.endTicks.count)
    let step: Int64 = interval.includesStart ? 0 : 1
    var (low, high) = interval.direction == .forwards ? (start + step, end) : (end, start - step)
    low = max(low, intervals.beforeActiveBoundary.count + 1)
    if let after = intervals.activeAfterBoundary.finite { high = min(high, after.count - 1) }
    guard low <= high else { return nil }
    let length = Int128(duration.count)
    let (fromLow, fromHigh) = (
      Int128(low) - firstIterationStart, Int128(high) - firstIterationStart
    )
    let first = max(1, fromLow / length + (fromLow % length > 0 ? 1 : 0))
    let last = fromHigh / length
    return first <= last ? first...last : nil
  }

  private var firstIterationStart: Int128 {
    Int128(delayTicks.count) - Int128(intervals.startOffset)
  }

  private func iterationEnds(
    _ boundaries: ClosedRange<Int128>, direction: PlaybackDirection
  ) -> PlaybackEvent {
    // The iteration after boundary n has the number n, the one before it n - 1.
    let shift = Int128(intervals.start.iteration) - (direction == .forwards ? 1 : 0)
    let iterations =
      Int(clamping: boundaries.lowerBound + shift)...Int(clamping: boundaries.upperBound + shift)
    let times = (time(of: boundaries.lowerBound), time(of: boundaries.upperBound))
    let (first, last) = direction == .forwards ? times : (times.1, times.0)
    return PlaybackEvent(
      .iterationsEnded(iterations), atTick: last, first: first, direction: direction)
  }

  private func time(of boundary: Int128) -> Ticks {
    guard case .finite(let duration) = durationTicks else { return .max }
    return Ticks(clamping: firstIterationStart + boundary * Int128(duration.count))
  }
}
