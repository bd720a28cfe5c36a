import Foundation
import Testing

@testable import Keyframes

@Suite struct MeasuredPathPlacesTests {
  private func point(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(x: x, y: y) }

  @Test func cornersHaveTwoSides() {
    let path = MeasuredPath("M0 0H10V10")
    #expect(path.tangent(at: 10, side: .below) == point(1, 0))
    #expect(path.tangent(at: 10, side: .above) == point(0, 1))
    #expect(path.tangent(at: 0, side: .below) == point(1, 0))
    #expect(path.tangent(at: 20, side: .above) == point(0, 1))
  }

  @Test func cuspsHaveTwoSides() {
    // Up to (0, 3/4), where it stands still, and back down on the other side.
    let path = MeasuredPath("M-1 0C1 1 -1 1 1 0")
    let half = 0.5 * path.length
    let tip = path.point(at: half)
    #expect(abs(tip.x) < 1e-9 && abs(tip.y - 0.75) < 1e-9)
    let cusp = path.core.pieces.first { $0.first == 0.5 }!.start
    let (below, above) = (path.tangent(at: cusp, side: .below), path.tangent(at: cusp))
    #expect(abs(below.x) < 1e-7 && abs(below.y - 1) < 1e-7)
    #expect(abs(above.x) < 1e-7 && abs(above.y + 1) < 1e-7)
    for offset in [1e-12, 1e-9, 1e-6] {
      #expect(path.tangent(at: cusp - offset).y > 0.9)
      #expect(path.tangent(at: cusp + offset).y < -0.9)
    }
  }

