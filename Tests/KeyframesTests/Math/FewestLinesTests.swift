import Testing

@testable import Keyframes

@Suite struct FewestLinesTests {
  @Test func whatLiesOnALineIsOnePiece() {
    var random = SplitMix64(seed: 421)
    var mismatches = Mismatches()
    for seed in 0..<2_000 {
      let count = Int.random(in: 3...12, using: &random)
      let places = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
      let (value, slope) = (
        Double.random(in: -9...9, using: &random), Double.random(in: -99...99, using: &random)
      )
      let rows = places.map { [value + slope * $0, -3 * slope * $0] }
      // Both ends are pinned, and what lies between has hardly more room than rounding takes.
      var tolerances = [Double](repeating: 1e-12, count: count)
      tolerances[0] = 0
      tolerances[count - 1] = 0
      let corners = FewestLines(places: places, rows: rows, tolerances: tolerances).corners()
      mismatches.check(corners.map(\.index) == [0, count - 1], "\(seed): \(corners)")
    }
    #expect(mismatches.found == [])
  }

  @Test func aPinnedEndIsReachedByWhatOnlyJustLeadsThere() {
    var random = SplitMix64(seed: 422)
    var mismatches = Mismatches()
    for seed in 0..<2_000 {
      // A gate in the middle that the line between the ends touches with its edge.
      let middle = Double.random(in: 0.1...0.9, using: &random)
      let end = Double.random(in: 1...9, using: &random)
      let side: Double = Bool.random(using: &random) ? 1 : -1
      let room = Double.random(in: 0.1...1, using: &random)
      func corners(_ slack: Double) -> [Int] {
        FewestLines(
          places: [0, middle, 1], rows: [[0], [end * middle + side * (room + slack)], [end]],
          tolerances: [0, room, 0]
        ).corners().map(\.index)
      }
      mismatches.check(corners(-1e-14) == [0, 2], "\(seed): inside")
      mismatches.check(corners(1e-14) == [0, 1, 2], "\(seed): outside")
    }
    #expect(mismatches.found == [])
  }
}
