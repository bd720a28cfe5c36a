// The hot loop. Nothing else finds a segment, and nothing else mixes values. The formula: with p
// the progress, the piece of the track that holds p begins at `origin`; u = (p − origin) ×
// reciprocal, at most 1 inside the piece; e = easing(u); the value is `from` mixed with `to` at e.

extension Track {
  /// The value at a progress.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside is extrapolated.
  ///   - before: Whether the effect has not begun yet (the before flag of CSS easing), which only
  ///     steps feel.
  /// - Returns: The value, the same bits whatever was asked for before.
  @inlinable
  public func value(at progress: Double, before: Bool = false) -> Value {
    var cursor = TrackCursor()
    return value(at: progress, cursor: &cursor, before: before)
  }

  /// The value at a progress, found faster where the last one asked for was near.
  @inlinable
  public func value(
    at progress: Double, cursor: inout TrackCursor, before: Bool = false
  ) -> Value {
    let offset = isReversed ? 1 - progress : progress
    let piece = index.piece(at: offset, near: cursor.segment)
    cursor.segment = piece
    if segments[piece].shape == .linear {
      let part = (offset - segments[piece].origin) * segments[piece].reciprocal
      return segments[piece].from.interpolated(
        to: segments[piece].to, at: part > 1 ? 1 : part)
    }
    return shapedValue(at: offset, in: piece, before: before)
  }

  /// The values at many progresses, each as ``value(at:before:)`` gives it, bit for bit.
  ///
  /// - Parameters:
  ///   - progresses: In any order; rising or falling ones are fastest.
  ///   - output: As long as `progresses` or longer; what is beyond stays as it is. A shorter one
  ///     traps.
  ///   - before: Whether the effect has not begun yet, which only steps feel.
  @inlinable
  public func evaluate(
    _ progresses: Span<Double>, into output: inout MutableSpan<Value>, before: Bool = false
  ) {
    precondition(
      output.count >= progresses.count, "the output is shorter than the list of progresses")
    var cursor = TrackCursor()
    for index in progresses.indices {
      output[index] = value(at: progresses[index], cursor: &cursor, before: before)
    }
  }

  /// The value in a piece of any shape.
  @inlinable
  internal func shapedValue(at offset: Double, in piece: Int, before: Bool) -> Value {
    let place = place(of: offset, in: piece, before: before)
    let mixed = mix(segments[place.piece].from, segments[place.piece].to, at: place.eased)
    return place.cycles == 0 ? mixed : shifted(mixed, by: place.cycles)
  }

  /// Two values mixed; the ends are the values themselves.
  @inlinable
  internal func mix(_ from: Value, _ to: Value, at eased: Double) -> Value {
    if eased == 0 { return from }
    if eased == 1 { return to }
    return from.interpolated(to: to, at: eased)
  }

  /// A value moved on by the way of so many cycles.
  @inlinable
  internal func shifted(_ value: Value, by cycles: Double) -> Value {
    let start = segments[0].from
    let end = segments[segments.count - 1].to
    return value.accumulated(onto: end.accumulated(onto: start, count: -1), count: cycles)
  }
}

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
    let distance = offset - segments[piece].origin
    var part = distance * segments[piece].reciprocal
    switch segments[piece].shape {
    case .linear:
      return TrackPlace(piece: piece, eased: part > 1 ? 1 : part)
    case .eased:
      if part > 1 { part = 1 }
    case .hold:
      return TrackPlace(piece: piece, eased: 0)
    case .narrow:
      part = distance * SegmentShape.narrowScale * segments[piece].reciprocal
      if part > 1 { part = 1 }
    case .lead:
      if part < -limit { part = -limit }
    case .trail:
      if offset == segments[piece].upper || part < 1 { part = 1 }
      if part > limit { part = limit }
    case .leadTangent:
      return TrackPlace(piece: piece, eased: part)
    case .trailTangent:
      return TrackPlace(piece: piece, eased: 1 + part)
    case .cycle, .cycleWithOffset, .oscillate:
      return repeatedPlace(of: offset, in: piece, before: before)
    }
    let eased = easings.value(of: Int(segments[piece].easing), at: part, before: before)
    return TrackPlace(piece: piece, eased: eased)
  }
}
