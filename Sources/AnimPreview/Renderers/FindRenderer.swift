import Keyframes

/// The moments that `--find` has found.
struct FindRenderer {
  let animations: [Previewable]
  let window: ClosedRange<Duration>
  let wish: SearchWish
  let rate: FrameRate
  let options: TextOptions

  private var style: Style { options.style }

  /// The level whose crossings are looked for in an animation.
  private func level(of animation: Previewable) -> Double? {
    guard case .crossings(let level) = wish else { return nil }
    return level ?? animation.restingValue ?? animation.base
  }

  private func findings(of animation: Previewable) -> [Finding] {
    if wish == .extrema { return Finding.turns(of: animation, in: window) }
    return level(of: animation).map { Finding.passages(of: $0, animation, in: window) } ?? []
  }

  /// Rows for people.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    let times = options.times(rate: rate)
    for (index, animation) in animations.enumerated() {
      if index > 0 { buffer.append("\n") }
      let findings = findings(of: animation)
      if !options.isQuiet {
        var line = StyledLine()
        line.append(animation.name.prefix(columns: options.width / 2), .curve)
        line.append("  \(animation.property)")
        if let level = level(of: animation) {
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
        line.append("  " + finding.kind.rawValue, .mark)
        line.write(into: &buffer, style: style)
      }
      if findings.isEmpty { buffer.append("  nothing found\n") }
    }
    try sink.write(&buffer)
  }

  /// Rows for programs.
  func writeDelimited(by separator: UInt8, to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    for (index, name) in ["animation", "kind", "time_s", "value"].enumerated() {
      if index > 0 { buffer.append(byte: separator) }
      buffer.append(name)
    }
    buffer.append("\n")
    for animation in animations {
      for finding in findings(of: animation) {
        buffer.append(DelimitedText.cell(animation.name, separator: separator))
        buffer.append(byte: separator)
        buffer.append(finding.kind.rawValue)
        buffer.append(byte: separator)
        buffer.append(shortest: finding.time.inSeconds)
        buffer.append(byte: separator)
        buffer.append(shortest: finding.value)
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
    return wish
  }
}
