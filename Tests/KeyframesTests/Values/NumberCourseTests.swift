import Testing

@testable import Keyframes

@Suite struct NumberCourseTests {
  private static let specials: [Double] = [
    0, -0.0, 1, -1, 0.1, -0.7, 1e-300, -1e-300, 1e300, 1e308, -1e308, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]

  private func pair(using random: inout SplitMix64) -> (Double, Double) {
    func number() -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: Self.specials.randomElement(using: &random)!
      case 1: Double(bitPattern: random.next())
      case 2: 1 + Double(Int.random(in: -4...4, using: &random)) * 0x1p-52
      default: Double.random(in: -1000...1000, using: &random)
      }
    }
    var (left, right) = (number(), number())
    if Int.random(in: 0..<4, using: &random) == 0 {
      // Close to the opposite number, where the difference is rounded and its half matters.
      right = -left
      for _ in 0..<Int.random(in: 0...3, using: &random) { right = right.nextUp }
    }
    if !left.isFinite { left = 1 }
    if !right.isFinite { right = -1 }
    return (left, right)
  }

  @Test func bothEndsAreMetBitForBit() {
    for from in Self.specials {
      for to in Self.specials {
        #expect(from.interpolated(to: to, at: 0).bitPattern == from.bitPattern)
        #expect(from.interpolated(to: to, at: 1).bitPattern == to.bitPattern)
        #expect(from.interpolated(to: to, at: -0.0).bitPattern == from.bitPattern)
      }
    }
  }

  @Test func betweenTheEndsAValueLiesBetweenThemAndMovesOneWay() {
    var random = SplitMix64(seed: 21)
    var mismatches = Mismatches()
    for _ in 0..<20_000 {
      let (from, to) = pair(using: &random)
      var places = [0, 0.5.nextDown, 0.5, 0.5.nextUp, 1.0.nextDown, 1]
      places += (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      places += places.map(\.nextUp).filter { $0 <= 1 }
      var last = from
      for place in places.sorted() {
        let value = from.interpolated(to: to, at: place)
        mismatches.check(
          value >= min(from, to) && value <= max(from, to), "\(from) to \(to) at \(place)")
        mismatches.check(
          from <= to ? value >= last : value <= last, "\(from) to \(to) turns back at \(place)")
        last = value
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func valuesAreRightToAFewUnitsInTheLastPlace() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<5_000 {
      // Whole numbers and a dyadic place have an exact value.
      let from = Double(Int.random(in: -1_000_000...1_000_000, using: &random))
      let to = Double(Int.random(in: -1_000_000...1_000_000, using: &random))
      let place = Double(Int.random(in: -64...128, using: &random)) / 64
      let exact = (from * (64 - place * 64) + to * place * 64) / 64
      #expect(from.interpolated(to: to, at: place) == exact)
    }
  }

  @Test func finiteNumbersNeverGiveNaN() {
    let places = Self.specials + [0.5, 0.25, 2, -3, 1.0.nextUp, 1e16]
    for from in Self.specials {
      for to in Self.specials {
        for place in places {
          #expect(!from.interpolated(to: to, at: place).isNaN, "\(from) to \(to) at \(place)")
        }
        #expect(from.interpolated(to: to, at: .nan).isNaN)
        #expect(!from.interpolated(to: to, at: .infinity).isNaN)
        #expect(!from.interpolated(to: to, at: -.infinity).isNaN)
      }
    }
  }

  @Test func anOverflowingDifferenceStillHasAMiddle() {
    #expect((-1e308).interpolated(to: 1e308, at: 0.5) == 0)
    #expect(1e308.interpolated(to: -1e308, at: 0.25) == 5e307)
    #expect((-1e308).interpolated(to: 1e308, at: 1.1).isFinite)
    #expect((-1e308).interpolated(to: 1e308, at: 2) == .infinity)
    #expect((-1e308).interpolated(to: 1e308, at: -1) == -.infinity)
  }

  @Test func equalEndsStayWhateverTheProgress() {
    for place in [-.infinity, -1e308, 0.3, 1e308, .infinity] {
      #expect(2.5.interpolated(to: 2.5, at: place) == 2.5)
    }
  }

  @Test func aPlainCourseNeedsNoChecksInside() {
    var random = SplitMix64(seed: 23)
    var mismatches = Mismatches()
    for _ in 0..<20_000 {
      let (from, to) = pair(using: &random)
      let course = NumberCourse(from: from, to: to)
      guard course.isPlain else { continue }
      for place in [0, 1, 0.5, 0.5.nextDown, Double.random(in: 0...1, using: &random)] {
        mismatches.check(
          course.innerValue(at: place).bitPattern == course.value(at: place).bitPattern,
          "\(from) to \(to) at \(place)")
      }
    }
    #expect(mismatches.found == [])
    #expect(!NumberCourse(from: -0.0, to: 1).isPlain)
    #expect(!NumberCourse(from: -1e308, to: 1e308).isPlain)
  }
}
