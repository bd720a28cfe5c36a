import Keyframes
import Testing

@testable import AnimPreview

@Suite struct ExplainCommandTests {
  @Test func aMomentOfThePopInIsExplained() {
    #expect(
      Run("explain popin --at 200ms,1s --width 60").output == """
        popin  scale  0.6 → 1.1 → 0.9 → 1   255.5 ms   2 moments

        200.00 ms   frame 12   active
          progress   0.7828   ◆─────────────────────◆─────●◆──────◆
          keys       ◆ 1.1 at 60% → ◆ 0.9 at 80%
          fraction   0.9139
          composite  replace
          value      0.9172
          velocity   −3.9139 /s

        1000.00 ms   frame 60   after the end
          effect     none, with fill none
          value      1.0000  the base shows

        """)
  }

  @Test func whatIsMissingIsSaid() {
    for line in ["explain", "explain popin", "explain popin hide --at 0"] {
      #expect(Run(line).code == .usage, "\(line)")
    }
  }

  @Test func optionsChangeWhatIsExplained() {
    let text = Run("explain popin --repeat 2 --alternate --easing ease-in --at 300ms").output
    #expect(text.contains("iteration  2 of 2, backwards, 0.1742 of it"))
    #expect(text.contains("by ease-in"))
    #expect(Run("explain popin --reverse --at 0 -q").output.contains("seen       from its end"))
    #expect(Run("explain popin --at 0 --units s").output.contains("0.00000 s   frame 0"))
  }

  @Test func aKeyThatHoldsIsOneKey() {
    let hold = Run(["explain", "0:0 30%:5 1:1 / 1s hold", "--at", "50%"]).output
    #expect(hold.contains("  key        ◆ 5 at 30% holds\n"))
    let path = Documents.path("entrance.json")
    let end = Run(["explain", path, "--at", "end"]).output
    #expect(end.contains("    key        ◆ 0 holds\n") && !end.contains("keys 2, 2"))
  }

  @Test func aCornerHasTwoVelocities() {
    let text = Run("explain popin --at 153.3ms --precision 2").output
    #expect(text.contains("velocity   +3.26 /s, then −3.91 /s"))
  }

  @Test func programsGetTheSameRecordInEveryFormat() throws {
    let arguments = ["explain", "popin", "--at", "200ms,1s"]
    let rows = Run(arguments + ["--csv"]).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.count == 4 && rows[0] == Explanation.names)
    #expect(rows[1..<3].allSatisfy { $0.count == Explanation.names.count })
    let tabs = Run(arguments + ["-f", "tsv", "-q"]).output
    #expect(tabs == rows[1..<3].map { $0.joined(separator: "\t") + "\n" }.joined())
    let list = try #require(
      try JSONValue(Run(arguments + ["--json"]).output)["explanations"]?.list)
    let lines = try Run(arguments + ["-f", "ndjson"]).output.split(separator: "\n").map {
      try JSONValue($0)
    }
    #expect(list.count == 2 && lines.count == 2)
    for (object, line) in zip(list, lines) {
      #expect(line["schema"] == .number(1))
      for name in Explanation.names { #expect(object[name] == line[name], "\(name)") }
    }
    let clip = try Catalog.animation("popin").clip
    #expect(list[0]["value"]?.number == clip.value(at: .milliseconds(200)))
    #expect(list[0]["velocity"]?.number == clip.velocity(at: .milliseconds(200)))
    #expect(list[0]["from_key"]?.number == 1 && list[0]["to_key"]?.number == 2)
    #expect(list[0]["composite"]?.text == "replace" && list[0]["rule"]?.text == "linear")
    #expect(list[1]["phase"]?.text == "after" && list[1]["progress"] == .null)
    #expect(list[1]["value"]?.number == 1 && list[1]["velocity"] == .null)
  }

  @Test(arguments: SceneCatalog.entries.map(\.name) + ["entrance.json", "loops.json"])
  func aTimelineIsExplainedAsItIsShown(name: String) throws {
    let argument = name.hasSuffix(".json") ? Documents.path(name) : name
    let preview = try TimelineCommand.preview(argument)
    let read = preview.makeReader()
    for step in 0...200 {
      let time = preview.shownEnd * step / 190
      let values = read(time)
      for (index, motion) in preview.motions.enumerated() {
        guard let motion else { continue }
        let explanation = Explanation(preview.columns[index].name, motion, at: time)
        #expect(explanation.value == values[index], "\(preview.columns[index].name) at \(time)")
      }
    }
    let isPart = preview.columns.map { $0.name.hasPrefix("swatch-") }
    #expect(preview.motions.map { $0 == nil } == isPart)
  }
}
