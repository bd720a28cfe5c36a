import Foundation
import Testing

@testable import Keyframes

@Suite struct MeasuredPathTests {
  /// A curve of every kind as an element with its oracle.
  private static func segment(
    _ curves: inout RandomCurves, from start: SIMD2<Double>
  ) -> (element: PathElement, oracle: OracleCurve, end: SIMD2<Double>) {
    let (a, b, end) = (curves.point(), curves.point(), curves.point())
    switch Int.random(in: 0..<4, using: &curves.random) {
    case 0: return (.line(to: PlanePoint(end)), OracleCurve(bezier: [start, end]), end)
    case 1:
      return (
        .quadratic(to: PlanePoint(end), control: PlanePoint(a)),
        OracleCurve(bezier: [start, a, end]), end
      )
    case 2:
      return (
        .cubic(to: PlanePoint(end), control1: PlanePoint(a), control2: PlanePoint(b)),
        OracleCurve(bezier: [start, a, b, end]), end
      )
    default:
      let radii = SIMD2(abs(a.x) + 1, abs(a.y) + 1)
      let degrees = curves.number(400)
      let (isLarge, isPositive) = (a.x < 0, a.y < 0)
      return (
        .arc(
          to: PlanePoint(end), radii: PlaneSize(width: radii.x, height: radii.y),
          rotation: .degrees(degrees), isLarge: isLarge, isPositive: isPositive),
        OracleCurve(
          arcFrom: start, to: end, radii: radii, degrees: degrees, isLarge: isLarge,
          isPositive: isPositive), end
      )
    }
  }

  @Test func theExampleHolds() {
    let path = MeasuredPath("M0 0H30V40")
    #expect(path.length == 70)
    #expect(path.point(at: 50) == PlanePoint(x: 30, y: 20))
    #expect(path.tangent(at: 50) == PlanePoint(x: 0, y: 1))
    #expect(path.fraction(50) == 50.0 / 70)
    #expect(path.distance(fraction: 0.5) == 35)
    #expect(path.angle(at: 50) == .degrees(90))
    #expect(path.distances == [0, 30, 70])
    #expect(path.segmentLengths == [0, 30, 40])
    #expect("\(path)" == "M0 0 L30 0 L30 40")
    #expect(path == "M0 0L30 0L30 40" && path != "M0 0")
    #expect((try? MeasuredPath(svg: "M0 0H30V40")) == path)
    #expect(Set([path, "M0 0H30V40"]).count == 1)
  }

