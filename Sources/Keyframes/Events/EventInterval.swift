/// The way of a playhead from one position to another, for which events are asked.
///
/// It is open at the position it comes from and closed at the one it goes to, so intervals that
/// follow one another report each event once. The first interval of a run includes its own start.
public struct EventInterval: Hashable, Sendable {
  @usableFromInline let startTicks: Ticks
  @usableFromInline let endTicks: Ticks

  /// Which way the playhead moves.
  public let direction: PlaybackDirection

  /// Whether events at the position it comes from belong to the interval.
  public let includesStart: Bool

  init(
    fromTick start: Ticks, to end: Ticks, includingStart: Bool, direction: PlaybackDirection
  ) {
    startTicks = start
    endTicks = end
    includesStart = includingStart
    self.direction = direction
  }

  /// The way from one position to another, backwards where the second is the earlier one.
  ///
  /// - Parameters:
  ///   - start: The local time the playhead comes from.
  ///   - end: The local time it goes to.
  ///   - includingStart: Whether events at `start` belong to it.
  public init(from start: Duration, to end: Duration, includingStart: Bool = false) {
    let (start, end) = (Ticks(saturating: start), Ticks(saturating: end))
    self.init(
      fromTick: start, to: end, includingStart: includingStart,
      direction: end < start ? .backwards : .forwards)
  }

  /// The position the playhead comes from.
  public var start: Duration { startTicks.duration }

  /// The position it goes to.
  public var end: Duration { endTicks.duration }

  /// Whether an event at a local time belongs to the interval.
  public func includes(_ time: Duration) -> Bool { includes(Ticks(saturating: time)) }

  func includes(_ time: Ticks) -> Bool {
    guard time != startTicks else { return includesStart }
    return switch direction {
    case .forwards: startTicks < time && time <= endTicks
    case .backwards: endTicks <= time && time < startTicks
    }
  }
}

/// How iterations are told among the events of an interval.
public enum EventDetail: Hashable, Sendable, CaseIterable {
  /// Iterations of one part that end one after another are a single event with a range, which
  /// also stands for all that happens inside them: ten hours of a loop of a millisecond are
  /// bounded work.
  case runs
  /// Every iteration is an event of its own.
  case each
  /// Iterations are left out.
  case withoutIterations
}
