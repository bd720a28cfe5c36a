extension Clip {
  /// The values on consecutive frames of a rate, each as ``value(at:over:playing:)`` gives it at
  /// ``FrameRate/time(ofFrame:)``, bit for bit.
  ///
  /// ```swift
  /// var values = [Double](repeating: 0, count: 17)
  /// var span = values.mutableSpan
  /// Clip.popIn.evaluate(frames: 0..<17, at: .fps(60), over: 1, into: &span)
  /// ```
  ///
  /// - Parameters:
  ///   - frames: The frames; the first one's value comes first.
  ///   - rate: Their rate. Where a frame is a whole number of ticks of 1/9 ns, as at every usual
  ///     rate, the time of a frame costs an addition.
  ///   - underlying: The value underneath, which is the result where the clip has no effect.
  ///   - output: As long as `frames` or longer; what is beyond stays as it is. A shorter one traps.
  /// - Complexity: O(*n*) for *n* frames, without an allocation.
  @inlinable
  public func evaluate(
    frames: Range<Int>, at rate: FrameRate, over underlying: Value,
    into output: inout MutableSpan<Value>
  ) {
    precondition(output.count >= frames.count, "the output is shorter than the list of frames")
    var cursor = TrackCursor()
    var index = 0
    while index < frames.count {
      let run = simpleRun(from: frames.lowerBound + index, at: rate, limit: frames.count - index)
      if run.count == 0 {
        let time = rate.ticks(ofFrame: frames.lowerBound + index)
        output[index] = value(
          at: time, playing: .forwards, over: underlying, cursor: &cursor)
        index += 1
        guard isSettled(at: time) else { continue }
        let last = output[index - 1]
        while index < frames.count {
          output[index] = last
          index += 1
        }
      } else {
        fill(&output, from: index, along: run)
        index += run.count
      }
    }
  }
}

extension Clip {
  /// The values on the frames of a run, the first of them at a place of the output.
  @inlinable
  func fill(_ output: inout MutableSpan<Value>, from start: Int, along run: SimpleRun) {
    let duration = Double(forwardTiming.intervals.simple.duration)
    var progresses = InlineArray<64, Double>(repeating: 0)
    var ticks = run.first
    var done = 0
    while done < run.count {
      let count = min(run.count &- done, 64)
      var filled = 0
      while filled < count {
        // A quotient below a whole number by less than its last bit would need an iteration of more
        // than 2^53 ticks, so what the division gives lies in the right frame.
        let more = (duration - ticks - 1) / run.step
        let open = count &- filled
        // Compared as numbers, since an `Int` may be one of 32 bits.
        let stretch = more < Double(open) ? Int(more) &+ 1 : open
        for step in 0..<stretch {
          // Numbers of 32 bits are turned into doubles two at a time.
          let moment = ticks + Double(Int32(truncatingIfNeeded: step)) * run.step
          unsafe progresses[unchecked: filled &+ step] = moment / duration
        }
        filled &+= stretch
        ticks += Double(stretch) * run.step
        if ticks >= duration { ticks -= duration }
      }
      track.fill(
        &output, from: start + done, at: progresses.span.extracting(0..<count), before: false)
      done &+= count
    }
  }
}

extension Clip {
  /// Whether nothing changes any more from a moment on.
  @usableFromInline
  func isSettled(at localTime: Ticks) -> Bool {
    let timing = forwardTiming
    if isReversed {
      let start = min(timing.delayTicks, timing.intervals.beforeActiveBoundary)
      return forwardTime(at: localTime) <= start
    }
    guard timing.phase(at: localTime, playing: .forwards) == .after else { return false }
    guard let active = timing.activeTime(at: localTime, in: .after) else { return true }
    return timing.isFinish(active)
  }
}

/// Frames whose progress is an addition and a division away: of one iteration, or of several in
/// which a frame is no longer than an iteration.
@usableFromInline
struct SimpleRun {
  /// Ticks into the iteration on the first frame.
  @usableFromInline var first = 0.0
  /// Ticks from frame to frame.
  @usableFromInline var step = 0.0
  /// How many frames.
  @usableFromInline var count = 0
}

extension Clip {
  /// The frames from `frame` on within the iterations of a clip as simple as can be; none where the
  /// frame has to go the long way.
  ///
  /// All numbers of ticks here are whole and below 2^53, so a `Double` holds them exactly and the
  /// progress comes out with the bits of the long way.
  @usableFromInline
  func simpleRun(from frame: Int, at rate: FrameRate, limit: Int) -> SimpleRun {
    let timing = forwardTiming
    let simple = timing.intervals.simple
    let time = rate.ticks(ofFrame: frame)
    guard
      rate.remainingTicks == 0, simple.includes(time), !isReversed, timing.direction == .normal,
      !timing.isEased, hidesUnderlying, iterationComposite == .replace
    else { return SimpleRun() }
    let elapsed = UInt64(bitPattern: time.count &- timing.delayTicks.count)
    let inIteration = Int64(elapsed % UInt64(bitPattern: simple.duration))
    // A frame longer than an iteration may pass several of them.
    let untilNext =
      rate.wholeTicks > simple.duration ? UInt64(bitPattern: simple.duration - inIteration) : .max
    let untilEnd = simple.count - UInt64(bitPattern: time.count &- simple.first)
    let ticks = Int64(clamping: min(untilNext, untilEnd))
    let count = min((ticks - 1) / rate.wholeTicks + 1, Int64(limit))
    return SimpleRun(
      first: Double(inIteration), step: Double(rate.wholeTicks), count: Int(count))
  }
}
