import Keyframes

/// A run of the tool: parse, resolve, sample, render, exit code.
struct Tool {
  /// The world outside.
  var surroundings: Surroundings
  /// Standard output.
  var output: any Sink
  /// Standard error.
  var errorOutput: any Sink

  /// Does what the arguments after the program's name ask for.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      return try perform(try CommandLineArguments(arguments))
    } catch {
      if !error.message.isEmpty { report(error) }
      return error.code
    }
  }

  private func report(_ failure: Failure) {
    let width = surroundings.width(wish: nil, terminal: surroundings.errorColumns)
    let hasColor = surroundings.hasColor(wish: .auto, isTerminal: surroundings.errorIsTerminal)
    // Nothing is left to try when not even standard error takes the message.
    try? errorOutput.write(lines: failure.lines(width: width, hasColor: hasColor))
  }

  private func perform(_ arguments: CommandLineArguments) throws(Failure) -> ExitCode {
    if arguments.wantsVersion {
      try output.write(lines: ["animpreview \(Help.version)"])
      return .done
    }
    if let depth = arguments.help {
      let width = surroundings.width(wish: nil, terminal: surroundings.outputColumns)
      let lines = Help.lines(arguments.verb, depth: depth, width: width)
      try output.write(lines: HelpCommand.fit(lines, width: width))
      return .done
    }
    switch arguments.verb {
    case .preview: try PreviewCommand(tool: self, arguments: arguments).run()
    case .list: try ListCommand(tool: self, arguments: arguments).run()
    case .diff: return try DiffCommand(tool: self, arguments: arguments).run()
    case .check: return try CheckCommand(tool: self, arguments: arguments).run()
    case .completions: try CompletionsCommand(tool: self, arguments: arguments).run()
    case .man:
      if let operand = arguments.operands.first {
        throw .usage("man takes nothing; '\(operand)' is too much")
      }
      try withOutput(path: Settings(arguments).outputPath) { sink throws(Failure) in
        try sink.write(text: ManualPage.text)
      }
    case .alert: try AlertCommand(tool: self, arguments: arguments).run()
    case .explain: try ExplainCommand(tool: self, arguments: arguments).run()
    case .lint: return try LintCommand(tool: self, arguments: arguments).run()
    case .help: try HelpCommand(tool: self, arguments: arguments).run()
    case .eval: return try EvalCommand(tool: self, arguments: arguments).run()
    }
    return .done
  }

  /// Gives `body` the place where the result goes: standard output, or a file that appears whole
  /// or not at all.
  func withOutput(
    path: String?, _ body: (any Sink) throws(Failure) -> Void
  ) throws(Failure) {
    guard let path else {
      // Progress would stand in the middle of what a terminal shows.
      guard surroundings.errorIsTerminal, !surroundings.outputIsTerminal else {
        return try body(output)
      }
      return try withProgress(before: output, body)
    }
    let file = try OutputFile(path: path)
    do {
      if surroundings.errorIsTerminal {
        try withProgress(before: file.sink, body)
      } else {
        try body(file.sink)
      }
    } catch {
      file.abandon()
      throw error
    }
    try file.finish()
  }

  private func withProgress(
    before sink: any Sink, _ body: (any Sink) throws(Failure) -> Void
  ) throws(Failure) {
    let progress = ProgressSink(before: sink, messages: errorOutput, now: ProgressSink.clock())
    do {
      try body(progress)
    } catch {
      progress.finish()
      throw error
    }
    progress.finish()
  }
}
