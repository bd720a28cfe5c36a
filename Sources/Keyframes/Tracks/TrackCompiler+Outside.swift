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
      result = piece
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
      result = piece
      result.origin = end
      result.span = 0
      result.shape = .trailTangent
      result.reciprocal = reciprocal
    case .overshoot, .linear: break
    }
    return result
  }
}
