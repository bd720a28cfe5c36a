import Testing

@testable import Keyframes

@Suite struct DecimalNumberTests {
  private func decimal(_ text: String) throws -> DecimalNumber {
    var scanner = TextScanner(text)
    let number = scanner.plainNumber()
    return try #require(number).decimal
  }

  @Test(
    arguments: [
      ("0", 9_000_000, 0), ("255.5", 9_000_000, 2_299_500_000),
      ("0.2555", 9_000_000_000, 2_299_500_000),
      ("-1", 9, -9), ("0.5", 1, 1), ("-0.5", 1, -1), ("0.4999999999999999999999999999", 1, 0),
      ("1e-60", 9_000_000_000, 0), ("2.5e1", 1, 25), ("1.5", 3, 5),
      ("0.1666666666666666666666666", 3, 0),
      ("0.1666666666666666666666667", 3, 1),
      ("16.666666666666666666666666666666666", 9_000_000, 150_000_000),
      ("4999999999999999999.5", 1, 5_000_000_000_000_000_000),
      ("4999999999999999999.4999999999999999999999", 1, 4_999_999_999_999_999_999),
      ("00000000000000000000000000000.50000000000000000000000000000", 1, 1),
    ] as [(String, UInt64, Int128)])
  func productsRoundOnceToTheNearestInteger(text: String, factor: UInt64, expected: Int128) throws {
    #expect(try decimal(text).nearestInteger(multipliedBy: factor) == expected)
  }

  @Test func productsBeyondTheRangeAreRefused() throws {
    #expect(try decimal("1e39").nearestInteger() == nil)
    #expect(try decimal("1e30").nearestInteger(multipliedBy: 9_000_000_000) == nil)
    #expect(try decimal("99999999999999999999.1e25").nearestInteger() == nil)
    // One digit decides above 2^127, beyond which twice the number is not kept.
    let text = "24822125770029173375572409069359595510.9"
    #expect(try decimal(text).nearestInteger(multipliedBy: 9) == nil)
    #expect(
      try decimal(text).nearestInteger(multipliedBy: 3)
        == 74_466_377_310_087_520_126_717_227_208_078_786_533)
    #expect(
      try decimal("1e37").nearestInteger() == 10_000_000_000_000_000_000_000_000_000_000_000_000)
  }

  /// Half a tick in nanoseconds is 1/18, whose digits never end.
  @Test(.timeLimit(.minutes(1)))
  func aHundredThousandDigitsAreReadAtOnce() throws {
    let fives = String(repeating: "5", count: 100_000)
    #expect(try decimal("0.0" + fives).nearestInteger(multipliedBy: 9) == 0)
    #expect(try decimal("0.0" + fives + "6").nearestInteger(multipliedBy: 9) == 1)
    #expect(try decimal("1." + fives + "e-2").nearestInteger(multipliedBy: 900) == 14)
    let zeros = String(repeating: "0", count: 100_000)
    #expect(try decimal(zeros + "2.5" + zeros + "1e0").nearestInteger() == 3)
    #expect(try decimal("0." + zeros + "25" + zeros + "e100001").nearestInteger() == 3)
  }

  @Test func digitsBeyondTheNineteenthDecideAtAHalf() throws {
    var generator = SystemFreeGenerator(state: 99)
    for _ in 0..<2_000 {
      let whole = generator.next() % 1_000_000_000
      let factor = generator.next() % 9_000_000_000 + 1
      // The decimal expansion of (whole + 1/2) / factor to thirty digits, cut: just below a half
      // unless it ends; one unit more in the last place is at or above it.
      var digits = "\((2 * whole + 1) / (2 * factor))."
      var rest = UInt128((2 * whole + 1) % (2 * factor))
      for _ in 0..<30 {
        rest *= 10
        digits += "\(rest / UInt128(2 * factor))"
        rest %= UInt128(2 * factor)
      }
      let expected = rest == 0 ? whole + 1 : whole
      #expect(try decimal(digits).nearestInteger(multipliedBy: factor) == Int128(expected))
      #expect(
        try decimal(digits + "9999").nearestInteger(multipliedBy: factor)
          == Int128(rest == 0 || rest * 10_000 < UInt128(2 * factor) * 9_999 ? whole + 1 : whole))
    }
  }
}

private struct SystemFreeGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 20
  }
}
