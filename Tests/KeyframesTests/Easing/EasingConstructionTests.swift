import Testing

@testable import Keyframes

@Suite struct EasingConstructionTests {
  @Test func dataOutOfRangeIsNamed() {
    #expect(throws: EasingError.handleOutOfRange(handle: 1, x: -0.1)) {
      try Easing.cubicBezier(validating: -0.1, 0, 1, 1)
    }
    #expect(throws: EasingError.handleOutOfRange(handle: 2, x: 1.5)) {
      try Easing.cubicBezier(validating: 0, 0, 1.5, 1)
    }
    #expect(throws: EasingError.self) { try Easing.cubicBezier(validating: .nan, 0, 1, 1) }
    #expect(throws: EasingError.handleNotFinite(handle: 2, y: .infinity)) {
      try Easing.cubicBezier(validating: 0, 0, 1, .infinity)
    }
    #expect(throws: EasingError.tooFewSteps(count: 1, atLeast: 2)) {
      try Easing.steps(validating: 1, .jumpNone)
    }
    #expect(throws: EasingError.tooFewStops(count: 1)) { try Easing.linear(validating: [0]) }
    #expect(throws: EasingError.stopNotFinite(index: 1, value: .infinity)) {
      try Easing.linear(validating: [0, LinearStop(.infinity)])
    }
    #expect(throws: EasingError.pointCount(count: 3)) {
      try Easing.cubicBeziers(validating: [[0, 0], [0.5, 0.5], [1, 1]])
    }
    #expect(throws: EasingError.pointOutOfRange(index: 4, progress: 0.4, output: 1)) {
      try Easing.cubicBeziers(
        validating: [[0, 0], [0.5, 0.5], [0.5, 0.5], [0.6, 0.6], [0.4, 1]])
    }
    #expect(EasingError.handleOutOfRange(handle: 1, x: -0.1).message.contains("-0.1"))
  }

  @Test func missingStopsAreSpreadAndFallingOnesRaised() throws {
    let easing = Easing.linear([
      LinearStop(0), 0.5, 0.6, LinearStop(0.7, at: 0.9), LinearStop(1, at: 0.2), 2,
    ])
    #expect(easing.css == "linear(0 0%, 0.5 30%, 0.6 60%, 0.7 90%, 1 90%, 2 100%)")
  }

  @Test func aSampledFunctionPassesThroughItsSamples() {
    let easing = Easing.sampled(8) { $0 * $0 }
    for index in 0...8 {
      let x = Double(index) / 8
      #expect(easing.value(at: x) == x * x)
    }
    #expect(abs(easing.value(at: 0.0625) - 0.5 * 0.125 * 0.125) <= 1e-17)
  }

  @Test func aSampledFunctionKeepsItsTolerance() throws {
    for tolerance in [1e-2, 1e-4, 1e-6] {
      var calls = 0
      let easing = try Easing.sampled(tolerance: tolerance) { x in
        calls += 1
        return Easing.easeOutElastic.value(at: x)
      }
      var worst = 0.0
      for index in 0...20_000 {
        let x = Double(index) / 20_000
        worst = max(worst, abs(easing.value(at: x) - Easing.easeOutElastic.value(at: x)))
      }
      #expect(worst <= 1.2 * tolerance)
      let before = calls
      _ = easing.value(at: 0.3)
      #expect(calls == before)
    }
    #expect(throws: EasingError.tooManyStops(limit: 20)) {
      try Easing.sampled(tolerance: 1e-9, limit: 20) { $0 * $0 * $0 }
    }
    #expect(throws: EasingError.self) {
      try Easing.sampled(tolerance: 1e-3) { 1 / ($0 - 0.5) }
    }
  }

  @Test func anEasingIsOneWord() {
    #expect(MemoryLayout<Easing>.size == MemoryLayout<Int>.size)
  }
}
