/// Why a clip has the value that it has at a moment: the timing step by step, then the track.
public struct ClipExplanation<Value: Interpolatable>: Sendable {
  /// The moment in the clip's own time.
  public let time: Duration
  /// Where it lies.
  public let phase: TimingPhase
  /// What the clip holds outside of its active interval.
  public let fill: FillMode
  /// Whether the clip is seen from its end.
  public let isReversed: Bool
  /// The iteration; nothing where the clip has no effect.
  public let iteration: Extent<Int>?
  /// How much of the iteration has passed.
  public let simpleProgress: Double?
  /// Whether the iteration runs from 0 to 1.
  public let runsForwards: Bool
  /// How much of the track has passed before the clip's own easing.
  public let directedProgress: Double?
  /// The clip's own easing.
  public let easing: Easing
  /// The progress of the track.
  public let progress: Double?
  /// How often the iterations that build up have been run through.
  public let repetitions: Double
  /// How the values meet the one underneath.
  public let composite: CompositeOperation
  /// The value underneath, where there is one.
  public let underlying: Value?
  /// Why the track has its value; nothing where the clip has no effect.
  public let track: TrackExplanation<Value>?
  /// The value; nothing where the clip has no effect and there is nothing underneath.
  public let value: Value?
}

extension Clip {
  /// Why the clip has the value that it has at a moment, with nothing underneath.
  public func explanation(at time: Duration) -> ClipExplanation<Value> {
    explanation(at: Ticks(saturating: time), over: nil)
  }

  /// Why the clip has the value that it has at a moment over one underneath.
  public func explanation(at time: Duration, over underlying: Value) -> ClipExplanation<Value> {
    explanation(at: Ticks(saturating: time), over: underlying)
  }

  func explanation(at localTime: Ticks, over underlying: Value?) -> ClipExplanation<Value> {
    let timing = forwardTiming
    let forward = forwardTime(at: localTime)
    let phase = timing.phase(at: forward, playing: forwardDirection(.forwards))
    var simple: Double?
    var directed: Double?
    var runsForwards = true
    if let active = timing.activeTime(at: forward, in: phase) {
      let overall = timing.overallProgress(activeTime: active, in: phase)
      let isAtEnd = timing.isAtEndOfIteration(overall, activeTime: active, in: phase)
      let part = timing.simpleIterationProgress(overall, isAtEnd: isAtEnd)
      let iteration = timing.currentIteration(overall, isAtEnd: isAtEnd)
      runsForwards = timing.isGoingForwards(
        iteration: iteration, isUnending: overall.isUnending)
      simple = part
      directed = timing.directedProgress(part, isGoingForwards: runsForwards)
    }
    let position = position(at: localTime)
    let repetitions = iterationComposite == .replace ? 0 : position?.repetitions ?? 0
    var track: TrackExplanation<Value>?
    if let position {
      if let underlying {
        track = self.track.explanation(
          at: position.progress, before: position.beforeFlag, over: underlying,
          composite: composite, repetitions: repetitions)
      } else {
        track = self.track.explanation(
          at: position.progress, before: position.beforeFlag, repetitions: repetitions)
      }
    }
    return ClipExplanation(
      time: localTime.duration, phase: isReversed ? phase.mirrored : phase, fill: self.timing.fill,
      isReversed: isReversed, iteration: position?.currentIteration, simpleProgress: simple,
      runsForwards: runsForwards, directedProgress: directed, easing: timing.easing,
      progress: position?.progress, repetitions: repetitions, composite: composite,
      underlying: underlying, track: track, value: track?.value ?? underlying)
  }
}

extension Track {
  /// Why the track has the value that it has, built up on repetitions of its last key.
  func explanation(
    at progress: Double, before: Bool, repetitions: Double
  ) -> TrackExplanation<Value> {
    guard repetitions != 0 else { return explanation(at: progress, before: before) }
    return explanation(
      at: progress, before: before,
      value: value(at: progress, before: before, repetitions: repetitions)
    ) { end, _ in builtUp(end, repetitions) }
  }
}
