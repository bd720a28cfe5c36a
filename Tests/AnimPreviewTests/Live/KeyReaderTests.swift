import Testing

@testable import AnimPreview

@Suite struct KeyReaderTests {
  @Test(
    arguments: [
      ("q", [.character("q")]), ("\r", [.enter]), ("\t", [.tab]), ("\u{1B}[A", [.up]),
      ("\u{1B}OB", [.down]), ("\u{1B}[C\u{1B}[D", [.right, .left]), ("\u{1B}[Z", [.backTab]),
      ("\u{7F}", [.backspace]), ("é€😀", [.character("é"), .character("€"), .character("😀")]),
      ("\u{1B}[1;5Cx", [.right, .character("x")]), ("\u{1B}[15~x", [.character("x")]),
      ("\u{1}x", [.character("x")]), ("\u{1B}[H\u{1B}[4~", [.home, .end]),
    ] as [(String, [Key])])
  func keysAreToldByTheirBytes(text: String, keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.read(Array(text.utf8)) == keys)
    #expect(!reader.isWaiting)
  }

  @Test func aSequenceMayComeInPieces() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.isWaiting)
    #expect(reader.read([UInt8(ascii: "[")]) == [])
    #expect(reader.read([UInt8(ascii: "A")]) == [.up])
    #expect(reader.read([0xE2, 0x82]) == [])
    #expect(reader.read([0xAC]) == [.character("€")])
  }

  @Test func escapeAloneIsAKeyOnceNothingFollows() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.flush() == [.escape])
    #expect(!reader.isWaiting)
    #expect(reader.read([0x1B, UInt8(ascii: "q")]) == [.escape, .character("q")])
  }

  @Test func noBytesAreTooStrange() {
    var generator = SeededNumbers(seed: 7)
    var reader = KeyReader()
    for _ in 0..<20_000 {
      _ = reader.read([UInt8(truncatingIfNeeded: generator.next())])
      if generator.next() % 16 == 0 { _ = reader.flush() }
    }
    _ = reader.flush()
    #expect(reader.read([UInt8(ascii: "q")]) == [.character("q")])
  }
}

/// Numbers that look random and are always the same.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
