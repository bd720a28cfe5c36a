extension CompiledTimeline: Playable {
  /// The subject with the playhead at a local time; which way it moves makes no difference.
  public func output(at time: Duration, playing direction: PlaybackDirection) -> Subject {
    value(at: time)
  }

  /// Hands over the events of an interval in their order; an event's source is a part of
  /// ``parts``.
  ///
  /// A run of iterations of a group also stands for all that happened inside of it between the
  /// end of the first and of the last of them.
  public func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    let walk = TimelineEventWalk(map: events, scope: TimelineEventScope(detail))
    walk.visit(TimelineWay(interval)) { tick, record in
      visit(
        PlaybackEvent(
          record.kind, atTick: Ticks(tick), first: Ticks(record.first), source: record.member,
          direction: interval.direction, run: record.runPath))
    }
  }

  /// Hands over one by one what a run stands for: the ends of its iterations and all that happens
  /// between them to the part that ran and to those inside of it.
  ///
  /// Exact too where a warp leads the playhead several times over a part: a run knows on which of
  /// the ways it is one.
  public func visitEach(of run: PlaybackEvent, _ visit: (PlaybackEvent) -> Bool) {
    guard case .iterationsEnded(let numbers) = run.kind, numbers.count > 1 else {
      _ = visit(run)
      return
    }
    let way = TimelineWay(
      from: run.firstTicks.count, to: run.ticks.count, includesStart: true,
      isForwards: run.direction == .forwards)
    // At the first end what ended with it has been told, at the last what begins after it will be.
    var left = numbers.count
    let wanted = TimelineRun(member: run.source, path: run.run)
    TimelineEventWalk(map: events, scope: .each, run: wanted).visit(way) { tick, record in
      switch record.bond {
      case .none: return true
      case .own:
        guard case .iterationsEnded(let number) = record.kind, numbers.contains(number.lowerBound)
        else { return true }
        left -= 1
      case .inside: if left == numbers.count { return true }
      }
      let isGoing = visit(
        PlaybackEvent(
          record.kind, atTick: Ticks(tick), first: Ticks(record.first), source: record.member,
          direction: run.direction))
      return isGoing && left > 0
    }
  }
}

extension CompiledTimeline {
  /// Hands over the last begin or end of each part on the way, at the cost of a few iterations of
  /// each loop, however long the way is.
  public func visitSettledEvents(in interval: EventInterval, _ visit: (PlaybackEvent) -> Bool) {
    var last: [PlaybackEvent?] = Array(repeating: nil, count: events.members.count)
    var order: [Int] = []
    TimelineEventWalk(map: events, scope: .settled).visit(TimelineWay(interval)) { tick, record in
      guard record.kind == .began || record.kind == .ended else { return true }
      last[record.member] = PlaybackEvent(
        record.kind, atTick: Ticks(tick), source: record.member, direction: interval.direction)
      order.append(record.member)
      return true
    }
    // Each part where it was told last.
    var told: [PlaybackEvent] = []
    for member in order.reversed() {
      if let event = last[member] { told.append(event) }
      last[member] = nil
    }
    for event in told.reversed() where !visit(event) { return }
  }
}

extension Timeline: Playable {
  /// The subject with the playhead at a local time; which way it moves makes no difference.
  public func output(at time: Duration, playing direction: PlaybackDirection) -> Subject {
    value(at: time)
  }

  /// Hands over the events of an interval in their order.
  ///
  /// Compiles the timeline each time; to play one, play what ``compiled()`` gives.
  public func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    compiled().visitEvents(in: interval, detail: detail, visit)
  }
}

/// A part of a timeline, as its events name it.
public struct TimelinePartInfo: Hashable, Sendable {
  /// Its number: the source of its events.
  public let source: Int
  /// Its name, or its label.
  public let name: TimelineLabel?
  /// What it is.
  public let kind: TimelinePartKind
  /// The part around it; nothing for the whole.
  public let parent: Int?
  /// The property that it writes, where it is a clip.
  public let property: String?
  /// Its own timing, in the time of what is around it, where it is a clip.
  public let timing: Timing?
  /// How its values meet those underneath, where it is a clip.
  public let composite: CompositeOperation?
}

extension CompiledTimeline {
  /// All parts in the order of declaration, each before those inside of it; the whole is the
  /// first.
  public var parts: [TimelinePartInfo] {
    events.members.enumerated().map { number, member in
      TimelinePartInfo(
        source: number, name: member.name, kind: member.kind,
        parent: number == 0 ? nil : member.parent, property: member.property,
        timing: member.timing, composite: member.composite)
    }
  }
}
