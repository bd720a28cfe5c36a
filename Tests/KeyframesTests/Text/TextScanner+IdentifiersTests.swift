import Testing

@testable import Keyframes

@Suite struct TextScannerIdentifiersTests {
  @Test(arguments: [
    ("ease-out", "ease-out", ""), ("EASE(", "ease", "("), ("a1_b c", "a1_b", " c"),
    ("--x", "--x", ""), ("-a", "-a", ""), ("_", "_", ""), ("\\65 ase", "ease", ""),
    ("e\\61s\\65", "ease", ""), ("\\45 A", "ea", ""), ("\\000065ase", "ease", ""),
    ("a\\-b", "a-b", ""), ("é", "é", ""), ("\\0 x", "\u{FFFD}x", ""),
    ("\\110000 x", "\u{FFFD}x", ""), ("a\\", "a\u{FFFD}", ""), ("x/**/y", "x", "/**/y"),
    ("a\\\nb", "a", "\\\nb"), ("\\65\r\nx", "ex", ""),
  ])
  func namesAreReadAsCSSDoes(text: String, name: String, rest: String) {
    var scanner = TextScanner(text)
    let found = scanner.identifier()
    #expect(found?.text == name)
    #expect(scanner.bytes[scanner.position...].elementsEqual(rest.utf8))
  }

  @Test(arguments: ["", "1a", "-1", "-", " a", "(", "+a", "\\\n", "-\\\n"])
  func whatDoesNotBeginANameIsLeft(text: String) {
    var scanner = TextScanner(text)
    #expect(!scanner.startsIdentifier)
    let found = scanner.identifier()
    #expect(found == nil)
    #expect(scanner.position == 0)
  }

  @Test func aFunctionNeedsItsBracketAtOnce() {
    var scanner = TextScanner("Steps(4) steps (4)")
    let first = scanner.functionName()
    #expect(first == TextName(bytes: Array("steps".utf8)))
    scanner.move(to: 9)
    let second = scanner.functionName()
    #expect(second == nil)
    #expect(scanner.position == 9)
    let found = [scanner.consume(identifier: "steps"), scanner.consume(identifier: "steps")]
    #expect(found == [true, false])
  }

  @Test func namesMatchLiterals() {
    let name = TextName(bytes: Array("ease-in".utf8))
    switch name {
    case "ease": Issue.record("a prefix is no match")
    case "ease-in": break
    default: Issue.record("the literal did not match")
    }
    #expect(name == "ease-in")
    #expect(!(name == "ease-ix"))
    #expect(TextName(bytes: [0x6D]) == "m")
  }
}
