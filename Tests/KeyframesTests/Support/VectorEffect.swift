import Keyframes

/// A list of keyframes with a timing, as a vector has it.
struct VectorEffect: Decodable {
  struct Key: Decodable {
    var value: Double
    var offset: Double?
    var easing: String?
    var composite: String?

    func keyframe() throws -> Keyframe<Double> {
      var keyframe = Keyframe(
        value, easing: try Easing(css: easing ?? "linear"),
        composite: composite.map { operations[$0]! })
      keyframe.offset = offset
      return keyframe
    }
  }

  var keyframes: [Key]
  var timing: VectorTiming
  /// Where it is held, for an effect below another.
  var at: Double?

  /// The clip it describes; keys missing at the ends stand for the value underneath.
  func clip() throws -> Clip<Double> {
    Clip(
      try Track(validating: try keyframes.map { try $0.keyframe() }, missingEnds: .underlying),
      timing: try timing.timing(), composite: timing.operation,
      iterationComposite: timing.iterationOperation)
  }

  /// What a value may be off by: 1e-9, and 1e-6 where a Bezier curve is eased by.
  var tolerance: Double {
    let easings = keyframes.map(\.easing) + [timing.easing]
    let curves = easings.contains { $0?.contains("ease") == true || $0?.contains("bezier") == true }
    return curves ? 1e-6 : 1e-9
  }
}
