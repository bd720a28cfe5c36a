@testable import AnimPreview

/// One run of the tool inside the test process.
struct Run {
  /// What went to standard output.
  var output: String
  /// What went to standard error.
  var errors: String
  /// How it ended.
  var code: ExitCode

  /// Runs the tool on a UTF-8 locale and, unless told otherwise, without a terminal.
  init(
    _ arguments: [String], variables: [String: String] = ["LANG": "C.UTF-8"],
    isTerminal: Bool = false, columns: Int? = nil
  ) {
    let (output, errors) = (CollectingSink(), CollectingSink())
    let surroundings = Surroundings(
      variables: variables, outputIsTerminal: isTerminal, errorIsTerminal: isTerminal,
      outputColumns: columns, errorColumns: columns)
    let tool = Tool(surroundings: surroundings, output: output, errorOutput: errors)
    code = tool.run(arguments)
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.errors = String(decoding: errors.bytes, as: UTF8.self)
  }

  /// Runs the tool with arguments that hold no spaces themselves.
  init(_ line: String) {
    self.init(line.split(separator: " ").map(String.init))
  }
}
