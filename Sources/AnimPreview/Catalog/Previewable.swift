import Keyframes

/// An animation as the renderers see it, whatever it was named by.
struct Previewable: Sendable {
  /// What the user calls it.
  var name: String
  /// What it moves.
  var property: String
  /// The animation.
  var clip: Clip<Double>
  /// What shows where the animation has no effect.
  var base: Double?
  /// The values that the property can show, where they are limited.
  var limits: ClosedRange<Double>?

  /// When it ends; an unending one counts as over after its first iteration, all that text shows,
  /// and a spring that never settles after its first swing.
  var shownEnd: Duration {
    if case .finite(let end) = clip.timing.end { return end }
    if let swing = clip.track.keyframes.first?.easing.swingDuration {
      return max(clip.timing.delay + swing, .zero)
    }
    guard case .finite(let duration) = clip.timing.duration else { return clip.timing.delay }
    return max(clip.timing.delay + duration, .zero)
  }

  /// What shows when all is over, or the base of an animation that never is.
  var restingValue: Double? {
    guard case .finite(let end) = clip.end else { return base }
    return value(at: end)
  }

  /// The value shown at a moment, or nothing where there is neither effect nor base.
  func value(at time: Duration) -> Double? {
    clip.value(at: time) ?? base
  }
}
