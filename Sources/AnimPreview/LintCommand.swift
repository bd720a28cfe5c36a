import Keyframes

/// Says what is likely not meant in animations.
struct LintCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  /// Whether there are warnings.
  func run() throws(Failure) -> ExitCode {
    let settings = Settings(arguments)
    guard !arguments.operands.isEmpty else {
      throw .usage("lint needs an animation", hint: "Write animpreview lint popin.")
    }
    let text = try settings.textOptions(in: tool.surroundings)
    let rate = try settings.rate()
    var found: [(name: String, finding: AnimationFinding)] = []
    for operand in arguments.operands {
      switch try PreviewSource.read([operand], settings) {
      case .animations(let animations):
        for animation in animations {
          let context = LintContext(rate: rate, limits: animation.limits)
          found += animation.clip.findings(in: context).map { (animation.name, $0) }
        }
      case .timeline(let preview):
        found += preview.findings(LintContext(rate: rate)).map { (preview.name, $0) }
      }
    }
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      var lines: [String] = []
      for (name, finding) in found {
        lines += TextWrap.lines(
          "\(name): \(finding.severity.rawValue) \(finding.code.rawValue): \(finding.sentence)",
          first: "", rest: "  ", width: text.width)
      }
      if found.isEmpty { lines = ["nothing found"] }
      try sink.write(lines: lines)
    }
    return found.contains { $0.finding.severity == .warning } ? .different : .done
  }
}
