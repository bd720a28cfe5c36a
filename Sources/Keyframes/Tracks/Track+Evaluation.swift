// The hot loop. Nothing else finds a piece of a track, and nothing else mixes values. The formula:
// with p the progress, u = (p − origin) × reciprocal in the piece that holds p, at most 1 inside;
// e = easing(u); the value is the piece's first value mixed with its last one at e.

extension Track {
  /// The value at a progress.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside is extrapolated.
  ///   - before: Whether the effect has not begun yet (the before flag of CSS easing), which only
  ///     steps feel.
  /// - Returns: The value, the same bits whatever was asked for before.
  @inlinable
  @inline(__always)
  public func value(at progress: Double, before: Bool = false) -> Value {
    if index.isQuick(progress) { return quickValue(at: progress) }
    // The rest is a call, which keeps small the closures that ask for values.
    return searchedValue(at: progress, before: before)
  }

  /// The value at a progress, found faster where the last one asked for was near.
  @inlinable
  @inline(__always)
  public func value(
    at progress: Double, cursor: inout TrackCursor, before: Bool = false
  ) -> Value {
    if index.isQuick(progress) { return quickValue(at: progress) }
    let offset = offset(of: progress)
    let hint = cursor.segment
    if hint < segments.count && segments[hint].surelyHolds(offset) {
      return pieceValue(at: offset, in: segments[hint], before: before)
    }
    guard index.isInside(offset) else { return generalValue(at: offset, before: before) }
    cursor.segment = innerPiece(at: offset)
    return pieceValue(at: offset, in: segments[cursor.segment], before: before)
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
    if index.quickEnd > 0 {
      // Where finding the piece takes no more than two comparisons there is nothing to keep.
      for index in progresses.indices {
        output[index] = value(at: progresses[index], before: before)
      }
      return
    }
    var index = 0
    while index < progresses.count {
      var offset = offset(of: progresses[index])
      guard self.index.isInside(offset) else {
        output[index] = generalValue(at: offset, before: before)
        index &+= 1
        continue
      }
      // As long as the playhead stays in the piece nothing is searched.
      let segment = segments[innerPiece(at: offset)]
      repeat {
        output[index] = pieceValue(at: offset, in: segment, before: before)
        index &+= 1
        if index == progresses.count { return }
        offset = self.offset(of: progresses[index])
      } while segment.surelyHolds(offset)
    }
  }

  /// Where among the keys a progress lies.
  @inlinable
  @inline(__always)
  internal func offset(of progress: Double) -> Double { isReversed ? 1 - progress : progress }

  /// The value at a progress that is quick.
  @inlinable
  @inline(__always)
  internal func quickValue(at progress: Double) -> Value {
    let piece = shortPiece(at: progress)
    return segments[piece].course.innerValue(at: segments[piece].part(at: progress))
  }

  /// The value at an offset in an inner piece.
  @inlinable
  @inline(__always)
  internal func pieceValue(
    at offset: Double, in segment: TrackSegment<Value>, before: Bool
  ) -> Value {
    if segment.shape == .linear {
      return segment.course.innerValue(at: segment.part(at: offset))
    }
    if segment.curve >= 0 {
      let part = segment.part(at: offset)
      let output = CurvePiece.polynomial(at: part, easings.pieces, start: Int(segment.curve))
      if output.isSurelyUnit { return segment.course.innerValue(at: output) }
      return segment.course.value(
        at: easings.curveValue(of: Int(segment.easing), at: part, polynomial: output))
    }
    return generalValue(at: offset, before: before)
  }

  /// The value at any progress, searched from the start.
  @inlinable
  @inline(never)
  internal func searchedValue(at progress: Double, before: Bool) -> Value {
    let offset = offset(of: progress)
    guard index.isInside(offset) else { return generalValue(at: offset, before: before) }
    return pieceValue(at: offset, in: segments[innerPiece(at: offset)], before: before)
  }

  /// The value at any offset, in a piece of any shape.
  @inlinable
  @inline(never)
  internal func generalValue(at offset: Double, before: Bool) -> Value {
    let place = place(of: offset, in: piece(at: offset), before: before)
    if place.cycles != 0 {
      return mix(segments[place.piece].course.from, segments[place.piece].course.to, at: place)
    }
    if place.eased == 0 { return segments[place.piece].course.from }
    return segments[place.piece].course.value(at: place.eased)
  }

  /// Two ends mixed that are not the keys' own values.
  @inlinable
  internal func mix(_ from: Value, _ to: Value, at place: TrackPlace) -> Value {
    if place.cycles != 0 {
      // Each end is moved, rather than the value between, which might be infinite already.
      return shifted(from, by: place.cycles).interpolated(
        to: shifted(to, by: place.cycles), at: place.eased)
    }
    return place.eased == 0 ? from : from.interpolated(to: to, at: place.eased)
  }
}
