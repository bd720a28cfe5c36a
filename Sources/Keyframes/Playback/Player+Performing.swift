extension Player {
  /// Moves the playhead through a host tick and tells all that happens on the way.
  ///
  /// A callback may change the rate, jump, cancel or begin anew: the way is then planned again
  /// from the event's host tick and local time.
  @inlinable
  func perform(through limit: Ticks) {
    var anchors: Int
    repeat {
      anchors = state.anchors
      if let detail = callbacks.detail { tellEvents(through: limit, detail: detail) }
      let isAtGoal = state.moveOn(through: limit, since: anchors)
      if isAtGoal {
        host.now = max(host.now, state.now)
        tell(state.complete())
      }
    } while state.anchors != anchors
    host.now = max(host.now, limit)
  }

  @inlinable
  func tellEvents(through limit: Ticks, detail: EventDetail) {
    guard let interval = state.interval(through: limit) else { return }
    let (anchors, jumps) = (state.anchors, state.jumps)
    let box = box
    tellingDepth += 1
    defer { tellingDepth -= 1 }
    box.content.visitEvents(in: interval, detail: detail) { event in
      if state.anchors == anchors {
        state.arrive(at: event.ticks, host: state.hostTick(of: event.ticks))
        host.now = max(host.now, state.now)
      } else if event.ticks != state.playhead {
        // The rate was changed: what is at the same instant has still been reached.
        return false
      }
      var event = event
      event.hostTime = host.time
      tell(event)
      return state.jumps == jumps
    }
  }

  /// Tells the output, once for each advance.
  @inlinable
  func refresh() {
    guard refreshedVisit != host.visits else { return }
    refreshedVisit = host.visits
    if state.status == .running || (state.needsUpdate && !isOver) { tellUpdate() }
  }

  /// Tells the output if this advance has not done so; answers whether it had to.
  func refreshIfDue() -> Bool {
    guard refreshedVisit != host.visits else { return false }
    refresh()
    if state.status == .idle { host.dismiss(number) }
    return true
  }

  @inlinable var isOver: Bool { state.status == .finished || state.status == .cancelled }

  /// The first host tick, not after the limit, at which something happens to this player.
  func nextStop(through limit: Ticks) -> Ticks? {
    guard state.status == .running, limit >= state.now else { return nil }
    var stop = state.finishTick.flatMap { $0 <= limit ? max($0, state.now) : nil }
    if let detail = callbacks.detail, let interval = state.interval(through: limit) {
      content.visitEvents(in: interval, detail: detail) { event in
        let tick = state.hostTick(of: event.ticks)
        stop = min(tick, stop ?? tick)
        return false
      }
    }
    return stop
  }
}
