import Keyframes

/// Explains the value of an animation at moments.
struct ExplainCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let settings = Settings(arguments)
    guard arguments.operands.count == 1 else {
      throw .usage(
        "explain takes one animation; here \(arguments.operands.count == 0 ? "is none" : "are more")",
        hint: "Write animpreview explain popin --at 100ms.")
    }
    guard settings.text(.at) != nil else {
      throw .usage("explain needs moments", hint: "Write --at 100ms, or --at 50%,end.")
    }
    let text = try settings.textOptions(in: tool.surroundings)
    guard case .animations(let animations) = try PreviewSource.read(arguments.operands, settings)
    else { throw .usage("explain takes single animations; a timeline is several") }
    let moments = try settings.moments(of: animations, format: .text)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      var lines: [String] = []
      for animation in animations {
        for row in 0..<moments.count {
          if row > 0 { lines.append("") }
          let time = moments.time(ofRow: row)
          lines.append("\(animation.name)  \(animation.property)")
          var sentences = animation.clip.explanation(at: time).lines
          if let velocity = animation.clip.velocity(at: time) {
            sentences.append("velocity \(velocity) a second")
          } else if let base = animation.base {
            sentences.append("the base \(base) shows")
          }
          for sentence in sentences {
            lines += TextWrap.lines(sentence, first: "  ", rest: "    ", width: text.width)
          }
        }
      }
      try sink.write(lines: lines)
    }
  }
}
