import Testing

@testable import Keyframes

@Suite struct ExactRateTests {
  @Test(
    arguments: [
      (1.0, 7, 7), (2.5, 1, 2), (2.5, 3, 8), (0.5, 1, 0), (0.5, 3, 2), (0.5, 5, 2), (0.3, 10, 3),
      (0.1, 10, 1), (0, 100, 0), (-2, 4, 8), (1e-300, 1_000_000, 0), (0.0, 0, 0),
      (0x1p-10, 512, 0), (0x1p-10, 513, 1), (0x1p-10, 1536, 2),
    ] as [(Double, UInt64, UInt64)])
  func theProductIsRoundedOnceToTheNearestTickAndFromTheMiddleToTheEvenOne(
    rate: Double, elapsed: UInt64, distance: UInt64
  ) {
    #expect(ExactRate(rate).distance(after: elapsed) == distance)
  }

  @Test(
    arguments: [
      (0.5, 1, 1), (0.5, 3, 1), (2.5, 1, 3), (2.5, 3, 7), (0x1p-10, 512, 1), (0.3, 10, 3),
    ] as [(Double, UInt64, UInt64)])
  func fromAnOddStartTheMiddleMakesTheSumEven(rate: Double, elapsed: UInt64, distance: UInt64) {
    #expect(ExactRate(rate).distance(after: elapsed, fromOdd: true) == distance)
  }

  @Test func productsBeyondTheRangeAreTheLargestNumber() {
    let largest = UInt64(Int64.max)
    #expect(ExactRate(1e300).distance(after: 1) == largest)
    #expect(ExactRate(0x1p62).distance(after: 3) == largest)
    #expect(ExactRate(0x1p62).distance(after: 1) == 1 << 62)
    #expect(ExactRate(.greatestFiniteMagnitude).distance(after: .max) == largest)
    #expect(ExactRate(.leastNonzeroMagnitude).distance(after: .max) == 0)
  }

  @Test func rateAndTimeOfAnySizeMeetTheExactProductWithinHalfATick() {
    var random = SplitMix64(seed: 11)
    var checked = 0
    for _ in 0..<20_000 {
      let rate = ExactRateTests.anyRate(using: &random)
      let elapsed = random.next() >> UInt64.random(in: 1...63, using: &random)
      let isOdd = Bool.random(using: &random)
      let distance = ExactRate(rate).distance(after: elapsed, fromOdd: isOdd)
      let exponent = rate.exponent - 52
      guard distance < 1 << 60, exponent > -64 else { continue }
      checked += 1
      // 2 |rate x elapsed - distance| <= 1, with both sides as integers times a power of two.
      let product = UInt128(rate.magnitude.significand * 0x1p52) * UInt128(elapsed)
      let exact = exponent >= 0 ? product << UInt128(exponent) : product
      let rounded = exponent >= 0 ? UInt128(distance) : UInt128(distance) << UInt128(-exponent)
      let error = exact > rounded ? exact - rounded : rounded - exact
      let unit: UInt128 = exponent >= 0 ? 1 : 1 << UInt128(-exponent)
      if error * 2 < unit || (error * 2 == unit && (distance % 2 == 1) == isOdd) { continue }
      Issue.record("\(rate) x \(elapsed) gives \(distance)")
    }
    #expect(checked > 10_000)
  }

  @Test func theInverseIsTheFirstTickAtWhichTheDistanceIsCovered() {
    var random = SplitMix64(seed: 12)
    var found = 0
    for _ in 0..<20_000 {
      let rate = ExactRate(ExactRateTests.anyRate(using: &random))
      let distance = random.next() >> UInt64.random(in: 1...63, using: &random)
      let isOdd = Bool.random(using: &random)
      let elapsed = rate.elapsed(covering: distance, fromOdd: isOdd)
      if let elapsed { found += elapsed > 1 ? 1 : 0 }
      let isFirst =
        if let elapsed {
          rate.distance(after: elapsed, fromOdd: isOdd) >= distance
            && (elapsed == 0 || rate.distance(after: elapsed - 1, fromOdd: isOdd) < distance)
        } else {
          rate.distance(after: UInt64(Ticks.max.count)) < distance
        }
      if !isFirst { Issue.record("\(rate.value) covers \(distance) after \(elapsed ?? 0)") }
    }
    #expect(found > 10_000)
  }

  @Test func aRateOfZeroCoversNothingButNothing() {
    #expect(ExactRate(0).elapsed(covering: 0) == 0)
    #expect(ExactRate(-0.0).elapsed(covering: 1) == nil)
    #expect(ExactRate(-0.0).direction == .backwards)
  }

  static func anyRate(using random: inout SplitMix64) -> Double {
    let exponent = Int.random(in: -40...40, using: &random)
    let simple = Double(Int.random(in: 1...64, using: &random)) / 16
    let any = Double.random(in: 1..<2, using: &random)
    let rate =
      Bool.random(using: &random)
      ? simple : Double(sign: .plus, exponent: exponent, significand: any)
    return Bool.random(using: &random) ? rate : -rate
  }
}
