import Foundation
import Testing

@testable import Keyframes

@Suite struct PathCurveArcTests {
  @Test func theFlagsChooseAmongFourArcs() {
    // From (0, 0) to (10, 0) with radius 10: the heights of the middles.
    let low = 10 - 75.0.squareRoot()
    for (flags, y) in [("0 1", -low), ("0 0", low), ("1 1", low - 20), ("1 0", 20 - low)] {
      let path = MeasuredPath(stringLiteral: "M0 0A10 10 0 \(flags) 10 0")
      let middle = path.point(at: 0.5 * path.length)
      #expect(middle.distance(to: SIMD2(5, y)) < 1e-12, "\(flags)")
      let angle = flags.hasPrefix("0") ? Double.pi / 3 : 5 * Double.pi / 3
      #expect(abs(path.length - 10 * angle) < 1e-11, "\(flags)")
    }
  }

  @Test func radiiThatAreTooSmallAreScaledUp() {
    let half = MeasuredPath("M0 0A1 1 0 0 1 10 0")
    #expect(abs(half.length - 5 * .pi) < 1e-12)
    #expect(half.point(at: 0.5 * half.length).distance(to: SIMD2(5, -5)) < 1e-12)
    // An ellipse keeps its shape.
    let flat = MeasuredPath("M0 0A2 1 0 0 1 10 0")
    #expect(flat.point(at: 0.5 * flat.length).distance(to: SIMD2(5, -2.5)) < 1e-9)
  }

  @Test func aRadiusOfZeroMakesALineAndOnePointMakesNothing() {
    for text in ["M0 0A0 5 0 1 1 3 4", "M0 0A5 0 0 1 1 3 4", "M0 0A0 0 0 1 1 3 4"] {
      let path = MeasuredPath(stringLiteral: text)
      #expect(path.length == 5)
      #expect(path.point(at: 2.5) == PlanePoint(x: 1.5, y: 2))
    }
    #expect(MeasuredPath("M1 1A5 5 0 1 1 1 1H2").length == 1)
  }

  @Test func arcsAreThoseOfTheirCentre() {
    var curves = RandomCurves(seed: 10)
    var mismatches = Mismatches()
    for _ in 0..<2000 {
      let (start, end) = (curves.point(), curves.point())
      let radii = SIMD2(abs(curves.number(200)) + 1, abs(curves.number(200)) + 1)
      let degrees = curves.number(400)
      let (isLarge, isPositive) = (
        Bool.random(using: &curves.random), Bool.random(using: &curves.random)
      )
      let curve = PathCurve.arc(
        from: start, to: end, radii: radii, rotation: .degrees(degrees), isLarge: isLarge,
        isPositive: isPositive)
      let oracle = OracleCurve(
        arcFrom: start, to: end, radii: radii, degrees: degrees, isLarge: isLarge,
        isPositive: isPositive)
      for t in [0, 0.1, 0.5, 0.77, 1] {
        let gap = PlanePoint(curve.point(at: t)).distance(to: oracle.point(t))
        // The centre is known to fewer digits where the arc is nearly half an ellipse.
        mismatches.check(gap <= 1e-7, "\(start) to \(end) at \(t): \(gap)")
        let derivative = curve.derivatives(at: t).first
        let right = oracle.derivative(t)
        let reach = abs(right.x) + abs(right.y)
        mismatches.check(
          PlanePoint(derivative).distance(to: right) <= 1e-6 * (1 + reach),
          "\(start) to \(end) at \(t): \(derivative), not \(right)")
      }
      mismatches.check(curve.point(at: 1) == end, "end")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func ellipsesHaveTheirCircumference() {
    // Radii 2 and 1, by the complete elliptic integral.
    let path = MeasuredPath("M2 0A2 1 0 0 1 -2 0A2 1 0 0 1 2 0z")
    #expect(abs(path.length - 9.688448220547675) < 1e-10)
    // Very flat: there and back.
    let flat = MeasuredPath("M2 0A2 1e-9 0 0 1 -2 0A2 1e-9 0 0 1 2 0z")
    #expect(abs(flat.length - 8) < 1e-9)
  }

  @Test func hugeRadiiLoseNothing() {
    for radius in ["1e6", "1e12", "1e20", "1e100", "1e300"] {
      let path = MeasuredPath(stringLiteral: "M0 0A\(radius) \(radius) 0 0 1 6 8")
      #expect(abs(path.length - 10) < 1e-9, "\(radius)")
      #expect(path.point(at: 5).distance(to: SIMD2(3, 4)) < 1e-4, "\(radius)")
      #expect(path.tangent(at: 5).distance(to: SIMD2(0.6, 0.8)) < 1e-6, "\(radius)")
    }
  }
}