  @Test func lengthsAndPointsAreThoseOfAdaptiveQuadrature() {
    var curves = RandomCurves(seed: 5)
    var mismatches = Mismatches()
    for _ in 0..<120 {
      var current = curves.point()
      var path = PlanePath(from: PlanePoint(current))
      var oracles: [OracleCurve] = []
      for _ in 0..<3 {
        let (element, oracle, end) = Self.segment(&curves, from: current)
        path.append(element)
        oracles.append(oracle)
        current = end
      }
      let measured = MeasuredPath(path)
      let rights = oracles.map { $0.length(size: 300) }
      let length = rights.reduce(0, +)
      mismatches.check(abs(measured.length - length) <= 1e-10 * length, "\(path)")
      mismatches.check(abs(path.length - length) <= 1e-10 * length, "\(path): length alone")
      for (found, right) in zip(measured.segmentLengths.dropFirst(), rights) {
        mismatches.check(abs(found - right) <= 1e-10 * length, "\(path): \(found), not \(right)")
      }
      var start = 0.0
      for (index, oracle) in oracles.enumerated() {
        // The point at a parameter is that at the parameter's distance.
        let t = Double.random(in: 0...1, using: &curves.random)
        let distance = start + oracle.length(to: t, size: 300)
        let gap = measured.point(at: distance).distance(to: oracle.point(t))
        mismatches.check(gap <= 2e-10 * length, "\(path), \(index) at \(t): \(gap)")
        let way = oracle.derivative(t)
        let unit = way / (way * way).sum().squareRoot()
        let turn = measured.tangent(at: distance).distance(to: unit)
        mismatches.check(turn <= 1e-6, "\(path), \(index) at \(t): tangent off by \(turn)")
        start += rights[index]
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func theSpeedIsConstant() {
    var curves = RandomCurves(seed: 6)
    var mismatches = Mismatches()
    for _ in 0..<300 {
      let points = (0..<4).map { _ in curves.point() }
      var path = PlanePath(from: PlanePoint(points[0]))
      path.addCubic(
        to: PlanePoint(points[3]), control1: PlanePoint(points[1]),
        control2: PlanePoint(points[2]))
      let measured = MeasuredPath(path)
      // A chord of a small step falls short of it by κ² h³ / 24, and by the stated error.
      let step = measured.length * 1e-4
      for _ in 0..<20 {
        let distance = Double.random(in: 0...(measured.length - step), using: &curves.random)
        let chord = measured.point(at: distance + step)
          .distance(to: measured.point(at: distance).vector)
        let turns = (0...8).map {
          abs(measured.curvature(at: distance + step * Double($0) / 8))
        }.max()!
        guard turns * step < 0.1 else { continue }
        let bend = turns * turns * step * step * step / 20
        mismatches.check(
          chord <= step + 2e-10 * measured.length && chord >= step - 2e-10 * measured.length - bend,
          "\(path) at \(distance): \(chord) of \(step)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func circlesAreRoundedAtConstantSpeed() {
    let circle = MeasuredPath(PlanePath(circleAround: PlanePoint(x: 3, y: 4), radius: 5))
    #expect(abs(circle.length - 10 * .pi) < 1e-13)
    #expect(circle.isLoop)
    for index in -20...40 {
      let angle = Double(index) * 0.37
      let point = circle.point(at: 5 * angle)
      #expect(point.distance(to: SIMD2(3 + 5 * cos(angle), 4 + 5 * sin(angle))) < 1e-13)
      let tangent = circle.tangent(at: 5 * angle)
      #expect(tangent.distance(to: SIMD2(-sin(angle), cos(angle))) < 1e-13)
      #expect(abs(circle.curvature(at: 5 * angle) - 0.2) < 1e-13)
    }
  }

  @Test func theEndsOfSegmentsAreMetExactly() {
    var curves = RandomCurves(seed: 7)
    var mismatches = Mismatches()
    for _ in 0..<400 {
      var current = curves.point()
      var path = PlanePath(from: PlanePoint(current))
      for _ in 0..<6 {
        let (element, _, end) = Self.segment(&curves, from: current)
        path.append(element)
        current = end
      }
      let measured = MeasuredPath(path)
      for (element, distance) in zip(path.elements, measured.distances) {
        mismatches.check(measured.point(at: distance) == element.end, "\(path) at \(distance)")
      }
      mismatches.check(measured.distances.last == measured.length, "\(path)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func theMotionFilesCurveIsAsLongAsItSays() {
    let path = MeasuredPath("M12.25 45.5C42 72.5 56.25 21.75 72.5 6")
    #expect(abs(path.length - 85.090917) < 5e-7)
    for (frame, x, y) in [
      (15, 30.997964, 53.100316), (30.5, 48.200070, 40.841134), (45, 59.500596, 24.080005),
    ] {
      let point = path.point(at: path.length * frame / 61)
      #expect(point.distance(to: SIMD2(x, y)) < 2e-6, "\(frame)")
    }
  }

  @Test func batchesHaveTheBitsOfSinglePoints() {
    let path = MeasuredPath("M0 0C10 0 20 30 5 40S-10 5 8 8A3 4 20 1 0 20 20z")
    var random = SplitMix64(seed: 8)
    let distances = (0..<500).map { _ in Double.random(in: -50...300, using: &random) }
    var points = [PlanePoint](repeating: .zero, count: 501)
    var output = points.mutableSpan
    path.points(at: distances.span, into: &output)
    for (distance, point) in zip(distances, points) { #expect(path.point(at: distance) == point) }
    #expect(points[500] == .zero)
  }
}
