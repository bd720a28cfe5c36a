// The hot loop. Nothing else finds a piece of a track, and nothing else mixes values. The formula:
// with p the progress, u = (p − origin) × reciprocal in the piece that holds p, at most 1 inside;
// e = easing(u); the value is the piece's first value mixed with its last one at e, and bent where
// the piece is a curve's.

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
    if hint < segments.count && segments[hint].holds(offset) {
      return pieceValue(at: offset, in: segments[hint], before: before)
    }
    guard index.isInside(offset) else { return generalValue(at: offset, before: before) }
    // A playhead that has left its piece is most often in the next one.
    let isNext = hint &+ 1 < segments.count && segments[hint &+ 1].holds(offset)
    cursor.segment = isNext ? hint &+ 1 : innerPiece(at: offset)
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
    fill(&output, from: 0, at: progresses, before: before)
  }

  /// The values at many progresses, the first of them at a place of the output; it is long enough.
  @inlinable
  internal func fill(
    _ output: inout MutableSpan<Value>, from start: Int, at progresses: Span<Double>, before: Bool
  ) {
    precondition(start >= 0 && progresses.count <= output.count &- start)
    // A pointer stays in a register, where a span that is lent is read again for each value.
    unsafe output.withUnsafeMutableBufferPointer { places in
      guard let base = places.baseAddress else { return }
      let places = unsafe base + start
      if index.quickEnd != 0 {
        unsafe fillQuick(places, at: progresses)
      } else if index.isLinear && !isReversed {
        unsafe fillLinear(places, at: progresses)
      } else if index.isCurved {
        unsafe fillCurved(places, at: progresses, before: before)
      } else {
        unsafe fillAny(places, at: progresses, before: before)
      }
    }
  }

  /// The values of any track.
  @inlinable
  @inline(never)
  internal func fillAny(
    _ output: UnsafeMutablePointer<Value>, at progresses: Span<Double>, before: Bool
  ) {
    var cursor = TrackCursor()
    for index in progresses.indices {
      unsafe output[index] = value(at: progresses[index], cursor: &cursor, before: before)
    }
  }

  /// The values of a quick track, see ``TrackIndex/quickEnd``.
  ///
  /// As long as the playhead stays in a piece nothing is searched, and values are made two at a
  /// time: of numbers that is one instruction for both. The bounds of the search stay in registers,
  /// which a longer loop has no room for.
  @inlinable
  @inline(never)
  internal func fillQuick(
    _ output: UnsafeMutablePointer<Value>, at progresses: Span<Double>
  ) {
    let last = progresses.count &- 1
    let segments = segments.span
    let (end, second, third) = (self.index.quickEnd, self.index.secondBits, self.index.thirdBits)
    var index = 0
    search: while index < last {
      let bits = unsafe progresses[unchecked: index].bitPattern
      guard bits < end else {
        unsafe output[index] = generalValue(at: progresses[unchecked: index], before: false)
        index &+= 1
        continue
      }
      // An offset below the end lies in a piece that exists.
      let piece = bits >= third ? 3 : bits >= second ? 2 : 1
      let segment = unsafe segments[unchecked: piece]
      let (low, span) = (segment.origin.bitPattern, segment.span)
      repeat {
        let (first, next) = unsafe (progresses[unchecked: index], progresses[unchecked: index &+ 1])
        guard next.bitPattern &- low < span else {
          unsafe output[index] = segment.course.innerValue(
            at: (first - segment.origin) * segment.reciprocal)
          index &+= 1
          continue search
        }
        unsafe segment.course.writeInnerValues(
          at: (SIMD2(first, next) - segment.origin) * segment.reciprocal, to: output + index)
        index &+= 2
      } while unsafe index < last && progresses[unchecked: index].bitPattern &- low < span
    }
    if index == last {
      unsafe output[index] = value(at: progresses[unchecked: index])
    }
  }

  /// The values of a linear track that is not seen backwards.
  ///
  /// As long as the playhead stays in a piece nothing is searched, and values are made two at a
  /// time: of numbers that is one instruction for both.
  @inlinable
  @inline(never)
  internal func fillLinear(
    _ output: UnsafeMutablePointer<Value>, at progresses: Span<Double>
  ) {
    let last = progresses.count &- 1
    var index = 0
    var piece = 0
    search: while index < last {
      let progress = unsafe progresses[unchecked: index]
      guard self.index.isInside(progress) else {
        unsafe output[index] = generalValue(at: progress, before: false)
        index &+= 1
        continue
      }
      if self.index.isShort {
        piece = shortPiece(at: progress)
      } else {
        piece &+= 1
        if piece >= segments.count || !segments[piece].holds(progress) {
          piece = searchedPiece(at: progress)
        }
      }
      let (origin, reciprocal) = (segments[piece].origin, segments[piece].reciprocal)
      let (low, span) = (origin.bitPattern, segments[piece].span)
      let course = segments[piece].course
      repeat {
        let (first, second) = unsafe (
          progresses[unchecked: index], progresses[unchecked: index &+ 1]
        )
        guard second.bitPattern &- low < span else {
          unsafe output[index] = course.innerValue(at: (first - origin) * reciprocal)
          index &+= 1
          continue search
        }
        unsafe course.writeInnerValues(
          at: (SIMD2(first, second) - origin) * reciprocal, to: output + index)
        index &+= 2
      } while unsafe index < last && progresses[unchecked: index].bitPattern &- low < span
    }
    if index == last {
      unsafe output[index] = searchedValue(
        at: progresses[unchecked: index], before: false)
    }
  }

  /// The values of a track with curves as easings.
  ///
  /// Here as well values are made two at a time in a piece: the processor works on both.
  @inlinable
  @inline(never)
  internal func fillCurved(
    _ output: UnsafeMutablePointer<Value>, at progresses: Span<Double>, before: Bool
  ) {
    let count = progresses.count
    var index = 0
    while index < count {
      var offset = unsafe offset(of: progresses[unchecked: index])
      let isInside = self.index.isInside(offset)
      let piece = isInside ? innerPiece(at: offset) : 0
      let curve = Int(segments[piece].curve)
      guard isInside && curve >= 0 && index &+ 1 < count else {
        unsafe output[index] = searchedValue(
          at: progresses[unchecked: index], before: before)
        index &+= 1
        continue
      }
      let (origin, reciprocal) = (segments[piece].origin, segments[piece].reciprocal)
      let (low, span) = (origin.bitPattern, segments[piece].span)
      let course = segments[piece].course
      repeat {
        let next = unsafe self.offset(of: progresses[unchecked: index &+ 1])
        guard next.bitPattern &- low < span else {
          unsafe output[index] = pieceValue(
            at: offset, in: segments[piece], before: before)
          index &+= 1
          break
        }
        let parts = (SIMD2(offset, next) - origin) * reciprocal
        let eased = CurvePiece.polynomials(at: parts, easings.pieces, start: curve)
        if eased.x.isSurelyUnit && eased.y.isSurelyUnit {
          unsafe course.writeInnerValues(at: eased, to: output + index)
        } else {
          unsafe output[index] = searchedValue(
            at: progresses[unchecked: index], before: before)
          unsafe output[index &+ 1] = searchedValue(
            at: progresses[unchecked: index &+ 1], before: before)
        }
        index &+= 2
        guard index &+ 1 < count else { break }
        offset = unsafe self.offset(of: progresses[unchecked: index])
      } while offset.bitPattern &- low < span
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
    if segment.shape == .cubic {
      let eased = easings.value(
        of: Int(segment.easing), at: segment.part(at: offset), before: before)
      let bend = bends[Int(segment.bend)]
      return bend.value(on: segment.course, at: parameter(of: bend, at: eased))
    }
    return generalValue(at: offset, before: before)
  }

  /// The parameter of a curve at an eased progress.
  @inlinable
  @inline(__always)
  internal func parameter(of bend: TrackBend<Value>, at eased: Double) -> Double {
    bend.arc < 0 ? eased : arcs[Int(bend.arc)].parameter(at: eased)
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
    let segment = segments[place.piece]
    guard segment.bend >= 0 else { return segment.course.value(at: place.eased) }
    let bend = bends[Int(segment.bend)]
    return bend.value(on: segment.course, at: parameter(of: bend, at: place.eased))
  }

  /// Two ends mixed that are not the keys' own values.
  @inlinable
  internal func mix(_ from: Value, _ to: Value, at place: TrackPlace) -> Value {
    var (from, to) = (from, to)
    if place.cycles != 0 {
      // Each end is moved, rather than the value between, which might be infinite already.
      from = shifted(from, by: place.cycles)
      to = shifted(to, by: place.cycles)
    }
    if place.eased == 0 { return from }
    let segment = segments[place.piece]
    if segment.bend >= 0 {
      let bend = bends[Int(segment.bend)]
      return bend.value(
        from: from, to: to, on: segment.course, at: parameter(of: bend, at: place.eased))
    }
    return from.interpolated(to: to, at: place.eased)
  }
}
