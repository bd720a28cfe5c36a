import Testing

@testable import Keyframes

@Suite struct EasingFlatteningTests {
  @Test func theToleranceIsNeverExceeded() throws {
    var random = SplitMix64(seed: 101)
    var mismatches = Mismatches()
    for _ in 0..<60 {
      let easing = Easing.anyRandom(using: &random)
      let tolerance = [0.05, 0.01, 0.001, 0.0001].randomElement(using: &random)!
      let lines = try easing.flattened(within: tolerance)
      // Seen backwards, a jump at an end has the value of its other side there.
      let isReversed = "\(easing)".hasPrefix("reversed")
      mismatches.check(
        isReversed
          || lines.value(at: 0) == easing.value(at: 0) && lines.value(at: 1) == easing.value(at: 1),
        "the ends of \(easing)")
      guard case .linearStops(let numbers) = lines.notation else {
        mismatches.check(easing == .linear, "\(easing)")
        continue
      }
      let pieces = numbers.count / 2 - 1
      for piece in 0..<pieces {
        let (start, end) = (numbers[2 * piece], numbers[2 * piece + 2])
        let (first, last) = (numbers[2 * piece + 1], numbers[2 * piece + 3])
        guard end - start > 1e-9 else { continue }
        let allowed = tolerance * (1 + 1e-9) + 1e-13
        for step in 1..<1_000 {
          let part = Double(step) / 1_000
          let place = start + (end - start) * part
          let miss = abs(first + (last - first) * part - easing.value(at: place))
          if miss <= allowed { continue }
          mismatches.check(false, "\(easing) within \(tolerance) at \(place): \(miss)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func theStopsAreFew() throws {
    // Of a parabola t² a line within ε of it at both sides covers √(8 ε); at the two ends, which are
    // exact, less.
    for tolerance in [0.01, 0.001, 0.0001] {
      let count = try stops(.easeInQuad, within: tolerance)
      let best = 1 / (8 * tolerance).squareRoot()
      #expect(Double(count - 1) >= best)
      #expect(Double(count - 1) <= 1.06 * best + 2, "\(count) stops, \(best) at best")
    }
    // Four parabolas of the second derivative 15.125 need 31 lines at best, and one each for its ends.
    #expect(try stops(.easeOutBounce, within: 0.001) == 35)
    #expect(try stops(.easeInOut, within: 0.001) == 16)
    #expect(try stops(.spring(.bouncy), within: 0.001) == 21)
    #expect(try stops(.easeOutElastic, within: 0.001) == 40)
    // Beyond critical damping the slow end of the way costs next to nothing.
    let stiff = Easing.spring(DampedSpring(mass: 0.5, stiffness: 4, damping: 35))
    #expect(try stops(stiff, within: 0.001) < 30)
  }

  @Test func whatIsStraightStaysAsItIs() throws {
    #expect(try Easing.linear.flattened(within: 0.1) == .linear)
    let stops = Easing.linear([0, LinearStop(0.9, at: 0.3), LinearStop(0.2, at: 0.3), 1])
    #expect(try stops.flattened(within: 1e-6) == stops)
    let steps = try Easing.steps(2, .jumpBoth).flattened(within: 0.1)
    #expect(steps.value(at: 0) == 1.0 / 3)
    #expect(steps.value(at: 0.499) == 1.0 / 3)
    #expect(steps.value(at: 0.5) == 2.0 / 3)
    #expect(steps.value(at: 1) == 1)
    #expect(
      try Easing.steps(4).flattened(within: 0.1)
        == .linear([
          LinearStop(0, at: 0), LinearStop(0, at: 0.25), LinearStop(0.25, at: 0.25),
          LinearStop(0.25, at: 0.5), LinearStop(0.5, at: 0.5), LinearStop(0.5, at: 0.75),
          LinearStop(0.75, at: 0.75), LinearStop(0.75, at: 1), LinearStop(1, at: 1),
        ]))
  }

  @Test func tooManyStopsAreRefused() {
    #expect(throws: EasingError.tooManyStops(limit: 20)) {
      try Easing.easeInQuad.flattened(within: 1e-6, limit: 20)
    }
    #expect(throws: EasingError.tooManyStops(limit: 65_536)) {
      try Easing.steps(1_000_000).flattened(within: 0.1)
    }
  }

  @Test func anyLimitMayBeAsked() throws {
    for easing in [Easing.easeInQuad, .steps(4), .spring(.bouncy), .linear([0, 2, 1]), .linear] {
      let lines = try easing.flattened(within: 0.01)
      for limit in [Int.max, .max / 2, .max / 16 + 1] {
        #expect(try easing.flattened(within: 0.01, limit: limit) == lines, "\(easing) \(limit)")
      }
      // As many as there are will do, and one less is refused.
      guard case .linearStops(let numbers) = lines.notation else { continue }
      let count = numbers.count / 2
      #expect(try easing.flattened(within: 0.01, limit: count) == lines, "\(easing)")
      #expect(throws: EasingError.tooManyStops(limit: count - 1)) {
        try easing.flattened(within: 0.01, limit: count - 1)
      }
    }
    #expect(try Easing.linear([0, 1]).flattened(within: 0.01, limit: 2) == .linear([0, 1]))
    #expect(throws: EasingError.tooManyStops(limit: 1_000)) {
      try Easing.steps(.max).flattened(within: 0.01, limit: 1_000)
    }
    #expect(throws: EasingError.tooManyStops(limit: .max)) {
      try Easing.steps(.max).flattened(within: 0.01, limit: .max)
    }
  }

  @Test func linesLoseTheStopsThatTheToleranceAllows() throws {
    let nearlyStraight = Easing.linear([0, LinearStop(0.5005, at: 0.5), 1])
    #expect(try nearlyStraight.flattened(within: 0.001) == .linear([0, 1]))
    #expect(try nearlyStraight.flattened(within: 0.0001) == nearlyStraight)
    let long = Easing.linear([
      LinearStop(-3, at: -1), LinearStop(0, at: 0), LinearStop(0.9, at: 0.3), LinearStop(1, at: 1),
      LinearStop(7, at: 2),
    ])
    #expect(
      try long.flattened(within: 1e-6) == .linear([0, LinearStop(0.9, at: 0.3), 1]))
  }

  @Test func partsOfStairsHaveTheStairsBeyondTheirEnds() throws {
    for steps in [Easing.steps(4), .steps(3, .jumpBoth), .steps(2).reversed()] {
      let part = steps.part(EasingPart(start: -1, end: 2.5, zero: 0, one: 1))
      let lines = try part.flattened(within: 0.1)
      for index in 0..<1_000 {
        let place = (Double(index) + 0.37) / 1_000
        #expect(lines.value(at: place) == part.value(at: place), "\(part) at \(place)")
      }
    }
  }

  @Test func browsersGetSprings() throws {
    let css = try Easing.spring(.bouncy).flattened(within: 0.001).css
    #expect(css?.hasPrefix("linear(0 0%, ") == true)
  }

  private func stops(_ easing: Easing, within tolerance: Double) throws -> Int {
    guard case .linearStops(let numbers) = try easing.flattened(within: tolerance).notation
    else { return 0 }
    return numbers.count / 2
  }
}
