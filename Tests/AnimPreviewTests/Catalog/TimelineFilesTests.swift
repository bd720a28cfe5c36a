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
}
