/// Where between two values an offset has led.
@usableFromInline
internal struct TrackPlace {
  /// The piece.
  @usableFromInline internal var piece: Int
  /// The eased progress in it.
  @usableFromInline internal var eased: Double
  /// How many cycles of the keys went before.
  @usableFromInline internal var cycles: Double

  @inlinable
  internal init(piece: Int, eased: Double, cycles: Double = 0) {
    self.piece = piece
    self.eased = eased
    self.cycles = cycles
  }
}

extension Track {
  /// The place of an offset that lies in a piece.
  @inlinable
  internal func place(of offset: Double, in piece: Int, before: Bool) -> TrackPlace {
    let limit = Double.greatestFiniteMagnitude
    var part: Double
    switch segments[piece].shape {
    case .linear, .eased, .narrow, .cubic:
      part = self.part(of: offset, in: piece)
    case .hold:
      return TrackPlace(piece: piece, eased: 0)
    case .lead:
      part = self.part(of: offset, in: 1)
      if part < -limit { part = -limit }
    case .trail:
      part = self.part(of: offset, in: piece - 1)
      if offset == segments[piece].origin || part < 1 { part = 1 }
      if part > limit { part = limit }
    case .leadTangent:
      let run = (offset - segments[1].origin) * segments[piece].reciprocal
      return TrackPlace(piece: piece, eased: run)
    case .trailTangent:
      let run = (offset - segments[piece].origin) * segments[piece].reciprocal
      return TrackPlace(piece: piece, eased: 1 + run)
    case .cycle, .cycleWithOffset, .oscillate:
      return repeatedPlace(of: offset, in: piece, before: before)
    }
    let eased = easings.value(of: Int(segments[piece].easing), at: part, before: before)
    return TrackPlace(piece: piece, eased: eased)
  }

  /// How much of a piece lies below an offset, which may lie outside it.
  @inlinable
  internal func part(of offset: Double, in piece: Int) -> Double {
    var distance = offset - segments[piece].origin
    if segments[piece].shape == .narrow { distance *= SegmentShape.narrowScale }
    return distance * segments[piece].reciprocal
  }
}
