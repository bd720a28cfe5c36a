extension TrackCompiler {
  /// The piece before all others; the inner pieces are compiled.
  var lead: TrackSegment<Value> {
    let key = keyframes[0]
    let source = SegmentValueSource(key.composite)
    var result = TrackSegment(
      .hold, origin: -.infinity, from: key.value, source, to: key.value, source)
    guard segments.count > 1 else { return result }
    let piece = segments[1]
    // Two keys at the first offset: below it stands the first of them.
    let jumps =
      keyframes.count > 1 && offset(1) == offset(0) && piece.origin == offset(0)
    if !jumps {
      result.fromSource = piece.fromSource
      result.toSource = piece.fromSource
    }
    switch before {
    case .hold: break
    case .cycle: result.shape = .cycle
    case .cycleWithOffset: result.shape = .cycleWithOffset
    case .oscillate: result.shape = .oscillate
    case .overshoot where !jumps && piece.shape != .hold:
      result = piece
      result.origin = -.infinity
      result.span = 0
      result.shape = .lead
    case .linear where !jumps && piece.shape != .hold:
      let slope = easings.slope(of: Int(piece.easing), at: 0, side: .above)
      let reciprocal = slope / piece.length
      // Without a slope it holds; that times an infinite distance would be no number.
      guard reciprocal.isFinite, reciprocal != 0 else { break }
      result = straightened(piece, atEnd: false)
      result.origin = -.infinity
      result.span = 0
      result.shape = .leadTangent
      result.reciprocal = reciprocal
    case .overshoot, .linear: break
    }
    return result
  }

  /// The piece from the last offset on; the inner pieces are compiled.
  var trail: TrackSegment<Value> {
    let last = keyframes.count - 1
    let key = keyframes[last]
    let source = SegmentValueSource(key.composite)
    var result = TrackSegment(.hold, origin: end, from: key.value, source, to: key.value, source)
    guard segments.count > 1 else { return result }
    let piece = segments[segments.count - 1]
    // Two keys at the last offset: from it on stands the last of them.
    let jumps = last > 0 && offset(last - 1) == offset(last) && offset(last) == end
    if !jumps {
      result.fromSource = piece.toSource
      result.toSource = piece.toSource
    }
    switch after {
    case .hold: break
    case .cycle: result.shape = .cycle
    case .cycleWithOffset: result.shape = .cycleWithOffset
    case .oscillate: result.shape = .oscillate
    case .overshoot where !jumps && piece.shape != .hold:
      result = piece
      result.origin = end
      result.span = 0
      result.shape = .trail
    case .linear where !jumps && piece.shape != .hold:
      let slope = easings.slope(of: Int(piece.easing), at: 1, side: .below)
      let reciprocal = slope / piece.length
      // Without a slope it holds; that times an infinite distance would be no number.
      guard reciprocal.isFinite, reciprocal != 0 else { break }
      result = straightened(piece, atEnd: true)
      result.origin = end
      result.span = 0
      result.shape = .trailTangent
      result.reciprocal = reciprocal
    case .overshoot, .linear: break
    }
    return result
  }

  /// A piece with the tangent at one of its ends in place of its curve.
  ///
  /// Where the easing falls there, the straight way on runs backwards by the eased progress; the
  /// curve lies on that side, and is not what the way leads along.
  private func straightened(
    _ piece: TrackSegment<Value>, atEnd: Bool
  ) -> TrackSegment<Value> {
    guard piece.bend >= 0 else { return piece }
    let bend = bends[Int(piece.bend)]
    let (from, to) = (piece.course.from, piece.course.to)
    let way = to.accumulated(onto: from, count: -1)
    let run =
      atEnd
      ? way.accumulated(onto: bend.end, count: -1) : bend.start.accumulated(onto: way, count: 1)
    let rate = bend.arc < 0 ? 1 : arcs[Int(bend.arc)].rate(atEnd: atEnd)
    var result = piece
    result.bend = -1
    result.course =
      atEnd
      ? Value.Course(from: to.accumulated(onto: run, count: -rate), to: to)
      : Value.Course(from: from, to: from.accumulated(onto: run, count: rate))
    return result
  }
}
