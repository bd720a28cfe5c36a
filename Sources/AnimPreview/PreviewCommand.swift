import Keyframes

/// Shows one animation, or several side by side.
struct PreviewCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let settings = Settings(arguments)
    guard !arguments.operands.isEmpty else {
      try tool.output.write(lines: Help.welcome)
      return
    }
    try settings.checkView()
    let format = try settings.format()
    let text = try settings.textOptions(in: tool.surroundings)
    let rate = try settings.rate()
    var animations: [Previewable] = []
    for operand in arguments.operands { animations.append(try Catalog.animation(operand)) }
    let end = animations.map { $0.shownEnd }.max()!
    let last = rate.firstFrame(notBefore: end)
    let table = SampleTable(animations: animations, moments: .frames(rate, 0...last))
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      switch format {
      case .csv, .tsv:
        let separator = format == .csv ? UInt8(ascii: ",") : UInt8(ascii: "\t")
        try DelimitedRenderer(table: table, separator: separator, hasHeader: !text.isQuiet)
          .write(to: sink)
      case .ndjson: try NDJSONRenderer(table: table).write(to: sink)
      case .json: try JSONRenderer(table: table, facts: facts(table, text)).write(to: sink)
      case .text:
        try TableRenderer(table: table, facts: facts(table, text), options: text).write(to: sink)
      }
    }
  }

  private func facts(_ table: SampleTable, _ options: TextOptions) -> TableFacts {
    var facts = TableFacts(table)
    facts.notes = NoteFinder(
      table: table, facts: facts, unit: options.unit, decimals: options.decimals
    ).notes()
    return facts
  }
}
