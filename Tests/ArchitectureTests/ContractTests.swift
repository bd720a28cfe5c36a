import Foundation
import Testing

/// Every line of the contract is held by tests, and these exist.
@Suite struct ContractTests {
  private static let suffix = "Tests"

  /// The suites of a line with the names of their tests, as `Suite.test` between backquotes.
  private func tests(namedIn line: Substring) -> [(suite: String, test: String)] {
    line.split(separator: "`").compactMap { word in
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, parts[0].hasSuffix(Self.suffix), !word.contains(" ") else {
        return nil
      }
      return (parts[0], parts[1])
    }
  }

  @Test func everyTestThatTheContractNamesExists() throws {
    let url = Repository.root.appendingPathComponent("CONTRACT.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let files = Repository.tests
    var lines = 0
    for line in text.split(separator: "\n") where line.hasPrefix("| ") && !line.contains("---") {
      if line.hasPrefix("| what holds") { continue }
      lines += 1
      let named = tests(namedIn: line)
      #expect(!named.isEmpty, "no test is named for: \(line)")
      for (suite, test) in named {
        let exists = files.contains {
          $0.text.contains("struct \(suite) ") && $0.text.contains("func \(test)(")
            || $0.text.contains("extension \(suite) ") && $0.text.contains("func \(test)(")
        }
        #expect(exists, "there is no \(suite).\(test)")
      }
    }
    #expect(lines > 50)
  }

  @Test func namesOfTestsAreSeen() {
    let line = "| A b.c | `OneTests.holds` `a.b` `TwoTests.holds too` and `Tests/Embedded/check` |"
    #expect(tests(namedIn: line[...]).map(\.suite) == ["OneTests"])
  }
}
