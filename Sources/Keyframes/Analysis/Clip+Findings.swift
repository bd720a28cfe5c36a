#if !hasFeature(Embedded)
  extension Clip<Double> {
    /// What is likely not meant in the clip, in the order of the codes.
    ///
    /// Nothing is sampled but the frames of the rate; of a clip without an end the first two
    /// iterations are looked at.
    public func findings(in context: LintContext = LintContext()) -> [AnimationFinding] {
      ClipLint(clip: self, context: context).findings
    }
  }

  /// Looks through one clip.
  private struct ClipLint {
    let clip: Clip<Double>
    let context: LintContext

    var findings: [AnimationFinding] {
      speedJumps + keysWithoutEffect + seams + betweenFrames + outsideLimits + heldTail + stillness
    }

    private var keys: [Keyframe<Double>] { clip.track.keyframes }

    private var start: Duration { max(clip.timing.delay, .zero) }

    /// The end, or that of the second iteration.
    private var end: Duration {
      if case .finite(let end) = clip.end { return end }
      guard case .finite(let length) = clip.timing.duration else { return start }
      return start + length * 2
    }

    private func text(_ number: Double) -> String { ShortestDecimal.text(number, atMost: 6) }

    private func finding(
      _ code: AnimationFinding.Code, _ severity: AnimationFinding.Severity, key: Int? = nil,
      at time: Duration? = nil, _ measured: Double, _ sentence: String
    ) -> AnimationFinding {
      AnimationFinding(
        code: code, severity: severity, key: key, time: time, measured: measured,
        sentence: sentence)
    }

    // MARK: - Keys

    /// Keys at which the speed changes by more than a hundredth of the greatest one.
    private var speedJumps: [AnimationFinding] {
      let fastest = clip.fastest(from: start, through: end)?.velocity.magnitude ?? 0
      return keys.indices.compactMap { key in
        let offset = keys[key].offset ?? 0
        let isLastThere = key + 1 == keys.count || keys[key + 1].offset != offset
        guard offset > 0, offset < 1, isLastThere,
          let time = clip.time(ofKeyframe: key),
          let before = clip.velocity(at: time, side: .below),
          let after = clip.velocity(at: time, side: .above)
        else { return nil }
        let step = (after - before).magnitude
        // Where an easing is vertical somewhere, no speed is the greatest.
        let scale = fastest < 1e290 ? fastest : max(before.magnitude, after.magnitude)
        guard step > scale * 0.01, step > 1e-9 else { return nil }
        return finding(
          .speedJump, .note, key: key, at: time, step,
          "the speed jumps from \(text(before)) to \(text(after)) a second at key \(key), "
            + "\(TimeNotation.text(time))")
      }
    }

    /// Keys that are never approached, or lie on the line or the level between their neighbours.
    private var keysWithoutEffect: [AnimationFinding] {
      guard keys.count > 2 else { return [] }
      return keys.indices.dropFirst().dropLast().compactMap { key in
        let (before, own, after) = (keys[key - 1], keys[key], keys[key + 1])
        let (left, middle, right) = (before.offset ?? 0, own.offset ?? 0, after.offset ?? 0)
        if left == middle, middle == right {
          return finding(
            .keyWithoutEffect, .warning, key: key, own.value,
            "key \(key) stands between two others at \(text(middle)) and is never shown")
        }
        let isOnLevel =
          before.value == own.value
          && (own.interpolation == .hold ? before.interpolation == .hold : own.value == after.value)
        let isLine = [before, own].allSatisfy { key in
          switch key.interpolation {
          case .hold: isOnLevel
          case .linear: key.easing == .linear || isOnLevel
          default: false
          }
        }
        guard isLine, left < middle, middle < right, own.composite == before.composite,
          own.composite == after.composite
        else { return nil }
        if isOnLevel {
          return finding(
            .keyWithoutEffect, .note, key: key, own.value,
            "key \(key) repeats the value of its neighbours and can go")
        }
        let line = before.value.interpolated(
          to: after.value, at: (middle - left) / (right - left))
        let distance = (line - own.value).magnitude
        let size = max(before.value.magnitude, after.value.magnitude, own.value.magnitude)
        guard distance <= 1e-12 * size else { return nil }
        return finding(
          .keyWithoutEffect, .note, key: key, distance,
          "key \(key) lies on the line between its neighbours and can go")
      }
    }

    // MARK: - Loops

    private var seams: [AnimationFinding] {
      let jumps = clip.stretches(from: start, through: end, limit: 10_000).jumps
      return jumps.filter { clip.hasIterationBoundary(at: $0.place) }.prefix(1).compactMap { jump in
        let step = (jump.after - jump.before).magnitude
        guard step > 1e-9 * max(jump.after.magnitude, jump.before.magnitude) else { return nil }
        return finding(
          .loopSeam, .warning, at: jump.place.duration, step,
          "each iteration ends at \(text(jump.before)) and the next one starts at "
            + "\(text(jump.after))")
      }
    }

    // MARK: - Frames and limits

    private var betweenFrames: [AnimationFinding] {
      guard let rate = context.rate, let extremes = clip.extremes(from: start, through: end) else {
        return []
      }
      let (first, last) = (rate.frame(at: start), rate.frame(at: end) + 1)
      guard last - first < 1_000_000 else { return [] }
      let seen = (first...last).compactMap { clip.value(at: rate.time(ofFrame: $0)) }
      guard let lowest = seen.min(), let highest = seen.max() else { return [] }
      let least = (extremes.highest - extremes.lowest) * 1e-4
      var result: [AnimationFinding] = []
      if extremes.highest - highest > least {
        result.append(
          finding(
            .peakBetweenFrames, .note, at: extremes.highestPlace, extremes.highest,
            "the peak \(text(extremes.highest)) at "
              + "\(TimeNotation.text(extremes.highestPlace)) falls between two frames; the highest "
              + "value shown is \(text(highest))"))
      }
      if lowest - extremes.lowest > least {
        result.append(
          finding(
            .lowBetweenFrames, .note, at: extremes.lowestPlace, extremes.lowest,
            "the low \(text(extremes.lowest)) at \(TimeNotation.text(extremes.lowestPlace)) falls "
              + "between two frames; the lowest value shown is \(text(lowest))"))
      }
      return result
    }

    private var outsideLimits: [AnimationFinding] {
      guard let limits = context.limits, let extremes = clip.extremes(from: start, through: end)
      else { return [] }
      var result: [AnimationFinding] = []
      if extremes.highest > limits.upperBound {
        result.append(
          finding(
            .exceedsLimits, .warning, at: extremes.highestPlace, extremes.highest,
            "the value goes up to \(text(extremes.highest)), beyond \(text(limits.upperBound))"))
      }
      if extremes.lowest < limits.lowerBound {
        result.append(
          finding(
            .exceedsLimits, .warning, at: extremes.lowestPlace, extremes.lowest,
            "the value goes down to \(text(extremes.lowest)), beyond \(text(limits.lowerBound))"))
      }
      return result
    }

    // MARK: - Rest

    private var heldTail: [AnimationFinding] {
      guard let rest = clip.restsFrom, case .finite(let active) = clip.timing.activeDuration,
        let value = clip.filling(.both).value(at: rest)
      else { return [] }
      let length = clip.timing.delay + active - rest
      return [
        finding(
          .heldTail, .note, at: rest, length.inSeconds,
          "the value \(text(value)) is reached at \(TimeNotation.text(rest)) and holds for "
            + "\(TimeNotation.text(length)) up to the end")
      ]
    }

    /// Stretches in which nothing moves for long, but for the tail.
    private var stillness: [AnimationFinding] {
      let stretches = clip.monotoneStretches(from: start, through: end)
      return stretches.dropLast().compactMap { stretch in
        let length = stretch.end - stretch.start
        guard stretch.trend == 0, length >= context.stillness else { return nil }
        return finding(
          .nothingMoves, .note, at: stretch.start, length.inSeconds,
          "nothing moves for \(TimeNotation.text(length)) from \(TimeNotation.text(stretch.start))")
      }
    }
  }

  extension Clip {
    /// Whether an iteration ends at a moment and another one begins.
    fileprivate func hasIterationBoundary(at time: Ticks) -> Bool {
      guard case .finite(let length) = forwardTiming.durationTicks, length.count > 1 else {
        return false
      }
      let elapsed = Int128(forwardTime(at: time).count) - Int128(forwardTiming.delayTicks.count)
      let head = Ticks(nearest: forwardTiming.intervals.start.fraction * Double(length.count))
      let rest = (elapsed + Int128(head.count)) % Int128(length.count)
      // The fraction with which the first iteration begins is rounded to a tick.
      return elapsed > 0 && (rest <= 1 || rest == Int128(length.count) - 1)
    }
  }

  extension Track<PlaneAngle> {
    /// Neighbouring angles that lie exactly opposite, where the shorter way is a matter of rules.
    public var findings: [AnimationFinding] {
      zip(keyframes.indices, zip(keyframes, keyframes.dropFirst())).compactMap { key, pair in
        let turns = (pair.1.value.degrees - pair.0.value.degrees) / 360
        // Between keys at one offset, and where a key holds, nothing turns.
        guard (turns - turns.wholeBelow) == 0.5, pair.0.offset != pair.1.offset,
          pair.0.interpolation != .hold
        else { return nil }
        return AnimationFinding(
          code: .oppositeAngle, severity: .note, key: key, time: nil,
          measured: pair.1.value.degrees - pair.0.value.degrees,
          sentence:
            "keys \(key) and \(key + 1) lie exactly opposite: which way is shorter is decided "
            + "by the rule of angles, clockwise")
      }
    }
  }
#endif
