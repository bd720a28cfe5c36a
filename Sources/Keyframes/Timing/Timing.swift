/// When an effect runs, how often and which way: the timing model of Web Animations in exact time.
///
/// ```text
/// 0        delay                              delay + active duration       end
/// ├──before──┼──iteration 0──┼──iteration 1──┼──…──┼──────────after──────────┤
/// ```
///
/// The active duration is `duration` times `iterations`, rounded once to the nearest tick, and
/// the end is `delay` plus the active duration plus `endDelay`, but never before 0. Times are kept
/// as the nearest tick of 1/9 ns, so what is read back is the declared time without the noise
/// that a conversion from seconds may have left in it.
///
/// Members that must be in range are read-only; ``replacing(duration:delay:endDelay:iterations:iterationStart:)``
/// gives a timing with others.
public struct Timing: Hashable, Sendable {
  @usableFromInline let delayTicks: Ticks
  @usableFromInline let endDelayTicks: Ticks
  @usableFromInline let durationTicks: Extent<Ticks>

  /// How often the effect runs through its track; fractions end in mid-iteration.
  public let iterations: Extent<Double>

  /// Where in the sequence of iterations the effect begins: 0.5 is the middle of iteration 0.
  ///
  /// One that leads to a whole tick of its iteration but for its own rounding counts as that tick.
  public let iterationStart: Double

  /// Which way the iterations run.
  public var direction: IterationDirection

  /// Whether the effect holds outside its active interval.
  public var fill: FillMode

  /// The easing over each iteration as a whole, on top of the easings within the track.
  public var easing: Easing { didSet { isEased = easing != .linear } }

  @usableFromInline var isEased: Bool
  @usableFromInline let intervals: TimingIntervals

  /// A timing from data.
  ///
  /// What is not given has the defaults of Web Animations, but for the fill: an effect holds its
  /// end unless told otherwise.
  ///
  /// `duration` is the length of one iteration. `delay` reaches from the local time 0 to the
  /// active interval; below 0 the effect begins in its midst. `endDelay` reaches from the end of
  /// the active interval to the end of the effect; below 0 the effect is cut short. `iterations`
  /// and `iterationStart` are at least 0, and the latter is finite. Times lie within 32 years.
  ///
  /// - Throws: ``TimingError`` that names the member out of its range.
  public init(
    validating duration: Extent<Duration>, delay: Duration = .zero, endDelay: Duration = .zero,
    iterations: Extent<Double> = 1, iterationStart: Double = 0,
    direction: IterationDirection = .normal, fill: FillMode = .forwards, easing: Easing = .linear
  ) throws(TimingError) {
    try Timing.check(iterations: iterations)
    try Timing.check(start: iterationStart)
    self.init(
      delayTicks: try Timing.ticks(of: delay, as: .delay),
      endDelayTicks: try Timing.ticks(of: endDelay, as: .endDelay),
      durationTicks: try Timing.ticks(ofDuration: duration), iterations: iterations,
      iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
  }

  /// A timing written in source code; a mistake in it traps.
  public init(
    duration: Extent<Duration>, delay: Duration = .zero, endDelay: Duration = .zero,
    iterations: Extent<Double> = 1, iterationStart: Double = 0,
    direction: IterationDirection = .normal, fill: FillMode = .forwards, easing: Easing = .linear
  ) {
    do {
      try self.init(
        validating: duration, delay: delay, endDelay: endDelay, iterations: iterations,
        iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// A timing of a finite duration written in source code; a mistake in it traps.
  public init(
    duration: Duration, delay: Duration = .zero, endDelay: Duration = .zero,
    iterations: Extent<Double> = 1, iterationStart: Double = 0,
    direction: IterationDirection = .normal, fill: FillMode = .forwards, easing: Easing = .linear
  ) {
    self.init(
      duration: .finite(duration), delay: delay, endDelay: endDelay, iterations: iterations,
      iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
  }
}

extension Timing {
  /// A timing of members that have been checked.
  init(
    delayTicks: Ticks, endDelayTicks: Ticks, durationTicks: Extent<Ticks>,
    iterations: Extent<Double>, iterationStart: Double, direction: IterationDirection,
    fill: FillMode, easing: Easing
  ) {
    self.delayTicks = delayTicks
    self.endDelayTicks = endDelayTicks
    self.durationTicks = durationTicks
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
    self.easing = easing
    isEased = easing != .linear
    intervals = TimingIntervals(
      delay: delayTicks, duration: durationTicks, endDelay: endDelayTicks,
      iterations: iterations, iterationStart: iterationStart)
  }
}

// MARK: - Times as durations

extension Timing {
  /// From the local time 0 to the start of the active interval.
  public var delay: Duration { delayTicks.duration }

  /// From the end of the active interval to the end of the effect.
  public var endDelay: Duration { endDelayTicks.duration }

  /// The length of one iteration.
  public var duration: Extent<Duration> { durationTicks.duration }

  /// The length of all iterations together: `duration` times `iterations`, rounded once to the
  /// nearest tick; a product beyond 32 years counts as unending.
  public var activeDuration: Extent<Duration> { intervals.activeDuration.duration }

  /// The local time at which the effect ends, never before 0; one beyond 32 years counts as
  /// unending.
  public var end: Extent<Duration> { intervals.end.duration }

  /// The same timing but for the members given.
  ///
  /// - Throws: ``TimingError`` that names a member out of its range.
  public func replacing(
    duration: Extent<Duration>? = nil, delay: Duration? = nil, endDelay: Duration? = nil,
    iterations: Extent<Double>? = nil, iterationStart: Double? = nil
  ) throws(TimingError) -> Timing {
    try Timing(
      validating: duration ?? self.duration, delay: delay ?? self.delay,
      endDelay: endDelay ?? self.endDelay, iterations: iterations ?? self.iterations,
      iterationStart: iterationStart ?? self.iterationStart, direction: direction, fill: fill,
      easing: easing)
  }
}
