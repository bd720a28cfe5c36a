extension Clip {
  /// The keys that the playhead passes on its way forwards from one moment to another, in the
  /// order in which they pass; each is named by its index in ``Track/keyframes``.
  ///
  /// The first moment is not part of the way and the last one is; without a first moment the way
  /// begins before the clip does. A key at which an alternating clip turns round passes once. Of
  /// a way of more than four iterations, the keys of the last four are told.
  ///
  /// An easing of the whole clip that overshoots can pass a key several times within an iteration;
  /// such a key is told once, when it lies between the ends of the way.
  public func keyframesPassed(after start: Duration?, through end: Duration) -> [Int] {
    var timing = timing
    timing.fill = .both
    let last = timing.sample(at: end)
    let first = start.map { timing.sample(at: $0) }
    guard last.phase != .before, first?.phase != .after, let lastProgress = last.progress else {
      return []
    }
    // An unending repetition of nothing is at its end from its start.
    guard case .finite(let lastIteration)? = last.currentIteration else {
      return Array(track.keyframes.indices)
    }
    let origin = Int(timing.intervals.start.iteration)
    let hasBegun = first.map { $0.phase != .before } ?? false
    let firstIteration = hasBegun ? first?.currentIteration?.finite ?? origin : origin
    var passed: [Int] = []
    for iteration in max(firstIteration, lastIteration - 3)...max(firstIteration, lastIteration) {
      let forwards = timing.isGoingForwards(iteration: UInt64(iteration), isUnending: false)
      var from = timing.transformedProgress(forwards ? 0 : 1, beforeFlag: false)
      var isIncluded = true
      if iteration == firstIteration {
        if hasBegun, let progress = first?.progress {
          (from, isIncluded) = (progress, false)
        } else if timing.iterationStart > 0 {
          from = timing.transformedProgress(
            forwards ? timing.intervals.start.fraction : 1 - timing.intervals.start.fraction,
            beforeFlag: false)
        }
      }
      let to =
        iteration == lastIteration
        ? lastProgress : timing.transformedProgress(forwards ? 1 : 0, beforeFlag: false)
      let keys = keyframes(from: from, isIncluded: isIncluded, through: to, forwards: forwards)
      let turns = !passed.isEmpty && keys.first == passed.last && track.keyframes.count > 1
      passed += turns ? Array(keys.dropFirst()) : keys
    }
    return passed
  }

  /// The keys between two values of progress.
  private func keyframes(
    from: Double, isIncluded: Bool, through to: Double, forwards: Bool
  ) -> [Int] {
    let rises = from == to ? forwards : from < to
    let indices = track.keyframes.indices.filter { index in
      let offset = track.offset(ofKeyframe: index)
      if offset == from { return isIncluded }
      return rises ? offset > from && offset <= to : offset < from && offset >= to
    }
    return rises != track.isReversed ? indices : indices.reversed()
  }
}

extension Track {
  /// Where on the way from 0 to 1 a key lies.
  func offset(ofKeyframe index: Int) -> Double {
    let offset = keyframes[index].offset ?? 0
    return isReversed ? 1 - offset : offset
  }
}
