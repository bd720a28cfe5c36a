import Testing

@testable import Keyframes

@Suite struct EasingLawsTests {
  @Test func endsAreExact() {
    for easing in everyKindOfEasing where !easing.description.contains("step") {
      guard !easing.description.contains("-50%") else { continue }
      #expect(easing.value(at: 0) == 0, "\(easing)")
      #expect(easing.value(at: 1) == 1, "\(easing)")
    }
  }

  @Test func curvesAreContinuousAtTheirEnds() {
    for easing in everyKindOfEasing where !easing.description.contains("step") {
      for end in [0.0, 1.0] {
        let here = easing.value(at: end)
        #expect(abs(easing.value(at: end + 1e-12) - here) < 1e-3, "\(easing)")
        #expect(abs(easing.value(at: end - 1e-12) - here) < 1e-3, "\(easing)")
      }
    }
  }

  @Test func theSlopeIsTheLimitOfDifferences() {
    var generator = FixedGenerator(seed: 4)
    for easing in everyKindOfEasing {
      for _ in 0..<60 {
        let x = 0.001 + 0.998 * generator.unit()
        let h = 1e-6
        // Places where both differences agree: neither corner, nor jump, nor steep.
        let right = (easing.value(at: x + h) - easing.value(at: x)) / h
        let left = (easing.value(at: x) - easing.value(at: x - h)) / h
        guard abs(right - left) < 1e-3 * max(1, abs(right)) else { continue }
        let slope = easing.slope(at: x)
        let scale = max(1, abs(slope))
        #expect(abs(slope - (left + right) / 2) <= 1e-3 * scale, "\(easing) at \(x): \(slope)")
        #expect(abs(easing.slope(at: x, side: .below) - slope) <= 1e-9 * scale, "\(easing) at \(x)")
      }
    }
  }

  @Test func beyondTheEndsCurvesContinueAlongTheirTangents() {
    let steep: [Easing] = [.cubicBezier(0, 1, 0.5, 1), .easeOutCirc]
    for easing in steep {
      #expect(easing.value(at: -0.5) == 0, "\(easing)")
      #expect(easing.slope(at: 0, side: .below) == 0)
      #expect(easing.slope(at: 0) == .infinity)
    }
    for easing: Easing in [.ease, .easeInBack, .easeOutElastic, .easeInOutBounce, .easeOutExpo] {
      for (end, out, side) in [(0.0, -3.0, ProgressSide.above), (1.0, 3.0, .below)] {
        let slope = easing.slope(at: end, side: side)
        #expect(easing.slope(at: end + out, side: side) == slope, "\(easing)")
        let line = end + out * slope
        #expect(abs(easing.value(at: end + out) - line) <= 1e-12 * max(1, abs(line)), "\(easing)")
      }
    }
  }

  @Test func anEasingSeenFromItsOtherEnd() {
    var generator = FixedGenerator(seed: 5)
    for easing in everyKindOfEasing {
      let mirrored = easing.reversed()
      #expect(mirrored.reversed() == easing)
      for _ in 0..<100 {
        let x = generator.unit()
        let y = 1 - easing.value(at: 1 - x)
        #expect(abs(mirrored.value(at: x) - y) <= 1e-12 * max(1, abs(y)), "\(easing) at \(x)")
      }
    }
    #expect(Easing.easeInQuad.reversed() == .easeOutQuad)
    #expect(Easing.steps(4).reversed().value(at: 0.25) == 0.25)
    #expect(Easing.steps(4).reversed().value(at: 0.3) == 0.5)
  }

  @Test func theInverseIsTheFirstProgressThatReachesTheOutput() {
    var generator = FixedGenerator(seed: 6)
    for easing in everyKindOfEasing {
      guard easing.isMonotone else {
        #expect(easing.inverse(of: 0.5) == nil)
        continue
      }
      let (start, end) = (easing.value(at: 0), easing.value(at: 1))
      for _ in 0..<25 {
        let y = start + (end - start) * generator.unit()
        guard let x = easing.inverse(of: y) else {
          Issue.record("\(easing) has no inverse of \(y)")
          continue
        }
        if start <= end {
          #expect(easing.value(at: x) >= y)
          #expect(x == 0 || easing.value(at: x.nextDown) < y)
        } else {
          #expect(easing.value(at: x) <= y)
        }
      }
      #expect(easing.inverse(of: max(start, end) + 0.1) == nil)
      #expect(easing.inverse(of: min(start, end) - 0.1) == nil)
      #expect(easing.inverse(of: .nan) == nil)
    }
  }

  @Test func monotonyIsToldAsSamplesShowIt() {
    for easing in everyKindOfEasing {
      var rises = false
      var falls = false
      var previous = easing.value(at: 0)
      for index in 1...4_000 {
        let y = easing.value(at: Double(index) / 4_000)
        if y > previous + 1e-12 { rises = true }
        if y < previous - 1e-12 { falls = true }
        previous = y
      }
      #expect(easing.isMonotone == !(rises && falls), "\(easing)")
    }
  }

  @Test func noSampleLiesBeyondTheExtremesAndTheyAreReached() {
    var generator = FixedGenerator(seed: 7)
    for easing in everyKindOfEasing {
      for round in 0..<20 {
        let a = round == 0 ? 0 : 3 * generator.unit() - 1
        let b = round == 0 ? 1 : a + generator.unit() * (round % 2 == 0 ? 2 : 0.1)
        let extremes = easing.extremes(in: a...b)
        var least = Double.infinity
        var greatest = -Double.infinity
        for index in 0...1_500 {
          let x = min(b, a + (b - a) * Double(index) / 1_500)
          let y = easing.value(at: x)
          least = min(least, y)
          greatest = max(greatest, y)
        }
        let scale = max(1, abs(least), abs(greatest))
        #expect(least >= extremes.lowest - 1e-14 * scale, "\(easing) in \(a)...\(b)")
        #expect(greatest <= extremes.highest + 1e-14 * scale, "\(easing) in \(a)...\(b)")
        for (progress, output) in [
          (extremes.lowestPlace, extremes.lowest),
          (extremes.highestPlace, extremes.highest),
        ] {
          #expect(progress >= a && progress <= b)
          let at = [
            easing.value(at: progress), easing.value(at: progress - 1e-9),
            easing.value(at: progress + 1e-9),
            easing.value(at: progress, before: true),
          ]
          #expect(
            at.contains { abs($0 - output) <= 1e-7 * scale },
            "\(easing) \(a)...\(b): \(output) at \(progress), \(at)")
        }
      }
    }
  }

  @Test func equalityIsHowAnEasingIsWritten() {
    #expect(Easing.cubicBezier(0.3, 0, 0, 1) == .cubicBezier(0.3, 0, 0, 1))
    #expect(Easing.ease != .cubicBezier(0.25, 0.1, 0.25, 1))
    #expect(Easing.easeOutBack == .easeOutBack(overshoot: 1.70158))
    #expect(Easing.steps(3, .end) == .steps(3))
    #expect(Easing.steps(3, .start) != .steps(3, .jumpStart))
    #expect(Set([Easing.linear, .linear, .ease, .ease, .steps(2)]).count == 3)
  }
}
