extension Playable {
  /// The events of an interval, as an array.
  ///
  /// - Parameters:
  ///   - interval: Where a playhead comes from and goes to.
  ///   - detail: How iterations are told; unless asked otherwise, a run of them is one event.
  /// - Returns: The events in the order in which they happen.
  public func events(in interval: EventInterval, detail: EventDetail = .runs) -> [PlaybackEvent] {
    var events: [PlaybackEvent] = []
    visitEvents(in: interval, detail: detail) { event in
      events.append(event)
      return true
    }
    return events
  }

  /// The events from one moment to another, both included, as a playhead moving forwards meets
  /// them.
  public func events(
    in times: ClosedRange<Duration>, detail: EventDetail = .runs
  ) -> [PlaybackEvent] {
    events(
      in: EventInterval(from: times.lowerBound, to: times.upperBound, includingStart: true),
      detail: detail)
  }

  /// The events from one moment up to and without another, as a playhead moving forwards meets
  /// them.
  public func events(in times: Range<Duration>, detail: EventDetail = .runs) -> [PlaybackEvent] {
    let (start, end) = (Ticks(saturating: times.lowerBound), Ticks(saturating: times.upperBound))
    guard start < end else { return [] }
    let interval = EventInterval(
      fromTick: start, to: Ticks(end.count - 1), includingStart: true, direction: .forwards)
    return events(in: interval, detail: detail)
  }
}
