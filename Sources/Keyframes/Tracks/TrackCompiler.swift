/// Turns keys into pieces that can be evaluated.
internal struct TrackCompiler<Value: Interpolatable> {
  let keyframes: [Keyframe<Value>]
  let missingEnds: MissingEnds
  let before: Extrapolation
  let after: Extrapolation

  /// The piece before all boundaries, those between them, the piece from the last one on.
  var segments: [TrackSegment<Value>] = []
  /// The distinct offsets at which a piece begins, and the end of the last one.
  var boundaries: [Double] = []
  var easings = EasingTable()

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
    segments.reserveCapacity(keyframes.count + 3)
    boundaries.reserveCapacity(keyframes.count + 2)
    segments.append(outer(.hold, at: offset(0), key: 0))
    addHead()
    for index in 0..<last where offset(index + 1) > offset(index) {
      add(segment(from: index))
    }
    addTail()
    if segments.count == 1 { boundaries.append(offset(0)) }
    segments[0] = lead
    segments.append(trail)
  }

  func offset(_ index: Int) -> Double { keyframes[index].offset ?? 0 }

  mutating func add(_ segment: TrackSegment<Value>) {
    if boundaries.isEmpty { boundaries.append(segment.origin) }
    boundaries.append(segment.upper)
    segments.append(segment)
  }

  /// The piece from 0 to the first key, where that is a piece of its own.
  private mutating func addHead() {
    let first = offset(0)
    guard first > 0 else { return }
    let source = SegmentValueSource(keyframes[0].composite)
    if missingEnds == .underlying {
      add(piece(from: 0, key: 0, .underlying, to: first, key: 0, source))
    } else if before == .overshoot || before == .hold {
      add(outer(.hold, at: 0, to: first, key: 0))
    }
  }

  /// The piece from the last key to 1, where that is a piece of its own.
  private mutating func addTail() {
    let index = keyframes.count - 1
    let last = offset(index)
    guard last < 1 else { return }
    let source = SegmentValueSource(keyframes[index].composite)
    if missingEnds == .underlying {
      add(piece(from: last, key: index, source, to: 1, key: index, .underlying))
    } else if after == .overshoot || after == .hold {
      add(outer(.hold, at: last, to: 1, key: index))
    }
  }

  private mutating func segment(from index: Int) -> TrackSegment<Value> {
    let keyframe = keyframes[index]
    let next = keyframes[index + 1]
    var result = piece(
      from: offset(index), key: index, SegmentValueSource(keyframe.composite),
      to: offset(index + 1), key: index + 1, SegmentValueSource(next.composite))
    switch keyframe.interpolation {
    case .hold:
      result.shape = .hold
    case .linear:
      result.easing = Int32(easings.insert(keyframe.easing))
      if result.easing != 0 && result.shape == .linear { result.shape = .eased }
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
      .linear, origin: start, upper: end, reciprocal: 1 / length, from: keyframes[key].value,
      source, to: keyframes[nextKey].value, nextSource)
    if !result.reciprocal.isFinite {
      result.shape = .narrow
      result.reciprocal = 1 / (length * SegmentShape.narrowScale)
    }
    return result
  }

  /// A piece that stands on one key.
  private func outer(
    _ shape: SegmentShape, at origin: Double, to upper: Double? = nil, key: Int
  ) -> TrackSegment<Value> {
    let value = keyframes[key].value
    let source = SegmentValueSource(keyframes[key].composite)
    return TrackSegment(
      shape, origin: origin, upper: upper ?? origin, from: value, source, to: value, source)
  }
}
