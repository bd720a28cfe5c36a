import Keyframes

/// Points along a path by distance; the reference is the table of evenly spaced parameters that
/// textbooks have, a hundred for each curve, which is less exact than what it is held against.
enum GeometrySuite {
  static func workloads() -> [Workload] {
    [points(), batch(), places(), lengths(), measuring(), parsing()]
  }

  private static let curves: [TextbookCubic] = {
    var random = Random(seed: 41)
    func point() -> SIMD2<Double> {
      SIMD2(random.number(from: 0, to: 100), random.number(from: 0, to: 100))
    }
    var curves: [TextbookCubic] = []
    var start = point()
    for _ in 0..<12 {
      let curve = TextbookCubic(a: start, b: point(), c: point(), d: point())
      curves.append(curve)
      start = curve.d
    }
    return curves
  }()

  private static func path(_ curves: [TextbookCubic]) -> PlanePath {
    func point(_ vector: SIMD2<Double>) -> PlanePoint { PlanePoint(x: vector.x, y: vector.y) }
    var path = PlanePath(from: point(curves[0].a))
    for curve in curves {
      path.addCubic(to: point(curve.d), control1: point(curve.b), control2: point(curve.c))
    }
    return path
  }

  private static let parts: [Double] = {
    var random = Random(seed: 42)
    return (0..<4_096).map { _ in random.number(from: 0, to: 1) }
  }()

  private static func points() -> Workload {
    let measured = MeasuredPath(path(curves))
    let table = TextbookTable(curves)
    let distances = parts.map { $0 * measured.length }
    let (results, referenceResults) = (
      Results(count: parts.count), Results(count: parts.count)
    )
    return Workload(
      name: "Geometry/point(at:) on twelve cubics, random", operations: parts.count,
      pass: { results.fill(distances) { measured.point(at: $0).x } },
      reference: { referenceResults.fill(distances) { table.point(at: $0).x } })
  }

  private static func batch() -> Workload {
    let measured = MeasuredPath(path(curves))
    let table = TextbookTable(curves)
    let distances = (0..<4_096).map { Double($0) / 4_096 * measured.length }
    var points = [PlanePoint](repeating: .zero, count: distances.count)
    let referenceResults = Results(count: distances.count)
    return Workload(
      name: "Geometry/points(at:into:), rising", operations: distances.count,
      pass: {
        var output = points.mutableSpan
        measured.points(at: distances.span, into: &output)
      },
      reference: { referenceResults.fill(distances) { table.point(at: $0).x } })
  }

  private static func places() -> Workload {
    let track = Track(along: MeasuredPath(path(curves)), easing: .easeInOut)
    let (parts, results) = (parts, Results(count: parts.count))
    return Workload(
      name: "Geometry/a track along a path, value(at:).point", operations: parts.count,
      pass: { results.fill(parts) { track.value(at: $0).point.x } })
  }

  private static func lengths() -> Workload {
    let paths = curves.map { path([$0]) }
    let (curves, results) = (curves, Results(count: paths.count))
    let referenceResults = Results(count: paths.count)
    return Workload(
      name: "Geometry/length of a cubic", operations: paths.count, mayAllocate: true,
      pass: { results.fill(paths) { $0.length } },
      reference: { referenceResults.fill(curves) { TextbookTable([$0]).length } })
  }

  private static func measuring() -> Workload {
    let paths = curves.map { path([$0]) }
    let results = Results(count: paths.count)
    return Workload(
      name: "Geometry/measuring a cubic", operations: paths.count, mayAllocate: true,
      pass: { results.fill(paths) { MeasuredPath($0).length } })
  }

  private static func parsing() -> Workload {
    let text = path(curves).svg
    let results = Results(count: 1)
    return Workload(
      name: "Geometry/reading twelve cubics from text", operations: 1, mayAllocate: true,
      pass: { results.fill([text]) { Double((try? PlanePath(svg: $0))?.elements.count ?? 0) } })
  }
}

/// A cubic curve as textbooks have it.
struct TextbookCubic {
  var a: SIMD2<Double>
  var b: SIMD2<Double>
  var c: SIMD2<Double>
  var d: SIMD2<Double>

  func point(_ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }
}

/// Lengths up to evenly spaced parameters, between which it goes straight.
struct TextbookTable {
  private let curves: [TextbookCubic]
  private var lengths: [Double] = [0]
  var length: Double { lengths[lengths.count - 1] }

  init(_ curves: [TextbookCubic]) {
    self.curves = curves
    for curve in curves {
      var last = curve.a
      for index in 1...100 {
        let point = curve.point(Double(index) / 100)
        let way = point - last
        lengths.append(length + (way.x * way.x + way.y * way.y).squareRoot())
        last = point
      }
    }
  }

  func point(at distance: Double) -> SIMD2<Double> {
    var (low, high) = (0, lengths.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if lengths[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    let part = (distance - lengths[low]) / (lengths[low + 1] - lengths[low])
    return curves[low / 100].point((Double(low % 100) + part) / 100)
  }
}
