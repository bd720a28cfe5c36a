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

  /// The value shown at a moment, or nothing where there is neither effect nor base.
  func value(at time: Duration) -> Double? {
    clip.value(at: time) ?? base
  }
}
