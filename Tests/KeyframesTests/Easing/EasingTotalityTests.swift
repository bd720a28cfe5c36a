import Testing

@testable import Keyframes

/// Easings of numbers that nobody would write, at every progress there is.
@Suite struct EasingTotalityTests {
  private static let huge = Double.greatestFiniteMagnitude
  private static let least = Double.leastNonzeroMagnitude
  private static let tiny = Double.leastNormalMagnitude / 1024

  @Test func anySlopeAtAnEndLeavesTheEndExact() {
    // The handles are so near that the slope towards them exceeds every double.
    let curves: [Easing] = [
      .cubicBezier(Self.tiny, 1, 0.5, 1), .cubicBezier(0.5, 0, 1.0.nextDown, -Self.huge),
      .cubicBezier(0.1, -1e308, 0, 1), .cubicBeziers([[1e-300, 1e300], [1e-300, 1.5]]),
    ]
    for easing in curves.flatMap({ [$0, $0.reversed()] }) {
      #expect(easing.value(at: 0) == 0, "\(easing)")
      #expect(easing.value(at: -0.0) == 0, "\(easing)")
      #expect(easing.value(at: 1) == 1, "\(easing)")
      #expect(!easing.extremes().highest.isNaN, "\(easing)")
    }
  }

  /// Next to handles of 1e300 the end of the curve at 1 is nothing, so that larger ones give the
  /// same curve on a larger scale.
  @Test func handlesUpToTheLargestDoubleKeepTheirScale() {
    for (x1, x2) in [(0.0, 1.0), (1, 0), (0.25, 0.75), (0, 0), (1, 1), (0.1, Self.tiny)] {
      for (y1, y2) in [(1.0, 1.0), (1, -1), (-0.5, 1), (0, 1)] {
        let small = Easing.cubicBezier(x1, y1 * 1e290, x2, y2 * 1e290)
        let large = Easing.cubicBezier(x1, y1 * 1.5e308, x2, y2 * 1.5e308)
        for x in [1e-12, 0.001, 0.0625, 0.3, 0.5, 0.50001, 0.7, 0.997, 1 - 1e-9] {
          let expected = small.value(at: x) / 1e290
          let value = large.value(at: x) / 1.5e308
          #expect(abs(value - expected) <= 2e-12, "\(large) at \(x)")
          let slope = large.slope(at: x) / 1.5e308
          let ratio = small.slope(at: x) / 1e290
          #expect(
            slope.isInfinite || abs(slope - ratio) <= 1e-6 * max(1, abs(ratio)), "\(large) at \(x)")
        }
      }
    }
  }

  @Test func hugeHandlesThatTurnBackAreNotMonotone() {
    #expect(!Easing.cubicBezier(0.25, 1e308, 0.75, -3.5).isMonotone)
    #expect(!Easing.cubicBezier(0.25, Self.huge, 0.75, -Self.huge).isMonotone)
    #expect(Easing.cubicBezier(0.25, 0, 0.75, 1).isMonotone)
    #expect(Easing.cubicBezier(0.25, 0.6, 0.75, 0.5).isMonotone)
  }

  @Test func progressesThatAreTooLargeAsPercentagesReadBack() throws {
    let easing = Easing.linear([0, LinearStop(1, at: 1e308), LinearStop(0.5, at: Self.huge)])
    let text = try #require(easing.css)
    #expect(text.contains("1e310%"))
    #expect(try Easing(css: text) == easing)
    #expect(throws: TextError.self) { try Easing(css: "linear(0, 1 1e311%)") }
  }

  @Test func stopsAreSpreadBetweenTheFarthestProgresses() {
    let easing = Easing.linear([
      LinearStop(0, at: -Self.huge), 1, 0, 3, LinearStop(4, at: Self.huge),
    ])
    #expect(easing.value(at: 0) == 0)
    #expect(abs(easing.value(at: -Self.huge / 2) - 1) < 1e-12)
    #expect(abs(easing.value(at: Self.huge / 4) - 1.5) < 1e-12)
    #expect(easing.slope(at: 0.5) > 0)
    let steepest = Easing.linear([LinearStop(-Self.huge), LinearStop(Self.huge)])
    #expect(steepest.slope(at: 0) == .infinity)
  }

  /// Spreading them looks at each stop once.
  @Test(.timeLimit(.minutes(1)))
  func aHundredThousandStopsAreSpreadAtOnce() throws {
    let text = "linear(" + String(repeating: "0,1,", count: 50_000) + "0)"
    let easing = try Easing(css: text)
    #expect(easing.value(at: 0.25) == 0)
    #expect(easing.value(at: 1.0 / 100_000) == 1)
  }

  @Test func asManyStepsAsCanBeCounted() {
    let easing = Easing.steps(.max, .jumpBoth)
    #expect(easing.value(at: 0) == 0x1p-63)
    #expect(easing.value(at: 0.5) == 0.5)
    #expect(easing.value(at: 1) == 1)
    #expect(Easing.steps(.max, .jumpNone).value(at: 0.25) == 0.25)
  }

  @Test func noNumberLeadsToNotANumber() {
    var generator = SplitMix64(seed: 11)
    var mismatches = Mismatches()
    for _ in 0..<800 {
      let easing = hostileEasing(&generator)
      var table = EasingTable()
      let index = table.insert(easing)
      for _ in 0..<6 {
        let x = hostileNumber(&generator)
        for before in [false, true] {
          let value = easing.value(at: x, before: before)
          mismatches.check(value.isNaN == x.isNaN, "\(easing) at \(x) is \(value)")
          let tabled = table.value(of: index, at: x, before: before)
          mismatches.check(
            tabled.bitPattern == value.bitPattern || x.isNaN, "\(easing) at \(x) in a table")
        }
        let slope = easing.slope(at: x, side: generator.next() % 2 == 0 ? .above : .below)
        mismatches.check(slope.isNaN == x.isNaN, "the slope of \(easing) at \(x) is \(slope)")
      }
      let extremes = easing.extremes()
      for x in [0.1, 0.5, 0.99] {
        let value = easing.value(at: x)
        let size = max(1, abs(extremes.lowest), abs(extremes.highest))
        let (low, high) = (extremes.lowest / size, extremes.highest / size)
        mismatches.check(
          size.isInfinite || (value / size >= low - 1e-9 && value / size <= high + 1e-9),
          "\(easing) at \(x) is \(value), beyond its extremes")
      }
      let back = try? Easing(parsing: easing.description)
      mismatches.check(back == easing, "\(easing) does not read back")
    }
    #expect(mismatches.found == [])
  }

  // MARK: - Hostile numbers

  private func hostileNumber(_ generator: inout SplitMix64) -> Double {
    let edges: [Double] = [
      0, -0.0, 1, 0.5, .infinity, -.infinity, .nan, Self.least, -Self.least, Self.huge, -Self.huge,
      1.0.nextDown, 1.0.nextUp, Self.tiny, 2, -1,
    ]
    return switch generator.next() % 3 {
    case 0: edges.randomElement(using: &generator)!
    case 1: Double(bitPattern: generator.next())
    default: Double.random(in: 0...1, using: &generator)
    }
  }

  private func hostileEasing(_ generator: inout SplitMix64) -> Easing {
    func x() -> Double {
      let inside = Double.random(in: 0...1, using: &generator)
      return [0, 1, Self.least, Self.tiny, 1.0.nextDown, 1e-20, 0.5, inside]
        .randomElement(using: &generator)!
    }
    func y() -> Double {
      let usual = Double.random(in: -1...2, using: &generator)
      return [0, 1, Self.huge, -Self.huge, 1e300, -1e308, Self.least, -0.0, 1e154, usual]
        .randomElement(using: &generator)!
    }
    switch generator.next() % 5 {
    case 0, 1: return .cubicBezier(x(), y(), x(), y())
    case 2: return Easing.cubicBezier(x(), y(), x(), y()).reversed()
    case 3:
      return .linear((0...Int(generator.next() % 4) + 1).map { _ in LinearStop(y(), at: y()) })
    default:
      let direction = PennerDirection.allCases.randomElement(using: &generator)!
      let amplitude = [1, 2, 1e300].randomElement(using: &generator)!
      let period = [1e-6, 0.3, 1e300].randomElement(using: &generator)!
      let easing = try? Easing(validating: .elastic, direction, amplitude, period)
      return easing ?? .linear
    }
  }
}
