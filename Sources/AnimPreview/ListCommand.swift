import Keyframes

/// Says what there is.
struct ListCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  private enum Kind: String, CaseIterable {
    case presets
    case easings
    case springs
    case scenes
  }

  func run() throws(Failure) {
    let settings = Settings(arguments)
    if let name = arguments.operands.first, arguments.operands.count == 1,
      let preset = Preset.named(name)
    {
      return try describe(preset, settings)
    }
    let kinds = try kinds()
    let width = try settings.width(in: tool.surroundings)
    let style = try settings.style(in: tool.surroundings)
    let hasHeadings = kinds.count > 1 && !settings.isOn(.quiet)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      var buffer = ByteBuffer()
      for (index, kind) in kinds.enumerated() {
        if hasHeadings {
          if index > 0 { buffer.append(byte: UInt8(ascii: "\n")) }
          var line = StyledLine()
          line.append(kind.rawValue, .ruler)
          line.write(into: &buffer, style: style)
        }
        switch kind {
        case .presets: write(Catalog.presetEntries, style: style, width: width, into: &buffer)
        case .easings: write(Catalog.easingEntries, style: style, width: width, into: &buffer)
        case .springs: write(Catalog.springEntries, style: style, width: width, into: &buffer)
        case .scenes: writeScenes(style: style, width: width, into: &buffer)
        }
      }
      try sink.write(&buffer)
    }
  }

  /// What a preset moves and what it can be given.
  private func describe(_ preset: Preset, _ settings: Settings) throws(Failure) {
    let width = try settings.width(in: tool.surroundings)
    let names = ([preset.id] + preset.shortNames).joined(separator: ", ")
    var lines = TextWrap.lines(
      "\(names): \(preset.property), \(preset.summary)", first: "", rest: "  ", width: width)
    let rows = preset.parameters.map { parameter in
      let unit = parameter.unit.map { " (\($0))" } ?? ""
      return (
        "\(parameter.name)=\(PresetNotation.text(of: parameter.defaultValue))",
        parameter.summary + unit
      )
    }
    let column = 4 + (rows.map(\.0.count).max() ?? 0)
    for (left, right) in rows {
      lines += TextWrap.lines(
        right, first: ("  " + left).filled(to: column),
        rest: String(repeating: " ", count: column), width: width)
    }
    lines += TextWrap.lines(
      "and \(PresetNotation.common.joined(separator: ", ")), like the options of these names",
      first: "  ", rest: "  ", width: width)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      try sink.write(lines: lines)
    }
  }

  private func kinds() throws(Failure) -> [Kind] {
    guard let name = arguments.operands.first else { return Kind.allCases }
    if let extra = arguments.operands.dropFirst().first {
      throw .usage("list takes one kind or preset; '\(extra)' is a second one")
    }
    let word = name.lowercased()
    if let kind = Kind.allCases.first(where: { $0.rawValue == word || $0.rawValue == word + "s" }) {
      return [kind]
    }
    let near = Suggestion.nearest(to: name, among: Kind.allCases.map(\.rawValue))
    throw .usage(
      "there is no list called '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "There are presets, easings, springs and scenes, and each preset by its name.")
  }

  /// The scenes, which have several curves and therefore show none.
  private func writeScenes(style: Style, width: Int, into buffer: inout ByteBuffer) {
    let names = SceneCatalog.entries.map(\.name.count).max() ?? 0
    for entry in SceneCatalog.entries {
      let lines = TextWrap.lines(
        entry.summary, first: entry.name.filled(to: names) + "  ", rest: "    ", width: width)
      for (index, text) in lines.enumerated() {
        var line = StyledLine()
        if index == 0 {
          line.append(String(text.prefix(names)), .curve)
          line.append(String(text.dropFirst(names)))
        } else {
          line.append(text)
        }
        line.write(into: &buffer, style: style)
      }
    }
  }

  private func write(
    _ entries: [CatalogEntry], style: Style, width: Int, into buffer: inout ByteBuffer
  ) {
    let names = entries.map(\.name.count).max() ?? 0
    let durations = entries.map { $0.durationText(style: style).count }.max() ?? 0
    for entry in entries {
      var line = StyledLine()
      line.append(entry.name.filled(to: names), .curve)
      if durations > 0 {
        line.append("  " + entry.durationText(style: style).aligned(to: durations))
      }
      line.append("  " + Sparkline.text(entry.clip, style: style), .curve)
      line.pad(2)
      // What does not fit goes below, under its own beginning.
      let column = line.width
      let isBeside = width - column >= 24
      let indent = String(repeating: " ", count: isBeside ? column : 2)
      var words = TextWrap.lines(entry.summary, first: indent, rest: indent, width: width)
      if isBeside { line.append(String(words.removeFirst().dropFirst(column))) }
      line.write(into: &buffer, style: style)
      for word in words {
        buffer.append(word)
        buffer.append(byte: UInt8(ascii: "\n"))
      }
    }
  }
}
