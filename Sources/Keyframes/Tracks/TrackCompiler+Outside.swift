extension TrackCompiler {
  /// The piece before the first boundary; `segments[1...]` are compiled.
  var lead: TrackSegment<Value> {
    let key = keyframes[0]
    let hasHead = offset(0) > boundaries[0]
    let jumps = !hasHead && keyframes.count > 1 && offset(1) == offset(0)
    var result = TrackSegment(
      .hold, origin: boundaries[0], upper: boundaries[0], from: key.value,
      SegmentValueSource(key.composite), to: key.value, SegmentValueSource(key.composite))
    guard segments.count > 1 else { return result }
    let piece = segments[1]
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
      result.shape = .lead
      result.reciprocal = 1 / (piece.upper - piece.origin)
    case .linear where !jumps && piece.shape != .hold:
      let slope = easings.slope(of: piece.easing, at: 0, from: .after)
      let reciprocal = slope / (piece.upper - piece.origin)
      guard reciprocal.isFinite else { break }
      result = piece
      result.shape = .leadTangent
      result.reciprocal = reciprocal
    case .overshoot, .linear: break
    }
    return result
  }

  /// The piece from the last boundary on; `segments[1...]` are compiled.
  var trail: TrackSegment<Value> {
    let last = keyframes.count - 1
    let end = boundaries[boundaries.count - 1]
    let key = keyframes[last]
    let hasTail = offset(last) < end
    let jumps = !hasTail && last > 0 && offset(last - 1) == offset(last)
    var result = TrackSegment(
      .hold, origin: end, upper: end, from: key.value, SegmentValueSource(key.composite),
      to: key.value, SegmentValueSource(key.composite))
    guard segments.count > 1 else { return result }
    let piece = segments[segments.count - 1]
    if !jumps {
      // A held last piece that ends in a key ends in that key's value all the same.
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
      result.shape = .trail
      result.reciprocal = 1 / (piece.upper - piece.origin)
    case .linear where !jumps && piece.shape != .hold:
      let slope = easings.slope(of: piece.easing, at: 1, from: .before)
      let reciprocal = slope / (piece.upper - piece.origin)
      guard reciprocal.isFinite else { break }
      result = piece
      result.origin = end
      result.shape = .trailTangent
      result.reciprocal = reciprocal
    case .overshoot, .linear: break
    }
    return result
  }
}

/// Which side of an offset is meant, where the two differ.
public enum TrackSide: Hashable, Sendable, CaseIterable {
  /// Just below the offset.
  case before
  /// From the offset on.
  case after
}

extension EasingTable {
  func slope(of index: Int32, at progress: Double, from side: TrackSide) -> Double { 1 }
}
