import Testing

@testable import AnimPreview

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("popinn", "popin"), ("ppoin", "popin"), ("pop", nil), ("hdie", "hide"), ("FADEIN", "fadein"),
    ("x", nil), ("slidin", "slidein"), ("", nil), ("entirelyelse", nil),
  ])
  func theNearestNameIsSuggestedWhereItIsNear(word: String, name: String?) {
    let names = ["popin", "hide", "fadein", "slidein"]
    #expect(Suggestion.nearest(to: word, among: names) == name)
  }

  @Test func anEndlessWordIsNotCompared() {
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
  }
}
