import Keyframes

/// Shows a timeline.
struct TimelineCommand {
  let tool: Tool
  let settings: Settings

  /// Whether an argument names a timeline: a scene, or a file.
  static func isTimeline(_ argument: String) -> Bool {
    if SceneCatalog.entry(argument) != nil || argument == "-" || argument.hasPrefix("-#") {
      return true
    }
    if InlineNotation.begins(argument) { return false }
    let head = argument.prefix { $0 != ":" && $0 != "(" }
    if Preset.named(String(head)) != nil || EasingText.name(head) != nil { return false }
    return argument.contains("/") || argument.contains(".")
  }

  /// The timeline that an argument names.
  static func preview(
    _ argument: String, _ changes: TimelineChanges = TimelineChanges()
  ) throws(Failure) -> TimelinePreview {
    if let entry = SceneCatalog.entry(argument) { return entry.preview(changes) }
    return try TimelineFiles.preview(argument, changes)
  }

  /// Shows the timeline of an argument.
  func run(_ argument: String) throws(Failure) {
    let view = try settings.timelineView()
    let format = try settings.format()
    let text = try settings.textOptions(in: tool.surroundings)
    if format == .text, view == .timing { try settings.refuseMoments() }
    let preview = try Self.preview(argument, try settings.timelineChanges())
    if format == .text, view == .plot { return try plot(preview, text) }
    if format == .text, view == .play {
      let window = try settings.window(of: [preview.stand])
      let picture = TimelinePicture(preview, window: window)
      return try PlayCommand(tool: tool, settings: settings).run(picture)
    }
    if format == .svg { return try picture(preview, text) }
    if format == .cast || format == .hash { try settings.requireFrames(format) }
    let moments = try settings.moments(of: [preview.stand], format: format)
    let rows = TimelineRows(preview: preview, moments: moments)
    let notes = TimelineNotes(
      preview: preview, rate: moments.rate, unit: format == .text ? text.unit : .ms
    ).notes()
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      switch format {
      case .csv: try rows.writeDelimited(by: UInt8(ascii: ","), hasHeader: !text.isQuiet, to: sink)
      case .tsv: try rows.writeDelimited(by: UInt8(ascii: "\t"), hasHeader: !text.isQuiet, to: sink)
      case .hash:
        try HashRenderer(columns: FrameColumns(rows), recipe: Recipe.text(settings.arguments))
          .write(to: sink)
      case .cast:
        let picture = TimelinePicture(
          preview, window: try settings.window(of: [preview.stand]))
        try CastRenderer(
          picture, moments: moments, options: try settings.castOptions(in: tool.surroundings),
          timestamp: tool.surroundings.sourceDate
        ).write(to: sink)
      case .ndjson: try rows.writeLines(to: sink)
      case .json: try TimelineJSON(rows: rows, notes: notes).write(to: sink)
      case .text where view == .table:
        try TimelineTable(rows: rows, notes: notes, options: text).write(to: sink)
      case .text, .svg:
        try TimingChart(preview: preview, rate: moments.rate, notes: notes, options: text)
          .write(to: sink)
      }
    }
  }
}

extension TimelineCommand {
  /// Draws when the clips of timelines run, one timeline below the other.
  func drawTimings(of previews: [TimelinePreview]) throws(Failure) {
    let text = try settings.textOptions(in: tool.surroundings)
    try settings.refuseMoments()
    let rate = try settings.rate()
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      for (index, preview) in previews.enumerated() {
        if index > 0 { try sink.write(lines: [""]) }
        let notes = TimelineNotes(preview: preview, rate: rate, unit: text.unit).notes()
        try TimingChart(preview: preview, rate: rate, notes: notes, options: text).write(to: sink)
      }
    }
  }

  /// Draws the columns of a timeline as curves for pages.
  private func picture(_ preview: TimelinePreview, _ text: TextOptions) throws(Failure) {
    var options = text
    options.style.isUnicode = true
    let plot = SVGPlot(
      subjects: preview.columns.indices.map { PlotSubject(column: $0, of: preview) },
      window: try settings.window(of: [preview.stand]), rate: try settings.rate(),
      options: options)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      try plot.write(to: sink)
    }
  }

  /// Draws the columns of a timeline as curves.
  private func plot(_ preview: TimelinePreview, _ text: TextOptions) throws(Failure) {
    let plot = PlotRenderer(
      subjects: preview.columns.indices.map { PlotSubject(column: $0, of: preview) },
      window: try settings.window(of: [preview.stand]), height: try settings.height(),
      rate: try settings.rate(), options: text)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      try plot.write(to: sink)
    }
  }
}

/// How a timeline is drawn as text.
enum TimelineView: String, CaseIterable {
  case timing
  case table
  case plot
  case play
}

extension TimelinePreview {
  /// One animation as a timeline of its own.
  init(_ animation: Previewable) {
    let base = animation.base ?? 0
    var timeline = Timeline(base)
    let property = TimelineProperty<Double, Double>(animation.property) {
      $0
    } set: {
      $0 = $1
    }
    timeline.add(animation.clip, to: property, named: TimelineLabel(animation.name))
    self.init(animation.name, timeline, columns: [animation.property]) { [$0] }
  }

  /// An animation of the same length, for choosing moments.
  var stand: Previewable {
    let timing =
      end.isUnending && shownEnd > .zero
      ? Timing(duration: shownEnd, iterations: .unending) : Timing(duration: shownEnd)
    return Previewable(
      name: name, property: "progress", clip: Clip(Track(from: 0, to: 1), timing: timing), base: 0)
  }
}

extension Settings {
  /// How a timeline is drawn.
  func timelineView() throws(Failure) -> TimelineView {
    if isOn(.play) { return .play }
    guard let text = text(.view) else { return .timing }
    guard let view = TimelineView(rawValue: text) else {
      throw .usage(
        "a timeline has no '\(text)' view", hint: "It is drawn as timing, table or plot, or played."
      )
    }
    return view
  }

  /// Refuses options that choose rows, for a view that has none.
  func refuseMoments() throws(Failure) {
    if let option = [Option.at, .from, .to].first(where: { text($0) != nil }) {
      throw .usage(
        "--\(option.entry.long) chooses rows, and the timing view shows the whole",
        hint: "Add --view table, or --csv.")
    }
  }

  /// What the options change in a timeline; those that change single animations are refused.
  func timelineChanges() throws(Failure) -> TimelineChanges {
    let single: [Option] = [.duration, .delay, .easing, .iterations, .alternate, .fill]
    if let option = single.first(where: { isOn($0) || text($0) != nil }) {
      throw .usage(
        "--\(option.entry.long) changes single animations; a timeline has its own times")
    }
    let overrides = try overrides()
    return TimelineChanges(speed: overrides.speed, isReversed: overrides.isReversed)
  }
}
