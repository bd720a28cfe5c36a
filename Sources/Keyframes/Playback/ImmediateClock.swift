#if !hasFeature(Embedded)
  import Synchronization

  /// A clock for tests and for rendering ahead, on which a sleep takes no time: it moves the
  /// present to its deadline and returns.
  ///
  /// ```swift
  /// let clock = ImmediateClock()
  /// await Player(Clip.hide).onUpdate(record).run(on: clock, rate: .fps(1000))
  /// clock.now.offset                                     // 100 ms
  /// ```
  ///
  /// Several tasks that sleep on it move it on for one another; ``ManualClock`` keeps them in step.
  public final class ImmediateClock: Clock, Sendable {
    /// An instant of a clock for tests: the time since the clock was made.
    public typealias Instant = ManualClock.Instant

    private let present = Mutex(Instant())

    /// A clock at the instant zero.
    public init() {}

    /// The present.
    public var now: Instant { present.withLock { $0 } }

    /// No time at all is the smallest step.
    public var minimumResolution: Duration { .zero }

    /// Moves the present to an instant; an earlier one changes nothing.
    ///
    /// - Throws: `CancellationError` where the task has been cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
      try Task.checkCancellation()
      present.withLock { $0 = max($0, deadline) }
      await Task.yield()
    }
  }
#endif
