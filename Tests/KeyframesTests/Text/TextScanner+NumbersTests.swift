import Testing

@testable import Keyframes

@Suite struct TextScannerNumbersTests {
  @Test(arguments: [
    ("12", 12, true, ""), ("+.5", 0.5, false, ""), ("-3.25e2x", -325, false, "x"),
    ("1.", 1, true, "."), ("1.e3", 1, true, ".e3"), ("1e", 1, true, "e"), ("1e+", 1, true, "e+"),
    ("1E3", 1000, false, ""), ("1e-3", 0.001, false, ""), ("1..2", 1, true, "..2"),
    ("0x10", 0, true, "x10"), ("1 2", 1, true, " 2"), ("007", 7, true, ""),
  ])
  func plainNumbersEndWhereCSSEndsThem(text: String, value: Double, isInteger: Bool, rest: String) {
    var scanner = TextScanner(text)
    let number = scanner.plainNumber()
    #expect(number?.value == value)
    #expect(number?.isInteger == isInteger)
    #expect(scanner.bytes[scanner.position...].elementsEqual(rest.utf8))
  }

  @Test(arguments: ["", "+", "-", ".", "-.", "e5", "+-1", "- 1", "%", "∞", "infinity", "nan"])
  func whatIsNoNumberIsLeft(text: String) {
    var scanner = TextScanner(text)
    let number = scanner.number()
    #expect(number?.range == nil)
    #expect(scanner.position == 0)
  }

  @Test func unitsFollowDirectly() {
    let cases: [(String, TextNumber.Unit)] = [
      ("5%", .percent), ("5", .none), ("5 ms", .none), ("5/**/ms", .none),
      ("5MS", .named(TextName(bytes: Array("ms".utf8)))),
      ("5e", .named(TextName(bytes: [0x65]))), ("1e3s", .named(TextName(bytes: [0x73]))),
      ("5--x", .named(TextName(bytes: Array("--x".utf8)))), ("5-1", .none),
    ]
    for (text, unit) in cases {
      var scanner = TextScanner(text)
      let number = scanner.number()
      #expect(number?.unit == unit, "\(text)")
    }
  }

  @Test func signsAndRangesAreKept() throws {
    var scanner = TextScanner("x +4px")
    scanner.advance(by: 2)
    let read = scanner.number()
    let number = try #require(read)
    #expect(number.hasSign)
    #expect(number.range == 2..<6)
    #expect(number.integer == 4)
  }

  @Test func integersBeyondSixtyFourBitsAndFractionsAreNone() throws {
    for (text, expected) in [
      ("9223372036854775807", .max), ("9223372036854775808", nil), ("-9223372036854775808", .min),
      ("1.0", nil), ("1e1", nil), ("-0", 0), ("123456789012345678901234567890", nil),
    ] as [(String, Int64?)] {
      var scanner = TextScanner(text)
      let number = scanner.number()
      #expect(number != nil)
      #expect(number?.integer == expected, "\(text)")
    }
  }

  @Test func finiteNumbersRefuseWhatIsTooLarge() throws {
    var start = TextScanner("  1e999s")
    start.skipWhiteSpace()
    let scanner = start
    let expected = TextError("the number is too large", column: 3, length: 6)
    #expect(throws: expected) {
      var scanner = scanner
      _ = try scanner.finiteNumber()
    }
    var good = TextScanner("1e308")
    let number = try good.finiteNumber()
    #expect(number?.value == 1e308)
  }
}
