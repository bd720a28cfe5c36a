import Testing

@testable import Keyframes

@Suite struct HermiteCurveTests {
  @Test func aCurveByTangentsIsOneByControls() {
    let hermite = HermiteCurve(from: 0.0, to: 1, startTangent: 3, endTangent: 0)
    #expect(hermite.value(at: 0.5) == 0.875)
    #expect(
      BezierCurve(hermite) == BezierCurve(from: 0, firstControl: 1, secondControl: 1, to: 1))
  }

  @Test func hermiteAndBezierMakeEachOther() {
    var random = SplitMix64(seed: 63)
    for _ in 0..<10_000 {
      func point() -> SIMD2<Double> {
        SIMD2(
          Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
      }
      let bezier = BezierCurve(
        from: point(), firstControl: point(), secondControl: point(), to: point())
      let hermite = HermiteCurve(bezier)
      let back = BezierCurve(hermite)
      #expect(back.from == bezier.from && back.to == bezier.to)
      #expect((back.firstControl - bezier.firstControl).length < 1e-14)
      #expect((back.secondControl - bezier.secondControl).length < 1e-14)
      let t = Double.random(in: -0.5...1.5, using: &random)
      let r = 1 - t
      let ends = bezier.from * (r * r * r) + bezier.to * (t * t * t)
      let expected =
        ends + bezier.firstControl * (3 * r * r * t) + bezier.secondControl * (3 * r * t * t)
      #expect((hermite.value(at: t) - expected).length < 1e-12)
      #expect(bezier.value(at: t) == hermite.value(at: t))
      let first = (bezier.firstControl - bezier.from) * (3 * r * r)
      let middle = (bezier.secondControl - bezier.firstControl) * (6 * r * t)
      let last = (bezier.to - bezier.secondControl) * (3 * t * t)
      #expect((hermite.velocity(at: t) - (first + middle + last)).length < 1e-11)
      #expect(bezier.velocity(at: t) == hermite.velocity(at: t))
      #expect(hermite.value(at: 0) == bezier.from && hermite.value(at: 1) == bezier.to)
    }
  }
}
