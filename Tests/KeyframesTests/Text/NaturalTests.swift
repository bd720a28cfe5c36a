import Testing

@testable import Keyframes

@Suite struct NaturalTests {
  @Test func powersOfTenAreFivesAndTwos() {
    for power: Int64 in [0, 1, 18, 26, 27, 28, 64, 300] {
      var product = Natural(1)
      for _ in 0..<power { product.multiply(by: 10) }
      var scaled = Natural(1)
      scaled.multiplyByPowerOfFive(power)
      scaled.shiftLeft(by: power)
      #expect(product == scaled)
    }
  }

  @Test func orderIsByValue() {
    var large = Natural(1)
    large.shiftLeft(by: 64)
    #expect(Natural(.max) < large)
    #expect(!(large < large))
    var next = Natural(1)
    next.multiply(by: 1 << 63 as UInt64)
    next.multiply(by: 2, adding: 1)
    #expect(large < next)
    #expect(Natural(0) < Natural(1))
  }

  @Test func timesZeroIsZero() {
    var number = Natural(5)
    number.multiply(by: 0 as UInt64)
    #expect(number == Natural(0))
    number.shiftLeft(by: 200)
    #expect(number == Natural(0))
  }
}
