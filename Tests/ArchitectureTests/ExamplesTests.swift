import Testing

/// An example in a comment is compiled and judged by a test that holds its lines.
@Suite struct ExamplesTests {
  /// A line without its comment and without white space.
  private func bare(_ line: Substring) -> String {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].filter { !$0.isWhitespace }
  }

  /// The lines of the Swift examples in the comments of a file.
  private func examples(of file: SourceFile) -> [(line: Int, code: String)] {
    var found: [(Int, String)] = []
    var isInside = false
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else { continue }
      let comment = text.dropFirst(3).drop { $0 == " " }
      if comment.hasPrefix("```") {
        isInside = comment == "```swift"
      } else if isInside {
        let code = bare(comment)
        if !code.isEmpty { found.append((index + 1, code)) }
      }
    }
    return found
  }

  @Test func everyLineOfAnExampleStandsInATest() {
    let tests = Repository.files(under: "Tests/KeyframesTests")
      .map { $0.text.filter { !$0.isWhitespace } }
    var count = 0
    for file in Repository.library {
      for (line, code) in examples(of: file) {
        count += 1
        #expect(tests.contains { $0.contains(code) }, "\(file.path):\(line) is in no test")
      }
    }
    #expect(count > 100)
  }

  @Test func aLineThatNoTestHoldsIsSeen() {
    let file = SourceFile(
      path: "a", text: "  /// ```swift\n  /// f(1)  // 2\n  /// ```\n/// ```text\n/// g()\n/// ```",
      tokens: [])
    #expect(examples(of: file).map(\.code) == ["f(1)"])
  }
}
