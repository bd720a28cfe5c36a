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

/// Turns the elements of a path into curves and pieces.
struct PathCompiler {
  private let path: PlanePath
  private(set) var curves: [PathCurve] = []
  private(set) var table = ArcTable()
  private(set) var ends: [Double] = []
  private(set) var scale = 1.0
  private(set) var origin = SIMD2<Double>.zero
  private(set) var isLoop = false

  init(_ path: PlanePath) {
    self.path = path
    var largest = 0.0
    for element in path.elements { largest = max(largest, element.largestNumber) }
    if largest > 0x1p400 {
      scale = 0x1p-800
    } else if largest > 0, largest < 0x1p-400 {
      scale = 0x1p800
    }
  }

  mutating func compile() {
    var current = SIMD2<Double>.zero
    var start = current
    var subpaths = 0
    var isOpen = false
    for (index, element) in path.elements.enumerated() {
      if index == 0, case .move(let end) = element { origin = end.lanes * scale }
      let next = element.end.map { $0.lanes * scale } ?? start
      switch element {
      case .move: start = next
      case .line, .close: append(PathCurve(from: current, to: next))
      case .quadratic(_, let control):
        let middle = control.lanes * scale
        append(
          PathCurve(
            from: current, current + (middle - current) * (2.0 / 3),
            next + (middle - next) * (2.0 / 3),
            to: next))
      case .cubic(_, let control1, let control2):
        append(
          PathCurve(from: current, control1.lanes * scale, control2.lanes * scale, to: next))
      case .arc(_, let radii, let rotation, let isLarge, let isPositive):
        append(
          .arc(
            from: current, to: next, radii: radii.lanes * scale, rotation: rotation,
            isLarge: isLarge, isPositive: isPositive))
      }
      switch element {
      case .move: isOpen = false
      case .close:
        if !isOpen { subpaths += 1 }
        isOpen = false
        isLoop = true
      default:
        if !isOpen {
          subpaths += 1
          isOpen = true
        }
        isLoop = false
      }
      current = next
      ends.append(table.length)
    }
    isLoop = isLoop && subpaths == 1
  }

  private mutating func append(_ curve: PathCurve) {
    let before = table.length
    let number = curves.count
    switch curve.kind {
    case .line:
      let way = curve.end - curve.start
      table.appendLine(length: DeterministicMath.hypot(way.x, way.y), number: number)
    case .cubic: table.append(CubicSpeed(curve), number: number)
    case .arc: table.append(ArcSpeed(curve), number: number)
    }
    if table.length > before { curves.append(curve) }
  }
}

extension PathElement {
  /// The largest magnitude among the coordinates and radii.
  fileprivate var largestNumber: Double {
    func largest(_ points: SIMD2<Double>...) -> Double {
      points.reduce(0) { max($0, max($1.x.magnitude, $1.y.magnitude)) }
    }
    switch self {
    case .move(let end), .line(let end): return largest(end.lanes)
    case .quadratic(let end, let control): return largest(end.lanes, control.lanes)
    case .cubic(let end, let control1, let control2):
      return largest(end.lanes, control1.lanes, control2.lanes)
    case .arc(let end, let radii, _, _, _): return largest(end.lanes, radii.lanes)
    case .close: return 0
    }
  }
}
