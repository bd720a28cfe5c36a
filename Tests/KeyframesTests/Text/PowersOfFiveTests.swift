import Testing

@testable import Keyframes

@Suite struct PowersOfFiveTests {
  @Test func eachSmallPowerIsFiveTimesItsPredecessor() {
    #expect(PowersOfFive.exact.count == 28)
    for index in 1..<28 {
      #expect(PowersOfFive.exact[index] == 5 * PowersOfFive.exact[index - 1])
    }
  }

  @Test func eachLargePowerIsWithinOneUnitOfExact() {
    for factor in -13...11 {
      let scaled = PowersOfFive.large(factor)
      #expect(scaled >> 127 == 1)
      // scaled × 2^binary <= 5^(27 factor) < (scaled + 1) × 2^binary, in whole numbers.
      let fives = Int64(27 * factor)
      let twos = Int64(PowersOfFive.binaryExponent(factor))
      func sides(_ value: UInt128) -> (Natural, Natural) {
        var left = Natural(UInt64(truncatingIfNeeded: value >> 64))
        left.shiftLeft(by: 64)
        left.multiply(by: 1, adding: UInt64(truncatingIfNeeded: value))
        var right = Natural(1)
        if fives >= 0 {
          right.multiplyByPowerOfFive(fives)
        } else {
          left.multiplyByPowerOfFive(-fives)
        }
        if twos >= 0 { left.shiftLeft(by: twos) } else { right.shiftLeft(by: -twos) }
        return (left, right)
      }
      let (low, exact) = sides(scaled)
      #expect(low <= exact)
      if scaled < .max { #expect(exact < sides(scaled + 1).0) }
    }
  }

  @Test func exponentsSplitIntoFactorAndResidue() {
    for exponent in -342...308 {
      let (factor, residue) = PowersOfFive.split(exponent)
      #expect(27 * factor + residue == exponent)
      #expect((0..<27).contains(residue))
      #expect((-13...11).contains(factor))
    }
  }
}
