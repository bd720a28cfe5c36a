/// Turns the elements of a path into curves and pieces.
struct PathCompiler {
  private let path: PlanePath
  private(set) var curves: [PathCurve] = []
  private(set) var table = ArcTable()
  private(set) var ends: [Double] = []
  private(set) var scale = 1.0
  private(set) var origin = SIMD2<Double>.zero
  private(set) var isLoop = false
  /// Whether lengths are all that is asked for.
  private let isLengthOnly: Bool
  /// The length where nothing else is asked for.
  private(set) var length = 0.0

  init(_ path: PlanePath, isLengthOnly: Bool = false) {
    self.path = path
    self.isLengthOnly = isLengthOnly
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
    if isLengthOnly {
      length += curve.length
      return
    }
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

extension PathCurve {
  /// How long the curve is, within 10⁻¹⁰ of it.
  fileprivate var length: Double {
    switch kind {
    case .line:
      let way = end - start
      return DeterministicMath.hypot(way.x, way.y)
    case .cubic: return ArcLength.length(of: CubicSpeed(self))
    case .arc: return ArcLength.length(of: ArcSpeed(self))
    }
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
