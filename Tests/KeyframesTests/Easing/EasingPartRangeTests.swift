import Testing

@testable import Keyframes

/// Parts of numbers that nobody would write.
@Suite struct EasingPartRangeTests {
  @Test(arguments: [
    // Outputs beyond the largest double.
    "part(linear, 0, 1, 0, 1e-320)", "part(linear, 0, 1e300, 0, 1e-300)",
    "part(linear(0, 1), 0, 1, 0, 1e-320)", "part(linear(0, 1e300, 1), 0, 1, 0, 1e-100)",
    "part(cubic-bezier(0.3, 1e300, 0.7, 1), 0, 1, 0, 1e-100)",
    "part(reversed(steps(4)), 0, 1e300, 0, 1e-100)", "part(steps(1000000000), 0, 1e300)",
    "part(ease-out-back, -1e300, 1, 0, 1e-200)",
    // Lengths and ways beyond it, and scales of nothing.
    "part(ease-out-bounce, -1e308, 1e308)", "part(ease-out-bounce, 0, 1, -1e308, 1e308)",
    "part(ease-out-bounce, 0, 1e-300, 0, 1e300)", "part(linear(0, 1), -1e308, 1e308)",
    // Parts of parts whose ends or outputs fall on each other.
    "part(part(ease-in-back, 0, 1, 1, 2), 0, 1, 1e-30, 2e-30)",
    "part(part(ease-in-back, 1, 1.0000001), 0, 1e-12)",
    "part(reversed(part(ease-in-back, 0, 1)), 0, 1, 1e-30, 2e-30)",
    "part(reversed(part(ease-in-back, 0, 1)), 1e-30, 2e-30)",
    "part(part(ease-in-back, 0, 1e300), 0, 1e300)",
    "part(part(ease-in-back, 0, 1, 0, 1e200), 0, 1, 0, 1e200)",
  ])
  func aPartThatLeavesTheRangeOfNumbersIsRefused(text: String) {
    for text in [text, "reversed(\(text))"] {
      do {
        let easing = try Easing(parsing: text)
        Issue.record("\(text) was read as \(easing)")
      } catch {
        #expect(error.message.contains("the range of numbers"), "\(text): \(error)")
        #expect(error.length == 4, "\(text): \(error)")
      }
    }
  }

  @Test func whateverPartIsReadIsFiniteAndReadsBack() throws {
    let wholes = [
      "linear", "ease", "ease-out-bounce", "ease-in-back", "ease-in-out-elastic", "steps(4)",
      "steps(1000000000, jump-both)", "linear(0, 1)", "linear(0 -1e308, 3 25%, 1 1e308)",
      "cubic-bezier(0, 1e308, 1, -1e308)", "cubic-bezier(1e-300, 1, 0.5, 1)", "emphasized",
      "spring(bounce=0.3, duration=500ms)", "decay(kept=0.998)", "ease-in-expo", "ease-out-circ",
    ]
    let magnitudes = [
      0, 0x1p-1060, 1e-300, 1e-30, 1e-12, 0.25, 0.5, 1, 1.0000001, 2, 1e12, 1e154, 1e300,
    ]
    var random = SplitMix64(seed: 73)
    var mismatches = Mismatches()
    var (read, refused) = (0, 0)
    func number() -> Double {
      let magnitude = magnitudes.randomElement(using: &random)!
      return Int.random(in: 0..<4, using: &random) == 0 ? -magnitude : magnitude
    }
    for _ in 0..<6_000 {
      var text = wholes.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0 { text = "reversed(\(text))" }
        let ends = [number(), number()].sorted()
        text = "part(\(text), \(ends[0]), \(ends[1])"
        text += Bool.random(using: &random) ? ")" : ", \(number()), \(number()))"
      }
      guard let easing = try? Easing(parsing: text) else {
        refused += 1
        continue
      }
      read += 1
      mismatches.check((try? Easing(parsing: "\(easing)")) == easing, "\(text) as \(easing)")
      for progress in [0, 1e-300, 0.25, 0.5, 0.75, 1.0.nextDown, 1] {
        let value = easing.value(at: progress)
        mismatches.check(value.isFinite, "\(text) at \(progress): \(value)")
        mismatches.check(!easing.slope(at: progress).isNaN, "slope of \(text) at \(progress)")
      }
      for progress in [-Double.infinity, -1e300, -1, 2, 1e300, .infinity] {
        mismatches.check(!easing.value(at: progress).isNaN, "\(text) at \(progress)")
      }
    }
    #expect(mismatches.found == [])
    #expect(read > 500 && refused > 500, "\(read) were read, \(refused) refused")
  }

  @Test func trimmingLessThanNumbersTellGivesNothing() throws {
    let far = try Easing(parsing: "part(ease-in-back, 1, 1.0000001)")
    #expect(far.trimmed(to: 0...1e-12) == nil)
    #expect(far.reversed().trimmed(to: 1.0.nextDown...1) == nil)
    #expect(far.trimmed(to: 0...0.5) != nil)
    let high = try Easing(parsing: "part(ease-in-quad, 0, 1, 1e300, 2e300)")
    #expect(high.trimmed(to: 0...0.5) == nil)
  }

  @Test func aPartThatCannotBeIsTheLineBetweenItsEnds() throws {
    let far = try Easing(parsing: "part(ease-in-back, 1, 1.0000001)")
    let line = far.part(EasingPart(start: 0, end: 1e-12, zero: 0, one: 1))
    #expect(line == .linear([LinearStop(1, at: 0), LinearStop(1, at: 1)]))
    let steep = Easing.linear.part(EasingPart(start: 0, end: 1, zero: 0, one: 0x1p-1060))
    #expect(steep.value(at: 0) == 0 && steep.value(at: 1) == .greatestFiniteMagnitude)
  }

  @Test func whetherAPartMovesOneWayIsItsOwn() {
    // The whole turns round and the part does not, or the other way round.
    let rising = Easing.easeOutBack.part(EasingPart(start: 0, end: 0.5, zero: 0, one: 1))
    let turning = Easing.easeOutBack.part(EasingPart(start: 0.25, end: 1, zero: 0, one: 1))
    for (part, isMonotone) in [(rising, true), (turning, false)] {
      #expect(part.isMonotone == isMonotone && part.reversed().isMonotone == isMonotone)
      #expect((part.inverse(of: part.value(at: 0.5)) != nil) == isMonotone)
    }
    #expect(!Easing.easeOutBack.isMonotone)
  }
}
