/// A stretch of a timeline in which one of its clips runs.
public struct TimelineSpan: Hashable, Sendable {
  /// Which part it is, as in ``CompiledTimeline/parts``.
  public let source: Int
  /// When the clip begins.
  public let start: Duration
  /// When it ends, as far as it was looked for.
  public fileprivate(set) var end: Extent<Duration>
  /// When iterations of it end, its own end apart.
  public fileprivate(set) var iterationEnds: [Duration] = []
}

extension CompiledTimeline {
  /// When each clip runs, in the order in which the stretches begin.
  ///
  /// - Parameters:
  ///   - end: How far to look; a stretch that goes on after it has no end.
  ///   - limit: How many events to look at, which bounds the work where short loops run long.
  /// - Returns: A stretch for each time that a clip runs.
  public func spans(through end: Duration, limit: Int = 10_000) -> [TimelineSpan] {
    let isClip = parts.map { $0.kind == .clip }
    var spans: [TimelineSpan] = []
    var open = [Int?](repeating: nil, count: isClip.count)
    var count = 0
    let interval = EventInterval(from: .zero, to: max(end, .zero), includingStart: true)
    visitEvents(in: interval, detail: .each) { event in
      count += 1
      guard isClip[event.source] else { return count < limit }
      switch event.kind {
      case .began:
        open[event.source] = spans.count
        spans.append(TimelineSpan(source: event.source, start: event.time, end: .unending))
      case .iterationsEnded:
        if let span = open[event.source] { spans[span].iterationEnds.append(event.time) }
      case .ended:
        if let span = open[event.source] { spans[span].end = .finite(event.time) }
        open[event.source] = nil
      case .reached: break
      }
      return count < limit
    }
    return spans
  }

  /// How much of the timeline there is to look at: all of it, or where it never ends until every
  /// clip and group has run once.
  ///
  /// - Parameter limit: How many events to look at.
  /// - Returns: The end, or when the last part has run once.
  public func firstRound(limit: Int = 10_000) -> Duration {
    if case .finite(let end) = end { return end }
    var last = Duration.zero
    var seen = [Bool](repeating: false, count: parts.count)
    // The whole never ends, and labels take no time.
    var left = parts.dropFirst().count(where: { $0.kind != .mark })
    var count = 0
    let all = EventInterval(from: .zero, to: .seconds(1_000_000_000), includingStart: true)
    visitEvents(in: all, detail: .each) { event in
      count += 1
      if event.kind == .reached { last = max(last, event.time) }
      let isOver = event.kind == .ended || event.isIterationEnd
      guard isOver, !seen[event.source] else { return left > 0 && count < limit }
      seen[event.source] = true
      if event.source > 0 { left -= 1 }
      last = event.time
      return left > 0 && count < limit
    }
    return last
  }
}
