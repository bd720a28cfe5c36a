import Testing

@testable import AnimPreview

@Suite struct OptionTableTests {
  @Test(arguments: Option.allCases)
  func everyOptionIsInTheHelpOfItsVerbs(option: Option) {
    let entry = option.entry
    for verb in entry.verbs {
      let words = verb == .preview ? ["--help"] : [verb.rawValue, "--help"]
      let help = Run(words).output
      #expect(help.contains(entry.spelling), "\(entry.long) in \(verb)")
    }
    let short = Run(["-h"]).output
    #expect(
      short.contains("--\(entry.long) ") == (entry.isCommon && entry.value != nil)
        || short.contains(entry.spelling) == entry.isCommon)
  }

  @Test func spellingsAreUnique() {
    #expect(Set(Option.allCases.map(\.entry.long)).count == Option.allCases.count)
    let letters = Option.allCases.compactMap(\.entry.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test func theShortHelpFitsOneScreen() {
    let lines = Run(["-h"]).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [40, 64, 80, 200])
  func noLineOfTheLongHelpIsTooLong(width: Int) {
    for topic in [["--help"], ["help"], ["list", "-h"], ["eval", "-h"]]
      + HelpTopic.allCases.map({ ["help", $0.rawValue] })
    {
      let variables = ["COLUMNS": "\(width)"]
      let help = Run(topic, variables: variables)
      #expect(help.code == .done)
      for line in help.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
  }

  @Test func helpAndVersionWinWhereverTheyStand() {
    for line in ["popin --fps 0 --help", "--nonsense -h", "popin -h --fps", "list nothing --help"] {
      #expect(Run(line).code == .done, "\(line)")
    }
    #expect(Run("popin --version --fps 0").output == "animpreview 0.1.0\n")
    #expect(Run("popin -- --help").code == .usage)
  }

  @Test func optionsTakeTheirValuesInEverySpelling() throws {
    for line in ["--fps 30 popin", "popin --fps=30", "popin --fps 24 --fps 30"] {
      #expect(Run(line).output == Run("popin --fps 30").output, "\(line)")
    }
    for line in [
      "popin -f csv", "popin -fcsv", "popin --format=csv", "-f=csv popin", "popin -qf csv",
    ] {
      #expect(Run(line).code == .done, "\(line)")
    }
    #expect(Run("popin -f csv").output == Run("popin --csv").output)
  }

  @Test func anOptionIsRefusedByAVerbThatDoesNotKnowIt() {
    let run = Run("list --fps 60")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("animpreview: --fps means nothing to 'list'\n"))
  }
}
