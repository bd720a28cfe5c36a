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
    if isQuick(at: progress) { return quickValue(at: progress) }
    // The rest is a call, which keeps small the closures that ask for values.
    return searchedValue(at: progress, before: before)
  }

  /// The value at a progress, found faster where the last one asked for was near.
  @inlinable
  @inline(__always)
  public func value(
    at progress: Double, cursor: inout TrackCursor, before: Bool = false
  ) -> Value {
    if isQuick(at: progress) { return quickValue(at: progress) }
    let offset = isReversed ? 1 - progress : progress
    if offset >= index.first && offset < index.last {
      let piece = innerPiece(at: offset, cursor: &cursor)
      // Never above 1: the distance is at most the length, and a number times its own rounded
      // reciprocal is at most 1.
      let part = (offset - segments[piece].origin) * segments[piece].reciprocal
      if index.isLinear { return segments[piece].course.innerValue(at: part) }
      if segments[piece].shape == .eased {
        return segments[piece].course.value(
          at: easings.value(of: Int(segments[piece].easing), at: part, before: before))
      }
    }
    return generalValue(at: offset, cursor: &cursor, before: before)
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

  /// Whether two comparisons find the piece and the plain formula gives the value.
  @inlinable
  @inline(__always)
  internal func isQuick(at progress: Double) -> Bool {
    index.isQuick && progress >= index.first && progress < index.last
  }

  /// The value at a progress that is quick.
  @inlinable
  @inline(__always)
  internal func quickValue(at progress: Double) -> Value {
    let piece = shortPiece(at: progress)
    let part = (progress - segments[piece].origin) * segments[piece].reciprocal
    return segments[piece].course.innerValue(at: part)
  }

  /// The value at any progress, searched from the start.
  @inlinable
  @inline(never)
  internal func searchedValue(at progress: Double, before: Bool) -> Value {
    var cursor = TrackCursor()
    return value(at: progress, cursor: &cursor, before: before)
  }

  /// The value at any offset, in a piece of any shape.
  @inlinable
  @inline(never)
  internal func generalValue(
    at offset: Double, cursor: inout TrackCursor, before: Bool
  ) -> Value {
    let place = place(of: offset, in: piece(at: offset, cursor: &cursor), before: before)
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
