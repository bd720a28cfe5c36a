import Testing

@testable import Keyframes

@Suite struct ShortestDecimalTests {
  @Test(
    arguments: [
      (0.0, 0, "0"), (-0.0, 0, "0"), (1, 0, "1"), (-3, 0, "-3"), (0.25, 0, "0.25"),
      (100, 0, "100"), (0.07, 2, "7"), (1.0 / 3, 2, "33.33333333333333"), (0.271, 2, "27.1"),
      (1e-6, 0, "0.000001"), (1e-7, 0, "1e-7"), (1.5e-9, 0, "1.5e-9"),
      (1e20, 0, "100000000000000000000"),
      (1e21, 0, "1e21"), (1.25e300, 0, "1.25e300"),
      (123.456, -2, "1.23456"),
      (0.001, 5, "100"), (12, 1, "120"),
    ] as [(Double, Int, String)])
  func aNumberIsWrittenWithItsFewestDigits(number: Double, shift: Int, text: String) {
    #expect(ShortestDecimal.text(number, timesPowerOfTen: shift) == text)
  }

  @Test(
    arguments: [
      (1.0 / 3, 0, "0.333333"), (2.0 / 3, 2, "66.6667"), (0.1234567891, 0, "0.123457"),
      (0.9999996, 0, "1"), (999999.5, 0, "1000000"), (1.5, 0, "1.5"), (-1.2345675, 0, "-1.23457"),
      (1.2345649e-9, 0, "1.23456e-9"),
    ] as [(Double, Int, String)])
  func digitsBeyondALimitAreRounded(number: Double, shift: Int, text: String) {
    #expect(ShortestDecimal.text(number, timesPowerOfTen: shift, atMost: 6) == text)
  }

  @Test func whatIsWrittenReadsBackAsTheSameNumber() {
    var state: UInt64 = 7
    for _ in 0..<5_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state ^ (state >> 29))
      guard number.isFinite else { continue }
      var scanner = TextScanner(ShortestDecimal.text(number))
      #expect(scanner.number()?.value == number)
      #expect(scanner.isAtEnd)
      var percent = TextScanner(ShortestDecimal.text(number, timesPowerOfTen: 2))
      let read = percent.number()!.decimal.multiplied(byPowerOfTen: -2)
      #expect(Double(read) == number)
    }
  }
}
