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
  /// Where the keys run on straight or repeat beyond their ends, it is the velocity of the keys
  /// themselves.
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
    case .linear, .eased, .narrow, .cubic, .lead, .trail:
      let run = run(at: offset, in: piece, side: keySide)
      let from = endpoint(
        segment.course.from, segment.fromSource, over: underlying, composite, repetitions)
      let to = endpoint(
        segment.course.to, segment.toSource, over: underlying, composite, repetitions)
      let way =
        segment.bend < 0
        ? to - from
        : halfDerivative(of: segment, from: from, to: to, at: run.eased).scaled(by: 2)
      let own = run.slope == 0 ? .zero : way.scaled(by: isReversed ? -run.slope : run.slope)
      return LaidVelocity(own: own, share: start + (end - start) * run.eased)
    default:
      return LaidVelocity(own: velocity(at: progress, side: side), share: start)
    }
  }

  /// How much of the value underneath there is in the value laid over it.
  func share(at progress: Double, before: Bool, composite: CompositeOperation) -> Double {
    let offset = offset(of: progress)
    let place = place(of: offset, in: piece(at: offset), before: before)
    let start = share(of: segments[place.piece].fromSource, composite)
    let end = share(of: segments[place.piece].toSource, composite)
    return start + (end - start) * place.eased
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
