/// One end of a tween: a value, or where to take it from.
///
/// What is captured follows from the timeline and its initial subject alone, so that a moment has
/// the same value however it is reached. To start from somewhere else, for instance from what is
/// on screen, give the timeline that as its subject: ``Timeline/starting(from:)``.
public enum TweenEnd<Value: Interpolatable>: Sendable {
  /// A value.
  case value(Value)
  /// The value of the initial subject at the time the tween was added.
  case built
  /// The value that the property has when the tween begins, by the initial subject and by what has
  /// been declared before.
  case start
  /// The value that the property has at each moment, by the same.
  case live
}

extension TweenEnd: Equatable where Value: Equatable {}
extension TweenEnd: Hashable where Value: Hashable {}

extension TweenEnd {
  /// The key of the end, or nothing where what is underneath stands there.
  func key(at offset: Double, captured: Value) -> Keyframe<Value>? {
    switch self {
    case .value(let value): Keyframe(at: offset, value)
    case .built, .start: Keyframe(at: offset, captured)
    case .live: nil
    }
  }

  /// The end with what is captured at once taken from a value.
  func built(from value: Value) -> TweenEnd {
    if case .built = self { .value(value) } else { self }
  }

  var isStart: Bool { if case .start = self { true } else { false } }

  var isLive: Bool { if case .live = self { true } else { false } }
}
