import Testing

@testable import Keyframes

@Suite struct EasingPartTests {
  @Test func aTrimmedEasingIsThePartScaled() {
    var random = SplitMix64(seed: 71)
    var mismatches = Mismatches()
    var parts = 0
    for _ in 0..<3_000 {
      let easing = Easing.anyRandom(using: &random)
      var ends = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
      ends.sort()
      guard ends[0] < ends[1], let part = easing.trimmed(to: ends[0]...ends[1]) else { continue }
      parts += 1
      let (first, last) = (easing.value(at: ends[0]), easing.value(at: ends[1]))
      for _ in 0..<10 {
        let u = Double.random(in: 0...1, using: &random)
        let x = ends[0] + (ends[1] - ends[0]) * u
        let wanted = easing.value(at: x)
        let got = first + (last - first) * part.value(at: u)
        let slack = easing.value(at: x + 1e-13) - easing.value(at: x - 1e-13)
        mismatches.check(
          abs(got - wanted) <= 5e-12 + 2 * abs(slack),
          "\(easing) \(ends) at \(u): \(got), \(wanted)")
      }
      mismatches.check(
        abs(part.value(at: 0)) < 1e-15 && abs(part.value(at: 1) - 1) < 1e-15, "\(part)")
    }
    #expect(mismatches.found == [])
    #expect(parts > 2_000)
  }

  @Test func aPartAsItIsHasTheOutputsOfTheWhole() {
    var random = SplitMix64(seed: 72)
    var mismatches = Mismatches()
    for round in 0..<3_000 {
      var easing = Easing.anyRandom(using: &random)
      // Parts of parts too, seen from either end.
      var (start, end) = (0.0, 1.0)
      for _ in 0..<(round % 3) {
        let first = Double.random(in: 0...0.4, using: &random)
        let last = Double.random(in: 0.6...1, using: &random)
        let part = easing.part(EasingPart(start: first, end: last, zero: 0, one: 1))
        for _ in 0..<5 {
          let u = Double.random(in: 0...1, using: &random)
          let x = first + (last - first) * u
          let slack = easing.value(at: x + 1e-13) - easing.value(at: x - 1e-13)
          mismatches.check(
            abs(part.value(at: u) - easing.value(at: x)) <= 1e-13 + 2 * abs(slack),
            "\(easing) \(part) at \(u)")
          let low = easing.slope(at: x - 1e-10)
          let high = easing.slope(at: x + 1e-10)
          let slope = part.slope(at: u) / (last - first)
          mismatches.check(
            slope == easing.slope(at: x)
              || (slope >= min(low, high) - 1e-6 * abs(low) - 1e-6
                && slope <= max(low, high) + 1e-6 * abs(low) + 1e-6)
              || !low.isFinite || !high.isFinite, "slope of \(part) at \(u)")
        }
        easing = Bool.random(using: &random) ? part : part.reversed()
        (start, end) = (start + first, end - last)
      }
      let text = easing.description
      mismatches.check((try? Easing(parsing: text)) == easing, text)
    }
    #expect(mismatches.found == [])
  }

  @Test func aCutCubicBezierStaysOneAndStopsStayStops() {
    guard case .cubicBezier(let half) = Easing.easeInOut.trimmed(to: 0...0.5)?.notation else {
      Issue.record("half of ease-in-out is no cubic-bezier")
      return
    }
    #expect(abs(half.x1 - 0.42) < 1e-15 && half.y1 == 0)
    #expect(abs(half.x2 - 0.71) < 1e-15 && abs(half.y2 - 0.5) < 1e-15)
    let stops = Easing.linear([0, LinearStop(0.5, at: 0.25), LinearStop(0.75, at: 0.25), 1])
    #expect(
      stops.trimmed(to: 0.125...0.625)
        == .linear([
          0, LinearStop((0.5 - 0.25) / 0.625, at: 0.25),
          LinearStop((0.75 - 0.25) / 0.625, at: 0.25),
          LinearStop(1, at: 1),
        ]))
    #expect(Easing.linear.trimmed(to: 0.25...0.5) == .linear)
    #expect(
      "\(Easing.easeOutBounce.trimmed(to: 0...0.25)!)"
        == "part(ease-out-bounce, 0, 0.25, 0, 0.47265625)")
  }

  @Test func stepsAreCutWhereTheyJump() {
    let steps = Easing.steps(4)
    let part = steps.trimmed(to: 0.25...0.75)!
    #expect(part.value(at: 0) == 0)
    #expect(part.value(at: 0.499) == 0)
    #expect(part.value(at: 0.5) == 0.5)
    #expect(part.value(at: 0.5, before: true) == 0)
    #expect(part.value(at: 1) == 1)
    #expect(part.isMonotone && !part.value(at: 2).isNaN)
  }

  @Test func whatBarelyMovesIsNotScaled() {
    #expect(Easing.steps(2).trimmed(to: 0.1...0.4) == nil)
    let peak = Easing.easeOutBack.extremes().highestPlace
    #expect(Easing.easeOutBack.trimmed(to: (peak - 0.02)...(peak + 0.02)) == nil)
  }

  @Test func stretchesAndExtremesOfAPartAreThoseOfTheWhole() {
    let part = Easing.easeOutBack.part(EasingPart(start: 0.25, end: 0.75, zero: 0, one: 1))
    let whole = Easing.easeOutBack.extremes()
    #expect(abs(part.extremes().highest - whole.highest) < 1e-15)
    #expect(abs(part.extremes().highestPlace - (whole.highestPlace - 0.25) * 2) < 1e-15)
    #expect(part.monotoneStretches().count == 2)
    #expect(!part.isMonotone)
    #expect(Easing.easeOutBack.trimmed(to: 0...0.5)!.isMonotone)
    #expect(Easing.easeOutBack.trimmed(to: 0...0.5)!.reversed().isMonotone)
  }

  @Test func mistakesInThePartAreToldAtTheirColumn() {
    for (text, column) in [
      ("part(linear, 1, 0)", 17), ("part(ease, 0.5)", 15), ("part(ease, 0, 1, 2, 2)", 21),
      ("part(ease, 0, 1, 2)", 19), ("part(linear, 0, 1, 0, 1e-320)", 1),
    ] {
      do {
        _ = try Easing(parsing: text)
        Issue.record("\(text) was read")
      } catch {
        #expect(error.column == column, "\(text): \(error)")
      }
    }
  }
}
