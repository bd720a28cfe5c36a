#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers JSON requests, one a line.
struct EvalCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) -> ExitCode {
    if let extra = arguments.operands.dropFirst().first {
      throw .usage("eval reads one file; '\(extra)' is a second one")
    }
    let file = try InputFile(path: arguments.operands.first ?? "-")
    var isComplete = true
    try tool.withOutput(path: Settings(arguments).outputPath) { sink throws(Failure) in
      let decoder = JSONDecoder()
      while let line = try file.nextLine() {
        let request = Self.request(line, decoder)
        if !request.isAnswered { isComplete = false }
        var buffer = request.answer
        buffer.append(byte: UInt8(ascii: "\n"))
        try sink.write(&buffer)
      }
    }
    return isComplete ? .done : .badData
  }

  private static func request(
    _ line: InputFile.Line, _ decoder: JSONDecoder
  ) -> (answer: ByteBuffer, isAnswered: Bool) {
    func refusal(_ message: String) -> (ByteBuffer, Bool) {
      (Request.refusal(RequestProblem(message: message, place: ""), .none), false)
    }
    guard line.isWhole else { return refusal("the line is longer than 64 MiB") }
    guard line.bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else {
      return refusal("the line is empty")
    }
    do {
      let request = try decoder.decode(Request.self, from: Data(line.bytes))
      return (request.answer, request.isAnswered)
    } catch {
      return refusal("the line is not JSON in UTF-8, or is nested too deeply")
    }
  }
}
