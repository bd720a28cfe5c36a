import Foundation
import Keyframes

/// A curve as textbooks have it, with the C library's functions.
struct OracleCurve {
  /// The point at a parameter.
  let point: (Double) -> SIMD2<Double>
  /// The derivative at a parameter.
  let derivative: (Double) -> SIMD2<Double>

  /// A Bezier curve of any degree, by de Casteljau.
  init(bezier points: [SIMD2<Double>]) {
    func value(_ points: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
      }
      return points[0]
    }
    let differences = zip(points, points.dropFirst()).map { ($1 - $0) * Double(points.count - 1) }
    point = { value(points, $0) }
    derivative = { value(differences, $0) }
  }

  /// An arc by its centre, as appendix B.2.4 of SVG 2 computes it.
  init(
    arcFrom start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double,
    isLarge: Bool, isPositive: Bool
  ) {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let half = (start - end) / 2
    let x1 = c * half.x + s * half.y
    let y1 = c * half.y - s * half.x
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    let lambda = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if lambda > 1 { (rx, ry) = (rx * lambda.squareRoot(), ry * lambda.squareRoot()) }
    let top = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
    let bottom = rx * rx * y1 * y1 + ry * ry * x1 * x1
    // Scaled-up radii make half an ellipse, which rounding must not turn into more or less.
    let isHalf = lambda >= 1
    let factor = isHalf ? 0 : (isLarge == isPositive ? -1.0 : 1) * max(top / bottom, 0).squareRoot()
    let (cx, cy) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
    let middle = (start + end) / 2
    let center = SIMD2(c * cx - s * cy + middle.x, s * cx + c * cy + middle.y)
    let first = atan2((y1 - cy) / ry, (x1 - cx) / rx)
    var sweep = atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - first
    if isHalf { sweep = isPositive ? .pi : -.pi }
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }
    func placed(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(c * x - s * y, s * x + c * y) }
    point = { t in
      center + placed(rx * cos(first + t * sweep), ry * sin(first + t * sweep))
    }
    derivative = { t in
      placed(-rx * sin(first + t * sweep), ry * cos(first + t * sweep)) * sweep
    }
  }

  /// The speed at a parameter.
  func speed(_ t: Double) -> Double {
    let d = derivative(t)
    return hypot(d.x, d.y)
  }

  /// The length between two parameters, to about 10⁻¹³ of `size`.
  ///
  /// The way is cut at sixteenths first: the cusps of the tests lie there, and a kink close to the
  /// end of a stretch is one that its samples would miss.
  func length(from start: Double = 0, to end: Double = 1, size: Double) -> Double {
    let quadrature = AdaptiveQuadrature(function: speed)
    let inner = (1..<16).map { Double($0) / 16 }.filter { $0 > start && $0 < end }
    let knots = [start] + inner + [end]
    return zip(knots, knots.dropFirst()).reduce(0) {
      $0 + quadrature.integral(from: $1.0, to: $1.1, tolerance: 1e-14 * size)
    }
  }

  /// The parameter at a distance, by bisection of the length.
  func parameter(at distance: Double, size: Double) -> Double {
    var (low, high, before) = (0.0, 1.0, 0.0)
    for _ in 0..<44 {
      let middle = 0.5 * (low + high)
      let more = length(from: low, to: middle, size: size)
      if before + more <= distance {
        (low, before) = (middle, before + more)
      } else {
        high = middle
      }
    }
    return 0.5 * (low + high)
  }
}
