import Foundation
import Testing

@testable import AnimPreview

/// Every screen on the project's front page is what the command above it writes.
@Suite struct ReadmeTests {
  @Test func everyScreenOfTheReadmeIsWhatItsCommandWrites() throws {
    var rest = try Documents.readme[...]
    var views: Set<String> = []
    while let start = rest.range(of: "```\n$ animpreview ") {
      rest = rest[start.upperBound...]
      let end = try #require(rest.range(of: "\n```"))
      let lines = rest[..<end.lowerBound].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      rest = rest[end.upperBound...]
      let words = try #require(Recipe.words(String(lines[0])))
      let run = Run(words.map { $0.hasSuffix(".json") ? Documents.path($0) : $0 })
      #expect(run.errors == "")
      #expect(run.output == lines[1] + "\n", "\(lines[0])")
      views.insert(Verb(word: words[0])?.rawValue ?? Self.view(of: words))
    }
    #expect(views.isSuperset(of: ["table", "plot", "strip", "timing", "alert", "explain", "lint"]))
  }

  private static func view(of words: [String]) -> String {
    if let index = words.firstIndex(of: "--view") { return words[index + 1] }
    return words[0].hasSuffix(".json") ? "timing" : "table"
  }
}
