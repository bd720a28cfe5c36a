/// Where to begin the search for the piece of a track that an offset lies in.
///
/// Pieces are numbered from 0, the piece before the first offset. So the number sought is the number
/// of boundaries (the offsets at which all other pieces begin) that are not above the offset.
@usableFromInline
internal struct TrackIndex: Sendable {
  /// The lowest boundary.
  @usableFromInline internal var first: Double
  /// The second boundary, infinite where there is none.
  @usableFromInline internal var second = Double.infinity
  /// The third boundary, infinite where there is none.
  @usableFromInline internal var third = Double.infinity
  /// The highest boundary.
  @usableFromInline internal var last: Double
  /// Whether there are no more than four boundaries; such tracks need no other search than two
  /// comparisons.
  @usableFromInline internal var isShort: Bool
  /// Whether all pieces between the outer boundaries are linear without easing.
  @usableFromInline internal var isLinear = true
  /// Whether the track is short and linear and not seen backwards: then two comparisons and one
  /// formula do for all that lies between the outer boundaries.
  @usableFromInline internal var isQuick: Bool
  /// Cells of a uniform grid per unit of offset.
  @usableFromInline internal var scale = 0.0
  /// For cell *c* of the grid the number of boundaries in the cells below it; empty for short tracks.
  @usableFromInline internal var cells: [Int32] = []

  internal init<Value>(of segments: [TrackSegment<Value>], isReversed: Bool) {
    let count = segments.count - 1
    first = segments[1].origin
    last = segments[count].origin
    isShort = count <= 4
    isQuick = false
    if count > 1 { second = segments[2].origin }
    if count > 2 { third = segments[3].origin }
    for segment in segments[1..<count] where segment.shape != .linear { isLinear = false }
    if isShort {
      isQuick = isLinear && !isReversed
      return
    }

    let cellCount = 2 * count
    let wanted = Double(cellCount) / (last - first)
    // Where this overflows all boundaries share a cell, and the binary search alone decides.
    scale = wanted.isFinite ? wanted : 0
    cells = [Int32](repeating: Int32(count), count: cellCount + 3)
    var cell = 0
    for number in 0..<count {
      let own = self.cell(of: segments[number + 1].origin)
      while cell <= own {
        cells[cell] = Int32(number)
        cell += 1
      }
    }
  }

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
