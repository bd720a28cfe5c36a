import Keyframes
import Testing

/// The examples in the documentation of easings.
@Suite struct EasingExamplesTests {
  private func shows(_ value: Double?, _ text: String) -> Bool {
    value.map { "\($0)".hasPrefix(text) } ?? false
  }

  @Test func valuesAndSlopes() {
    #expect(shows(Easing.easeInOut.value(at: 0.25), "0.1291619310"))
    #expect(Easing.steps(4, .jumpStart).value(at: 0) == 0.25)
    #expect(shows(Easing.cubicBezier(0.3, 0, 0, 1).slope(at: 0.5), "0.6845"))
  }

  @Test func stopsAndJoinedCurves() {
    let jump =
      Easing.linear([0, LinearStop(0.6, at: 0.5), LinearStop(0.4, at: 0.5), 1]).value(at: 0.5)
    #expect(jump == 0.4)
    let joined = Easing.cubicBeziers([
      [0.05, 0], [0.133333, 0.06], [0.166666, 0.4], [0.208333, 0.82], [0.25, 1],
    ]).value(at: 0.5)
    #expect(shows(joined, "0.950612"))
  }

  @Test func extremesAndInverses() {
    #expect(shows(Easing.easeOutBack.extremes().highest, "1.1000040"))
    #expect(shows(Easing.easeOutBack.extremes().highestPlace, "0.5801025"))
    #expect(shows(Easing.easeInOut.inverse(of: 0.1), "0.2207081"))
    #expect(Easing.easeOutBack.inverse(of: 0.5) == nil)
  }

  @Test func text() throws {
    #expect(try Easing(css: "cubic-bezier(.3, 0, 0, 1)") == .cubicBezier(0.3, 0, 0, 1))
    let error = #expect(throws: TextError.self) { try Easing(css: "steps(4, middle)") }
    #expect(error.map { "\($0)".hasPrefix("10: jump-start, ") } == true)
    #expect(
      Easing.linear([0, LinearStop(0.5, at: 0.25), 1]).css == "linear(0 0%, 0.5 25%, 1 100%)")
    #expect(Easing.stepEnd.css == "steps(1)")
  }

  @Test func functionsOfOnesOwn() {
    let wobble = Easing.sampled(64) { $0 + 0.1 * DeterministicMath.sin(6 * .pi * $0) }
    #expect(abs(wobble.value(at: 0.25) - 0.15) <= 1e-15)
    #expect(abs(wobble.value(at: 1) - 1) <= 1e-15)
  }
}
