import Testing

@testable import Keyframes

@Suite struct DampedSpringLinearStopsTests {
  @Test(arguments: [
    DampedSpring.smooth, .snappy, .bouncy, .interactive, .coreAnimation,
    DampedSpring(duration: .seconds(1), bounce: 0.9),
    DampedSpring(mass: 0.5, stiffness: 4, damping: 35),
  ])
  func theCurveStaysWithinToleranceOfTheSpring(spring: DampedSpring) throws {
    for tolerance in [0.05, 0.005, 0.002, 1e-4] {
      let stops = try #require(spring.linearStops(within: tolerance))
      let end = try #require(spring.settlingSeconds(tolerance: 0.001))
      let way = SpringSegment(from: 0.0, to: 1, spring: spring, tolerance: .absolute(1e-12))
      #expect(stops[0] == (0, 0))
      #expect(stops[stops.count - 1] == (1, 1))
      var (worst, count) = (0.0, 0)
      for (start, stop) in zip(stops, stops.dropFirst()) where stop.progress > start.progress {
        for part in 0...1_000 {
          let share = Double(part) / 1_000
          let progress = start.progress + (stop.progress - start.progress) * share
          let value = start.value + (stop.value - start.value) * share
          worst = max(
            worst, (value - way.value(afterTicks: progress * end * 9e9)).magnitude)
        }
        count += 1
      }
      #expect(worst <= tolerance * (1 + 1e-9))
      // No tighter than it needs to be, and not many pieces.
      #expect(worst >= tolerance * 0.4)
      let least = (0..<2000).reduce(0.0) { sum, part in
        let moment = Duration(physicalSeconds: (Double(part) + 0.5) / 2000 * end)
        let bend = way.acceleration(at: moment).magnitude / (8 * tolerance)
        return sum + bend.squareRoot() * end / 2000
      }
      #expect(Double(count) <= 8 + 1.5 * least)
    }
  }

  @Test func aSpringThatNeverSettlesHasNoCurve() {
    let stops = DampedSpring(stiffness: 1, damping: 0).linearStops(within: 0.01)
    #expect(stops?.count == nil)
  }

  @Test func theLastStopsAreBothSidesOfTheJumpToOne() throws {
    for tolerance in [0.05, 0.001] {
      let stops = try #require(DampedSpring.bouncy.linearStops(within: tolerance))
      let last = stops.suffix(2)
      #expect(last.map(\.progress) == [1, 1])
      let rest = (last[last.startIndex].value - 1).magnitude
      #expect(rest > 0.0005 && rest <= 0.001)
      #expect(last[last.startIndex + 1].value == 1)
    }
  }

  @Test func theLastStopIsOne() {
    #expect(DampedSpring.bouncy.linearStops(within: 0.01)?.last!.value == 1)
  }

  @Test func theStopsAreThoseOfTheEasing() throws {
    for spring in [DampedSpring.smooth, .bouncy] {
      let stops = try #require(spring.linearStops(within: 0.01, settlingTolerance: 0.02))
      let lines = try Easing.spring(spring, tolerance: 0.02).flattened(within: 0.01)
      #expect(lines == .linear(stops.map { LinearStop($0.value, at: $0.progress) }))
      #expect(
        try Easing.spring(spring).flattened(within: 0.01)
          == Easing.linear(approximating: spring, within: 0.01))
    }
  }

  @Test func theFinestToleranceIsBoundedWork() throws {
    let stops = try #require(DampedSpring.smooth.linearStops(within: 1e-6))
    #expect(stops.count > 400 && stops.count < 1_000)
  }
}
