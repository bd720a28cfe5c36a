/// What is left of motion for people who want little of it.
public enum MotionReduction: Hashable, Sendable, CaseIterable {
  /// Values jump to where they come to rest as soon as a child begins.
  case jump
  /// Values go straight from what is underneath to where they come to rest. Children of more or
  /// less than one iteration jump, and so do those that come to rest in between their ends, at what
  /// is underneath, or over it.
  case crossFade
}

extension Timeline {
  /// The timeline with less motion and the same events at the same times.
  ///
  /// A child comes to rest where it is when the whole is over, which may be at its start where its
  /// group runs backwards, or in between where only a part of it is played. So the whole ends as it
  /// does with all of its motion.
  public func reducingMotion(_ reduction: MotionReduction = .jump) -> Timeline {
    Timeline(initial, group: group.reducingMotion(RestingMotion(reduction, at: .after)))
  }
}

/// What is left of the motion of a child, and the position in its own time at which it comes to
/// rest.
struct RestingMotion: Sendable {
  let reduction: MotionReduction
  let position: TimePosition

  init(_ reduction: MotionReduction, at position: TimePosition) {
    self.reduction = reduction
    self.position = position
  }
}

extension TimelineGroup {
  fileprivate func reducingMotion(_ motion: RestingMotion) -> TimelineGroup {
    let position = inside(motion.position).position
    return mapEntries { content, begin in
      let motion = RestingMotion(
        motion.reduction, at: position.advanced(by: Ticks(-begin.count)))
      return switch content {
      case .clip(let leaf): .clip(leaf.reducingMotion(motion))
      case .group(let group): .group(group.reducingMotion(motion))
      case .wait, .mark: content
      }
    }
  }
}

extension Clip {
  func reducingMotion(_ motion: RestingMotion) -> Clip {
    guard let end = place(at: motion.position) else { return self }
    var clip = self
    guard isWithoutUnderlying(at: end.position.progress) else {
      // What is underneath goes on, so the playhead alone is put at rest.
      let stop = LinearStop(end.position.progress)
      clip.forwardTiming.easing = .linear([stop, stop])
      return clip
    }
    let rest = track.value(at: end.position.progress, before: end.position.beforeFlag)
    clip.track = Track(Keyframe(at: 0, rest))
    clip.forwardTiming.easing = .linear
    if motion.reduction == .crossFade, forwardTiming.iterations == 1,
      forwardTiming.iterationStart == 0, end.edge != .inside
    {
      // From one end of the track to the other, whichever way it led before.
      clip.forwardTiming.direction = .normal
      let key = Keyframe(at: isReversed == (end.edge == .start) ? 1 : 0, rest)
      if let fading = try? Track(validating: [key], missingEnds: .underlying) {
        clip.track = fading
      }
    }
    return clip
  }

  /// Where the clip stands at a position, held before it and after it; nothing where it has no
  /// value.
  ///
  /// After one without an end that is the end of its first iteration.
  private func place(
    at position: TimePosition
  ) -> (position: EffectPosition, edge: RestingEdge)? {
    var clip = self
    clip.forwardTiming.fill = .both
    let time = position.ticks
    if case .finite(let end) = activeEnd, time >= end {
      return clip.position(at: end).map { ($0, .end) }
    }
    if time <= activeStart { return clip.position(at: time).map { ($0, .start) } }
    if position != .after { return clip.position(at: time).map { ($0, .inside) } }
    guard case .finite(let length) = forwardTiming.durationTicks else { return nil }
    let last = Ticks(forwardTiming.delayTicks.count + length.count - 1)
    return clip.position(at: last).map { ($0, .end) }
  }

  /// Whether the keys alone tell the value of the track at a progress.
  private func isWithoutUnderlying(at progress: Double) -> Bool {
    isSelfContained || track.keyframes.contains { $0.offset == progress && $0.composite == nil }
  }
}

/// Where in its stretch a clip comes to rest.
private enum RestingEdge {
  case start
  case inside
  case end
}
