import Testing

@testable import AnimPreview

/// Tables with more rows than anybody will read.
@Suite struct LongTableTests {
  /// A reader who goes away after the first piece.
  private final class OnePiece: Sink {
    private(set) var text = ""

    func write(_ buffer: inout ByteBuffer) throws(Failure) {
      text = String(decoding: buffer.bytes, as: UTF8.self)
      throw .brokenPipe
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (["linear", "--duration", "280511h"], "60590376001 frames at 60 fps"),
      (["popin", "hide", "--fps", "9000000000"], "2299500001 frames"),
      (["popin", "--repeat", "forever", "--to", "200000h", "-q"], "◆ 1 ◆ 0.6"),
      (["fadein", "--from", "-280511h", "--to", "0", "--json"], "{\"frame\":-60590375999,"),
      (["alert-sliding", "--view", "table", "--fps", "9000000000"], "0.0000000"),
    ])
  func theFirstRowsAreThereAtOnce(arguments: [String], text: String) {
    let (output, errors) = (OnePiece(), CollectingSink())
    let surroundings = Surroundings(
      variables: ["LANG": "C.UTF-8"], outputIsTerminal: false, errorIsTerminal: false,
      outputColumns: nil, errorColumns: nil)
    let tool = Tool(surroundings: surroundings, output: output, errorOutput: errors)
    _ = tool.run(arguments)
    #expect(output.text.contains(text), "\(output.text.prefix(300))")
    #expect(output.text.count > 1 << 15)
  }

  /// With sixty-four bits of frames a second nothing overflows.
  @Test(
    arguments: [
      "9223372036854775807/9223372036854775806", "9000000000000000000/1000000001",
      "1/1009843200", "9000000000",
    ])
  func extremeRatesHaveTheirTimes(rate: String) {
    for units in ["ms", "s", "frames"] {
      let run = Run([
        "0:0 30%:1 1:0 / 10ns", "--fps", rate, "--at", "0,3ns,50%,9f,end,280511h,-280511h",
        "--units", units, "--precision", "15",
      ])
      #expect(run.code == .done)
      #expect(run.errors == "")
    }
    let run = Run(["0:0 30%:1 1:0 / 100ns", "--fps", rate])
    #expect(run.code == .done)
    #expect(run.output.contains("finished"))
  }
}
