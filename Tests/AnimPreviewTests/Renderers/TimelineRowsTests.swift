import Testing

@testable import AnimPreview

@Suite struct TimelineRowsTests {
  @Test func aTimelineHasAColumnForEachProperty() {
    let run = Run([Documents.path("entrance.json"), "--csv", "--at", "0,80ms,50%,end"])
    let text = run.output.split(separator: "\n")
    #expect(text[0] == "frame,time_s,progress,y,scale,opacity")
    #expect(text[1] == "0,0.0,0.0,-180.0,1.0,1.0")
    let rows = text.map { $0.split(separator: ",").map(String.init) }
    #expect(rows.count == 5)
    #expect(rows[2].suffix(2) == ["0.6", "0.0"])
    #expect(rows[4].suffix(4) == ["1.0", "0.0", "0.0", "1.0"])
  }

  @Test func everyFormatHasTheSameRows() throws {
    let path = Documents.path("entrance.json")
    let csv = Run([path, "--csv", "--fps", "24"]).output.split(separator: "\n").dropFirst()
    let lines = Run([path, "--format", "ndjson", "--fps", "24"]).output.split(separator: "\n")
    let document = try JSONValue(Run([path, "--json", "--fps", "24"]).output)
    let frames = try #require(document["frames"]?.list)
    #expect(csv.count == 36 && lines.count == 36 && frames.count == 36)
    for (row, (line, frame)) in zip(csv, zip(lines, frames)) {
      let cells = row.split(separator: ",").map(String.init)
      let object = try JSONValue(String(line))
      #expect(object["scale"]?.number == Double(cells[4]))
      #expect(frame["values"]?.list?.map(\.number) == cells.dropFirst(2).map { Double($0) })
    }
    #expect(document["events"]?.list?.count == 11)
    #expect(document["labels"]?.list?.count == 1)
    #expect(document["notes"]?.list?.count == 2)
    #expect(document["clips"]?.list?.count == 4)
  }

  @Test func playheadOptionsChangeTheWhole() {
    let path = Documents.path("entrance.json")
    let forwards = Run([path, "--csv", "--at", "100ms"]).output.split(separator: "\n")[1]
    let half = Run([path, "--csv", "--speed", "0.5", "--at", "200ms"]).output
      .split(separator: "\n")[1]
    #expect(half.split(separator: ",").suffix(3) == forwards.split(separator: ",").suffix(3))
    let back = Run([path, "--csv", "--reverse", "--at", "1335.5ms"]).output
      .split(separator: "\n")[1]
    #expect(back.split(separator: ",").suffix(3) == forwards.split(separator: ",").suffix(3))
  }
}
