extension Track {
  /// The number of the piece that an offset lies in, found fastest if it is the cursor's.
  ///
  /// The offset is not below the first boundary, and below the last one.
  @inlinable
  @inline(__always)
  internal func innerPiece(at offset: Double, cursor: inout TrackCursor) -> Int {
    if index.isShort { return shortPiece(at: offset) }
    let hint = cursor.segment
    if hint < segments.count && segments[hint].surelyHolds(offset) { return hint }
    let found = search(offset, near: hint)
    cursor.segment = found
    return found
  }

  /// The number of the piece of a short track.
  @inlinable
  @inline(__always)
  internal func shortPiece(at offset: Double) -> Int {
    offset < index.second ? 1 : offset < index.third ? 2 : 3
  }

  /// The number of the piece that any offset lies in; NaN lies in piece 0.
  @inlinable
  internal func piece(at offset: Double, cursor: inout TrackCursor) -> Int {
    if !(offset >= index.first) { return 0 }
    if offset >= index.last { return segments.count &- 1 }
    return innerPiece(at: offset, cursor: &cursor)
  }

  /// The number of the piece of a long track that an offset lies in, when it is not `hint`.
  @inlinable
  @inline(never)
  internal func search(_ offset: Double, near hint: Int) -> Int {
    // A playhead that has left its piece is most often in the next one, or in the one before.
    if hint &+ 1 < segments.count && segments[hint &+ 1].surelyHolds(offset) { return hint &+ 1 }
    if hint > 0 && hint <= segments.count && segments[hint &- 1].surelyHolds(offset) {
      return hint &- 1
    }
    // A boundary lies on each side of the offset; with two cells for each piece the next boundary
    // most often decides.
    let cell = index.cell(of: offset)
    var low = Int(index.cells[cell])
    // One on if the difference has no sign: integers again, to leave no branch to guess.
    low &+= 1 &- Int((offset - segments[low &+ 1].origin).bitPattern &>> 63)
    if offset < segments[low &+ 1].origin { return low }
    var high = Int(index.cells[cell &+ 1])
    while low < high {
      let middle = (low &+ high &+ 1) / 2
      if offset >= segments[middle].origin { low = middle } else { high = middle &- 1 }
    }
    return low
  }
}
