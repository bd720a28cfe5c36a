import Keyframes

/// Compares two animations frame by frame.
struct DiffCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  /// Whether they differ.
  func run() throws(Failure) -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw .usage(
        "diff compares two animations; here \(arguments.operands.count == 1 ? "is" : "are") "
          + "\(arguments.operands.count)",
        hint: "Write animpreview diff popin show.")
    }
    let settings = Settings(arguments)
    let format = try settings.format()
    guard [.text, .csv, .tsv, .json].contains(format) else {
      throw .usage(
        "diff does not write the format '\(format.rawValue)'",
        hint: "It writes text, csv, tsv and json.")
    }
    let tolerance = try settings.tolerance()
    let text = try settings.textOptions(in: tool.surroundings)
    var sources: [PreviewSource] = []
    for operand in arguments.operands {
      sources.append(try PreviewSource.read([operand], settings))
    }
    let moments = try settings.moments(of: sources.flatMap(\.stands), format: format)
    var sides = sources.map { $0.columns(at: moments) }
    for index in 0..<2 { sides[index].name = arguments.operands[index] }
    let comparison = Comparison(sides[0], sides[1], tolerance)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      switch format {
      case .csv: try comparison.writeDelimited(by: UInt8(ascii: ","), to: sink)
      case .tsv: try comparison.writeDelimited(by: UInt8(ascii: "\t"), to: sink)
      case .json: try comparison.writeJSON(to: sink)
      default:
        let isFolded =
          tool.surroundings.outputIsTerminal && settings.outputPath == nil
          && !settings.isOn(.all)
        try DiffRenderer(comparison: comparison, options: text, isFolded: isFolded)
          .write(to: sink)
      }
    }
    return comparison.isEqual ? .done : .different
  }
}

extension Settings {
  /// How far numbers may lie apart.
  func tolerance() throws(Failure) -> Tolerance {
    guard let text = text(.tolerance) else { return Tolerance() }
    return try Tolerance(text)
  }
}

/// Two sets of columns side by side.
struct Comparison {
  /// Columns that are compared with each other.
  struct Pair {
    var name: String
    var left: Int
    var right: Int
    var difference = Difference()
  }

  let left: FrameColumns
  let right: FrameColumns
  let tolerance: Tolerance
  private(set) var pairs: [Pair]
  /// The columns that only one side has.
  let lonely: [(name: String, isLeft: Bool)]

  /// Looks at all rows.
  init(_ left: FrameColumns, _ right: FrameColumns, _ tolerance: Tolerance) {
    (self.left, self.right, self.tolerance) = (left, right, tolerance)
    if left.names.count == 1, right.names.count == 1 {
      let names = [left.names[0], right.names[0]]
      let name = names[0] == names[1] ? names[0] : names.joined(separator: " and ")
      pairs = [Pair(name: name, left: 0, right: 0)]
      lonely = []
    } else {
      pairs = left.names.enumerated().compactMap { index, name in
        right.names.firstIndex(of: name).map { Pair(name: name, left: index, right: $0) }
      }
      lonely =
        left.names.filter { !right.names.contains($0) }.map { ($0, true) }
        + right.names.filter { !left.names.contains($0) }.map { ($0, false) }
    }
    for row in 0..<left.moments.count {
      for index in pairs.indices {
        let numbers = numbers(pairs[index], row)
        pairs[index].difference.take(numbers.left, numbers.right, tolerance)
      }
    }
  }

  /// Whether nothing differs.
  var isEqual: Bool { lonely.isEmpty && pairs.allSatisfy { $0.difference.count == 0 } }

  /// The numbers of a pair on a row.
  func numbers(_ pair: Pair, _ row: Int) -> (left: Double?, right: Double?) {
    (left.value(pair.left, row: row), right.value(pair.right, row: row))
  }

  // MARK: - Machines

  /// Rows for spreadsheets and scripts.
  func writeDelimited(by separator: UInt8, to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    var names = ["frame", "time_s"]
    for pair in pairs {
      let prefix = pairs.count > 1 ? pair.name + "." : ""
      names += ["a", "b", "difference"].map { prefix + $0 }
    }
    for (index, name) in names.enumerated() {
      if index > 0 { buffer.append(byte: separator) }
      buffer.append(DelimitedText.cell(name, separator: separator))
    }
    buffer.append("\n")
    for row in 0..<left.moments.count {
      if let frame = left.moments.frame(ofRow: row) { buffer.append(frame) }
      buffer.append(byte: separator)
      buffer.append(shortest: left.moments.seconds(ofRow: row))
      for pair in pairs {
        let (a, b) = numbers(pair, row)
        for number in [a, b, a.flatMap { a in b.map { $0 - a } }] {
          buffer.append(byte: separator)
          if let number { buffer.append(shortest: number) }
        }
      }
      buffer.append("\n")
      try sink.writeWhenLarge(&buffer, done: row, of: left.moments.count)
    }
    try sink.write(&buffer)
  }

  /// What differs, as one document.
  func writeJSON(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    buffer.append("{\n\"schema\":1,\n\"a\":" as StaticString)
    buffer.append(jsonString: left.name)
    buffer.append(",\n\"b\":" as StaticString)
    buffer.append(jsonString: right.name)
    buffer.append(",\n\"equal\":" as StaticString)
    buffer.append(isEqual ? "true" : "false")
    buffer.append(",\n\"frames\":" as StaticString)
    buffer.append(left.moments.count)
    buffer.append(",\n\"columns\":[" as StaticString)
    for (index, pair) in pairs.enumerated() {
      buffer.append(index > 0 ? ",\n{" as StaticString : "\n{")
      buffer.append(jsonName: "name", isFirst: true)
      buffer.append(jsonString: pair.name)
      buffer.append(jsonName: "differing_frames")
      buffer.append(pair.difference.count)
      buffer.append(jsonName: "first_frame")
      let first = pair.difference.first.flatMap { left.moments.frame(ofRow: $0.row) }
      first.map { buffer.append($0) } ?? buffer.append("null" as StaticString)
      buffer.append(jsonName: "largest_difference")
      buffer.append(jsonNumber: pair.difference.largest?.distance ?? 0)
      buffer.append(jsonName: "largest_difference_ulps")
      buffer.append("\(pair.difference.steps)")
      buffer.append("}" as StaticString)
    }
    buffer.append("\n],\n\"only_in_a\":[" as StaticString)
    append(lonely.filter(\.isLeft).map(\.name), to: &buffer)
    buffer.append("],\n\"only_in_b\":[" as StaticString)
    append(lonely.filter { !$0.isLeft }.map(\.name), to: &buffer)
    buffer.append("]\n}\n" as StaticString)
    try sink.write(&buffer)
  }

  private func append(_ names: [String], to buffer: inout ByteBuffer) {
    for (index, name) in names.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(jsonString: name)
    }
  }
}
