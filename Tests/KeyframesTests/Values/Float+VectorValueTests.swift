import Testing

@testable import Keyframes

@Suite struct FloatVectorValueTests {
  private static let specials: [Float] = [
    0, -0.0, 1, -1, 0.1, -0.7, 1e-30, 3e38, -3e38, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 16_777_215,
  ]

  @Test func bothEndsAreMetBitForBitAndNothingIsNaN() {
    for from in Self.specials {
      for to in Self.specials {
        #expect(from.interpolated(to: to, at: 0).bitPattern == from.bitPattern)
        #expect(from.interpolated(to: to, at: 1).bitPattern == to.bitPattern)
        for place in [0.3, 0.5, 0.7, 2, -2, 1e39, -1e39, 1e308, 1e-60] {
          #expect(!from.interpolated(to: to, at: place).isNaN, "\(from) to \(to) at \(place)")
        }
      }
    }
  }

  @Test func betweenTheEndsAValueLiesBetweenThemAndMovesOneWay() {
    var random = SplitMix64(seed: 31)
    var mismatches = Mismatches()
    for _ in 0..<20_000 {
      var from = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      var to = Bool.random(using: &random) ? -from : Float.random(in: -9...9, using: &random)
      if !from.isFinite { from = 1 }
      if !to.isFinite { to = -1 }
      let places =
        [0, 0.5.nextDown, 0.5, 1]
        + (0..<8).map { _ in
          Double.random(in: 0...1, using: &random)
        }
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

  @Test func scalingRoundsOnce() {
    #expect(Float(0).scaled(by: 1e300) == 0)
    #expect(Float(3).scaled(by: 0.1) == Float(3 * 0.1))
  }
}
