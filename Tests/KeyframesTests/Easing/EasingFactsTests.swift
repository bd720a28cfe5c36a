import Testing

@testable import Keyframes

/// Numbers that were computed from the formulas to nine digits.
@Suite struct EasingFactsTests {
  @Test(arguments: [
    (
      Easing.ease, [0.094796306, 0.408510591, 0.802403388, 0.960458978, 0.994316477]
    ),
    (.easeIn, [0.017026610, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
    (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.982973390]),
    (.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
    (.cubicBezier(0.2, 0, 0, 1), [0.156250, 0.607220, 0.877834, 0.975480, 0.996459]),
    (.cubicBezier(0.2, 0, 0.38, 0.9), [0.066563, 0.306060, 0.684844, 0.907253, 0.976005]),
    (.cubicBezier(0.8, 0, 0.2, 1), [0.005924, 0.047644, 0.5, 0.952356, 0.994076]),
    (.cubicBezier(0.755, 0.05, 0.855, 0.06), [0.006734, 0.018424, 0.054947, 0.187297, 0.492197]),
    (.emphasized, [0.093480, 0.772831, 0.950612, 0.991400, 0.998829]),
  ])
  func curvesHaveTheirPublishedValues(easing: Easing, values: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(easing.value(at: x) - y) <= 6e-7, "\(easing) at \(x)")
    }
  }

  @Test func fourHundredPixelsAtHalfTime() {
    let rows: [(Easing, Double)] = [
      (.ease, 321), (.easeIn, 126), (.easeOut, 274), (.easeInOut, 200),
    ]
    for (easing, pixels) in rows {
      #expect((400 * easing.value(at: 0.5)).rounded() == pixels)
    }
  }

  @Test func pennersFamiliesHaveTheirPublishedValues() {
    let rows: [(Easing, Double, Double)] = [
      (.easeOutElastic, 0.1, 1.25), (.easeOutElastic, 0.25, 0.911612),
      (.easeOutElastic, 0.5, 1.015625), (.easeOutBounce, 0.5, 0.765625),
      (.easeOutBounce, 0.75, 0.972656), (.easeOutBounce, 0.9, 0.988125),
      (.easeOutBack, 0.5801, 1.100004), (.easeInBack, 0.5, 0.125 * 2.70158 - 0.25 * 1.70158),
      (.easeInQuad, 0.3, 0.09), (.easeOutCubic, 0.3, 0.657), (.easeInOutQuart, 0.25, 0.03125),
      (.easeInQuint, 0.5, 0.03125), (.easeOutSine, 1.0 / 3, 0.5), (.easeInCirc, 0.6, 0.2),
      (.easeOutInQuad, 0.25, 0.375), (.easeOutInQuad, 0.75, 0.625),
    ]
    for (easing, x, y) in rows {
      #expect(abs(easing.value(at: x) - y) <= 6e-7, "\(easing) at \(x): \(easing.value(at: x))")
    }
  }

  @Test func expoReachesBothEndsByScale() {
    // (2¹⁰ᵗ − 1)/1023, not the raw 2¹⁰⁽ᵗ⁻¹⁾ that starts at 0.0009766.
    #expect(Easing.easeInExpo.value(at: 0) == 0)
    #expect(Easing.easeOutExpo.value(at: 1) == 1)
    #expect(abs(Easing.easeInExpo.value(at: 0.5) - 31.0 / 1023) <= 1e-16)
    #expect(Easing.easeInExpo.value(at: 1e-9) < 1e-10)
  }

  @Test func peaksLieBetweenFrames() {
    let back = Easing.easeOutBack.extremes()
    #expect(abs(back.highest - 1.100004) <= 1e-6)
    let ends = Easing.easeOutBack.monotoneStretches().map(\.end)
    #expect(ends.count == 2 && ends[0] == back.highestPlace)
    #expect(abs(back.highestPlace - 0.5801) <= 1e-4)
    let spatial = Easing.cubicBezier(0.42, 1.67, 0.21, 0.9).extremes()
    #expect(abs(spatial.highest - 1.092094) <= 1e-6)
    #expect(abs(spatial.highestPlace - 0.3859) <= 1e-4)
  }

  @Test func theInverseOfEaseInOutDelaysAnEarlyKey() throws {
    let progress = try #require(Easing.easeInOut.inverse(of: 0.1))
    #expect(abs(progress - 0.220708) <= 1e-6)
  }
}
