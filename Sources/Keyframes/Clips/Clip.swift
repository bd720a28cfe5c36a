/// A track given a timing: a moment to a value, or to nothing where the clip has no effect.
///
/// ```swift
/// let popIn = Clip([0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500))
/// popIn.value(at: .milliseconds(100))   // 0.9261…
/// popIn.value(at: .milliseconds(-1))    // nil: no effect yet
/// popIn.value(at: .seconds(10))         // 1: a clip holds its end unless told otherwise
/// ```
///
/// A clip is a value without a clock. What it answers depends on the moment alone, and is the
/// same bit for bit however often and in whatever order it is asked.
public struct Clip<Value: Interpolatable>: Sendable {
  /// The values over progress.
  public var track: Track<Value> { didSet { isSelfContained = track.isSelfContained } }

  /// How the values meet a value underneath, for keys that don't say it themselves.
  public var composite: CompositeOperation

  /// Whether iterations start over or build up.
  public var iterationComposite: IterationComposite

  /// Whether this is the view of a clip from its end to its start, as ``reversed()`` gives it.
  public let isReversed: Bool

  /// The timing of the clip that is run forwards, from which a reversed one is a view.
  @usableFromInline var forwardTiming: Timing

  /// Whether no key and no missing end asks for the value underneath by itself.
  @usableFromInline var isSelfContained: Bool

  /// A clip of a track.
  public init(
    _ track: Track<Value>, timing: Timing, composite: CompositeOperation = .replace,
    iterationComposite: IterationComposite = .replace
  ) {
    self.init(
      track, forwardTiming: timing, composite: composite, iterationComposite: iterationComposite,
      isReversed: false)
  }

  /// A clip of a track that lasts so long; a mistake in the times traps, see ``Timing``.
  public init(
    _ track: Track<Value>, duration: Duration, delay: Duration = .zero,
    iterations: Extent<Double> = 1, direction: IterationDirection = .normal,
    fill: FillMode = .forwards, easing: Easing = .linear
  ) {
    self.init(
      track,
      timing: Timing(
        duration: duration, delay: delay, iterations: iterations, direction: direction, fill: fill,
        easing: easing))
  }

  init(
    _ track: Track<Value>, forwardTiming: Timing, composite: CompositeOperation,
    iterationComposite: IterationComposite, isReversed: Bool
  ) {
    precondition(
      !isReversed || !forwardTiming.intervals.end.isUnending,
      "a clip without an end can't be seen from its end; give it the direction reverse instead")
    self.track = track
    isSelfContained = track.isSelfContained
    self.forwardTiming = forwardTiming
    self.composite = composite
    self.iterationComposite = iterationComposite
    self.isReversed = isReversed
  }
}

extension Clip {
  /// When the values are run through.
  ///
  /// A reversed clip reports the delays and the fill of the clip it is a view of exchanged; all
  /// else, the iterations and their order included, is as it is there. Setting a timing without
  /// an end on a reversed clip traps.
  public var timing: Timing {
    get { isReversed ? forwardTiming.exchanged : forwardTiming }
    set {
      self = Clip(
        track, forwardTiming: isReversed ? newValue.exchanged : newValue, composite: composite,
        iterationComposite: iterationComposite, isReversed: isReversed)
    }
  }

  /// The moment at which the clip ends, delays included.
  public var end: Extent<Duration> { forwardTiming.end }
}

extension Clip {
  /// Whether the values are the same whatever is underneath.
  @inlinable
  var hidesUnderlying: Bool { isSelfContained && composite == .replace }
}

extension Track {
  fileprivate var isSelfContained: Bool {
    missingEnds == .hold && keyframes.allSatisfy { $0.composite == nil }
  }
}

extension Timing {
  /// The timing of the same effect seen from its end: delays and fill exchanged.
  var exchanged: Timing {
    Timing(
      delayTicks: endDelayTicks, endDelayTicks: delayTicks, durationTicks: durationTicks,
      iterations: iterations, iterationStart: iterationStart, direction: direction,
      fill: fill.exchanged, easing: easing)
  }
}
