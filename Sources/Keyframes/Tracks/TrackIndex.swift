/// Finds the piece of a track that an offset lies in.
///
/// Pieces are numbered from 0, the piece before all boundaries; piece *i* begins at boundary
/// *i* − 1 and ends before boundary *i*; the last one, from the last boundary on, has no end. So the
/// number sought is the number of boundaries that are not above the offset.
@usableFromInline
internal struct TrackIndex: Sendable {
  /// The lowest boundary.
  @usableFromInline internal let first: Double
  /// The highest boundary.
  @usableFromInline internal let last: Double
  /// The first four boundaries, infinite where there are fewer: short tracks are searched without
  /// a branch that depends on the offset.
  @usableFromInline internal let lowest: SIMD4<Double>
  /// All boundaries, where there are more than four; else empty.
  @usableFromInline internal let boundaries: [Double]
  /// For cell *c* of a uniform grid the number of boundaries in cells below it.
  @usableFromInline internal let cells: [Int32]
  /// Cells per unit of offset.
  @usableFromInline internal let scale: Double

  internal init(of boundaries: [Double]) {
    let count = boundaries.count
    first = boundaries[0]
    last = boundaries[count - 1]
    var lowest = SIMD4<Double>(repeating: .infinity)
    for lane in 0..<min(4, count) { lowest[lane] = boundaries[lane] }
    self.lowest = lowest
    guard count > 4 else {
      self.boundaries = []
      cells = []
      scale = 0
      return
    }
    self.boundaries = boundaries
    let cellCount = 2 * count
    let wanted = Double(cellCount) / (last - first)
    // Boundaries so close together that this overflows share one cell, and a binary search finds.
    let scale = wanted.isFinite ? wanted : 0
    self.scale = scale
    var cells = [Int32](repeating: 0, count: cellCount + 2)
    var cell = 0
    for (number, boundary) in boundaries.enumerated() {
      let own = Self.cell(of: boundary, from: first, scale: scale)
      while cell < own {
        cell += 1
        cells[cell] = Int32(number)
      }
    }
    while cell < cellCount + 1 {
      cell += 1
      cells[cell] = Int32(count)
    }
    self.cells = cells
  }

  /// The cell of an offset that is at least `first`; higher offsets never have lower cells, which
  /// is all that is asked of it, so it may round as it likes.
  @inlinable
  internal static func cell(of offset: Double, from first: Double, scale: Double) -> Int {
    // Adding 2^52 leaves the nearest whole number in the low bits.
    let shifted = (offset - first) * scale + 0x1p52
    return Int(truncatingIfNeeded: shifted.bitPattern & 0xFFFF_FFFF)
  }

  /// The number of the piece that `offset` lies in, found fastest if it is `hint` or next to it.
  @inlinable
  internal func piece(at offset: Double, near hint: Int) -> Int {
    if boundaries.isEmpty {
      let reached = lowest .<= offset
      return (reached[0] ? 1 : 0) + (reached[1] ? 1 : 0) + (reached[2] ? 1 : 0)
        + (reached[3] ? 1 : 0)
    }
    if !(offset >= first) { return 0 }
    if offset >= last { return boundaries.count }
    // From here on a boundary lies on each side of the offset.
    if hint > 0 && hint < boundaries.count {
      if offset >= boundaries[hint - 1] {
        if offset < boundaries[hint] { return hint }
        if offset < boundaries[hint + 1] { return hint + 1 }
      } else if hint > 1 && offset >= boundaries[hint - 2] {
        return hint - 1
      }
    }
    return search(offset)
  }

  /// The number of the piece that an offset between the outer boundaries lies in.
  @inlinable
  internal func search(_ offset: Double) -> Int {
    let cell = Self.cell(of: offset, from: first, scale: scale)
    var low = Int(cells[cell])
    if boundaries[low] <= offset { low += 1 }
    if offset < boundaries[low] { return low }
    var high = Int(cells[cell + 1])
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
