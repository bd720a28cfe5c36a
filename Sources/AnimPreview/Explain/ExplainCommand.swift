import Keyframes

/// Explains the value of an animation, or the values of a timeline, at moments.
struct ExplainCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let settings = Settings(arguments)
    guard arguments.operands.count == 1 else {
      throw .usage(
        "explain takes one animation; here "
          + (arguments.operands.isEmpty ? "is none" : "are \(arguments.operands.count)"),
        hint: "Write animpreview explain popin --at 100ms.")
    }
    guard settings.text(.at) != nil else {
      throw .usage("explain needs moments", hint: "Write --at 100ms, or --at 50%,end.")
    }
    let format = try settings.answerFormat(of: "explain")
    let text = try settings.textOptions(in: tool.surroundings)
    let source = try PreviewSource.read(arguments.operands, settings)
    let moments = try settings.moments(of: source.stands, format: .text)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      if format == .text { return try write(source, moments, text, to: sink) }
      var records = Records(title: "explanations", names: Explanation.names)
      for row in 0..<moments.count {
        for explanation in source.explanations(at: moments.time(ofRow: row)) {
          records.rows += explanation.records(of: source.name, at: row, of: moments)
        }
      }
      try records.write(as: format, hasHeader: !text.isQuiet, to: sink)
    }
  }

  private func write(
    _ source: PreviewSource, _ moments: Moments, _ options: TextOptions, to sink: any Sink
  ) throws(Failure) {
    let renderer = ExplainRenderer(rate: moments.rate, options: options)
    var buffer = ByteBuffer()
    if !options.isQuiet {
      switch source {
      case .animations(let animations):
        let table = SampleTable(animations: animations, moments: moments)
        TableHeader(table: table, options: options).write(into: &buffer)
      case .timeline(let preview):
        TimelineHeader(preview: preview, moments: moments, options: options)
          .write(into: &buffer)
      }
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    for row in 0..<moments.count {
      if row > 0 { buffer.append(byte: UInt8(ascii: "\n")) }
      let explanations = source.explanations(at: moments.time(ofRow: row))
      if case .animations = source {
        let clip = explanations.first?.layers.first?.clip
        renderer.writeHeading(moments, row: row, clip, into: &buffer)
        for explanation in explanations { renderer.write(explanation, into: &buffer) }
      } else {
        renderer.writeHeading(moments, row: row, nil, into: &buffer)
        for explanation in explanations { renderer.writeProperty(explanation, into: &buffer) }
      }
      try sink.writeWhenLarge(&buffer, done: row, of: moments.count)
    }
    if !options.isQuiet, let note = source.note {
      buffer.append("\n")
      for line in TextWrap.note(note, width: options.width) {
        buffer.append(line)
        buffer.append("\n")
      }
    }
    try sink.write(&buffer)
  }
}

extension PreviewSource {
  /// What the user calls it.
  var name: String {
    switch self {
    case .animations(let animations): animations.map(\.name).joined(separator: " ")
    case .timeline(let preview): preview.name
    }
  }

  /// What a reader should know of what is left out.
  var note: String? { if case .timeline(let preview) = self { preview.partsNote } else { nil } }

  /// Everything that is moved, to be looked through.
  var searchSubjects: [SearchSubject] {
    switch self {
    case .animations(let animations): animations.map { SearchSubject($0) }
    case .timeline(let preview):
      zip(preview.columns, preview.motions).compactMap { column, motion in
        motion.map {
          SearchSubject(preview.name, column.name, $0, end: preview.shownEnd)
        }
      }
    }
  }

  /// Why everything that is moved has the value that it has at a moment.
  func explanations(at time: Duration) -> [Explanation] {
    switch self {
    case .animations(let animations): animations.map { Explanation($0, at: time) }
    case .timeline(let preview):
      zip(preview.columns, preview.motions).compactMap { column, motion in
        motion.map { Explanation(column.name, $0, at: time) }
      }
    }
  }
}
