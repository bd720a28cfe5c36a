import Testing

@testable import Keyframes

/// Bugs that users of other engines reported, with the right values.
@Suite struct EasingCasesTests {
  @Test func aBezierThatIsALineIsTheIdentityAndItsEndsAreExact() {
    let line = Easing.cubicBezier(0, 0, 1, 1)
    for index in 0...1_000 {
      let x = Double(index) / 1_000
      #expect(abs(line.value(at: x) - x) <= 1e-12)
    }
    #expect(line.value(at: 0) == 0)
    #expect(line.value(at: 1) == 1)
  }

  @Test(arguments: [
    (0.2, 0.0, 0.0, 1.0), (0.3, 0, 1, 1), (0, 0, 0, 1), (0.05, 0.7, 0.1, 1), (0.3, 0, 0.8, 0.15),
    (0.4, 0, 0.2, 1), (0.4, 0, 1, 1), (0, 0, 0.2, 1), (0.42, 1.67, 0.21, 0.9),
    (0.2, 0, 0.38, 0.9), (0.4, 0.14, 0.3, 1), (0, 0, 0.38, 0.9), (0, 0, 0.3, 1), (0.2, 0, 1, 0.9),
    (0.4, 0.14, 1, 1), (0.9, 0.1, 1, 0.2), (1, 0, 1, 1), (0.8, 0, 0.78, 1), (0.1, 0.9, 0.2, 1),
    (0, 0, 0, 1), (0.33, 0, 0.1, 1), (0.8, 0, 0.2, 1), (0.33, 0, 0.67, 1),
    (0.215, 0.61, 0.355, 1), (0.645, 0.045, 0.355, 1), (0.33, 1.53, 0.69, 0.99),
  ])
  func theEndsOfDesignTokensAreExact(x1: Double, y1: Double, x2: Double, y2: Double) {
    let easing = Easing.cubicBezier(x1, y1, x2, y2)
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
  }

  @Test func everyDoubleReturns() {
    let easings: [Easing] = [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd, .cubicBezier(1, 0, 0, 1),
      .cubicBezier(0, 1e308, 1, -1e308), .steps(7, .jumpBoth), .linear([0, 2, 1]), .emphasized,
      .linear([LinearStop(-1e308, at: -1e308), LinearStop(1e308, at: 1e308)]),
      .easeInElastic, .easeOutBack, .easeInOutBounce, .easeOutInExpo, .easeInCirc,
      .easeOut.reversed(), .easeOutSine, .easeInOutElastic(amplitude: 1e300, period: 1e-6),
    ]
    var generator = FixedGenerator(seed: 2)
    for easing in easings {
      #expect(easing.value(at: .nan).isNaN)
      #expect(easing.slope(at: .nan).isNaN || easing.slope(at: .nan) == 0)
      for x in [
        2, -1, 1e308, -1e308, Double.leastNonzeroMagnitude, 1e-300, 1 - 0x1p-53, 0, -0.0, 1,
      ] {
        #expect(!easing.value(at: x).isNaN, "\(easing) at \(x)")
      }
      #expect(!easing.value(at: .infinity).isNaN)
      #expect(!easing.value(at: -.infinity).isNaN)
      for _ in 0..<2_000 {
        let x = Double(bitPattern: generator.next())
        #expect(easing.value(at: x).isNaN == x.isNaN, "\(easing) at \(x)")
      }
    }
    #expect(Easing.easeOut.value(at: 2) == 1)
  }

  @Test func newtonsMethodStaysOnTheCurve() {
    #expect(abs(Easing.easeOut.value(at: 0.8963999999999942) - 0.981788298) <= 1e-9)
    #expect(abs(Easing.easeOut.value(at: 0.89555) - 0.981503242) <= 1e-9)
  }

  @Test func aSteepStartIsResolved() {
    let easing = Easing.cubicBezier(0, 1, 0, 1)
    #expect(abs(easing.value(at: 0.001) - 0.271) <= 1e-15)
    // 3s − 3s² + s³ with s the cube root of 1e-300.
    #expect(abs(easing.value(at: 1e-300) - 3e-100) <= 1e-115)
  }

  @Test func theSteepestLegalMiddleIsResolved() {
    let easing = Easing.cubicBezier(1, 0, 0, 1)
    #expect(abs(easing.value(at: 0.667) - 0.936867405) <= 1e-9)
    #expect(abs(16 + 48 * easing.value(at: 0.667) - 60.969635) <= 1e-6)
    #expect(easing.value(at: 0.5) == 0.5)
    #expect(easing.slope(at: 0.5) == .infinity)
  }

  @Test func twoOutputsAtOnePlaceOfLinearAreAJump() throws {
    let easing = try Easing(css: "linear(0, 0.3 50%, 0.7 50%)")
    let rows = [(0.25, 0.15), (0.4999999, 0.29999994), (0.5, 0.7), (0.75, 0.7), (1, 0.7)]
    for (x, y) in rows { #expect(abs(easing.value(at: x) - y) <= 1e-12) }
  }

  @Test func theLaterStopWinsAtAJump() throws {
    let easing = try Easing(css: "linear(0, 0.6 50%, 0.4 50%, 1)")
    #expect(abs(easing.value(at: 0.5.nextDown) - 0.6) <= 1e-15)
    #expect(easing.value(at: 0.5) == 0.4)
    #expect(abs(easing.value(at: 0.5.nextUp) - 0.4) <= 1e-15)
    #expect(abs(easing.value(at: 0.75) - 0.7) <= 1e-15)
  }

  @Test func jumpStartHasJumpedAtZeroButNotBefore() {
    let easing = Easing.steps(4, .jumpStart)
    for (x, y) in [(0, 0.25), (0.2, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1), (1, 1)] {
      #expect(easing.value(at: x) == y)
    }
    #expect(Easing.stepStart.value(at: 0) == 1)
    #expect(easing.value(at: 0, before: true) == 0)
    #expect(Easing.stepStart.value(at: 0, before: true) == 0)
    #expect(easing.value(at: 0.25, before: true) == 0.25)
  }
}
