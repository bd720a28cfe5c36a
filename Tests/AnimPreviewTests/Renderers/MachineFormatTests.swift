import Foundation
import Keyframes
import Testing

@testable import AnimPreview

/// The formats for programs.
@Suite struct MachineFormatTests {
  private func rows(_ text: String, _ separator: Character = ",") -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func csvBeginsAsDocumented() {
    #expect(
      Run("popin --csv").output.hasPrefix(
        """
        frame,time_s,progress,scale
        0,0.0,0.0,0.6
        1,0.016666666666666666,0.06523157208088715,0.6543596434007393
        2,0.03333333333333333,0.1304631441617743,0.7087192868014786

        """))
  }

  @Test(arguments: [
    "popin", "popin popin", "popin --fps 24000/1001 --repeat 2.5 --alternate", "popin --reverse",
    "popin --at 0,50%,end", "popin --fill none --delay 30ms", "popin --from 100ms --to 200ms",
  ])
  func everyFormatHasTheSameNumbers(line: String) throws {
    let csv = rows(Run(line + " --csv").output)
    #expect(rows(Run(line + " -f tsv").output, "\t") == csv)
    let json = try JSONValue(Run(line + " --json").output)
    #expect(json["schema"]?.number == 1)
    #expect(["frame", "time_s"] + (json["columns"]?.list ?? []).map { $0.text ?? "" } == csv[0])
    let frames = try #require(json["frames"]?.list)
    let lines = try Run(line + " -f ndjson").output.split(separator: "\n").map {
      try JSONValue($0)
    }
    #expect(frames.count == csv.count - 1)
    #expect(lines.count == frames.count)
    for (row, (frame, object)) in zip(csv.dropFirst(), zip(frames, lines)) {
      #expect(frame["frame"]?.number == Double(row[0]))
      #expect(frame["time_s"]?.number == Double(row[1]))
      #expect(frame["values"]?.list?.map(\.number) == row.dropFirst(2).map { Double($0) })
      for (name, cell) in zip(csv[0], row) { #expect(object[name]?.number == Double(cell)) }
    }
  }

  @Test func numbersReadBackAsTheSameDoubles() throws {
    let animation = try Catalog.animation("popin")
    for row in rows(Run("popin --fps 1000 --csv").output).dropFirst() {
      let time = Duration.milliseconds(Int(row[0])!)
      #expect(Double(row[3])!.bitPattern == animation.value(at: time)!.bitPattern)
    }
  }

  @Test func whereThereIsNeitherEffectNorBaseACellIsEmpty() throws {
    let line = ["0:1 1:2 / 50ms", "--fill", "none"]
    let csv = rows(Run(line + ["--csv"]).output)
    #expect(csv.last! == ["3", "0.05", "1.0", ""])
    #expect(Run(line + ["-f", "ndjson"]).output.hasSuffix("\"progress\":1.0,\"value\":null}\n"))
    #expect(
      Run(line + ["--json"]).output.contains("{\"frame\":3,\"time_s\":0.05,\"values\":[1.0,null]}"))
  }

  @Test func severalAnimationsHaveTheirNamesBeforeTheirColumns() {
    #expect(
      rows(Run("popin popin --csv").output)[0]
        == [
          "frame", "time_s", "popin.progress", "popin.scale", "popin#2.progress", "popin#2.scale",
        ])
  }

  @Test func quietLeavesOutTheHeading() {
    #expect(Run("popin --csv -q").output.hasPrefix("0,0.0,0.0,0.6\n"))
  }

  @Test func anUnendingAnimationIsCutAtTo() {
    let csv = rows(Run("popin --repeat forever --csv --to 1s").output)
    #expect(csv.count == 62)
    #expect(csv.last![0] == "60")
  }

  @Test func jsonTellsKeysEventsAndNotes() throws {
    let json = try JSONValue(Run("popin --json --repeat 3").output)
    #expect(json["animation"]?.text == "popin")
    #expect(json["duration_s"]?.number == 0.7665)
    #expect(json["rate"]?.list == [.number(60), .number(1)])
    func members(_ list: String, _ name: String) -> [JSONValue?] {
      (json[list]?.list ?? []).map { $0[name] }
    }
    #expect(members("keyframes", "time_s").map(\.?.number) == [0, 0.1533, 0.2044, 0.2555])
    #expect(members("keyframes", "value").map(\.?.number) == [0.6, 1.1, 0.9, 1])
    #expect(members("events", "kind").map(\.?.text) == ["began", "iterations-ended", "ended"])
    #expect(members("events", "iterations")[1] == .list([.number(0), .number(1)]))
    #expect(
      members("notes", "code").map(\.?.text) == ["peak-between-frames", "end-between-frames"])
  }

  @Test func machineFormatsIgnoreTheCanvas() {
    for format in ["--csv", "--json", "--format ndjson"] {
      let plain = Run("popin \(format)").output
      #expect(
        Run("popin \(format) --width 40 --ascii --color always --precision 1 --units s").output
          == plain)
    }
  }

  @Test(arguments: [("plain", "plain"), ("a,b", "\"a,b\""), ("say \"a\"", "\"say \"\"a\"\"\"")])
  func cellsAreQuotedAsRFC4180Says(name: String, cell: String) throws {
    var animation = try Catalog.animation("popin")
    animation.property = name
    let table = SampleTable(animations: [animation], moments: .chosen([], .fps(60)))
    let sink = CollectingSink()
    try DelimitedRenderer(table: table, separator: UInt8(ascii: ","), hasHeader: true)
      .write(to: sink)
    #expect(String(decoding: sink.bytes, as: UTF8.self) == "frame,time_s,progress,\(cell)\n")
  }

  @Test func aHundredThousandRowsAreThoseOfSingleMoments() throws {
    let animation = try Catalog.animation("popin")
    let lines = Run("popin --fps 100000 --repeat 4 --csv").output.split(separator: "\n")
    #expect(lines.count == 102_202)
    var clip = animation.clip
    clip = clip.repeated(4)
    for index in stride(from: 0, to: 102_200, by: 997) {
      let cells = lines[index + 1].split(separator: ",")
      let value = clip.value(at: .microseconds(10) * index) ?? 1
      #expect(Double(cells[3])!.bitPattern == value.bitPattern)
    }
  }
}
