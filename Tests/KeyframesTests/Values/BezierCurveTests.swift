import Testing

@testable import Keyframes

@Suite struct BezierCurveTests {
  @Test func controlsLieAThirdOfTheTangentsAway() {
    let hermite = HermiteCurve(from: 1.0, to: 4, startTangent: 3, endTangent: -6)
    let bezier = BezierCurve(hermite)
    #expect(
      bezier == BezierCurve(from: 1, firstControl: 2, secondControl: 6, to: 4))
    #expect(HermiteCurve(bezier) == hermite)
    #expect(bezier.value(at: 0.5) == 2.5 + 9.0 / 8)
  }

  @Test func aLineHasItsControlsOnTheLine() {
    let line = BezierCurve(from: 0.0, firstControl: 1, secondControl: 2, to: 3)
    for step in 0...10 {
      #expect(line.value(at: Double(step) / 10) == 0.0.interpolated(to: 3, at: Double(step) / 10))
    }
    #expect(line.velocity(at: 0.3) == 3)
  }
}