  @Test func handlesOfNoLengthLeaveTowardsTheOtherOne() {
    let path = MeasuredPath("M0 0C0 0 3 4 9 9")
    #expect(path.tangent(at: 0).distance(to: SIMD2(0.6, 0.8)) < 1e-12)
    let other = MeasuredPath("M0 0C3 4 9 9 9 9")
    #expect(
      other.tangent(at: other.length, side: .below)
        .distance(to: SIMD2(6, 5) / 61.0.squareRoot()) < 1e-12)
    let both = MeasuredPath("M0 0C0 0 3 4 3 4")
    #expect(both.tangent(at: 0).distance(to: SIMD2(0.6, 0.8)) < 1e-12)
    #expect(both.tangent(at: 5).distance(to: SIMD2(0.6, 0.8)) < 1e-12)
    let last = MeasuredPath("M0 0C0 0 0 0 3 4")
    #expect(last.tangent(at: 0).distance(to: SIMD2(0.6, 0.8)) < 1e-12)
    #expect(abs(last.length - 5) < 1e-12)
    #expect(last.point(at: 2.5).distance(to: SIMD2(1.5, 2)) < 1e-9)
  }

  @Test func anOpenPathGoesOnStraight() {
    let path = MeasuredPath("M0 0H10V10")
    #expect(path.point(at: -3) == point(-3, 0))
    #expect(path.point(at: 25) == point(10, 15))
    #expect(path.tangent(at: -3) == point(1, 0))
    #expect(path.tangent(at: 25) == point(0, 1))
    #expect(path.curvature(at: 25) == 0)
    let arc = MeasuredPath("M1 0A1 1 0 0 1 0 1")
    #expect(arc.point(at: -1).distance(to: SIMD2(1, -1)) < 1e-15)
    #expect(arc.curvature(at: -1) == 0)
    #expect(abs(arc.curvature(at: 1) - 1) < 1e-14)
    #expect(abs(MeasuredPath("M1 0A1 1 0 1 0 0 1").curvature(at: 1) + 1) < 1e-14)
  }

  @Test func aLoopGoesRound() {
    let square = MeasuredPath("M0 0H4V4H0Z")
    #expect(square.isLoop && square.length == 16)
    #expect(square.point(at: 18) == point(2, 0))
    #expect(square.point(at: -1) == point(0, 1))
    #expect(square.point(at: 16) == point(0, 0))
    #expect(square.point(at: 16_000_000 + 5) == point(4, 1))
    #expect(square.tangent(at: 16, side: .below) == point(0, -1))
    #expect(square.tangent(at: 16, side: .above) == point(1, 0))
    #expect(square.tangent(at: 0, side: .below) == point(0, -1))
    #expect(square.tangent(at: -1) == point(0, -1))
    #expect(!MeasuredPath("M0 0H4V4H0L0 0").isLoop)
    #expect(!MeasuredPath("M0 0H4V4ZM5 5H9Z").isLoop)
    #expect(!MeasuredPath("M0 0H4V4ZL9 9").isLoop)
    #expect(!MeasuredPath("M0 0Z").isLoop)
    #expect(MeasuredPath("M1 1M0 0H4V4Z").isLoop)
  }

  @Test func subpathsFollowOneAnotherInNoTime() {
    let path = MeasuredPath("M0 0H10M20 5V15")
    #expect(path.length == 20)
    #expect(path.distances == [0, 10, 10, 20])
    #expect(path.point(at: 10) == point(20, 5))
    #expect(path.point(at: 12) == point(20, 7))
    #expect(path.tangent(at: 10, side: .below) == point(1, 0))
    #expect(path.tangent(at: 10, side: .above) == point(0, 1))
  }

  @Test func pathsWithoutLengthAreTheirFirstPoint() {
    for text in ["M3 4", "M3 4Z", "M3 4L3 4", "M3 4C3 4 3 4 3 4", "M3 4A1 1 0 1 1 3 4z"] {
      let path = MeasuredPath(stringLiteral: text)
      #expect(path.length == 0)
      for distance in [-1, 0, 1, Double.infinity] {
        #expect(path.point(at: distance) == point(3, 4))
        #expect(path.tangent(at: distance) == point(1, 0))
        #expect(path.curvature(at: distance) == 0)
      }
      #expect(path.fraction(1) == 0)
    }
    #expect(MeasuredPath("").point(at: 1) == .zero)
    // Parts without length are passed over.
    #expect(MeasuredPath("M0 0H5L5 0C5 0 5 0 5 0V5").tangent(at: 5) == point(0, 1))
  }

  @Test func everyDistanceOnEveryPathHasAnAnswer() {
    var curves = RandomCurves(seed: 9)
    var mismatches = Mismatches()
    for index in 0..<600 {
      let size = [0x1p-1063, 1e-300, 1e-100, 1, 1e100, 1e307][index % 6]
      func point() -> PlanePoint { PlanePoint(curves.point(17) * size) }
      var path = PlanePath(from: point())
      for _ in 0..<3 {
        switch Int.random(in: 0..<4, using: &curves.random) {
        case 0: path.addCubic(to: point(), control1: point(), control2: point())
        case 1:
          path.addArc(
            to: point(), radii: PlaneSize(width: point().x, height: point().y * 1e-3),
            rotation: .degrees(curves.number(1e9)), isLarge: true)
        case 2: path.addQuadratic(to: point(), control: point())
        default: path.addLine(to: point())
        }
      }
      if index % 7 == 0 { path.close() }
      let measured = MeasuredPath(path)
      let length = measured.length
      mismatches.check(!length.isNaN && length > 0, "\(path)")
      for distance in [
        -Double.infinity, -1e308, -1, -0x1p-1063, 0, 0x1p-1063, 0.25 * length, length, 2 * length,
        1e308,
        .infinity,
      ] {
        let found = measured.point(at: distance)
        mismatches.check(!found.x.isNaN && !found.y.isNaN, "\(path) at \(distance)")
        for side in ProgressSide.allCases {
          let tangent = measured.tangent(at: distance, side: side)
          let square = tangent.x * tangent.x + tangent.y * tangent.y
          mismatches.check(abs(square - 1) < 1e-12, "\(path) at \(distance): \(tangent)")
          mismatches.check(!measured.curvature(at: distance, side: side).isNaN, "\(path)")
          mismatches.check(!measured.angle(at: distance, side: side).degrees.isNaN, "\(path)")
        }
      }
      mismatches.check(measured.point(at: .nan).x.isNaN, "NaN")
      mismatches.check(measured.tangent(at: .nan).x.isNaN, "NaN")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func scaleChangesNothing() {
    let text = "M1 2C10 0 20 30 5 40Q-10 5 8 8A3 4 20 1 0 20 20"
    let path = PlanePath(stringLiteral: text)
    let plain = MeasuredPath(path)
    for exponent in [-900, -300, 300, 900] {
      let factor = Double(sign: .plus, exponent: exponent, significand: 1)
      let elements = path.elements.map { element -> PathElement in
        func scaled(_ point: PlanePoint) -> PlanePoint { point.scaled(by: factor) }
        switch element {
        case .move(let end): return .move(to: scaled(end))
        case .cubic(let end, let one, let two):
          return .cubic(to: scaled(end), control1: scaled(one), control2: scaled(two))
        case .quadratic(let end, let control):
          return .quadratic(to: scaled(end), control: scaled(control))
        case .arc(let end, let radii, let rotation, let isLarge, let isPositive):
          return .arc(
            to: scaled(end), radii: radii.scaled(by: factor), rotation: rotation,
            isLarge: isLarge, isPositive: isPositive)
        default: return element
        }
      }
      let other = MeasuredPath(try! PlanePath(validating: elements))
      #expect(abs(other.length / factor / plain.length - 1) < 1e-11)
      let point = other.point(at: 30 * factor).scaled(by: 1 / factor)
      #expect(point.distance(to: plain.point(at: 30).vector) < 1e-9)
      #expect(abs(other.curvature(at: 30 * factor) * factor - plain.curvature(at: 30)) < 1e-6)
    }
  }
}
