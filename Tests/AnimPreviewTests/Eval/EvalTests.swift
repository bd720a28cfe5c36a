import Foundation
import Testing

@testable import AnimPreview

@Suite struct EvalTests {
  /// The lines that `eval` answers to the lines of a file.
  static func lines(_ requests: Data) throws -> (lines: [String], code: ExitCode) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("animpreview-\(UUID().uuidString).ndjson")
    try requests.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = Run(["eval", file.path])
    #expect(run.errors == "")
    return (run.output.split(separator: "\n").map(String.init), run.code)
  }

  /// The answers to requests.
  static func answers(_ requests: [Data]) throws -> [JSONValue] {
    try lines(Data(requests.joined(separator: Data("\n".utf8)))).lines.map { try JSONValue($0) }
  }

  /// The answer to one line.
  private func answer(_ line: String) throws -> JSONValue {
    let answers = try Self.answers([Data(line.utf8)])
    #expect(answers.count == 1)
    return answers[0]
  }

  @Test(arguments: [
    ("{}", "schema"), (#"{"schema":1}"#, "schema"), (#"{"schema":null}"#, "schema"),
    (#"{"schema":"easing/2"}"#, "schema"), (#"{"schema":"easing/1"}"#, "easing"),
    (#"{"schema":"easing/1","easing":7,"x":[]}"#, "easing"),
    (#"{"schema":"easing/1","easing":"easy","x":[]}"#, "easing"),
    (#"{"schema":"easing/1","easing":"ease"}"#, "x"),
    (#"{"schema":"easing/1","easing":"ease","x":0.5}"#, "x"),
    (#"{"schema":"easing/1","easing":"ease","x":[0,"a"]}"#, "x[1]"),
    (#"{"schema":"easing/1","easing":"ease","x":[0,1,null]}"#, "x[2]"),
    (#"{"schema":"easing/1","easing":"ease","x":[1e400]}"#, "x[0]"),
    (#"{"schema":"easing/1","easing":"ease","x":["NaN"]}"#, "x[0]"),
    (#"{"schema":"easing/1","easing":"ease","before":"yes","x":[]}"#, "before"),
    (#"{"schema":"easing-syntax/1"}"#, "input"),
    (#"{"schema":"timing/1"}"#, "timing"), (#"{"schema":"timing/1","timing":[]}"#, "timing"),
    (#"{"schema":"timing/1","timing":{}}"#, "times"),
    (#"{"schema":"timing/1","timing":{"duration":-1},"times":[]}"#, "timing.duration"),
    (#"{"schema":"timing/1","timing":{"duration":"long"},"times":[]}"#, "timing.duration"),
    (#"{"schema":"timing/1","timing":{"duration":1e400},"times":[]}"#, "timing.duration"),
    (#"{"schema":"timing/1","timing":{"duration":1e300},"times":[]}"#, "timing.duration"),
    (#"{"schema":"timing/1","timing":{"delay":"Infinity"},"times":[]}"#, "timing.delay"),
    (#"{"schema":"timing/1","timing":{"iterations":-1},"times":[]}"#, "timing.iterations"),
    (#"{"schema":"timing/1","timing":{"iterationStart":-1},"times":[]}"#, "timing.iterationStart"),
    (#"{"schema":"timing/1","timing":{"direction":"up"},"times":[]}"#, "timing.direction"),
    (#"{"schema":"timing/1","timing":{"fill":"all"},"times":[]}"#, "timing.fill"),
    (#"{"schema":"timing/1","timing":{"easing":""},"times":[]}"#, "timing.easing"),
    (#"{"schema":"timing/1","timing":{"durration":1},"times":[]}"#, "timing.durration"),
    (#"{"schema":"timing/1","timing":{},"times":[0,"Infinity"]}"#, "times[1]"),
    (#"{"schema":"timing/1","timing":{},"times":[],"playbackRate":"fast"}"#, "playbackRate"),
    (#"{"schema":"keyframes/1","timing":{},"times":[]}"#, "keyframes"),
    (#"{"schema":"keyframes/1","keyframes":[],"timing":{},"times":[]}"#, "keyframes"),
    (#"{"schema":"keyframes/1","keyframes":[1],"timing":{},"times":[]}"#, "keyframes[0]"),
    (#"{"schema":"keyframes/1","keyframes":[{}],"timing":{},"times":[]}"#, "keyframes[0].value"),
    (
      #"{"schema":"keyframes/1","keyframes":[{"value":0,"offset":2}],"timing":{},"times":[]}"#,
      "keyframes[0].offset"
    ),
    (
      #"{"schema":"keyframes/1","keyframes":[{"value":0,"offset":1},{"value":0,"offset":0}],"#
        + #""timing":{},"times":[]}"#, "keyframes[1].offset"
    ),
    (
      #"{"schema":"keyframes/1","keyframes":[{"value":0,"easing":"x"}],"timing":{},"times":[]}"#,
      "keyframes[0].easing"
    ),
    (
      #"{"schema":"keyframes/1","keyframes":[{"value":0}],"timing":{"composite":"sum"},"#
        + #""times":[]}"#, "timing.composite"
    ),
    (
      #"{"schema":"keyframes/1","keyframes":[{"value":0}],"timing":{},"times":[],"#
        + #""under":[{"keyframes":[{"value":1}],"timing":{"fill":"x"},"at":0}]}"#,
      "under[0].timing.fill"
    ),
    (
      #"{"schema":"keyframes-multi/1","keyframes":[{"values":{"d":1}}],"timing":{},"#
        + #""underlying":{},"times":[]}"#, "keyframes[0].values.d"
    ),
    (#"{"schema":"animation/1","animation":"popinn","times":[]}"#, "animation"),
    (#"{"schema":"animation/1","animation":"0:1 x","times":[]}"#, "animation"),
  ])
  func aMistakeNamesItsMember(line: String, place: String) throws {
    for (id, text) in [("7", "7"), ("\"a\\\"b\"", "\"a\\\"b\""), ("null", "null")] {
      let request = line == "{}" ? "{\"id\":\(id)}" : "{\"id\":\(id)," + line.dropFirst()
      let answer = try answer(request)
      #expect(answer["at"] == .text(place), "\(answer)")
      #expect(answer["error"]?.text?.isEmpty == false)
      #expect(answer["id"] == (try JSONValue(text)))
    }
  }

  @Test(arguments: [
    "", "   ", "\r", "{", "]", "nul", "\"text\"", "[1]", "7", "{\"id\":1}}", "{\"id\":NaN}",
    String(repeating: "[", count: 100_000), "{\"id\":" + String(repeating: "[", count: 5000) + "}",
  ])
  func aLineThatIsNoRequestIsAnsweredWithoutAName(line: String) throws {
    let good = #"{"id":"good","schema":"timing/1","timing":{},"times":[]}"#
    let answers = try Self.answers([good, line, good].map { Data($0.utf8) })
    #expect(answers.map { $0["id"] } == [.text("good"), .null, .text("good")])
    #expect(answers[1]["at"] == .text(""))
  }

  @Test func bytesThatAreNoTextAreAnswered() throws {
    let (lines, code) = try Self.lines(
      Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D, 0x0A, 0x00, 0x0A]))
    #expect(lines.count == 2)
    #expect(code == .badData)
  }

  @Test func carriageReturnsBeforeLineEndsDoNotMatter() throws {
    let request = #"{"id":1,"schema":"easing/1","easing":"linear","x":[0.5]}"#
    let (lines, code) = try Self.lines(Data((request + "\r\n" + request + "\r\n").utf8))
    #expect(lines == Array(repeating: #"{"id":1,"y":[0.5]}"#, count: 2))
    #expect(code == .done)
  }

  @Test func twoRequestsMayHaveOneName() throws {
    let request = Data(#"{"id":1,"schema":"easing/1","easing":"linear","x":[0.25]}"#.utf8)
    #expect(try Self.answers([request, request]).count == 2)
  }

  @Test func aLineOfTenMegabytesIsAnswered() throws {
    let numbers = (0..<600_000).map { "0.\($0)5" }.joined(separator: ",")
    let request = #"{"id":1,"schema":"easing/1","easing":"linear","x":[\#(numbers),0.0123456789]}"#
    let (lines, code) = try Self.lines(Data(request.utf8))
    #expect(code == .done)
    #expect(lines[0].hasSuffix(",0.0123456789]}"))
  }

  @Test func infinityIsAText() throws {
    let answer = try answer(
      #"{"schema":"easing/1","easing":"cubic-bezier(0,2,1,2)","x":["Infinity","-Infinity",2]}"#)
    #expect(answer["y"]?.list?.count == 3)
    #expect(answer["error"] == nil)
    let timing = try self.answer(
      #"{"schema":"timing/1","timing":{"duration":"Infinity","iterations":"Infinity"},"times":[1]}"#
    )
    #expect(timing["activeDuration"] == .text("Infinity"))
  }

  @Test func animationsAreWhatTheToolTakes() throws {
    let line = #"{"id":"p","schema":"animation/1","animation":"popin","times":[-1,0,153.3,300]}"#
    let (lines, _) = try Self.lines(Data(line.utf8))
    #expect(
      lines == [
        #"{"id":"p","duration":255.5,"columns":["scale"],"#
          + #""samples":[[-1.0,1.0],[0.0,0.6],[153.3,1.1],[300.0,1.0]],"#
          + #""events":[{"kind":"began","time":0.0},{"kind":"ended","time":255.5}]}"#
      ])
    let slide = try answer(
      #"{"schema":"animation/1","animation":"slidein:height=120,duration=1s","times":[0,1000]}"#)
    #expect(slide["samples"] == (try JSONValue("[[0,-120],[1000,0]]")))
    let inline = try answer(
      #"{"schema":"animation/1","animation":"0:0 1:2 / 100ms","times":[-1,50,1000]}"#)
    #expect(inline["samples"] == (try JSONValue("[[-1,null],[50,1],[1000,2]]")))
  }

  @Test func answersTakeTheirIdentityBackAsItWas() throws {
    for id in ["\"a\"", "7", "-3", "1.5", "true", "null"] {
      let answer = try answer(
        #"{"id":\#(id),"schema":"easing/1","easing":"linear","x":[]}"#)
      #expect(answer["id"] == (try JSONValue(id)))
    }
  }

  /// Milliseconds that come out, of a length in seconds, are the nearest double, and going in again
  /// they mean the same moment, also after a year.
  @Test(arguments: [
    ("17998.049682844", 17_998_049.682_844), ("34799451.1842", 34_799_451_184.2),
    ("16.4985898016667", 16_498.589_801_666_665), ("0.000000000111111111", 1.111_111_11e-7),
    ("285519760.4459656", 285_519_760_445.9656), ("1009843200", 1_009_843_200_000),
  ])
  func millisecondsKeepTheirTick(seconds: String, milliseconds: Double) throws {
    let earlier = milliseconds - max(milliseconds.ulp, 2.3e-7)
    let answer = try answer(
      """
      {"schema":"animation/1","animation":"0:0 1:1 / \(seconds)s",\
      "times":[\(earlier),\(milliseconds)]}
      """)
    #expect(answer["duration"] == .number(milliseconds))
    guard case .list(let samples)? = answer["samples"] else {
      Issue.record("no samples")
      return
    }
    #expect(samples[0] != .list([.number(earlier), .number(1)]))
    #expect(samples[1] == .list([.number(milliseconds), .number(1)]))
  }
}
