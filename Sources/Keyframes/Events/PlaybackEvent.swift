/// Something that happens to an animation at an exact local time.
///
/// Events follow from the content and from the interval that the playhead has passed, never from
/// the frames in which it passed it. Over one interval their sequence and their times are
/// therefore the same at every frame rate.
///
/// Played backwards, entering through the end is ``Kind/began`` and leaving through the start is
/// ``Kind/ended``.
public struct PlaybackEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The active interval was entered.
    case began
    /// Iterations ended and others followed, numbered as Web Animations' current iteration.
    ///
    /// One iteration by itself has equal bounds. The last iteration's end is not among them: it
    /// is the ``ended`` of the whole.
    case iterationsEnded(ClosedRange<Int>)
    /// A label or marker was reached.
    case reached
    /// The active interval was left.
    case ended
  }

  /// What happened.
  public var kind: Kind

  /// Which part of the content it happened to, counted in the order of declaration.
  ///
  /// The whole is 0; a single clip has no other parts.
  public var source: Int

  /// Which way the playhead moved.
  public var direction: PlaybackDirection

  /// The host time at which the playhead reached it, where a player or a ``PlaybackState``
  /// reports the event; nothing where events were asked of the content alone.
  public var hostTime: Duration?

  @usableFromInline var ticks: Ticks
  @usableFromInline var firstTicks: Ticks
  /// Of the runs of one part at one time, which this is: on which way through the groups around
  /// it the playhead meets it.
  var run: UInt64 = 0

  init(
    _ kind: Kind, atTick ticks: Ticks, first: Ticks? = nil, source: Int = 0,
    direction: PlaybackDirection, run: UInt64 = 0
  ) {
    self.kind = kind
    self.run = run
    self.ticks = ticks
    firstTicks = first ?? ticks
    self.source = source
    self.direction = direction
  }

  /// An event of content of one's own.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - time: The local time; for several iterations the end of the last one passed.
  ///   - firstTime: For several iterations the end of the first one passed.
  ///   - source: Which part of the content it happened to.
  ///   - direction: Which way the playhead moved.
  public init(
    _ kind: Kind, at time: Duration, firstTime: Duration? = nil, source: Int = 0,
    direction: PlaybackDirection = .forwards
  ) {
    self.init(
      kind, atTick: Ticks(saturating: time), first: firstTime.map { Ticks(saturating: $0) },
      source: source, direction: direction)
  }

  /// The exact local time at which it happened; for a run of iterations, the end of the last one
  /// passed.
  public var time: Duration { ticks.duration }

  /// For a run of iterations the end of the first one passed, otherwise ``time``.
  public var firstTime: Duration { firstTicks.duration }

  /// The iteration that ended, where it was one by itself.
  public var iteration: Int? {
    guard case .iterationsEnded(let iterations) = kind, iterations.count == 1 else { return nil }
    return iterations.lowerBound
  }

  /// Whether it tells of iterations that ended.
  public var isIterationEnd: Bool {
    if case .iterationsEnded = kind { true } else { false }
  }
}
