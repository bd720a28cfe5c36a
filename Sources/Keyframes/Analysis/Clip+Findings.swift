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
        guard offset > 0, offset < 1, key == keys.lastIndex(where: { $0.offset == offset }),
          let time = clip.time(ofKeyframe: key),
          let before = clip.velocity(at: time, side: .below),
          let after = clip.velocity(at: time, side: .above)
        else { return nil }
        let step = (after - before).magnitude
        guard step > fastest * 0.01, step > 1e-9 else { return nil }
        return finding(
          .speedJump, .note, key: key, at: time, step,
          "the speed jumps from \(text(before)) to \(text(after)) a second at key \(key), "
            + "\(TimeNotation.text(time))")
      }
    }

    /// Keys that are never approached, or lie on the line between their neighbours.
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
        let isLine = [before, own].allSatisfy {
          $0.interpolation == .linear && $0.easing == .linear
        }
        guard isLine, left < middle, middle < right, own.composite == before.composite else {
          return nil
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
      guard clip.timing.iterations > 1, case .finite(let length) = clip.timing.duration,
        length > .zero
      else { return [] }
      let seam = clip.timing.delay + length
      guard seam < end, seam > start, clip.timing.iterationStart == 0 else { return [] }
      let jumps = clip.stretches(from: start, through: end, limit: 10_000).jumps
      guard let jump = jumps.first(where: { $0.place == Ticks(saturating: seam) }) else {
        return []
      }
      let step = (jump.after - jump.before).magnitude
      guard step > 1e-9 * max(jump.after.magnitude, jump.before.magnitude) else { return [] }
      return [
        finding(
          .loopSeam, .warning, at: seam, step,
          "each iteration ends at \(text(jump.before)) and the next one starts at "
            + "\(text(jump.after))")
      ]
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

    /// Stretches inside in which nothing moves for long.
    private var stillness: [AnimationFinding] {
      let stretches = clip.monotoneStretches(from: start, through: end)
      return stretches.dropFirst().dropLast().compactMap { stretch in
        let length = stretch.end - stretch.start
        guard stretch.trend == 0, length >= context.stillness else { return nil }
        return finding(
          .nothingMoves, .note, at: stretch.start, length.inSeconds,
          "nothing moves for \(TimeNotation.text(length)) from \(TimeNotation.text(stretch.start))")
      }
    }
  }

  extension Track<PlaneAngle> {
    /// Neighbouring angles that lie exactly opposite, where the shorter way is a matter of rules.
    public var findings: [AnimationFinding] {
      zip(keyframes.indices, zip(keyframes, keyframes.dropFirst())).compactMap { key, pair in
        let turns = (pair.1.value.degrees - pair.0.value.degrees) / 360
        guard (turns - turns.wholeBelow) == 0.5 else { return nil }
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
