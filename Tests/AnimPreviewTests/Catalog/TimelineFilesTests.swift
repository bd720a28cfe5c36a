import Foundation
import Testing

@testable import AnimPreview

@Suite struct TimelineFilesTests {
  @Test func aMistakeIsToldWithItsLineAndColumn() throws {
    let text = """
      {
        "properties": [{ "name": "x" }],
        "children": [{
          "property": "x", "keyframes": [{ "value": 1 }], "timing": { "duration": "255" }
        }]
      }
      """
    try Documents.withDocument(text) { path in
      let run = Run([path])
      #expect(run.code == .badData)
      #expect(run.output == "")
      let errors = run.errors.replacing("\n  ", with: " ")
      #expect(errors.contains(":4:77: children[0].timing.duration: '255' can't be read"))
      #expect(errors.contains("^^^^^"))
    }
  }

  @Test func whatIsNoDocumentIsRefused() throws {
    for text in ["", "{", "[]", "null", "{\"properties\": [], \"children\": 3}", "\u{0}"] {
      try Documents.withDocument(text) { path in
        let run = Run([path])
        #expect(run.code == .badData, "\(text)")
        #expect(run.output == "")
      }
    }
    #expect(Run(["no/such/file.json"]).code == .cannotRead)
  }

  @Test func aDocumentBeyondAllMeasureIsRefused() throws {
    for text in [
      "{}" + String(repeating: "\n", count: 1 << 24), String(repeating: " ", count: (1 << 24) + 1),
    ] {
      try Documents.withDocument(text) { path in
        let run = Run([path])
        #expect(run.code == .badData && run.output == "")
        #expect(run.errors == "animpreview: the document is larger than 16 MiB\n")
      }
    }
  }

  @Test func evalAnswersForTimelines() throws {
    let line = #"{"id":1,"schema":"animation/1","animation":"alert-two-buttons","times":[0,100]}"#
    try Documents.withDocument(line + "\n") { path in
      let run = Run(["eval", path])
      #expect(run.code == .done)
      let answer = try JSONValue(run.output)
      #expect(answer["duration"]?.number == 1305)
      #expect(answer["columns"]?.list?.map(\.text) == ["scale"])
      #expect(answer["samples"]?.list?.map { $0.list?[1].number } == [0.5, 1.2])
      let marks = answer["events"]?.list?.filter { $0["kind"]?.text == "reached" } ?? []
      #expect(marks.map { $0["part"]?.text } == ["presented", "removed"])
      #expect(marks.map { $0["time"]?.number } == [200, 1305])
    }
  }

  @Test func aNameChoosesOneThingOfADocument() throws {
    let path = Documents.path("entrance.json")
    let run = Run(["\(path)#fade", "--view", "table", "--at", "0,125ms,250ms", "--csv"])
    #expect(run.code == .done)
    let rows = run.output.split(separator: "\n")
    #expect(rows.count == 4)
    #expect(rows[0].contains("opacity") && !rows[0].contains("scale"))
    #expect(rows[2].contains("0.5"))
    let chart = Run(["\(path)#hide", "--quiet"]).output
    #expect(chart.contains("hide  scale") && chart.contains("0 – 100"))
    // The name of the document is all of it.
    #expect(Run(["\(path)#entrance"]).output == Run([path]).output)
  }

  @Test func aGroupIsChosenWithAllInIt() throws {
    let text = """
      {"properties": [{"name": "x"}, {"name": "y"}], "children": [
      {"wait": "1s"},
      {"name": "rows", "changes": [{"scale": 2}], "children": [
      {"name": "row", "property": "x", "keyframes": [{"value": 0}, {"value": 1}],
      "timing": {"duration": "400ms"}}]}]}
      """
    try Documents.withDocument(text) { path in
      #expect(Run(["\(path)#rows", "--quiet"]).output.contains("row  x"))
      #expect(Run(["\(path)#rows", "--quiet"]).output.contains("0 – 200"))
      #expect(Run(["\(path)#row", "--quiet"]).output.contains("0 – 400"))
    }
  }

  @Test func aNameThatIsNotThereIsAnsweredWithThoseThatAre() {
    let path = Documents.path("entrance.json")
    let run = Run(["\(path)#sldie"])
    #expect(run.code == .usage)
    #expect(run.output == "")
    let errors = run.errors.split { $0.isWhitespace }.joined(separator: " ")
    #expect(errors.contains("has nothing named 'sldie'"))
    #expect(errors.contains("It has: entrance, slide, pop, fade, hide. Did you mean 'slide'?"))
    #expect(Run(["no/such/file.json#slide"]).code == .cannotRead)
  }

  /// A file whose own name has the sign in it is that file.
  @Test func aSignInTheNameOfAFileIsPartOfIt() throws {
    let text = try String(contentsOfFile: Documents.path("loops.json"), encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("animpreview-\(UUID().uuidString)#loop.json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(Run([file.path, "--quiet"]).output.contains("late"))
    #expect(!Run(["\(file.path)#loop", "--quiet"]).output.contains("late"))
  }
}
