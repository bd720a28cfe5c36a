extension CompiledTimeline: Playable {
  /// The subject with the playhead at a local time; which way it moves makes no difference.
  public func output(at time: Duration, direction: PlaybackDirection) -> Subject {
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
    let walk = TimelineEventWalk(map: events, detail: detail)
    walk.visit(TimelineWay(interval)) { tick, record in
      visit(
        PlaybackEvent(
          record.kind, atTick: Ticks(tick), first: Ticks(record.first), source: record.member,
          direction: interval.direction))
    }
  }

  /// Hands over one by one what a run stands for: the ends of its iterations and all that happens
  /// between them to the part that ran and to those inside of it.
  public func visitEach(of run: PlaybackEvent, _ visit: (PlaybackEvent) -> Bool) {
    guard run.firstTicks != run.ticks else {
      _ = visit(run)
      return
    }
    let way = TimelineWay(
      from: run.firstTicks.count, to: run.ticks.count, includesStart: true,
      isForwards: run.direction == .forwards)
    let inside = run.source...events.members[run.source].last
    // At the first end what ended with it has been told, at the last what begins after it will be.
    var isOpen = false
    TimelineEventWalk(map: events, detail: .each).visit(way) { tick, record in
      guard inside.contains(record.member) else { return true }
      // That the part itself began or ended is told beside its runs.
      guard record.member != run.source || record.rank == 1 else { return true }
      if !isOpen {
        guard tick == way.from, record.member == run.source else { return true }
        isOpen = true
      }
      let isLast = tick == way.to && record.member == run.source
      let isGoing = visit(
        PlaybackEvent(
          record.kind, atTick: Ticks(tick), first: Ticks(record.first), source: record.member,
          direction: run.direction))
      return isGoing && !isLast
    }
  }
}

extension Timeline: Playable {
  /// The subject with the playhead at a local time; which way it moves makes no difference.
  public func output(at time: Duration, direction: PlaybackDirection) -> Subject {
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
