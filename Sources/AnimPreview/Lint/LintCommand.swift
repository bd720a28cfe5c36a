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
    let format = try settings.answerFormat(of: "lint")
    let text = try settings.textOptions(in: tool.surroundings)
    let rate = try settings.rate()
    var subjects: [LintSubject] = []
    for operand in arguments.operands {
      switch try PreviewSource.read([operand], settings) {
      case .animations(let animations):
        subjects += animations.map { LintSubject($0, named: operand, rate) }
      case .timeline(let preview): subjects.append(LintSubject(preview, rate))
      }
    }
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      if format == .text {
        try LintRenderer(subjects: subjects, options: text).write(to: sink)
      } else {
        var records = Records(title: "findings", names: LintSubject.names)
        records.rows = subjects.flatMap(\.records)
        try records.write(as: format, hasHeader: !text.isQuiet, to: sink)
      }
    }
    let hasWarning = subjects.contains { $0.findings.contains { $0.severity == .warning } }
    return hasWarning ? .different : .done
  }
}

/// What is likely not meant in one animation or timeline.
struct LintSubject {
  /// What the user calls it.
  let name: String
  /// What it moves; nothing for a timeline.
  let property: String?
  /// What was found.
  let findings: [AnimationFinding]

  /// What is found in an animation that is shown at a rate.
  init(_ animation: Previewable, named name: String, _ rate: FrameRate) {
    self.name = name
    property = animation.property
    findings = animation.clip.findings(in: LintContext(rate: rate, limits: animation.limits))
  }

  /// What is found in a timeline that is shown at a rate.
  init(_ preview: TimelinePreview, _ rate: FrameRate) {
    name = preview.name
    property = nil
    findings = preview.findings(LintContext(rate: rate))
  }

  /// The members of the records of findings.
  static let names = [
    "animation", "property", "severity", "code", "key", "time_s", "measured", "sentence",
  ]

  /// A record for each finding.
  var records: [[Records.Cell]] {
    findings.map { finding in
      [
        .text(name), .text(orNothing: property), .text(finding.severity.rawValue),
        .text(finding.code.rawValue), .count(orNothing: finding.key),
        .number(orNothing: finding.time?.inSeconds), .number(finding.measured),
        .text(finding.sentence),
      ]
    }
  }
}

/// Findings for people, below the animations that they are about.
struct LintRenderer {
  let subjects: [LintSubject]
  let options: TextOptions

  private var style: Style { options.style }

  /// Writes all findings and, below several, how many they are.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    let all = subjects.flatMap(\.findings)
    // The severity and the code stand beside the sentence where it keeps enough room.
    let severity = (all.map(\.severity.rawValue.count).max() ?? 0) + 2
    let code = (all.map(\.code.rawValue.count).max() ?? 0) + 2
    let column = options.width - 2 - severity - code >= 36 ? 2 + severity + code : 4
    for (index, subject) in subjects.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: "\n")) }
      var title = StyledLine()
      title.append(
        Printable.text(subject.name).shortened(to: options.width - 20, style: style), .curve)
      if let property = subject.property { title.append("  \(Printable.text(property))") }
      if subject.findings.isEmpty { title.append("  nothing found", .good) }
      title.write(into: &buffer, style: style)
      for finding in subject.findings {
        var line = StyledLine()
        line.pad(2)
        line.append(
          finding.severity.rawValue.filled(to: severity),
          finding.severity == .warning ? .bad : .ruler)
        line.append(finding.code.rawValue)
        let rest = String(repeating: " ", count: column)
        var words = TextWrap.lines(
          Printable.text(sentence(finding)), first: rest, rest: rest, width: options.width)
        if column > 4 {
          line.pad(column - line.width)
          line.append(String(words.removeFirst().dropFirst(column)))
        }
        line.write(into: &buffer, style: style)
        for word in words {
          buffer.append(word)
          buffer.append(byte: UInt8(ascii: "\n"))
        }
      }
    }
    if !options.isQuiet, all.count > 1 {
      buffer.append(byte: UInt8(ascii: "\n"))
      buffer.append(summary(all))
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    try sink.write(&buffer)
  }

  /// The library's sentence in the characters of the screen.
  private func sentence(_ finding: AnimationFinding) -> String {
    finding.sentence.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.first == "-" && word.dropFirst().first?.isNumber == true
        ? style.minus + word.dropFirst() : String(word)
    }.joined(separator: " ")
  }

  private func summary(_ findings: [AnimationFinding]) -> String {
    let warnings = findings.count { $0.severity == .warning }
    let notes = findings.count - warnings
    return [(warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map { count, word in
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
