import Testing

@testable import Keyframes

@Suite struct QuarterTurnsTests {
  @Test func theFastWayAndWholeNumbersAgree() {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<10_000 {
      let exponent = Int.random(in: -20...19, using: &generator)
      let angle = Double(
        sign: Bool.random(using: &generator) ? .plus : .minus, exponent: exponent,
        significand: .random(in: 1..<2, using: &generator))
      let (fast, exact) = (QuarterTurns(angle), QuarterTurns.exact(angle))
      // A rest at the very eighth of a turn may be told from either side.
      guard (fast.count &- exact.count) & 3 == 0 else {
        #expect((fast.rest.high.magnitude - .pi / 4).magnitude < 1e-9)
        continue
      }
      let difference = (fast.rest.high - exact.rest.high) + (fast.rest.low - exact.rest.low)
      #expect(difference.magnitude <= 0x1p-60 * exact.rest.high.magnitude, "\(angle)")
    }
  }

  @Test func restsAreWithinAnEighthOfATurn() {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<10_000 {
      let bits = generator.next() & 0x7FFF_FFFF_FFFF_FFFF
      let angle = Double(bitPattern: bits)
      guard angle.isFinite, angle > 0x1p-27 else { continue }
      let turns = QuarterTurns(angle)
      #expect(turns.rest.high.magnitude <= 0.7854, "\(angle)")
      #expect(turns.rest.low.magnitude <= turns.rest.high.ulp)
    }
  }

  /// The Double nearest to a multiple of π/2, relative to its size: 6381956970095103 · 2^797.
  @Test func theHardestAngleOfAllKeepsItsDigits() {
    let angle = Double(sign: .plus, exponent: 797, significand: 6_381_956_970_095_103)
    let turns = QuarterTurns(angle)
    #expect(turns.rest.high.magnitude < 0x1p-60)
    #expect(DeterministicMath.cos(angle).magnitude == turns.rest.rounded.magnitude)
    #expect(DeterministicMath.tan(angle).magnitude > 0x1p60)
  }
}
