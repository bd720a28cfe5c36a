/// Where to begin the search for the piece of a track that an offset lies in.
///
/// Pieces are numbered from 0, the piece before the first offset. So the number sought is the
/// number of boundaries (the offsets at which all other pieces begin) that are not above the
/// offset.
@usableFromInline
internal struct TrackIndex: Sendable {
  /// The lowest boundary.
  @usableFromInline internal var first: Double
  /// The highest boundary.
  @usableFromInline internal var last: Double
  /// The bits of the lowest boundary; of numbers that are not negative the bits compare as the
  /// numbers do, and integers leave the units for numbers to those.
  @usableFromInline internal var firstBits: UInt64
  /// How many doubles lie between the outer boundaries.
  @usableFromInline internal var innerCount: UInt64
  /// The bits of the highest boundary where the track is short and linear, begins at 0 and is not
  /// seen backwards, and otherwise 0: then one comparison tells that one formula does.
  @usableFromInline internal var quickEnd: UInt64 = 0
  /// The bits of the second boundary, or of infinity.
  @usableFromInline internal var secondBits = Double.infinity.bitPattern
  /// The bits of the third boundary, or of infinity.
  @usableFromInline internal var thirdBits = Double.infinity.bitPattern
  /// Whether there are no more than four boundaries; such tracks need no other search than two
  /// comparisons.
  @usableFromInline internal var isShort: Bool
  /// Whether all pieces between the outer boundaries are linear without easing.
  @usableFromInline internal var isLinear = true
  /// Whether a curve eases one of them.
  @usableFromInline internal var isCurved = false
  /// Cells of a uniform grid per unit of offset.
  @usableFromInline internal var scale = 0.0
  /// The cells of the grid, and one more; empty for short tracks.
  @usableFromInline internal var cells: [TrackCell] = []

  internal init<Value>(of segments: [TrackSegment<Value>], isReversed: Bool) {
    let count = segments.count - 1
    // A negative zero becomes a positive one.
    first = segments[1].origin + 0
    last = segments[count].origin + 0
    firstBits = first.bitPattern
    innerCount = last.bitPattern - firstBits
    isShort = count <= 4
    if count > 1 { secondBits = segments[2].origin.bitPattern }
    if count > 2 { thirdBits = segments[3].origin.bitPattern }
    for segment in segments[1..<count] {
      if segment.shape != .linear { isLinear = false }
      if segment.curve >= 0 { isCurved = true }
    }
    setDirection(isReversed: isReversed)
    if isShort { return }

    let cellCount = 2 * count
    let wanted = Double(cellCount) / (last - first)
    // Where this overflows all boundaries share a cell, and the binary search alone decides.
    scale = wanted.isFinite ? wanted : 0
    let beyond = TrackCell(number: Int32(count), boundary: .infinity)
    cells = [TrackCell](repeating: beyond, count: cellCount + 3)
    var cell = 0
    for number in 0..<count {
      let boundary = segments[number + 1].origin
      let own = self.cell(of: boundary)
      while cell <= own {
        cells[cell] = TrackCell(number: Int32(number), boundary: boundary)
        cell += 1
      }
    }
  }

  /// Takes note of whether the track is seen backwards.
  internal mutating func setDirection(isReversed: Bool) {
    quickEnd = isShort && isLinear && firstBits == 0 && !isReversed ? innerCount : 0
  }

  /// Whether an offset lies between the outer boundaries; a negative zero is left to the long way.
  @inlinable
  @inline(__always)
  internal func isInside(_ offset: Double) -> Bool { offset.bitPattern &- firstBits < innerCount }

  /// Whether the track is a quick one, and the offset between its outer boundaries.
  @inlinable
  @inline(__always)
  internal func isQuick(_ offset: Double) -> Bool { offset.bitPattern < quickEnd }

  /// The cell of an offset that is neither below the first boundary nor above the last.
  ///
  /// Higher offsets never have lower cells, which is all that is asked of it: it may round.
  @inlinable
  @inline(__always)
  internal func cell(of offset: Double) -> Int {
    // Adding 2^52 leaves the nearest whole number in the low bits.
    let shifted = (offset - first) * scale + 0x1p52
    return Int(truncatingIfNeeded: shifted.bitPattern & 0xFFFF_FFFF)
  }
}

/// What a cell of the grid knows of the boundaries.
@usableFromInline
internal struct TrackCell: Sendable {
  /// How many boundaries there are in the cells below.
  @usableFromInline internal var number: Int32
  /// The first boundary that is not in the cells below.
  @usableFromInline internal var boundary: Double
}
