import Testing

@testable import Keyframes

@Suite struct DoubleDoubleTests {
  static func numbers(_ generator: inout SplitMix64) -> (Double, Double) {
    func one() -> Double {
      let scale = Double(
        sign: .plus, exponent: Int.random(in: -60...60, using: &generator), significand: 1)
      return Double.random(in: -2...2, using: &generator) * scale
    }
    return (one(), one())
  }

  @Test func aSumOfTwoNumbersIsExact() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<5_000 {
      let (a, b) = Self.numbers(&generator)
      let sum = DoubleDouble.sum(a, b)
      #expect(sum.high == a + b)
      // What the rounded sum misses, from the other side: exact where the magnitudes are ordered.
      let (large, small) = a.magnitude >= b.magnitude ? (a, b) : (b, a)
      #expect(sum.low == small - (sum.high - large))
      let ordered = DoubleDouble.sum(larger: large, small)
      #expect(ordered.high == sum.high && ordered.low == sum.low)
      #expect(sum.low.magnitude <= sum.high.ulp / 2)
    }
  }

  @Test func aProductOfTwoNumbersIsExact() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<5_000 {
      let (a, b) = Self.numbers(&generator)
      let product = DoubleDouble.product(a, b)
      #expect(product.high == a * b)
      #expect(product.low == (-product.high).addingProduct(a, b))
      let square = DoubleDouble.square(a)
      #expect(square.high == a * a)
      #expect(square.low == (-square.high).addingProduct(a, a))
    }
  }

  @Test func halvesSumToTheWholeAndAreShort() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      let (a, _) = Self.numbers(&generator)
      let (high, low) = DoubleDouble.split(a)
      #expect(high + low == a)
      #expect((high.significandBitPattern & 0x7FF_FFFF) == 0)
      #expect(low.magnitude <= a.ulp * 0x1p26)
    }
  }

  @Test func aQuotientTimesItsDivisorIsTheDividend() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<5_000 {
      let (a, b) = Self.numbers(&generator)
      let quotient = DoubleDouble(a).divided(by: DoubleDouble(b))
      let back = DoubleDouble.product(quotient.high, b)
      let missing = ((a - back.high) - back.low) - quotient.low * b
      #expect(missing.magnitude <= a.magnitude * 0x1p-96)
      #expect((quotient.rounded - a / b).magnitude <= (a / b).ulp)
    }
  }
}
