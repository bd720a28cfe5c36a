/// Explains.
struct HelpCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let width = try Settings(arguments).width(in: tool.surroundings)
    guard let name = arguments.operands.first else {
      let lines = Help.lines(.preview, depth: .long, width: width)
      return try tool.output.write(lines: Self.fit(lines, width: width))
    }
    if let extra = arguments.operands.dropFirst().first {
      throw .usage("help explains one topic at a time; '\(extra)' is a second one")
    }
    if let topic = HelpTopic(rawValue: name.lowercased()) {
      let lines = topic.text.split(separator: "\n", omittingEmptySubsequences: false)
      return try tool.output.write(lines: Self.fit(lines.map(String.init), width: width))
    }
    if let verb = Verb(word: name) {
      let lines = Help.lines(verb, depth: .long, width: width)
      return try tool.output.write(lines: Self.fit(lines, width: width))
    }
    let topics = HelpTopic.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: topics)
    throw .usage(
      "there is no help on '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "Topics: \(topics.joined(separator: ", ")).")
  }

  /// Breaks lines that a narrow screen has no room for, under their own beginning.
  static func fit(_ lines: [String], width: Int) -> [String] {
    lines.flatMap { line -> [String] in
      guard line.count > width else { return [line] }
      let indent = String(line.prefix { $0 == " " }.prefix(width / 2))
      return TextWrap.lines(line, first: indent, rest: indent, width: width)
    }
  }
}
