/// How fast a value that is laid over another one changes.
struct LaidVelocity<Value: VectorValue> {
  /// The change by itself, while the value underneath stands still.
  var own: Value
  /// The part of the change of the value underneath that comes through.
  var share: Double
}

extension Track where Value: VectorValue {
  /// The velocity by progress of the value laid over one underneath, as
  /// ``value(at:before:over:composite:repetitions:)`` lays it.
  ///
  /// Beyond the ends of the keys it is the velocity of the keys themselves.
  func velocity(
    at progress: Double, side: ProgressSide, over underlying: Value,
    composite: CompositeOperation, repetitions: Double
  ) -> LaidVelocity<Value> {
    let offset = isReversed ? 1 - progress : progress
    let keySide = isReversed ? side.opposite : side
    var cursor = TrackCursor()
    var piece = piece(at: offset, cursor: &cursor)
    if keySide == .below && piece > 0 && offset == segments[piece].origin { piece -= 1 }
    let segment = segments[piece]
    let start = share(of: segment.fromSource, composite)
    let end = share(of: segment.toSource, composite)
    switch segment.shape {
    case .linear, .eased, .narrow, .cubic:
      let part = min(max(part(of: offset, in: piece), 0), 1)
      let easing = Int(segment.easing)
      var slope = easings.slope(of: easing, at: part, side: keySide) * segment.reciprocal
      if segment.shape == .narrow { slope *= SegmentShape.narrowScale }
      let eased = easings.value(of: easing, at: part, before: keySide == .below)
      let from = endpoint(
        segment.course.from, segment.fromSource, over: underlying, composite, repetitions)
      let to = endpoint(
        segment.course.to, segment.toSource, over: underlying, composite, repetitions)
      let way =
        segment.bend < 0
        ? to - from
        : halfDerivative(of: segment, from: from, to: to, at: eased).scaled(by: 2)
      let own = slope == 0 ? .zero : way.scaled(by: isReversed ? -slope : slope)
      return LaidVelocity(own: own, share: start + (end - start) * eased)
    default:
      return LaidVelocity(own: velocity(at: progress, side: side), share: start)
    }
  }

  /// How much of the value underneath an end of a piece has in it.
  private func share(of source: SegmentValueSource, _ composite: CompositeOperation) -> Double {
    switch source {
    case .replace: 0
    case .effect: composite == .replace ? 0 : 1
    case .add, .accumulate, .underlying: 1
    }
  }
}
