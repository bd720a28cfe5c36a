/// Something that a player can play: a local time from zero to an end, an output at each moment,
/// events on the way.
///
/// Everything here is a function of the arguments alone. How the playhead came to a moment, or in
/// what steps it passed an interval, never matters.
public protocol Playable<Output> {
  /// What there is to show at a moment.
  associatedtype Output

  /// The length of the local time; the playhead moves from zero to here and back.
  var end: Extent<Duration> { get }

  /// Why this can't be played, or nothing where it can.
  var obstacle: PlaybackError? { get }

  /// What is to be shown with the playhead at a local time.
  ///
  /// - Parameters:
  ///   - time: The local time, from zero to ``end``.
  ///   - direction: Which way the playhead moves; it decides who owns the ends of an interval.
  /// - Returns: The same for the same arguments, always.
  func output(at time: Duration, playing direction: PlaybackDirection) -> Output

  /// Hands over the events of an interval in the order in which they happen, until there are no
  /// more or `visit` answers false.
  ///
  /// At one instant the order is: ends, children before parents; iteration ends; labels and
  /// markers; begins, parents before children; each in the order of declaration. A part of zero
  /// length begins and then ends when it begins. Finding the first event and each following one
  /// must take bounded work, whatever the length of the interval.
  ///
  /// - Parameters:
  ///   - interval: Where the playhead comes from and goes to.
  ///   - detail: How iterations are told.
  ///   - visit: Receives an event; answers whether to go on.
  func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool)

  /// Hands over what is left to tell where only the state at the end of an interval counts: for
  /// each part the last ``PlaybackEvent/Kind/began`` or ``PlaybackEvent/Kind/ended`` on the way.
  func visitSettledEvents(in interval: EventInterval, _ visit: (PlaybackEvent) -> Bool)

  /// Hands over one by one the iterations that a run stands for, with all that happened inside
  /// them, until there are no more or `visit` answers false.
  func visitEach(of run: PlaybackEvent, _ visit: (PlaybackEvent) -> Bool)
}

extension Playable {
  /// Nothing stands in the way of playing.
  public var obstacle: PlaybackError? { nil }

  /// Visits all events of the interval and hands over the last begin or end of each part.
  ///
  /// Content with loops inside loops should answer from its state at both positions instead.
  public func visitSettledEvents(in interval: EventInterval, _ visit: (PlaybackEvent) -> Bool) {
    var last: [PlaybackEvent] = []
    visitEvents(in: interval, detail: .withoutIterations) { event in
      guard event.kind == .began || event.kind == .ended else { return true }
      last.removeAll { $0.source == event.source }
      last.append(event)
      return true
    }
    for event in last where !visit(event) { return }
  }

  /// Visits every event between the run's first and last iteration end and hands over those of
  /// the same part; an event that is no run is handed over as it is.
  public func visitEach(of run: PlaybackEvent, _ visit: (PlaybackEvent) -> Bool) {
    guard run.firstTicks != run.ticks else {
      _ = visit(run)
      return
    }
    let interval = EventInterval(
      fromTick: run.firstTicks, to: run.ticks, includingStart: true, direction: run.direction)
    visitEvents(in: interval, detail: .each) { event in
      event.source == run.source && event.isIterationEnd ? visit(event) : true
    }
  }
}

/// Why content can't be played.
public enum PlaybackError: Error, Hashable {
  /// An iteration of zero length is repeated without end, so time could not pass in it.
  case unendingRepeatOfNothing

  /// The mistake in a sentence.
  public var message: String {
    switch self {
    case .unendingRepeatOfNothing:
      "an iteration of zero length is repeated without end, which can't be played"
    }
  }
}

extension PlaybackError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
