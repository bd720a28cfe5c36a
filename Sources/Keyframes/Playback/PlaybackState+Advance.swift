/// What playback asks to be done, in this order within one advance: events, then the output, then
/// the completion.
public enum PlaybackAction: Hashable, Sendable {
  /// Something happened to the content.
  case event(PlaybackEvent)
  /// The output at this local time is to be shown.
  case update(at: Duration, direction: PlaybackDirection)
  /// The run has come to its end.
  case completion(Completion)
}

extension PlaybackState {
  /// Moves host time on and hands over what follows from it, as data.
  ///
  /// The work is bounded by the number of events, with ``EventDetail/runs`` whatever the length
  /// of the step. Nothing is handed over for an instant before the last one. An instant beyond
  /// the end of the run tells of everything up to the end.
  ///
  /// ```swift
  /// var state = PlaybackState(end: clip.end)
  /// state.play()
  /// state.advance(to: frame, in: clip) { perform($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - host: The host instant.
  ///   - content: What is played.
  ///   - detail: How iterations are told.
  ///   - perform: Receives each action in its order.
  public mutating func advance(
    to host: Duration, in content: some Playable, detail: EventDetail = .runs,
    perform: (PlaybackAction) -> Void
  ) {
    let limit = begin(at: host)
    guard limit >= now else { return }
    if let interval = interval(through: limit) {
      content.visitEvents(in: interval, detail: detail) { event in
        perform(.event(stamped(event)))
        return true
      }
    }
    guard moveOn(through: limit, since: anchors) else {
      if status == .running || needsUpdate { perform(update()) }
      return
    }
    let completion = complete()
    now = limit
    perform(update())
    perform(.completion(completion))
  }

  /// Puts the playhead at a local time and hands over the events that the policy asks for.
  ///
  /// A running playhead that is put at its end finishes with the next advance.
  public mutating func seek(
    to time: Duration, _ policy: SeekPolicy, in content: some Playable,
    detail: EventDetail = .runs, perform: (PlaybackAction) -> Void
  ) {
    let way = seekInterval(to: Ticks(saturating: time))
    let here = origin == nil ? nil : self.host(of: now)
    policy.visitEvents(of: content, in: way, detail: detail) { event in
      var event = event
      event.hostTime = here
      perform(.event(event))
      return true
    }
    jump(to: way.endTicks)
    if policy != .silent { includesStart = false }
  }
}

// MARK: - Steps

extension PlaybackState {
  /// The tick of a host instant; the first one becomes the origin.
  mutating func begin(at host: Duration) -> Ticks {
    if let tick = tick(of: host) { return tick }
    origin = host
    return .zero
  }

  /// The way of the playhead through a host tick, not beyond the end of the run; nothing where
  /// it is empty.
  @usableFromInline
  func interval(through limit: Ticks) -> EventInterval? {
    guard status == .running else { return nil }
    let target = local(at: limit)
    guard includesStart || target != playhead else { return nil }
    return EventInterval(
      fromTick: playhead, to: target, includingStart: includesStart, direction: direction)
  }

  /// The way of a seek.
  func seekInterval(to target: Ticks) -> EventInterval {
    let start = current
    let target = min(max(target, .zero), endTicks.finite ?? .max)
    let way: PlaybackDirection =
      target == start ? direction : target < start ? .backwards : .forwards
    return EventInterval(fromTick: start, to: target, includingStart: includesStart, direction: way)
  }

  /// The event with the host time at which the playhead reaches it.
  func stamped(_ event: PlaybackEvent) -> PlaybackEvent {
    var event = event
    event.hostTime = host(of: hostTick(of: event.ticks))
    return event
  }

  /// The host tick at which the playhead reaches an event on its way.
  @usableFromInline
  func hostTick(of local: Ticks) -> Ticks { max(tick(reaching: local) ?? now, now) }

  /// Moves the playhead, if no control call has changed its way, through a host tick or to the
  /// end of the run; answers whether it is there.
  @usableFromInline
  mutating func moveOn(through limit: Ticks, since anchors: Int) -> Bool {
    guard self.anchors == anchors else { return isAtGoal }
    guard status == .running else {
      now = max(now, limit)
      return false
    }
    let target = local(at: limit)
    // Most steps don't reach the end, and the inverse of the rate is a division.
    let stop = target == goal ? min(limit, finishTick ?? limit) : limit
    arrive(at: target, host: stop)
    return isAtGoal
  }

  /// The moment whose output is to be told, which it then is.
  @usableFromInline
  mutating func takeUpdate() -> (time: Duration, direction: PlaybackDirection) {
    needsUpdate = false
    return (position, direction)
  }

  /// Moves the playhead along its way.
  @usableFromInline
  mutating func arrive(at local: Ticks, host: Ticks) {
    now = max(host, now)
    if local != playhead || includesStart { needsUpdate = true }
    playhead = local
    includesStart = false
  }

  private mutating func update() -> PlaybackAction {
    let (time, direction) = takeUpdate()
    return .update(at: time, direction: direction)
  }
}
