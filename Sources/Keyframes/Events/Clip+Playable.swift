extension Clip: Playable {
  /// An iteration of zero length that is repeated without end can't be played.
  public var obstacle: PlaybackError? {
    forwardTiming.durationTicks == .finite(.zero) && forwardTiming.iterations.isUnending
      ? .unendingRepeatOfNothing : nil
  }

  /// The value with the playhead at a local time, or nothing where the clip has no effect.
  public func output(at time: Duration, playing direction: PlaybackDirection) -> Value? {
    value(at: time, playing: direction)
  }

  /// Hands over the begin, the ends of iterations and the end that lie in an interval.
  ///
  /// The end of the last iteration is the end of the clip and no event of its own. The events of
  /// a reversed clip are those of the forward one played backwards; its iterations count down.
  public func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    guard isReversed, case .finite(let end) = forwardTiming.intervals.end else {
      forwardTiming.visitEvents(in: interval, detail: detail, visit)
      return
    }
    let mirrored = EventInterval(
      fromTick: end - interval.startTicks, to: end - interval.endTicks,
      includingStart: interval.includesStart, direction: interval.direction.opposite)
    forwardTiming.visitEvents(in: mirrored, detail: detail) { event in
      visit(
        PlaybackEvent(
          event.kind, atTick: end - event.ticks, first: end - event.firstTicks,
          direction: interval.direction))
    }
  }
}
