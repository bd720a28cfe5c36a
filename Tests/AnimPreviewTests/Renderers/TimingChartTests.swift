import Testing

@testable import AnimPreview

@Suite struct TimingChartTests {
  @Test func aDocumentIsDrawnAsBarsOverTime() {
    let run = Run([Documents.path("entrance.json")])
    #expect(run.code == .done)
    #expect(
      run.output == """
        entrance   4 clips   1435.5 ms   88 frames at 60 fps

          slide  y        ████████                                            0 – 250
          pop    scale      █████████                                        80 – 335.5
          fade   opacity    █████████                                        80 – 330
          hide   scale                                              ████ 1335.5 – 1435.5
                          ┴─────┴───▲─┴──────┴─────┴──────┴─────┴───────
                          0     200 │ 400    600   800    1000  1200  ms
                                  shown

        note  nothing moves for 1000 ms between shown and hide.
        note  scale is written twice; hide wins from 1335.5 ms.

        """)
  }

  @Test func theReadmeShowsTheChartAsItIs() throws {
    let chart = Run([Documents.path("entrance.json")]).output
    #expect(try Documents.readme.contains("```\n$ animpreview entrance.json\n\(chart)```"))
  }

  @Test func repeatsDelaysAndFillsAreDrawn() {
    let lines = Run([Documents.path("loops.json"), "--quiet", "--width", "60"]).output
      .split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "  loop  x  ████▓▓▓▓███▓▓▓▓───────────────────────   0 – 400",
        "  late  y                 ·······████████████████ 600 – 1000",
        "           ┴──────┴───────┴──────┴───────┴───────",
        "           0      200     400    600     800   ms",
      ])
  }

  /// In a group of twice the speed a delay is half as long; seen from the end it comes after.
  @Test func delaysAreDrawnInTheTimeOfTheGroupsAround() throws {
    func bars(_ changes: String) throws -> String {
      let text = """
        {"properties": [{"name": "x"}], "children": [{"wait": "400ms"},
        {"at": "0s", "changes": [\(changes)], "children": [{"property": "x",
        "keyframes": [{"value": 0}, {"value": 0}],
        "timing": {"delay": "200ms", "duration": "200ms", "fill": "none"}}]}]}
        """
      var line = ""
      try Documents.withDocument(text) { path in
        line = String(
          Run([path, "--quiet", "--ascii", "--width", "40"]).output.split(separator: "\n")[0])
      }
      return String(line.drop { $0 != "." && $0 != "#" }.prefix { $0 == "." || $0 == "#" })
    }
    func halves(_ text: String) -> (first: Character?, last: Character?, part: Double) {
      (text.first, text.last, Double(text.count { $0 == "." }) / Double(text.count))
    }
    for (changes, first, last) in [
      ("", "." as Character, "#" as Character), ("{\"scale\": 2}", ".", "#"),
      ("{\"reverse\": true}", "#", "."),
    ] {
      let bars = halves(try bars(changes))
      #expect(bars.first == first && bars.last == last, "\(changes)")
      #expect(abs(bars.part - 0.5) < 0.1, "\(changes)")
    }
  }

  @Test(arguments: SceneCatalog.entries.map(\.name), [40, 80, 120])
  func everySceneIsTheStoredOne(name: String, width: Int) throws {
    for (characters, extra) in [("utf8", []), ("ascii", ["--ascii"])] {
      let run = Run([name, "--width", "\(width)"] + extra)
      #expect(run.code == .done)
      #expect(run.errors == "")
      try Snapshot.expect(run.output, named: "scene-\(name)-\(characters)-\(width)")
      for line in run.output.split(separator: "\n") {
        #expect(line.count <= width)
        #expect(line.last != " ")
      }
      if characters == "ascii" { #expect(run.output.utf8.allSatisfy { $0 < 128 }) }
      let table = Run([name, "--width", "\(width)", "--view", "table", "--fps", "24"] + extra)
      #expect(table.code == .done)
      for line in table.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
    let coloured = Run([name, "--width", "\(width)", "--color", "always"]).output
    try Snapshot.expect(coloured, named: "scene-\(name)-color-\(width)")
    #expect(
      coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == Run([name, "--width", "\(width)"]).output)
  }

  @Test func veryManyRunsAreShownInPart() throws {
    let text = """
      {"properties": [{"name": "x"}], "children": [{"changes": [{"repeat": 1e12}],
      "children": [{"property": "x", "keyframes": [{"value": 0}, {"value": 1}],
      "timing": {"duration": "1ns"}}]}]}
      """
    try Documents.withDocument(text) { path in
      let run = Run([path])
      #expect(run.code == .done)
      #expect(run.output.contains("note  so much happens that the bars show only the first part"))
      #expect(!run.output.contains("nothing moves"))
    }
  }

  @Test func aTimelineWithoutAnEndIsShownUntilEverythingHasRunOnce() throws {
    let text = """
      {"properties": [{"name": "x"}], "children": [{"property": "x",
      "keyframes": [{"value": 0}, {"value": 1}],
      "timing": {"duration": "100ms", "iterations": "unending"}}]}
      """
    try Documents.withDocument(text) { path in
      let run = Run([path])
      #expect(run.code == .done)
      #expect(run.output.contains("note  it never ends"))
      #expect(run.output.contains("0 – ∞"))
      #expect(Run([path, "--csv"]).code == .usage)
      #expect(Run([path, "--csv", "--to", "150ms"]).code == .done)
    }
  }
}
