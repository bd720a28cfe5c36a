import Keyframes

/// Curves of every kind that gives trouble, from a seed.
struct RandomCurves {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number(_ size: Double = 100) -> Double {
    Double.random(in: -size...size, using: &random)
  }

  mutating func point(_ size: Double = 100) -> SIMD2<Double> { SIMD2(number(size), number(size)) }

  /// The four points of a cubic.
  mutating func cubic() -> [SIMD2<Double>] {
    let (a, b, c, d) = (point(), point(), point(), point())
    switch Int.random(in: 0..<12, using: &random) {
    // A cusp in the middle: derivative 0 at one half.
    case 0: return Self.cusp(a, b, c)
    // Nearly a cusp.
    case 1: return Self.cusp(a, b, c).enumerated().map { $1 + ($0 == 1 ? d * 1e-7 : .zero) }
    // Handles of no length.
    case 2: return [a, a, c, d]
    case 3: return [a, b, d, d]
    case 4: return [a, a, d, d]
    case 5: return [a, a, a, d]
    // There and back on a line.
    case 6: return [a, a + b * 3, a - b * 2, a + b]
    // Nearly straight.
    case 7: return [a, a + b / 3 + d * 1e-9, a + b * (2 / 3), a + b]
    // A loop.
    case 8: return [a, a + b * 5, a + SIMD2(-b.y, b.x) * 5, a]
    // Long handles.
    case 9: return [a, a + b * 1000, c - b * 900, d]
    // Far away from the origin.
    case 10: return [a, b, c, d].map { $0 + 1e7 }
    default: return [a, b, c, d]
    }
  }

  /// A symmetric cubic with a cusp at one half.
  static func cusp(
    _ middle: SIMD2<Double>, _ way: SIMD2<Double>, _ height: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    // The derivative at one half is 3/4 of (d + c − b − a); here it is 0.
    [middle - way, middle + way + height, middle - way + height, middle + way]
  }

  /// The diameter of the points, at least.
  static func size(_ points: [SIMD2<Double>]) -> Double {
    zip(points, points.dropFirst()).map { abs($1.x - $0.x) + abs($1.y - $0.y) }.reduce(0, +)
  }
}

extension PlanePoint {
  init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }

  var vector: SIMD2<Double> { SIMD2(x, y) }

  /// The distance to another point.
  func distance(to other: SIMD2<Double>) -> Double {
    let way = vector - other
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
