/// Finds the stretches of a clip of numbers over an interval of its time.
///
/// Everything is done for the forward clip; a reversed one has its stretches turned round.
struct ClipStretches {
  let clip: Clip<Double>
  /// The interval in the time of the forward clip.
  let low: Ticks
  let high: Ticks
  /// Whether every iteration is looked at, or only the outer ones where there are more than six:
  /// whole iterations are alike or grow evenly.
  let isEvery: Bool

  /// The interval in the time of the clip.
  private let first: Ticks
  private let last: Ticks

  private var timing: Timing { clip.forwardTiming }
  private let whole: [MonotoneStretch<Double>]

  init(_ clip: Clip<Double>, from low: Ticks, through high: Ticks, isEvery: Bool) {
    self.clip = clip
    self.isEvery = isEvery
    (first, last) = (low, high)
    (self.low, self.high) = inOrder(clip.forwardTime(at: low), clip.forwardTime(at: high))
    whole = clip.directedStretches(in: 0...1)
  }

  /// Hands over the stretches in their order until that is enough.
  func visit(_ body: (MonotoneStretch<Ticks>) -> Bool) {
    guard clip.isReversed else { return _ = visitForward(body) }
    var found: [MonotoneStretch<Ticks>] = []
    _ = visitForward {
      found.append($0)
      return true
    }
    // The ends come back as they were, wherever the range of time ends.
    func place(_ time: Ticks) -> Ticks {
      time == high ? first : time == low ? last : clip.forwardTime(at: time)
    }
    for stretch in found.reversed() {
      let (start, end) = (place(stretch.end), place(stretch.start))
      guard body(stretch.mirrored(from: start, to: end)) else { return }
    }
  }

  private func visitForward(_ body: (MonotoneStretch<Ticks>) -> Bool) -> Bool {
    let begin = timing.intervals.beforeActiveBoundary
    let finish = timing.intervals.activeAfterBoundary.finite ?? .max
    if low < begin, timing.fill.holdsBefore,
      !visitStill(in: .before, from: low, to: min(high, begin), body)
    {
      return false
    }
    if low < finish, high >= begin, begin < finish,
      !visitActive(from: max(low, begin), to: min(high, finish), body)
    {
      return false
    }
    guard high >= finish, timing.fill.holdsAfter, !timing.intervals.activeAfterBoundary.isUnending
    else { return true }
    return visitStill(in: .after, from: max(low, finish), to: high, body)
  }

  /// What is held before and after, and what moves still where a delay cuts the effect short.
  private func visitStill(
    in phase: TimingPhase, from start: Ticks, to end: Ticks,
    _ body: (MonotoneStretch<Ticks>) -> Bool
  ) -> Bool {
    // Web Animations clamps the active time after the effect to 0 and to the active duration, and
    // before it to 0 alone.
    let first = timing.delayTicks
    let last =
      phase == .before
      ? .max : timing.intervals.activeDuration.shifted(by: timing.delayTicks).finite ?? .max
    if end > first, start < last {
      if start < first, !still(at: start, in: phase, until: first, body) { return false }
      let finish = min(end, last)
      guard visitIterations(from: max(start, first), to: finish, in: phase, body) else {
        return false
      }
      return end <= last || still(at: last, in: phase, until: end, body)
    }
    return still(at: start, in: phase, until: end, body)
  }

  private func still(
    at start: Ticks, in phase: TimingPhase, until end: Ticks,
    _ body: (MonotoneStretch<Ticks>) -> Bool
  ) -> Bool {
    guard let value = value(at: start, in: phase) else { return true }
    return body(MonotoneStretch(from: start, to: end, startValue: value, endValue: value))
  }

  private func value(at time: Ticks, in phase: TimingPhase) -> Double? {
    guard let position = timing.position(at: time, in: phase) else { return nil }
    return clip.track.value(
      at: position.progress, before: position.beforeFlag,
      repetitions: clip.iterationComposite == .replace ? 0 : position.repetitions)
  }

  private func visitActive(
    from start: Ticks, to end: Ticks, _ body: (MonotoneStretch<Ticks>) -> Bool
  ) -> Bool {
    guard case .finite(let length) = timing.durationTicks, length > .zero else {
      return still(at: start, in: .active, until: end, body)
    }
    return visitIterations(from: start, to: end, in: .active, body)
  }

