extension Track {
  /// The place of an offset outside the keys, which repeat there.
  @usableFromInline
  internal func repeatedPlace(of offset: Double, in piece: Int, before: Bool) -> TrackPlace {
    if offset == index.last || offset.isNaN { return TrackPlace(piece: piece, eased: 0) }
    let shape = segments[piece].shape
    let (cycles, passed) = cycle(of: offset)
    let part = shape.isBackwards(inCycle: cycles) ? 1 - passed : passed
    var inside = index.first.interpolated(to: index.last, at: part)
    // Where a part just below the end of a cycle has been rounded, the cycle still goes on.
    if inside >= index.last && shape != .oscillate { inside = index.last.nextDown }
    let innerPiece = self.piece(at: inside)
    var place: TrackPlace
    if innerPiece > 0 && innerPiece < segments.count - 1 {
      place = self.place(of: inside, in: innerPiece, before: before)
    } else {
      // The last offset itself, where an oscillation turns: the last key's own value, with which
      // the outermost piece ends.
      place = TrackPlace(piece: segments.count - 1, eased: 1)
    }
    if shape == .cycleWithOffset { place.cycles = cycles }
    return place
  }
}

extension Track {
  /// The cycle of keys that repeat in which an offset lies, the keys' own being 0, and how much of
  /// it has passed.
  internal func cycle(of offset: Double) -> (number: Double, part: Double) {
    let limit = Double.greatestFiniteMagnitude
    let turns = min(max((offset - index.first) / (index.last - index.first), -limit), limit)
    let number = turns.wholeBelow
    return (number, turns - number)
  }

  /// A value moved on by the way of so many cycles.
  @inlinable
  internal func shifted(_ value: Value, by cycles: Double) -> Value {
    let start = segments[0].course.from
    let end = segments[segments.count - 1].course.to
    return value.accumulated(onto: end.accumulated(onto: start, count: -1), count: cycles)
  }
}

extension SegmentShape {
  /// Whether keys come again there.
  internal var repeats: Bool { self == .cycle || self == .cycleWithOffset || self == .oscillate }

  /// Whether keys that repeat are run through from the last to the first in a cycle.
  internal func isBackwards(inCycle number: Double) -> Bool {
    self == .oscillate && (number * 0.5).wholeBelow * 2 != number
  }
}
