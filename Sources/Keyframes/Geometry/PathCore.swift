/// What a measured path consists of.
final class PathCore: Sendable {
  let path: PlanePath
  /// The curves that have a length.
  let curves: [PathCurve]
  /// Their pieces in order.
  let pieces: [ArcPiece]
  /// The distances at which the pieces begin, alone for the search.
  let starts: [Double]
  /// For each cell of a uniform grid over the distances, how many pieces begin in the cells below.
  let cells: [Int32]
  /// Cells per unit of distance.
  let cellScale: Double
  /// The length of everything.
  let length: Double
  /// The distance at which each element ends.
  let ends: [Double]
  /// What coordinates were multiplied by: a power of two, and 1 unless they are extreme.
  let scale: Double
  /// The first point, for a path without length.
  let origin: SIMD2<Double>
  let isLoop: Bool

  init(_ path: PlanePath) {
    var compiler = PathCompiler(path)
    compiler.compile()
    self.path = path
    curves = compiler.curves
    pieces = compiler.table.pieces
    starts = pieces.map { $0.start }
    length = compiler.table.length
    ends = compiler.ends
    scale = compiler.scale
    origin = compiler.origin
    isLoop = compiler.isLoop && length > 0

    let count = 2 * pieces.count
    let wanted = length > 0 ? Double(count) / length : 0
    cellScale = wanted.isFinite ? wanted : 0
    var cells = [Int32](repeating: Int32(pieces.count), count: count + 2)
    var cell = 0
    for (number, start) in starts.enumerated() {
      let own = PathCore.cell(of: start, cellScale)
      while cell <= own {
        cells[cell] = Int32(number)
        cell += 1
      }
    }
    self.cells = cells
  }

  /// The cell of a distance from 0 to the length; higher distances never have lower cells.
  @inline(__always)
  private static func cell(of distance: Double, _ scale: Double) -> Int { Int(distance * scale) }

  /// The piece that holds a distance from 0 up to and without the length.
  @inline(__always)
  func piece(at distance: Double) -> Int {
    let cell = PathCore.cell(of: distance, cellScale)
    var low = max(Int(cells[cell]) - 1, 0)
    var high = Int(cells[cell + 1]) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
