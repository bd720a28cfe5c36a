import Foundation
import Testing

@testable import AnimPreview

@Suite struct CheckTests {
  /// Gives `body` a file with a golden of a command line.
  private func withGolden(
    _ arguments: [String], changed: (String) -> String = { $0 }, _ body: (String) throws -> Void
  ) throws {
    let run = Run(arguments + ["--format", "hash"])
    #expect(run.code == .done)
    try Documents.withDocument(changed(run.output), body)
  }

  @Test func theFormatIsWhatGoldensAreMadeOf() {
    let lines = Run("popin --format hash").output.split(separator: "\n")
    #expect(lines.count == 18)
    #expect(lines[0] == "#animpreview-hash 1  popin  60/1")
    #expect(lines[1] == "0  0/60  0x1.3333333333333p-1  43f7b2c96727af99")
    #expect(lines[2].hasPrefix("1  1/60  0x1.4f083a2874f08p-1  "))
    #expect(lines[3].hasPrefix("2  2/60  0x1.6add411db6addp-1  "))
    #expect(lines[17].hasPrefix("16  16/60  0x1p+0  "))
    let broadcast = Run("popin hide --format hash --fps 29.97").output.split(separator: "\n")
    #expect(broadcast[0] == "#animpreview-hash 1  popin hide  30000/1001")
    #expect(broadcast[2].hasPrefix("1  1001/30000  0x1."))
  }

  @Test(
    arguments: [
      ["popin"], ["0:0.6 60%:1.1 1:1 / 255.5ms ease-out", "--fill", "none", "--delay", "20ms"],
      ["popin", "hide", "--reverse", "--speed", "0.5"], ["slidein:height=120", "--fps", "23.976"],
      ["alert-text-input", "--fps", "30"], ["popin", "--repeat", "forever", "--to", "1s"],
      ["cubic-bezier(0.3, 0, 0, 1)", "--from", "50ms"],
    ])
  func whatHasNotChangedHolds(arguments: [String]) throws {
    try withGolden(arguments) { path in
      let run = Run(["check", path])
      #expect(run.code == .done)
      #expect(run.output == "")
      #expect(run.errors == "")
    }
  }

  @Test func theFirstFrameThatDiffersIsNamed() throws {
    try withGolden(
      ["popin"], changed: { $0.replacing("0x1.4f083a2874f08p-1", with: "0x1.4f083a2874f0ap-1") }
    ) { path in
      let run = Run(["check", path, "--width", "200"])
      #expect(run.code == .different)
      #expect(
        run.output.hasSuffix(
          ": differs from frame 1 on (16.6667 ms): 0.6543596434007395 is now "
            + "0.6543596434007393, 2 ulps; 1 of 17 frames differ\n"))
      #expect(Run(["check", path, "--tolerance", "2ulp"]).code == .done)
      #expect(Run(["check", path, "--tolerance", "1ulp"]).code == .different)
      #expect(Run(["check", path, "--tolerance", "1e-15"]).code == .done)
    }
  }

  @Test func anUpdateWritesWhatIsThereNow() throws {
    try withGolden(["popin"], changed: { $0.replacing("0x1p+0", with: "0x1p+1") }) { path in
      #expect(Run(["check", path]).code == .different)
      let update = Run(["check", path, "--update"])
      #expect(update.code == .done)
      #expect(update.output.contains("updated:"))
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == Run("popin --format hash").output)
      #expect(Run(["check", path]).output == "")
    }
  }

  @Test func missingFramesAndDamagedHashesAreFound() throws {
    func dropLast(_ text: String) -> String {
      text.split(separator: "\n").dropLast(2).joined(separator: "\n") + "\n"
    }
    try withGolden(["popin"], changed: dropLast) { path in
      let run = Run(["check", path, "--width", "200"])
      #expect(run.output.hasSuffix(": 15 frames were stored, now there are 17\n"))
    }
    try withGolden(["popin"], changed: { $0.replacing("43f7b2c9", with: "43f7b2c8") }) { path in
      let run = Run(["check", path, "--width", "200"])
      #expect(run.code == .different)
      #expect(run.output.contains("line 2 is not as it was written"))
    }
  }

  @Test(
    arguments: [
      ("", ":1: the file is empty"), ("hello\n", ":1: this is no golden"),
      ("#animpreview-hash 1  popinn  60/1\n", ":1: there is no animation called 'popinn'."),
      ("#animpreview-hash 1  popin  0/1\n", ":1: --fps needs a rate above 0"),
      ("#animpreview-hash 1  popin  60/1\n0  0/60\n", ":2: a frame, a time, numbers and a hash"),
      ("#animpreview-hash 1  popin  60/1\n0  0/60  0xz  0\n", ":2: '0xz' is no number"),
      ("#animpreview-hash 1  list  60/1\n", ":1: "),
    ])
  func aFileThatIsNoGoldenIsRefusedWithItsPlace(text: String, message: String) throws {
    try Documents.withDocument(text) { path in
      let run = Run(["check", path], columns: 200)
      #expect(run.code == .badData)
      #expect(run.errors.replacing("\n  ", with: " ").contains(message), "\(run.errors)")
      #expect(run.output == "")
    }
  }

  @Test func everyBitOfANumberIsWritten() {
    for (number, text) in [
      (0.0, "0x0p+0"), (-0.0, "-0x0p+0"), (1, "0x1p+0"), (-1.5, "-0x1.8p+0"),
      (0.1, "0x1.999999999999ap-4"),
      (.leastNonzeroMagnitude, "0x0.0000000000001p-1022"), (.infinity, "inf"),
      (.greatestFiniteMagnitude, "0x1.fffffffffffffp+1023"), (3, "0x1.8p+1"),
    ] {
      #expect(HexadecimalText.text(number) == text)
      #expect(Double(text)?.bitPattern == number.bitPattern)
    }
    var generator = SeededNumbers(seed: 3)
    for _ in 0..<5000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(Double(HexadecimalText.text(number))?.bitPattern == number.bitPattern)
    }
  }

  @Test func recipesAreReadAsTheyAreWritten() {
    for words in [["popin"], ["a b", "it's", ""], ["0:1 1:2 / 3s"], ["'", "\\", "x'y'z"]] {
      var arguments = CommandLineArguments.empty
      arguments.operands = words
      #expect(Recipe.words(Recipe.text(arguments)) == words)
    }
    #expect(Recipe.words("a 'b") == nil)
  }
}

extension CommandLineArguments {
  /// A line without words.
  fileprivate static var empty: CommandLineArguments { try! CommandLineArguments([]) }
}
