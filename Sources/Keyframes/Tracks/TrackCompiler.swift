/// Turns keys into pieces that can be evaluated.
internal struct TrackCompiler<Value: Interpolatable> {
  let keyframes: [Keyframe<Value>]
  let missingEnds: MissingEnds
  let before: Extrapolation
  let after: Extrapolation

  /// The piece before all others, those between the outer offsets, the piece from the last offset
  /// on.
  var segments: [TrackSegment<Value>] = []
  var easings = EasingTable()
  /// What bends the pieces of curves.
  var bends: [TrackBend<Value>] = []
  /// The lengths of those that are run through by arc length.
  var arcs: [TrackArc] = []
  /// The offset at which the last of the inner pieces ends.
  var end = 0.0

  init(
    keyframes: [Keyframe<Value>], missingEnds: MissingEnds, before: Extrapolation,
    after: Extrapolation
  ) {
    self.keyframes = keyframes
    self.missingEnds = missingEnds
    self.before = before
    self.after = after
  }

  mutating func compile() {
    let last = keyframes.count - 1
    end = offset(last)
    segments.reserveCapacity(keyframes.count + 3)
    segments.append(standing(on: 0, from: -.infinity))
    addHead()
    let curves = TrackCurves(keyframes)
    for index in 0..<last where offset(index + 1) > offset(index) {
      segments.append(segment(from: index, of: curves))
    }
    addTail()
    segments[0] = lead
    segments.append(trail)
  }

  func offset(_ index: Int) -> Double { keyframes[index].offset ?? 0 }

  /// The piece from 0 to the first key, where that is a piece of its own.
  private mutating func addHead() {
    let first = offset(0)
    guard first > 0 else { return }
    if missingEnds == .underlying {
      let source = SegmentValueSource(keyframes[0].composite)
      segments.append(piece(from: 0, key: 0, .underlying, to: first, key: 0, source))
    } else if before == .overshoot || before == .hold {
      segments.append(standing(on: 0, from: 0, to: first))
    }
  }

  /// The piece from the last key to 1, where that is a piece of its own.
  private mutating func addTail() {
    let last = keyframes.count - 1
    guard offset(last) < 1 else { return }
    if missingEnds == .underlying {
      let source = SegmentValueSource(keyframes[last].composite)
      let tail = piece(from: offset(last), key: last, source, to: 1, key: last, .underlying)
      segments.append(shaped(tail, by: keyframes[last]))
      end = 1
    } else if after == .overshoot || after == .hold {
      segments.append(standing(on: last, from: offset(last), to: 1))
      end = 1
    }
  }

  /// The piece between a key and the next.
  private mutating func segment(
    from index: Int, of curves: TrackCurves<Value>?
  ) -> TrackSegment<Value> {
    let result = piece(
      from: offset(index), key: index, SegmentValueSource(keyframes[index].composite),
      to: offset(index + 1), key: index + 1, SegmentValueSource(keyframes[index + 1].composite))
    var shaped = shaped(
      result, by: keyframes[index], easing: curves?.handledEasing(after: index))
    if var bend = curves?.bend(after: index) {
      if let (arc, length) = curves?.arc(after: index, bend) {
        bend.arc = Int32(arcs.count)
        bend.arcHalfLength = 0.5 * length
        arcs.append(arc)
      }
      shaped.shape = .cubic
      shaped.curve = -1
      shaped.bend = Int32(bends.count)
      bends.append(bend)
    }
    return shaped
  }

  /// The piece as the key that it leaves wants it, straight.
  private mutating func shaped(
    _ piece: TrackSegment<Value>, by keyframe: Keyframe<Value>, easing: Easing? = nil
  ) -> TrackSegment<Value> {
    var result = piece
    switch keyframe.interpolation {
    case .hold:
      result.shape = .hold
    default:
      result.easing = Int32(easings.insert(easing ?? keyframe.easing))
      if result.easing != 0 && result.shape == .linear { result.shape = .eased }
      if result.shape == .eased && result.course.isPlain {
        result.curve = easings.curve(of: Int(result.easing))
      }
    }
    return result
  }

  /// A linear piece between two offsets.
  private func piece(
    from start: Double, key: Int, _ source: SegmentValueSource, to end: Double, key nextKey: Int,
    _ nextSource: SegmentValueSource
  ) -> TrackSegment<Value> {
    let length = end - start
    var result = TrackSegment(
      .linear, origin: start, end: end, reciprocal: 1 / length, from: keyframes[key].value,
      source,
      to: keyframes[nextKey].value, nextSource)
    if !result.course.isPlain { result.shape = .eased }
    if !result.reciprocal.isFinite {
      result.shape = .narrow
      result.reciprocal = 1 / (length * SegmentShape.narrowScale)
    }
    return result
  }

  /// A piece that stands on one key.
  private func standing(
    on key: Int, from origin: Double, to end: Double? = nil
  ) -> TrackSegment<Value> {
    let value = keyframes[key].value
    let source = SegmentValueSource(keyframes[key].composite)
    return TrackSegment(
      .hold, origin: origin, end: end, from: value, source, to: value, source)
  }
}
