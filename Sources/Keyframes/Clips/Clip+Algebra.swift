// Clips made of a clip, beside the modifiers of its timing: a part of it, and other values.

extension Clip {
  /// A part of the clip: from 0 on what the clip has from the part's begin on.
  ///
  /// ```swift
  /// let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1)).repeated(3)
  /// let part = clip.trimmed(to: .milliseconds(500)..<(.milliseconds(1500)))
  /// part.value(at: .zero)               // 5
  /// part.value(at: .milliseconds(500))  // 0: the second iteration
  /// part.end                            // 1 s
  /// ```
  ///
  /// Track, easings, direction, and the numbers of the iterations stay, so values and velocities
  /// are those of the clip, but for the rounding of progress: by one unit in the last place of the
  /// iterations run through so far. Iterations end at the same instants; where those of the clip
  /// begin between two ticks, to one tick. What the part has of a delay or an end delay stays one.
  /// At both of its ends the part holds as the ``Timing/fill`` says: where the clip would go on,
  /// the part rests.
  ///
  /// Of a reversed clip the part is a part of the view.
  ///
  /// - Parameter part: Moments from 0 to the clip's end. At least one instant of it lies in the
  ///   active interval, and the clip's iterations have an end; all else traps.
  /// - Returns: The part, which is as long as the interval.
  public func trimmed(to part: Range<Duration>) -> Clip {
    trimmed(from: Ticks(saturating: part.lowerBound), to: Ticks(saturating: part.upperBound))
  }

  /// The clip from a moment on, as ``trimmed(to:)-(Range<Duration>)`` has it; one that is unending
  /// stays so.
  public func trimmed(to part: PartialRangeFrom<Duration>) -> Clip {
    trimmed(from: Ticks(saturating: part.lowerBound), to: forwardTiming.intervals.end.finite)
  }

  private func trimmed(from start: Ticks, to end: Ticks?) -> Clip {
    precondition(
      start >= .zero && start <= end ?? .max
        && .finite(end ?? .zero) <= forwardTiming.intervals.end,
      "a clip is trimmed to moments from 0 to its end")
    let timing: Timing
    if isReversed, let end, case .finite(let length) = forwardTiming.intervals.end {
      timing = forwardTiming.trimmed(from: length - end, to: length - start)
    } else {
      timing = forwardTiming.trimmed(from: start, to: end)
    }
    return Clip(
      track, forwardTiming: timing, composite: composite, iterationComposite: iterationComposite,
      isReversed: isReversed)
  }

  /// The clip with other values, of this or another kind.
  ///
  /// ```swift
  /// let size = Clip.popIn.mapped { PlaneSize(width: 200 * $0, height: 100 * $0) }
  /// size.value(at: .zero)  // 120 × 60
  /// ```
  ///
  /// Values are mapped at the keys (see ``Track/mapped(_:)``); the timing stays, and with it all
  /// events.
  ///
  /// - Parameter transform: From an old value to a new one.
  /// - Returns: The clip of the new values.
  public func mapped<Other: Interpolatable>(_ transform: (Value) -> Other) -> Clip<Other> {
    Clip<Other>(
      track.mapped(transform), forwardTiming: forwardTiming, composite: composite,
      iterationComposite: iterationComposite, isReversed: isReversed)
  }
}

extension Timing {
  /// The timing of a part: from a moment to another one, or on and on.
  fileprivate func trimmed(from start: Ticks, to end: Ticks?) -> Timing {
    guard case .finite(let length) = durationTicks else {
      preconditionFailure("a clip whose iterations have no end is not trimmed")
    }
    // Sums of times within the range may leave it.
    let delay = Int128(delayTicks.count)
    let activeEnd = intervals.activeDuration.finite.map { delay + Int128($0.count) }
    let first = max(Int128(start.count), delay)
    let last = [end.map { Int128($0.count) }, activeEnd].compactMap { $0 }.min()
    precondition(
      first <= last ?? first, "a clip is trimmed to an interval that has a part of its active one")
    func iterations(until place: Int128) -> Double {
      guard place > delay, length > .zero else { return iterationStart }
      return iterationStart + Double(place - delay) / Double(length.count)
    }
    let begin = iterations(until: first)
    var count = self.iterations
    if let last, last != activeEnd {
      count = .finite(TimingIntervals.difference(iterations(until: last), begin))
    } else if case .finite(let whole) = count, begin != iterationStart {
      count = .finite(TimingIntervals.difference(iterationStart + whole, begin))
    }
    func part(endDelay: Ticks) -> Timing {
      Timing(
        delayTicks: Ticks(clamping: first - Int128(start.count)), endDelayTicks: endDelay,
        durationTicks: durationTicks, iterations: count, iterationStart: begin,
        direction: direction, fill: fill, easing: easing)
    }
    let own = part(endDelay: .zero)
    guard let end, case .finite(let active) = own.intervals.activeDuration else {
      return part(endDelay: endDelayTicks)
    }
    // What is left over, so that the part is as long as it was told to be.
    let rest = end.count - start.count - own.delayTicks.count - active.count
    return rest == 0 ? own : part(endDelay: Ticks(rest))
  }
}

extension TimingIntervals {
  /// How many iterations lead from a number of them to another one, so that the sum is that one.
  fileprivate static func difference(_ end: Double, _ start: Double) -> Double {
    let count = end - start
    if start + count < end { return count.nextUp }
    return start + count > end ? max(count.nextDown, 0) : count
  }
}
