import Testing

@testable import AnimPreview

/// What the tool says when something is wrong: every word, every place, every exit code.
@Suite struct ErrorTests {
  @Test(arguments: cases)
  func everyMistakeHasItsWords(_ example: Case) {
    let run = Run(example.arguments)
    #expect(run.errors == example.text)
    #expect(run.code == example.code)
    #expect(run.output == "")
  }

  @Test func onATerminalThePlaceStandsOut() {
    let line = ["0:0.6 60%:1.1 50%:0.9"]
    let coloured = Run(line, isTerminal: true, columns: 80).errors
    #expect(coloured.contains("\u{1B}[31m^^^\u{1B}[0m 50% comes after 60%\n"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Run(line).errors)
    let variables = ["LANG": "C.UTF-8", "NO_COLOR": "1"]
    #expect(Run(line, variables: variables, isTerminal: true).errors == Run(line).errors)
  }

  @Test(arguments: [["popin"], ["alert"], ["color-chooser"]])
  func aDumbTerminalDoesNotPlay(arguments: [String]) {
    let variables = ["LANG": "C.UTF-8", "TERM": "dumb"]
    let run = Run(arguments + ["--play"], variables: variables, isTerminal: true, columns: 80)
    #expect(run.code == .usage && run.output == "")
    #expect(
      run.errors == """
        animpreview: live playback needs a terminal that moves its cursor, and TERM is
          dumb
          Try --view strip or --format cast.

        """)
  }

  @Test(arguments: cases)
  func noMessageIsWiderThanTheTerminal(_ example: Case) {
    let run = Run(example.arguments, columns: 40)
    for line in run.errors.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
  }
}
