extension Track {
  /// A track of keys written in source code; a mistake in them traps.
  public init(_ keyframes: Keyframe<Value>..., missingEnds: MissingEnds = .hold) {
    self.init(trusting: keyframes, missingEnds: missingEnds)
  }

  /// A track from one value to another.
  public init(from start: Value, to end: Value, easing: Easing = .linear) {
    self.init(
      trusting: [Keyframe(at: 0, start, easing: easing), Keyframe(at: 1, end)],
      missingEnds: .hold)
  }

  internal init(trusting keyframes: [Keyframe<Value>], missingEnds: MissingEnds) {
    do {
      try self.init(validating: keyframes, missingEnds: missingEnds)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

/// Tracks can be written as offsets with values.
///
/// ```swift
/// let hide: Track = [0: 1.0, 0.5: 0.5, 0.9: 0]
/// let jump: Track = [0: 1.0, 0.5: 2, 0.5: 3, 1: 4]
/// ```
///
/// The order is kept and an offset may repeat, which is a jump. A mistake traps.
extension Track: ExpressibleByDictionaryLiteral {
  /// A track of offsets with values.
  public init(dictionaryLiteral elements: (Double, Value)...) {
    var keyframes: [Keyframe<Value>] = []
    for (offset, value) in elements { keyframes.append(Keyframe(at: offset, value)) }
    self.init(trusting: keyframes, missingEnds: .hold)
  }
}
