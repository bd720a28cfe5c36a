import Testing

@testable import AnimPreview

/// Every screen in both character sets at three widths.
@Suite struct ScreenTests {
  static let screens: [(name: String, arguments: [String])] = [
    ("popin", ["popin"])
  ]

  @Test(arguments: screens.map(\.name), [40, 80, 120])
  func everyScreenIsTheStoredOne(name: String, width: Int) throws {
    let arguments = Self.screens.first { $0.name == name }!.arguments + ["--width", "\(width)"]
    let unicode = Run(arguments)
    #expect(unicode.code == .done)
    #expect(unicode.errors == "")
    try Snapshot.expect(unicode.output, named: "\(name)-utf8-\(width)")
    let ascii = Run(arguments + ["--ascii"])
    try Snapshot.expect(ascii.output, named: "\(name)-ascii-\(width)")
    #expect(ascii.output.utf8.allSatisfy { $0 < 128 })
    for run in [unicode, ascii] {
      for line in run.output.split(separator: "\n") {
        #expect(line.count <= width)
        #expect(line.last != " ")
      }
    }
  }

  @Test(arguments: screens.map(\.name))
  func pipedEqualsAnUncolouredTerminal(name: String) {
    let arguments = Self.screens.first { $0.name == name }!.arguments
    let piped = Run(arguments)
    #expect(Run(arguments + ["--no-color"], isTerminal: true, columns: 80).output == piped.output)
    let coloured = Run(arguments, isTerminal: true, columns: 80).output
    #expect(coloured != piped.output)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == piped.output)
  }

  @Test func aPlainLocaleGetsASCII() {
    #expect(Run(["popin"], variables: [:]).output == Run(["popin", "--ascii"]).output)
    #expect(
      Run(["popin"], variables: ["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).output
        == Run(["popin", "--ascii"]).output)
  }
}
