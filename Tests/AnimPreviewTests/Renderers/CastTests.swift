import Foundation
import Keyframes
import Testing

@testable import AnimPreview

/// Recordings, read by a validator of the format and played on a terminal of its size.
@Suite struct CastTests {
  /// A recording that has been read.
  private struct Recording {
    var header: JSONValue
    var events: [(time: Double, code: String, text: String)]
    var screen: ScreenEmulator

    /// Reads and plays a recording; what is not asciicast 3 is an error.
    init(_ text: String) throws {
      let lines = text.split(separator: "\n")
      header = try JSONValue(lines[0])
      #expect(header["version"]?.number == 3)
      let terminal = try #require(header["term"])
      let columns = try #require(terminal["cols"]?.number)
      let rows = try #require(terminal["rows"]?.number)
      screen = ScreenEmulator(columns: Int(columns), rows: Int(rows))
      events = []
      var time = 0.0
      for line in lines.dropFirst() {
        let event = try #require(try JSONValue(line).list)
        #expect(event.count == 3)
        let interval = try #require(event[0].number)
        #expect(interval >= 0)
        time += interval
        let code = try #require(event[1].text)
        #expect(["o", "m", "x"].contains(code))
        let data = try #require(event[2].text)
        events.append((time, code, data))
        if code == "o" { screen.feed(data) }
      }
      #expect(text.hasSuffix("]\n"))
    }
  }

  @Test func theRecordingPlaysToTheLastScreenOfLivePlayback() throws {
    let recording = try Recording(Run("popin --format cast --no-color").output)
    let animation = try Catalog.animation("popin")
    let options = TextOptions(
      style: Style(isUnicode: true, hasColor: false), width: 79, unit: .ms, decimals: 4,
      isQuiet: false)
    let picture = AnimationPicture([animation], window: .zero...animation.shownEnd)
    let lines = LiveScreen(picture: picture, options: options).lines(
      LiveScreen.Progress(
        frame: 16, time: FrameRate.fps(60).time(ofFrame: 16), rate: .fps(60)))
    #expect(recording.screen.lines == lines.map { $0.text(style: options.style) })
    #expect(recording.screen.scrollback == [])
    #expect(recording.screen.problems == [])
    #expect(recording.screen.isCursorShown)
    #expect(recording.header["title"]?.text == "popin")
    #expect(recording.header["timestamp"] == nil)
  }

  @Test func framesAndMarkersStandAtTheirTimes() throws {
    let recording = try Recording(Run("popin --format cast").output)
    let output = recording.events.filter { $0.code == "o" }
    #expect(output.count == 18)
    for (frame, event) in output.dropLast().enumerated() {
      #expect(abs(event.time - Double(frame) / 60) < 1e-6)
    }
    let markers = recording.events.filter { $0.code == "m" }
    #expect(markers.map(\.text) == ["0.6", "1.1", "0.9", "1"])
    for (marker, time) in zip(markers, [0, 0.1533, 0.2044, 0.2555]) {
      #expect(abs(marker.time - time) < 1e-6)
    }
    let last = try #require(recording.events.last)
    #expect(last.code == "x" && last.text == "0")
  }

  @Test(
    arguments: [
      "popin hide slidein --format cast", "popin --repeat forever --to 1s --format cast --fps 24",
      "alert --format cast --style popin", "alert --format cast --style color --width 60",
      "alert-sliding --format cast --fps 10", "slidein --format cast --width 40 --ascii",
    ])
  func everyRecordingIsValid(line: String) throws {
    let run = Run(line)
    #expect(run.code == .done)
    let recording = try Recording(run.output)
    #expect(recording.screen.problems == [])
    #expect(recording.screen.scrollback == [])
    #expect(recording.events.last?.code == "x")
  }

  @Test func aTimelineMarksItsLabels() throws {
    let recording = try Recording(
      Run([Documents.path("entrance.json"), "--format", "cast", "--fps", "10"]).output)
    let marker = try #require(recording.events.first { $0.code == "m" })
    #expect(marker.text == "shown")
    #expect(abs(marker.time - 0.3355) < 1e-6)
  }

  @Test func theTimestampIsThatOfReproducibleBuilds() throws {
    let run = Run(
      ["popin", "-f", "cast"], variables: ["LANG": "C.UTF-8", "SOURCE_DATE_EPOCH": "1700000000"])
    #expect(try Recording(run.output).header["timestamp"]?.number == 1_700_000_000)
  }
}
