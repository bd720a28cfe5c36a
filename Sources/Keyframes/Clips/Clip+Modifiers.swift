// Each modifier gives another clip and leaves the receiver as it is. A number out of its range is
// a mistake in the source code and traps with a sentence; data goes through
// ``Timing/replacing(duration:delay:endDelay:iterations:iterationStart:)``.
//
// On a reversed clip, modifiers of what lies outside the active interval (delay, fill) act on the
// view, and those of what lies inside it (repeating, easing, stretching) on the clip seen.

extension Clip {
  /// The same clip later by a time, or earlier by a negative one.
  ///
  /// The time is added to the delay, so `delayed(by: a).delayed(by: b)` waits for both.
  public func delayed(by time: Duration) -> Clip {
    retimed { timing throws(TimingError) in try timing.replacing(delay: timing.delay + time) }
  }

  /// The clip run through so often, ``Extent/unending`` included; fractions end in mid-iteration.
  ///
  /// ```swift
  /// Clip.fadeIn().repeated(3, .alternate)
  /// Clip.fadeIn().repeated(.unending)
  /// ```
  ///
  /// The direction stays as it is where none is given.
  public func repeated(
    _ iterations: Extent<Double>, _ direction: IterationDirection? = nil,
    iterationComposite: IterationComposite? = nil
  ) -> Clip {
    var clip = retimed { timing throws(TimingError) in
      try timing.replacing(iterations: iterations)
    }
    if let direction { clip.forwardTiming.direction = direction }
    if let iterationComposite { clip.iterationComposite = iterationComposite }
    return clip
  }

  /// The clip that holds outside its active interval as told.
  public func filling(_ fill: FillMode) -> Clip {
    var clip = self
    clip.forwardTiming.fill = isReversed ? fill.exchanged : fill
    return clip
  }

  /// The clip with another easing over each of its iterations.
  public func eased(_ easing: Easing) -> Clip {
    var clip = self
    clip.forwardTiming.easing = easing
    return clip
  }

  /// The clip with another length of each iteration.
  public func lasting(_ duration: Duration) -> Clip {
    retimed { timing throws(TimingError) in try timing.replacing(duration: .finite(duration)) }
  }

  /// The clip with its duration and its delays multiplied by a factor of at least 0: 2 is half as
  /// fast.
  ///
  /// Each of the times is rounded once to the nearest tick of 1/9 ns.
  public func stretched(by factor: Double) -> Clip {
    precondition(
      factor >= 0 && factor.isFinite, "a clip is stretched by a finite number of at least 0")
    let timing = forwardTiming
    guard
      let delay = timing.delayTicks.stretched(by: factor),
      let endDelay = timing.endDelayTicks.stretched(by: factor)
    else { preconditionFailure("the stretched delays are not within 32 years") }
    let duration: Extent<Ticks>
    switch timing.durationTicks {
    case .unending: duration = .unending
    case .finite(let length):
      guard let stretched = length.stretched(by: factor) else {
        preconditionFailure("the stretched duration is not within 32 years")
      }
      duration = .finite(stretched)
    }
    return Clip(
      track,
      forwardTiming: Timing(
        delayTicks: delay, endDelayTicks: endDelay, durationTicks: duration,
        iterations: timing.iterations, iterationStart: timing.iterationStart,
        direction: timing.direction, fill: timing.fill, easing: timing.easing),
      composite: composite, iterationComposite: iterationComposite, isReversed: isReversed)
  }

  /// The clip with another composite operation.
  public func composited(by operation: CompositeOperation) -> Clip {
    var clip = self
    clip.composite = operation
    return clip
  }

  /// The clip seen from its end to its start.
  ///
  /// A view, not a rebuilt list of keys: at every moment it has what the clip has at its end less
  /// that moment, bit for bit, easings included. The two ends of the active interval belong to
  /// what follows in the view, and the delays and the fill are exchanged. At a jump and at the
  /// boundary of two iterations it has what the clip has at that instant. Seen so twice it is the
  /// clip again.
  ///
  /// A clip without an end has no such view and traps; give it
  /// ``IterationDirection/reverse`` instead.
  public func reversed() -> Clip {
    Clip(
      track, forwardTiming: forwardTiming, composite: composite,
      iterationComposite: iterationComposite, isReversed: !isReversed)
  }

  private func retimed(_ change: (Timing) throws(TimingError) -> Timing) -> Clip {
    var clip = self
    do {
      clip.timing = try change(timing)
    } catch {
      preconditionFailure(error.message)
    }
    return clip
  }
}

extension Ticks {
  /// The product with a factor of at least 0, or nothing beyond the range.
  fileprivate func stretched(by factor: Double) -> Ticks? {
    guard case .finite(let length) = Ticks(abs(count)).multiplied(by: factor) else { return nil }
    return Ticks(count < 0 ? -length.count : length.count)
  }
}
