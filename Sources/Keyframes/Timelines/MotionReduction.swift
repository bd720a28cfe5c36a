/// What is left of motion for people who want little of it.
public enum MotionReduction: Hashable, Sendable, CaseIterable {
  /// Values jump to where they come to rest as soon as a child begins.
  case jump
  /// Values go straight from what is underneath to where they come to rest; children of several
  /// iterations jump.
  case crossFade
}

extension Timeline {
  /// The timeline with less motion and the same events at the same times.
  public func reducingMotion(_ reduction: MotionReduction = .jump) -> Timeline {
    Timeline(initial, group: group.mapLeaves { $0.reducingMotion(reduction) })
  }
}

extension Clip {
  func reducingMotion(_ reduction: MotionReduction) -> Clip {
    guard let rest = restingValue else { return self }
    var track = Track(Keyframe(at: 0, rest))
    if reduction == .crossFade, forwardTiming.iterations <= 1 {
      let key = Keyframe(at: isReversed ? 0 : 1, rest)
      if let fading = try? Track(validating: [key], missingEnds: .underlying) { track = fading }
    }
    var clip = self
    clip.track = track
    clip.forwardTiming.easing = .linear
    return clip
  }

  /// The value that the clip comes to when it has run, or at the end of its first iteration where
  /// it never has; nothing where it has none.
  private var restingValue: Value? {
    var clip = self
    clip.forwardTiming.fill = .both
    if case .finite(let end) = activeEnd { return clip.position(at: end).map(clip.value(at:)) }
    guard case .finite(let length) = forwardTiming.durationTicks else { return nil }
    let last = Ticks(forwardTiming.delayTicks.count + length.count - 1)
    return clip.position(at: last).map(clip.value(at:))
  }

  private func value(at position: EffectPosition) -> Value {
    track.value(at: position.progress, before: position.beforeFlag)
  }
}
