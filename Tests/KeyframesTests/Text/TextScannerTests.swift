import Testing

@testable import Keyframes

@Suite struct TextScannerTests {
  @Test func whiteSpaceAndCommentsArePassed() {
    var scanner = TextScanner(" \t/* a * / b **/\n\r\u{0C}x")
    let found = [scanner.skipWhiteSpace(), scanner.skipWhiteSpace()]
    #expect(found == [true, false])
    #expect(scanner.peek() == UInt8(ascii: "x"))
  }

  @Test func aCommentAloneIsNoWhiteSpace() {
    var scanner = TextScanner("/**/1")
    let found = scanner.skipWhiteSpace()
    #expect(!found)
    #expect(scanner.position == 4)
  }

  @Test(arguments: ["/*", "/* never closed", "/*/", "/* *"])
  func anOpenCommentReachesToTheEnd(text: String) {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    #expect(scanner.isAtEnd)
  }

  @Test func stepsThatFindNothingStayWhereTheyAre() {
    var scanner = TextScanner("a)")
    let found = [scanner.consume("b"), scanner.consume("a)]")]
    #expect(found == [false, false])
    let number = scanner.plainNumber()
    let name = scanner.functionName()
    #expect(number?.range == nil)
    #expect(name == nil)
    #expect(scanner.position == 0)
    let all = scanner.consume("a)")
    #expect(all)
    let byte = scanner.next()
    #expect(byte == nil)
    #expect(scanner.peek() == nil)
    #expect(scanner.isAtEnd)
  }

  @Test func positionsStayInsideTheText() {
    var scanner = TextScanner("abc")
    scanner.advance(by: 9)
    #expect(scanner.position == 3)
    scanner.move(to: 1)
    let byte = scanner.next()
    #expect(byte == UInt8(ascii: "b"))
    scanner.move(to: 77)
    #expect(scanner.isAtEnd)
  }

  @Test func columnsCountCharactersNotBytes() {
    var scanner = TextScanner("äö🙂 x1")
    _ = scanner.consume(while: { $0 != UInt8(ascii: "x") })
    #expect(scanner.position == 9)
    #expect(scanner.errorHere("odd") == TextError("odd", column: 5, length: 1))
    let start = scanner.position
    scanner.advance(by: 2)
    #expect(scanner.error("odd", from: start) == TextError("odd", column: 5, length: 2))
    #expect(scanner.error("odd", in: 0..<8) == TextError("odd", column: 1, length: 3))
    #expect(scanner.errorHere("more") == TextError("more", column: 7, length: 0))
  }
}
