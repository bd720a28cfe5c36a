extension Clip {
  /// The keys that the playhead passes on its way from one moment to a later one, in the order in
  /// which they pass; each is named by its index in ``Track/keyframes``.
  ///
  /// The first moment is not part of the way and the last one is; without a first moment the way
  /// begins before the clip does. A key at which an alternating clip turns round passes once. Of a
  /// way through more than four iterations, the keys of the last four are told.
  ///
  /// An easing of the whole clip that overshoots can pass a key several times within an iteration;
  /// such a key is told once, and only when it lies between the ends of the way.
  public func keyframesPassed(after start: Duration?, through end: Duration) -> [Int] {
    let filled = filling(.both)
    let last = filled.sample(at: end)
    let before = start.map { filled.sample(at: $0) }
    guard last.phase != .before, before?.phase != .after, let lastProgress = last.progress else {
      return []
    }
    let hasBegun = before?.phase == .active
    let first = hasBegun ? before! : filled.sample(at: max(timing.delay, .zero))
    guard first.phase == .active, case .finite(let from)? = first.currentIteration,
      case .finite(let to)? = last.currentIteration, var progress = first.progress
    else {
      // A clip of no length is at its end from its start.
      return Array(track.keyframes.indices)
    }
    let step = isReversed ? -1 : 1
    let count = abs(to - from)
    var isIncluded = !hasBegun
    var passed: [Int] = []
    for distance in max(0, count - 3)...count {
      let iteration = from + step * distance
      let rises = rises(inIteration: iteration)
      if distance > 0 {
        progress = easedEnd(rises ? 0 : 1)
        // Where the way turns round, the iteration before has passed the key already.
        isIncluded = rises == self.rises(inIteration: iteration - step)
      }
      let target = iteration == to ? lastProgress : easedEnd(rises ? 1 : 0)
      passed += keyframes(from: progress, isIncluded: isIncluded, through: target, rises: rises)
    }
    return passed
  }

  /// Whether the playhead moves through an iteration from 0 to 1.
  private func rises(inIteration iteration: Int) -> Bool {
    forwardTiming.isGoingForwards(iteration: UInt64(iteration), isUnending: false) != isReversed
  }

  /// The progress of the track at an end of an iteration.
  private func easedEnd(_ directed: Double) -> Double {
    forwardTiming.transformedProgress(directed, beforeFlag: false)
  }

  /// The keys between two values of progress.
  private func keyframes(
    from: Double, isIncluded: Bool, through to: Double, rises: Bool
  ) -> [Int] {
    let rises = from == to ? rises : from < to
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
