extension Track {
  /// The number of the piece that an offset lies in.
  ///
  /// The offset is inside, see ``TrackIndex/isInside(_:)``.
  @inlinable
  @inline(__always)
  internal func innerPiece(at offset: Double) -> Int {
    index.isShort ? shortPiece(at: offset) : longPiece(at: offset)
  }

  /// The number of the piece of a short track.
  ///
  /// Counting leaves no branch to guess.
  @inlinable
  @inline(__always)
  internal func shortPiece(at offset: Double) -> Int {
    let bits = offset.bitPattern
    return bits >= index.thirdBits ? 3 : bits >= index.secondBits ? 2 : 1
  }

  /// The number of the piece that any offset lies in; NaN lies in piece 0.
  @inlinable
  internal func piece(at offset: Double) -> Int {
    // A negative zero may lie on the first boundary.
    let offset = offset + 0
    if index.isInside(offset) { return innerPiece(at: offset) }
    return offset >= index.last ? segments.count &- 1 : 0
  }

  /// The number of the piece that any offset lies in, found fastest if it is the cursor's.
  @inlinable
  internal func piece(at offset: Double, cursor: inout TrackCursor) -> Int {
    let hint = cursor.segment
    if hint < segments.count && segments[hint].holds(offset) { return hint }
    cursor.segment = piece(at: offset)
    return cursor.segment
  }

  /// The number of the piece of a long track.
  ///
  /// With two cells of the grid for each piece the next boundary most often decides, so there is
  /// next to no branch to guess, wherever the playhead has jumped.
  @inlinable
  @inline(__always)
  internal func longPiece(at offset: Double) -> Int {
    let number = index.cell(of: offset)
    let cell = index.cells[number]
    let found = Int(cell.number) &+ (offset >= cell.boundary ? 1 : 0)
    if offset < segments[found &+ 1].origin { return found }
    return crowdedPiece(at: offset, from: found &+ 1, cell: number)
  }

  /// The number of the piece of a long track, in a call of its own.
  @inlinable
  @inline(never)
  internal func searchedPiece(at offset: Double) -> Int { longPiece(at: offset) }

  /// The number of the piece of a long track where many boundaries share a cell.
  @inlinable
  @inline(never)
  internal func crowdedPiece(at offset: Double, from start: Int, cell: Int) -> Int {
    var low = start
    var high = Int(index.cells[cell &+ 1].number)
    while low < high {
      let middle = (low &+ high &+ 1) / 2
      if offset >= segments[middle].origin { low = middle } else { high = middle &- 1 }
    }
    return low
  }
}
