import Foundation
import Testing

/// The built program itself, as a shell runs it.
@Suite(.serialized) struct ProcessTests {
  /// The executable beside the test bundle.
  static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("animpreview")

  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
    var reason: Process.TerminationReason
  }

  private func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let out = output.fileHandleForReading.readDataToEndOfFile()
    let err = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: out, as: UTF8.self), errors: String(decoding: err, as: UTF8.self),
      status: process.terminationStatus, reason: process.terminationReason)
  }

  private func shell(_ script: String) throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = [
      "LC_ALL": "C.UTF-8", "A": Self.program.path, "PATH": "/usr/bin:/bin",
    ]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let out = output.fileHandleForReading.readDataToEndOfFile()
    let err = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: out, as: UTF8.self), errors: String(decoding: err, as: UTF8.self),
      status: process.terminationStatus, reason: process.terminationReason)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("animpreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(
    arguments: [
      (["popin"], 0), (["popin", "--fps", "0"], 64), (["0:1 0:x"], 65), (["./none.json"], 66),
      (["popin", "-o", "/no/folder/x"], 74), (["list"], 0), ([], 0), (["--version"], 0),
    ] as [([String], Int32)])
  func theExitCodeTellsWhatHappened(arguments: [String], status: Int32) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.reason == .exit)
    #expect(outcome.output.isEmpty == (status != 0))
    #expect(outcome.errors.isEmpty == (status == 0))
  }

  @Test func thePipedTableIsTheStoredScreen() throws {
    let outcome = try run(["popin", "--fps", "60"])
    try Snapshot.expect(outcome.output, named: "popin-utf8-80")
  }

  @Test func aBrokenPipeEndsQuietly() throws {
    let outcome = try shell(#""$A" popin --fps 1000000 --csv | head -2; echo "${PIPESTATUS:-}""#)
    #expect(outcome.output.hasPrefix("frame,time_s,progress,scale\n0,0.0,0.0,0.6\n"))
    #expect(outcome.errors == "")
    let status = try shell(#"{ "$A" popin --fps 1000000 --csv; echo $? >&2; } | head -1"#)
    #expect(status.errors == "0\n")
  }

  @Test func aFullDiskIsAnErrorOfWriting() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try shell(#""$A" popin > /dev/full"#)
    #expect(outcome.status == 74)
    #expect(outcome.errors.hasPrefix("animpreview: cannot write to standard output: "))
  }

  @Test func anInterruptEndsAtOnceWith130AndLeavesNoFile() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("rows.csv")
      try Data("old\n".utf8).write(to: file)
      let process = Process()
      process.executableURL = Self.program
      process.arguments = ["0:0 1:1 / 1000s", "--fps", "1000000", "-o", file.path]
      try process.run()
      while try FileManager.default.contentsOfDirectory(atPath: folder.path).count < 2 {
        usleep(2000)
      }
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      #expect(process.terminationReason == .exit)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rows.csv"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "old\n")
    }
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("rows.csv")
      #expect(try run(["popin", "-o", file.path]).status == 0)
      let rows = try String(contentsOf: file, encoding: .utf8)
      #expect(rows == (try run(["popin", "--csv"]).output))
      #expect(try run(["popin", "--repeat", "forever", "-o", file.path]).status == 64)
      #expect(try String(contentsOf: file, encoding: .utf8) == rows)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rows.csv"])
      let text = folder.appendingPathComponent("screen.txt")
      #expect(try run(["popin", "--output=\(text.path)"]).status == 0)
      try Snapshot.expect(try String(contentsOf: text, encoding: .utf8), named: "popin-utf8-80")
    }
  }

  @Test func aNameChoosesOneThingOfStandardInput() throws {
    let document = try String(contentsOfFile: Documents.path("entrance.json"), encoding: .utf8)
    let fromFile = try run(["\(Documents.path("entrance.json"))#pop", "--csv"])
    let fromInput = try run(["-#pop", "--csv"], input: document)
    #expect(fromInput.status == 0 && fromInput.output == fromFile.output)
    #expect(fromInput.output.hasPrefix("frame,time_s,progress,scale\n0,0.0,0.0,0.6\n"))
    let wrong = try run(["-#popp"], input: document)
    #expect(wrong.status == 64)
    #expect(wrong.errors.hasPrefix("animpreview: standard input has nothing named 'popp'\n"))
  }

  @Test func whatIsNoFileIsWrittenAsItIs() throws {
    try withFolder { folder in
      let (real, link) = (folder.path + "/rows.csv", folder.path + "/link.csv")
      try Data("old\n".utf8).write(to: URL(fileURLWithPath: real))
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
      #expect(try run(["popin", "-o", link]).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real)
      let rows = try run(["popin", "--csv"]).output
      #expect(try String(contentsOfFile: real, encoding: .utf8) == rows)
      let pipe = try shell(
        #"mkfifo "\#(folder.path)/pipe" && { cat "\#(folder.path)/pipe" & "$A" popin --csv -o "\#(folder.path)/pipe"; wait; test -p "\#(folder.path)/pipe"; }"#
      )
      #expect(pipe.status == 0 && pipe.output == rows)
    }
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try run(["popin", "-o", "/dev/full"])
    #expect(outcome.status == 74)
    #expect(
      outcome.errors == "animpreview: cannot write to '/dev/full': no space is left on the device\n"
    )
  }

  @Test func aLinkToWhatIsNotThereYetStaysALink() throws {
    try withFolder { folder in
      let files = FileManager.default
      let rows = try run(["popin", "--csv"]).output
      try files.createDirectory(
        atPath: folder.path + "/inner", withIntermediateDirectories: false)
      func expect(_ link: String, to destination: String, makes name: String) throws {
        let path = folder.path + link
        try files.createSymbolicLink(atPath: path, withDestinationPath: destination)
        #expect(try run(["popin", "--csv", "-o", path]).status == 0)
        #expect(try files.destinationOfSymbolicLink(atPath: path) == destination)
        #expect(try String(contentsOfFile: folder.path + name, encoding: .utf8) == rows)
        try files.removeItem(atPath: folder.path + name)
      }
      try expect("/one.csv", to: folder.path + "/far.csv", makes: "/far.csv")
      try expect("/two.csv", to: "near.csv", makes: "/near.csv")
      try expect("/inner/three.csv", to: "../above.csv", makes: "/above.csv")
      try expect("/four.csv", to: "inner/three.csv", makes: "/above.csv")
      let round = folder.path + "/round.csv"
      try files.createSymbolicLink(atPath: round, withDestinationPath: "round.csv")
      let outcome = try run(["popin", "--csv", "-o", round])
      #expect(outcome.status == 74)
      // A long name leads to a second line.
      let words = outcome.errors.split { $0.isWhitespace }.joined(separator: " ")
      #expect(words == "animpreview: cannot write '\(round)': links lead in a circle")
      #expect(try files.destinationOfSymbolicLink(atPath: round) == "round.csv")
    }
  }

  @Test func evalAnswersLineByLineAndSaysWhenOneWasWrong() throws {
    let good = #"{"id":"a","schema":"timing/1","timing":{"duration":100},"times":[50]}"#
    let answer =
      #"{"id":"a","activeDuration":100.0,"endTime":100.0,"samples":[[50.0,0.5,0,"active"]]}"#
    #expect(try run(["eval"], input: good + "\n").output == answer + "\n")
    #expect(try run(["eval", "-"], input: good).output == answer + "\n")
    let outcome = try run(["eval"], input: good + "\r\n{\n" + good + "\n")
    #expect(outcome.status == 65)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == answer && lines[2] == answer)
    #expect(try run(["eval", "/no/file"]).status == 66)
  }

  @Test func evalAnswersBeforeTheNextQuestion() throws {
    let process = Process()
    let (output, input) = (Pipe(), Pipe())
    process.executableURL = Self.program
    process.arguments = ["eval"]
    process.standardOutput = output
    process.standardInput = input
    try process.run()
    for index in 0..<3 {
      let request = #"{"id":\#(index),"schema":"timing/1","timing":{},"times":[]}"# + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer == #"{"id":\#(index),"activeDuration":0.0,"endTime":0.0,"samples":[]}"# + "\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func aDumpOfAMillionRowsTakesConstantMemory() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    func peak(_ duration: String) throws -> Int {
      let process = Process()
      let output = Pipe()
      process.executableURL = Self.program
      process.arguments = ["0:0 1:1 / \(duration)", "--fps", "100000", "--csv"]
      process.standardOutput = output
      try process.run()
      var peak = 0
      while true {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        let status = try? String(
          contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let digits = line?.filter(\.isNumber) ?? ""
        peak = max(peak, Int(digits) ?? 0)
      }
      process.waitUntilExit()
      return peak
    }
    let (short, long) = (try peak("0.2s"), try peak("3s"))
    #expect(short > 0)
    #expect(long < short + 4096, "\(short) KiB for 20,000 rows, \(long) KiB for 300,000")
  }
}
