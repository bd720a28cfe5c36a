import Testing

@testable import Keyframes

@Suite struct CubicBezierTests {
  @Test func everyValueIsWithinThePromisedErrorOfTheExactCurve() throws {
    let golden = try EasingVectors.load("cubic-bezier-golden.json", as: EasingVectors.Golden.self)
    for curve in golden.curves {
      let h = curve.handles
      let easing = Easing.cubicBezier(h[0], h[1], h[2], h[3])
      let size = max(1, abs(h[1]), abs(h[3]))
      for (x, y) in zip(curve.x, curve.y) {
        let error = abs(easing.value(at: x) - y) / size
        #expect(error <= 2e-15, "\(h) at \(x): \(easing.value(at: x)), not \(y)")
      }
    }
  }

  @Test func monotoneHandlesNeverFallAndStayInTheHull() {
    var generator = FixedGenerator(seed: 1)
    for _ in 0..<1_000 {
      let h = generator.monotoneHandles()
      let easing = Easing.cubicBezier(h.0, h.1, h.2, h.3)
      let isMonotone = h.3 >= h.1 || (h.1 - h.3) * (h.1 - h.3) <= h.1 * (1 - h.3)
      #expect(isMonotone)
      for _ in 0..<100 {
        var x = generator.cornered()
        if generator.unit() < 0.3 { x = (Double(Int(x * 64)) + 0.5) / 64 }
        var previous = easing.value(at: x)
        for _ in 0..<4 {
          x = x.nextUp
          let y = easing.value(at: x)
          #expect(y >= previous - 4.5e-16)
          #expect(x > 1 || (y >= 0 && y <= 1))
          previous = y
        }
      }
    }
  }

  @Test func anyLegalHandlesAnswerEverywhereWithinTheirHull() {
    var generator = FixedGenerator(seed: 8)
    for _ in 0..<1_000 {
      // Handles on the corners too, where x stands still, and outputs far outside.
      let (x1, x2) = (generator.cornered(), generator.cornered())
      let (y1, y2) = (8 * generator.unit() - 4, 8 * generator.unit() - 4)
      let easing = Easing.cubicBezier(x1, y1, x2, y2)
      let (low, high) = (min(0, 1, y1, y2), max(0, 1, y1, y2))
      for _ in 0..<200 {
        let x = generator.unit()
        let y = easing.value(at: x)
        #expect(y >= low && y <= high, "\(easing) at \(x) is \(y)")
      }
    }
  }
}
