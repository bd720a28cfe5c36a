// When the value of a clip changes, and when it begins and ends as its events tell.

extension Clip {
  /// The moment from which the value may change.
  var activeStart: Ticks {
    guard isReversed, case .finite(let end) = endTicks else { return forwardTiming.changesFrom }
    return end - (forwardTiming.changesUntil.finite ?? end)
  }

  /// The moment from which the value doesn't change any more.
  var activeEnd: Extent<Ticks> {
    guard isReversed, case .finite(let end) = endTicks else { return forwardTiming.changesUntil }
    return .finite(end - forwardTiming.changesFrom)
  }

  /// When the active interval begins.
  var begins: Ticks {
    let intervals = forwardTiming.intervals
    guard isReversed, case .finite(let end) = intervals.end else {
      return intervals.beforeActiveBoundary
    }
    return end - (intervals.activeAfterBoundary.finite ?? end)
  }

  /// When the active interval ends.
  var ends: Extent<Ticks> {
    let intervals = forwardTiming.intervals
    guard isReversed, case .finite(let end) = intervals.end else {
      return intervals.activeAfterBoundary
    }
    return .finite(end - intervals.beforeActiveBoundary)
  }

  var hasIterations: Bool {
    forwardTiming.iterations > 1 || forwardTiming.iterationStart != 0
  }

  /// The moment at which the clip ends, delays included.
  var endTicks: Extent<Ticks> { forwardTiming.intervals.end }

  /// The value over one underneath, or nothing where the clip has no effect.
  @inlinable
  func effect(at time: Ticks, over underlying: Value) -> Value? {
    guard let position = position(at: time) else { return nil }
    return track.value(
      at: position.progress, before: position.beforeFlag, over: underlying, composite: composite,
      repetitions: iterationComposite == .replace ? 0 : position.repetitions)
  }
}

extension Timing {
  // With a negative delay a backwards fill runs before the effect begins, and with a negative end
  // delay a forwards fill goes on after it has ended: Web Animations clamps the active time to the
  // active duration, not to the effect.

  /// The moment from which the progress may change.
  fileprivate var changesFrom: Ticks {
    let start = intervals.beforeActiveBoundary
    return fill.holdsBefore ? min(start, delayTicks) : start
  }

  /// The moment from which the progress doesn't change any more.
  fileprivate var changesUntil: Extent<Ticks> {
    let end = intervals.activeAfterBoundary
    return fill.holdsAfter ? max(end, intervals.activeDuration.shifted(by: delayTicks)) : end
  }
}
