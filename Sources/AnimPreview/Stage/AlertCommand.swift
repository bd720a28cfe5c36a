import Keyframes

/// Shows an alert as it comes and goes, live or as a film strip.
struct AlertCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let settings = Settings(arguments)
    if let operand = arguments.operands.first {
      throw .usage(
        "alert takes options alone; '\(operand)' is none",
        hint: "Write --title '\(operand)' or --message '\(operand)'.")
    }
    let request = try settings.alertRequest()
    let options = try settings.textOptions(in: tool.surroundings)
    if settings.isOn(.play) {
      return try play(request, settings, options)
    }
    let format = try settings.format()
    guard format == .text || format == .cast else {
      throw .usage(
        "an alert is not written as '\(format.rawValue)'",
        hint: "It is drawn as text or as a cast; its numbers: animpreview alert-two-buttons --csv.")
    }
    if format == .cast { return try record(request, settings) }
    let strip = AlertStrip(
      request: request, options: options, rate: try settings.rate(),
      height: try settings.height())
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      try strip.write(to: sink)
    }
  }

  /// Records the alert as it runs when nobody interferes for a second.
  private func record(_ request: AlertRequest, _ settings: Settings) throws(Failure) {
    let options = try settings.castOptions(in: tool.surroundings)
    let stage = AlertStage(
      request, width: min(options.width - 1, 72), height: 13, style: options.style)
    let (preview, view) = AlertPerformance.timeline(stage, shownFor: .seconds(1))
    let rate = try settings.rate()
    let last = rate.firstFrame(notBefore: preview.shownEnd)
    let labels = preview.labels.filter { !$0.label.text.contains("group") }
    let removed = labels.last { $0.label == "removed" }?.time ?? preview.shownEnd
    let cast = CastRenderer(
      title: "alert \(request.style.rawValue)", moments: .frames(rate, 0...last),
      markers: labels.map { ($0.time, $0.label.text) }, width: options.width,
      style: options.style, timestamp: tool.surroundings.sourceDate
    ) { _, time in
      stage.grid(time < removed ? view(time) : AlertView()).lines
    }
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      try cast.write(to: sink)
    }
  }

  private func play(
    _ request: AlertRequest, _ settings: Settings, _ options: TextOptions
  ) throws(Failure) {
    try PlayCommand(tool: tool, settings: settings).requireTerminal()
    let columns = max((tool.surroundings.outputColumns ?? 80) - 1, 20)
    let rows = tool.surroundings.outputRows
    try LiveRun.run(output: tool.output, style: options.style) {
      AlertShow(request, options: options, columns: columns, rows: rows, at: $0)
    } farewell: {
      options.isQuiet ? [] : $0.log
    }
  }
}

extension Settings {
  /// The alert that the options ask for.
  func alertRequest() throws(Failure) -> AlertRequest {
    let style = try word(.alertStyle, AlertStyle.self) ?? .show
    let texts: [Option] = [.title, .message, .cancel, .other]
    // Whoever says nothing sees what an alert looks like; else what was said is all there is.
    guard texts.contains(where: isOn) else { return .sample(style) }
    return AlertRequest(
      style: style, title: text(.title) ?? "", message: text(.message) ?? "",
      cancel: text(.cancel), other: text(.other))
  }
}