  private func visitIterations(
    from start: Ticks, to end: Ticks, in phase: TimingPhase,
    _ body: (MonotoneStretch<Ticks>) -> Bool
  ) -> Bool {
    guard let first = place(at: start, in: phase), let last = place(at: end, in: phase) else {
      return still(at: start, in: phase, until: end, body)
    }
    var number = first.iteration
    while number <= last.iteration {
      let from = number == first.iteration ? first.fraction : 0
      let to = number == last.iteration ? last.fraction : 1
      let isFollowed = number < last.iteration
      guard visit(iteration: number, from, to, isFollowed, within: start, end, body) else {
        return false
      }
      let isMiddle = !isEvery && number == first.iteration + 2 && last.iteration > number + 3
      number = isMiddle ? last.iteration - 2 : number + 1
    }
    return true
  }

  /// The iteration at a moment and how much of it has passed.
  private func place(at time: Ticks, in phase: TimingPhase) -> (iteration: Int, fraction: Double)? {
    guard let active = timing.filledActiveTime(at: time, in: phase) else { return nil }
    let overall = timing.overallProgress(activeTime: active, in: phase)
    let isAtEnd = timing.isAtEndOfIteration(overall, activeTime: active, in: phase)
    let iteration = timing.currentIteration(overall, isAtEnd: isAtEnd)
    guard !overall.isUnending, let number = Int(exactly: iteration) else { return nil }
    return (number, timing.simpleIterationProgress(overall, isAtEnd: isAtEnd))
  }

  /// Hands over the stretches of a part of an iteration.
  private func visit(
    iteration: Int, _ from: Double, _ to: Double, _ isFollowed: Bool,
    within start: Ticks, _ end: Ticks, _ body: (MonotoneStretch<Ticks>) -> Bool
  ) -> Bool {
    let forwards = timing.isGoingForwards(iteration: UInt64(iteration), isUnending: false)
    let range = forwards ? from...to : (1 - to)...(1 - from)
    let stretches = from == 0 && to == 1 ? whole : clip.directedStretches(in: range)
    func tick(_ directed: Double) -> Ticks {
      let tick = clip.ticks(ofProgress: directed, inIteration: iteration) ?? start
      return min(max(tick, start), end)
    }
    for index in stretches.indices {
      let stretch = stretches[forwards ? index : stretches.count - 1 - index]
      // What stands at the end alone is the next iteration's to say.
      if index == stretches.count - 1, index > 0, isFollowed, stretch.start == stretch.end {
        continue
      }
      let (from, to) = (tick(stretch.start), tick(stretch.end))
      var placed =
        forwards ? stretch.placed(from: from, to: to) : stretch.mirrored(from: to, to: from)
      if clip.iterationComposite == .accumulate {
        placed = placed.valued { clip.track.builtUp($0, Double(iteration)) }
      }
      guard body(placed) else { return false }
    }
    return true
  }
}

extension Timing {
  /// The active time of a moment as it is where both sides are filled, which see
  /// ``activeTime(at:in:)``.
  fileprivate func filledActiveTime(at localTime: Ticks, in phase: TimingPhase) -> UInt64? {
    let elapsed =
      localTime <= delayTicks ? 0 : UInt64(bitPattern: localTime.count &- delayTicks.count)
    guard phase != .before, case .finite(let length) = intervals.activeDuration else {
      return elapsed
    }
    return min(elapsed, UInt64(length.count))
  }
}

extension Clip<Double> {
  /// The stretches over an interval of an iteration's progress before the clip's own easing.
  func directedStretches(in range: ClosedRange<Double>) -> [MonotoneStretch<Double>] {
    guard forwardTiming.isEased else { return track.smoothStretches(in: range) }
    let easing = forwardTiming.easing
    var result: [MonotoneStretch<Double>] = []
    for eased in easing.smoothStretches(in: range) {
      let (low, high) = inOrder(eased.startValue, eased.endValue)
      StretchComposition(
        start: eased.start, end: eased.end, from: eased.startValue, to: eased.endValue,
        isStepped: eased.isStepped
      ).visit(track.smoothStretches(in: low...high)) {
        easing.value(at: $0)
      } value: {
        track.value(at: $0)
      } _: {
        result.append($0)
      }
    }
    return result
  }
}

/// Two places, the lower one first.
func inOrder<Place: Comparable>(_ first: Place, _ second: Place) -> (low: Place, high: Place) {
  first <= second ? (first, second) : (second, first)
}
