extension Clip {
  /// The moment of a key in the clip's first iteration, or nothing where the clip begins later than
  /// that, ends before it, or has an easing over the whole of it that passes the key more than once
  /// or never.
  public func time(ofKeyframe index: Int) -> Duration? {
    let clip = filling(.both)
    let first = clip.sample(at: max(timing.delay, .zero))
    guard case .finite(let iteration)? = first.currentIteration else {
      return first.phase == .after ? timing.delay : nil
    }
    guard let directed = directedProgress(of: track.offset(ofKeyframe: index)) else { return nil }
    let time = time(ofProgress: directed, inIteration: iteration)
    guard let time, time >= timing.delay, Extent.finite(time) <= end else { return nil }
    return time
  }

  /// The progress before the clip's own easing at which the track's progress is as given.
  func directedProgress(of progress: Double) -> Double? {
    forwardTiming.isEased ? forwardTiming.easing.inverse(of: progress) : progress
  }

  /// The moment at which an iteration has a progress, before the clip's own easing; nothing where
  /// the duration is unending.
  func time(ofProgress directed: Double, inIteration iteration: Int) -> Duration? {
    ticks(ofProgress: directed, inIteration: iteration).map { forwardTime(at: $0).duration }
  }

  /// The moment of the forward clip at which an iteration has a progress, as ticks.
  func ticks(ofProgress directed: Double, inIteration iteration: Int) -> Ticks? {
    guard case .finite(let duration) = forwardTiming.durationTicks else { return nil }
    let forwards = forwardTiming.isGoingForwards(
      iteration: UInt64(iteration), isUnending: false)
    let start = forwardTiming.intervals.start
    let simple = forwards ? directed : 1 - directed
    let whole = Int128(iteration) - Int128(start.iteration)
    let part = (simple - start.fraction) * Double(duration.count)
    let ticks =
      Int128(forwardTiming.delayTicks.count) + whole * Int128(duration.count)
      + Int128(Ticks(nearest: part).count)
    return Ticks(clamping: ticks)
  }
}

extension Clip where Value: Equatable {
  /// The moment from which the value no longer changes until the active interval ends, where that
  /// is before its end; nothing where the clip moves up to its end or has no end.
  ///
  /// Told by the keys: the last ones are equal with no curve between them, or the last one lies
  /// before the end of the track, which holds there. A clip of equal keys rests from its beginning.
  /// Easings over the whole clip are not looked through.
  public var restsFrom: Duration? {
    guard !forwardTiming.isEased, track.missingEnds == .hold,
      case .finite(let activeDuration) = timing.activeDuration, activeDuration > .zero
    else { return nil }
    let finish = timing.delay + activeDuration
    let last = filling(.both).sample(at: finish)
    guard case .finite(let iteration)? = last.currentIteration, let end = last.progress else {
      return nil
    }
    let rises =
      forwardTiming.isGoingForwards(
        iteration: UInt64(iteration), isUnending: false) != isReversed
    // Only a whole last iteration is certain to come to its last key.
    guard end == (rises ? 1 : 0) else { return nil }
    let keys =
      rises != track.isReversed
      ? Array(track.keyframes.indices)
      : track.keyframes.indices.reversed()
    var resting = keys.count - 1
    while resting > 0,
      track.keyframes[keys[resting - 1]].value == track.keyframes[keys[resting]].value,
      !track.bends(between: keys[resting - 1], keys[resting])
    {
      resting -= 1
    }
    let offset = track.offset(ofKeyframe: keys[resting])
    let isForwards = rises != track.isReversed
    let outer = track.offset(ofKeyframe: keys[keys.count - 1])
    switch isForwards ? track.extrapolationAfter : track.extrapolationBefore {
    case .overshoot, .hold: break
    // Beyond the last key such tracks move on.
    default: guard outer == (rises ? 1 : 0) else { return nil }
    }
    let moment =
      resting == 0
      ? time(ofProgress: rises ? 0 : 1, inIteration: iteration)
      : time(ofProgress: offset, inIteration: iteration)
    guard let moment, moment < finish else { return nil }
    return max(moment, timing.delay)
  }
}

extension Track {
  /// Whether a curve leads from one of two neighbouring keys to the other.
  fileprivate func bends(between first: Int, _ second: Int) -> Bool {
    let offset = keyframes[min(first, second)].offset ?? 0
    guard offset < keyframes[max(first, second)].offset ?? 0 else { return false }
    return segments[piece(at: offset)].bend >= 0
  }
}
