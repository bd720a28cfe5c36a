import Testing

@testable import AnimPreview

@Suite struct TextWrapTests {
  @Test func wordsGoToTheNextLineWhole() {
    let lines = TextWrap.lines("one two three four", first: "a ", rest: "  ", width: 10)
    #expect(lines == ["a one two", "  three", "  four"])
  }

  @Test func aWordLongerThanALineIsCut() {
    let lines = TextWrap.lines("ab abcdefghij", first: "", rest: "-", width: 4)
    #expect(lines == ["ab", "-abc", "-def", "-ghi", "-j"])
  }

  @Test func controlCharactersCannotReachTheTerminal() {
    #expect(Printable.text("a\u{1B}[31m\n\tb\u{202E}") == "a\\u{1b}[31m\\n\\tb\\u{202e}")
    #expect(Printable.text("größer →") == "größer →")
  }

  @Test func anExcerptTooLongForTheWidthShowsThePlace() {
    let text = String(repeating: "0:1 ", count: 60) + "x"
    let excerpt = Failure.Excerpt(text: text, offset: 240, length: 1, label: "here")
    let lines = excerpt.lines(width: 40)
    #expect(lines.allSatisfy { $0.count <= 40 })
    let caret = lines[1].firstIndex(of: "^")!
    #expect(lines[0][caret] == "x")
  }
}
