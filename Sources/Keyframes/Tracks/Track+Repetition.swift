extension Track {
  /// The place of an offset outside the keys, which repeat there.
  @usableFromInline
  internal func repeatedPlace(of offset: Double, in piece: Int, before: Bool) -> TrackPlace {
    if offset == index.last || offset.isNaN { return TrackPlace(piece: piece, eased: 0) }
    let shape = segments[piece].shape
    let length = index.last - index.first
    let limit = Double.greatestFiniteMagnitude
    var turns = (offset - index.first) / length
    turns = turns < -limit ? -limit : turns > limit ? limit : turns
    let cycles = turns.wholePart
    var part = turns - cycles
    if shape == .oscillate && (cycles * 0.5).wholePart * 2 != cycles { part = 1 - part }
    var inside = index.first.interpolated(to: index.last, at: part)
    // Where a part just below the end of a cycle has been rounded, the cycle still goes on.
    if inside >= index.last && shape != .oscillate { inside = index.last.nextDown }
    let innerPiece = self.piece(at: inside)
    var place: TrackPlace
    if innerPiece > 0 && innerPiece < segments.count - 1 {
      place = self.place(of: inside, in: innerPiece, before: before)
    } else {
      // The last offset itself, where an oscillation turns: the last key's own value, with which the
      // outermost piece ends.
      place = TrackPlace(piece: segments.count - 1, eased: 1)
    }
    if shape == .cycleWithOffset { place.cycles = cycles }
    return place
  }
}

extension Track {
  /// A value moved on by the way of so many cycles.
  @inlinable
  internal func shifted(_ value: Value, by cycles: Double) -> Value {
    let start = segments[0].course.from
    let end = segments[segments.count - 1].course.to
    return value.accumulated(onto: end.accumulated(onto: start, count: -1), count: cycles)
  }
}

extension Double {
  /// The greatest whole number that is not above the receiver, which is finite.
  internal var wholePart: Double {
    guard magnitude < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }
}
