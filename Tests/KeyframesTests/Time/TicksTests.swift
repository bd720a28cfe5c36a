import Testing

@testable import Keyframes

@Suite struct TicksTests {
  @Test func sumsAndDifferencesLandOnTheEndsOfTheRange() {
    #expect(Ticks(5) + Ticks(-7) == Ticks(-2))
    #expect(Ticks(5) - Ticks(7) == Ticks(-2))
    #expect(Ticks.max + Ticks(1) == .max)
    #expect(Ticks.max + .max == .max)
    #expect(Ticks.min - .max == .min)
    #expect(Ticks.min + Ticks(-1) == .min)
    #expect(Ticks.max - .min == .max)
  }

  @Test func numbersOfTicksAreRoundedToTheNearestInTheRange() {
    #expect(Ticks(nearest: 2.5) == Ticks(2))
    #expect(Ticks(nearest: -3.5) == Ticks(-4))
    #expect(Ticks(nearest: 0x1p62) == Ticks(1 << 62))
    #expect(Ticks(nearest: 0x1.8p62) == Ticks(3 << 61))
    #expect(Ticks(nearest: 0x1p63) == .max)
    #expect(Ticks(nearest: -.infinity) == .min)
    #expect(Ticks(nearest: .nan) == .max)
  }

  @Test func productsAreRoundedOnce() {
    #expect(Ticks(10).multiplied(by: 2.5) == .finite(Ticks(25)))
    #expect(Ticks(5).multiplied(by: 0.5) == .finite(Ticks(3)))
    #expect(Ticks(1).multiplied(by: 0.1) == .finite(.zero))
    #expect(Ticks(1).multiplied(by: 0.5.nextDown) == .finite(.zero))
    #expect(Ticks(10).multiplied(by: 0) == .finite(.zero))
    #expect(Ticks.zero.multiplied(by: .infinity) == .finite(.zero))
    #expect(Ticks.max.multiplied(by: .leastNonzeroMagnitude) == .finite(.zero))
    #expect(Ticks.max.multiplied(by: 1) == .finite(.max))
    #expect(Ticks.max.multiplied(by: 1.0.nextUp) == .unending)
    #expect(Ticks(1).multiplied(by: 0x1p62) == .finite(Ticks(1 << 62)))
    #expect(Ticks(1).multiplied(by: 0x1p63) == .unending)
    #expect(Ticks(1).multiplied(by: 1e300) == .unending)
  }

  @Test func productsAgreeWithALongMultiplication() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let count = Int64(random.next() >> UInt64.random(in: 1...62, using: &random))
      guard count <= Ticks.max.count else { continue }
      // A factor of few bits keeps the product within the integers used as the oracle.
      let numerator = Int64(random.next() >> 40)
      let shift = Int64.random(in: 0...30, using: &random)
      let factor = Double(numerator) / Double(1 << shift)
      let doubled = (Int128(count) * Int128(numerator)) >> (shift - 1 < 0 ? 0 : shift - 1)
      let expected = shift == 0 ? doubled : (doubled + 1) >> 1
      let product = Ticks(count).multiplied(by: factor)
      if expected > Int128(Ticks.max.count) {
        #expect(product == .unending)
      } else {
        #expect(product == .finite(Ticks(Int64(expected))))
      }
    }
  }
}
