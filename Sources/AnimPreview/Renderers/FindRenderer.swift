import Keyframes

/// The moments that `--find` has found.
struct FindRenderer {
  let subjects: [SearchSubject]
  let window: ClosedRange<Duration>
  let wish: SearchWish
  let rate: FrameRate
  let options: TextOptions
  /// What a reader should know of what is left out.
  var note: String?

  private var style: Style { options.style }

  /// The level whose crossings are looked for.
  private func level(of subject: SearchSubject) -> Double? {
    guard case .crossings(let level) = wish else { return nil }
    return level ?? subject.rest
  }

  private func findings(of subject: SearchSubject) -> [Finding] {
    if wish == .extrema { return Finding.turns(of: subject, in: window) }
    return level(of: subject).map { Finding.passages(of: $0, subject, in: window) } ?? []
  }

  /// Writes what is found.
  func write(as format: OutputFormat, to sink: any Sink) throws(Failure) {
    if format == .text { return try write(to: sink) }
    var records = Records(
      title: "found", names: ["animation", "kind", "time_s", "value", "property"])
    for subject in subjects {
      records.rows += findings(of: subject).map {
        [
          .text(subject.name), .text($0.kind.rawValue), .number($0.time.inSeconds),
          .number($0.value), .text(subject.property),
        ]
      }
    }
    try records.write(as: format, hasHeader: !options.isQuiet, to: sink)
  }

  /// Rows for people.
  private func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    let times = options.times(rate: rate)
    for (index, subject) in subjects.enumerated() {
      if index > 0 { buffer.append("\n") }
      let findings = findings(of: subject)
      if !options.isQuiet {
        var line = StyledLine()
        line.append(
          Printable.text(subject.name).shortened(to: options.width / 2, style: style), .curve)
        line.append("  " + Printable.text(subject.property).prefix(columns: options.width / 3))
        if let level = level(of: subject) {
          line.append("  at \(NumberText.brief(level, decimals: 6, minus: style.minus))")
        }
        line.write(into: &buffer, style: style)
        buffer.append("\n")
      }
      let moments = findings.map { times.fixed($0.time, decimals: times.decimals + 1) }
      let values = findings.map {
        NumberText.fixed($0.value, decimals: options.decimals, minus: style.minus)
      }
      let widths = (
        time: (moments.map(\.columns).max() ?? 0) + 2, value: values.map(\.columns).max() ?? 0
      )
      for (finding, texts) in zip(findings, zip(moments, values)) {
        var line = StyledLine()
        line.append(texts.0.aligned(to: widths.time) + " \(times.unit.rawValue)")
        line.append("  " + texts.1.aligned(to: widths.value), .curve)
        line.append("  " + finding.kind.rawValue)
        line.write(into: &buffer, style: style)
      }
      if findings.isEmpty { buffer.append("  nothing found\n") }
      if findings.count >= Finding.limit, !options.isQuiet {
        buffer.append("\nnote  these are the first \(Finding.limit); --from shows later ones.\n")
      }
    }
    if !options.isQuiet, let note {
      buffer.append("\n")
      for line in TextWrap.note(note, width: options.width) {
        buffer.append(line)
        buffer.append("\n")
      }
    }
    try sink.write(&buffer)
  }
}

extension Settings {
  /// What is to be found.
  func searchWish() throws(Failure) -> SearchWish? {
    guard let text = text(.find) else { return nil }
    guard let wish = SearchWish(text) else {
      throw .usage(
        "--find does not take '\(text)'", hint: "It takes extrema, crossings or crossings=0.95.")
    }
    if let word = isOn(.play) ? "play" : self.text(.view), word != "table" {
      throw .usage("--find writes rows; the \(word) view has none")
    }
    if self.text(.at) != nil {
      throw .usage(
        "--find looks between moments, and --at names some",
        hint: "--from and --to choose a part of it.")
    }
    return wish
  }
}
