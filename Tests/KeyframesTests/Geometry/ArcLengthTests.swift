import Foundation
import Testing

@testable import Keyframes

@Suite struct ArcLengthTests {
  /// A cubic curve by its points as ends and tangents.
  private func length(_ p: [SIMD2<Double>]) -> Double {
    ArcLength.length(
      from: p[0], leaving: (p[1] - p[0]) * 3, to: p[3], arriving: (p[3] - p[2]) * 3)
  }

  private func course(_ p: [SIMD2<Double>]) -> ArcLength {
    ArcLength(from: p[0], leaving: (p[1] - p[0]) * 3, to: p[3], arriving: (p[3] - p[2]) * 3)
  }

  @Test func closedFormsAreMet() {
    // A straight line, at uneven speed.
    #expect(abs(length([SIMD2(0, 0), SIMD2(0.3, 0.4), SIMD2(1.5, 2), SIMD2(3, 4)]) - 5) < 1e-12)
    // The parabola y = x² from 0 to 1.
    let parabola: [SIMD2<Double>] = [
      SIMD2(0, 0), SIMD2(1.0 / 3, 0), SIMD2(2.0 / 3, 1.0 / 3), SIMD2(1, 1),
    ]
    let right = 0.5 * 5.0.squareRoot() + 0.25 * asinh(2)
    #expect(abs(length(parabola) - right) < 1e-13)
    #expect(abs(course(parabola).length - right) < 1e-13)
    // The semicubical parabola (t², t³) has a cusp at t = 0.
    let semicubical: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(0, 0), SIMD2(1.0 / 3, 0), SIMD2(1, 1)]
    #expect(abs(length(semicubical) - (13 * 13.0.squareRoot() - 8) / 27) < 1e-12)
    // 0, 3, −2, 1 goes to 1, back to 0 and to 1 again.
    #expect(abs(length([SIMD2(0, 0), SIMD2(3, 0), SIMD2(-2, 0), SIMD2(1, 0)]) - 3) < 1e-12)
  }

  @Test func lengthsAreThoseOfAdaptiveQuadrature() {
    var curves = RandomCurves(seed: 1)
    var mismatches = Mismatches()
    for _ in 0..<800 {
      let points = curves.cubic()
      let size = RandomCurves.size(points)
      let right = OracleCurve(bezier: points).length(size: size)
      mismatches.check(abs(length(points) - right) <= 1e-10 * right, "\(points)")
      mismatches.check(abs(course(points).length - right) <= 1e-10 * right, "table: \(points)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func theParameterAtADistanceHasThatDistance() {
    var curves = RandomCurves(seed: 2)
    var mismatches = Mismatches()
    var worst = 0.0
    for _ in 0..<200 {
      let points = curves.cubic()
      let size = RandomCurves.size(points)
      let (course, oracle) = (course(points), OracleCurve(bezier: points))
      for part in [1e-12, 1e-6, 0.01, 0.5, 0.999, Double.random(in: 0...1, using: &curves.random)] {
        let distance = part * course.length
        let parameter = course.parameter(at: distance)
        let right = oracle.length(to: parameter, size: size)
        worst = max(worst, abs(right - distance) / course.length)
        mismatches.check(
          abs(right - distance) <= 1e-10 * course.length,
          "\(points) at \(part): \(right - distance)")
      }
      mismatches.check(course.parameter(at: 0) == 0, "start")
      mismatches.check(course.parameter(at: course.length) == 1, "end")
      mismatches.check(course.parameter(at: .nan) == 0, "NaN")
    }
    #expect(mismatches.found.isEmpty)
    #expect(worst > 0)
  }

  @Test func parametersAreThoseOfBisection() {
    var curves = RandomCurves(seed: 3)
    var mismatches = Mismatches()
    for _ in 0..<60 {
      let points = (0..<4).map { _ in curves.point() }
      let (course, oracle) = (course(points), OracleCurve(bezier: points))
      let distance = Double.random(in: 0...course.length, using: &curves.random)
      let right = oracle.parameter(at: distance, size: course.length)
      let gap = abs(course.parameter(at: distance) - right) * oracle.speed(right)
      mismatches.check(gap <= 1e-9 * course.length, "\(points) at \(distance): \(gap)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func anyNumberOfDimensionsWillDo() {
    #expect(abs(ArcLength.length(from: 1.0, leaving: 2, to: 4, arriving: 1) - 3) < 1e-12)
    // The same curve turned into space has the same length.
    let plane = length([SIMD2(0, 0), SIMD2(1, 2), SIMD2(4, -1), SIMD2(5, 5)])
    func space(_ x: Double, _ y: Double) -> SIMD3<Double> { SIMD3(0.6 * x, 0.8 * x, y) }
    let turned = ArcLength.length(
      from: space(0, 0), leaving: space(3, 6), to: space(5, 5), arriving: space(3, 18))
    #expect(abs(plane - turned) < 1e-12)
  }

  @Test func largeAndTinyCurvesAreAsExact() {
    let points: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(1, 2), SIMD2(4, -1), SIMD2(5, 5)]
    let right = length(points)
    for scale in [1e-300, 1e-170, 1e-30, 1e30, 1e170, 1e300] {
      let scaled = points.map { $0 * scale }
      #expect(abs(length(scaled) / scale - right) < 1e-10, "\(scale)")
      #expect(abs(course(scaled).length / scale - right) < 1e-10, "\(scale)")
      #expect(
        abs(
          course(scaled).parameter(at: 0.5 * right * scale)
            - course(points).parameter(at: 0.5 * right)) < 1e-10, "\(scale)")
    }
    for number in [Double.nan, .infinity] {
      #expect(length([.zero, SIMD2(number, 0), .zero, SIMD2(1, 1)]) == 0)
    }
  }
}
