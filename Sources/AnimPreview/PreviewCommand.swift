import Keyframes

/// Shows one animation, or several side by side.
struct PreviewCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let settings = Settings(arguments)
    guard !arguments.operands.isEmpty else {
      let width = try settings.width(in: tool.surroundings)
      try tool.output.write(lines: HelpCommand.fit(Help.welcome(width: width), width: width))
      return
    }
    if let wish = try settings.searchWish() { return try find(wish, settings) }
    if try drawTimings(settings) { return }
    if let timeline = arguments.operands.first(where: { TimelineCommand.isTimeline($0) }) {
      guard arguments.operands.count == 1 else {
        throw .usage("a timeline is shown by itself; '\(timeline)' is one of several animations")
      }
      return try TimelineCommand(tool: tool, settings: settings).run(timeline)
    }
    let view = try settings.view()
    let format = try settings.format()
    if format == .text { try settings.refuseStrangers(of: view) }
    let text = try settings.textOptions(in: tool.surroundings)
    guard case .animations(let animations) = try PreviewSource.read(arguments.operands, settings)
    else { return }
    if format == .text, view != .table { return try draw(animations, view, settings, text) }
    if format == .svg { return try picture(animations, view, settings, text) }
    if format == .cast || format == .hash { try settings.requireFrames(format) }
    let moments = try settings.moments(of: animations, format: format)
    let table = SampleTable(animations: animations, moments: moments)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      switch format {
      case .csv, .tsv:
        let separator = format == .csv ? UInt8(ascii: ",") : UInt8(ascii: "\t")
        try DelimitedRenderer(table: table, separator: separator, hasHeader: !text.isQuiet)
          .write(to: sink)
      case .hash:
        try HashRenderer(columns: FrameColumns(table), recipe: Recipe.text(arguments))
          .write(to: sink)
      case .cast:
        let picture = AnimationPicture(animations, window: try settings.window(of: animations))
        try CastRenderer(
          picture, moments: moments, options: try settings.castOptions(in: tool.surroundings),
          timestamp: tool.surroundings.sourceDate
        ).write(to: sink)
      case .ndjson: try NDJSONRenderer(table: table).write(to: sink)
      case .json:
        // What a program reads does not hang on how people like their numbers.
        try JSONRenderer(table: table, facts: facts(table, unit: .ms, decimals: 4)).write(to: sink)
      case .text, .svg:
        let facts = facts(table, unit: text.unit, decimals: text.decimals)
        try TableRenderer(table: table, facts: facts, options: text).write(to: sink)
      }
    }
  }

  /// Draws when things run, one below the other, where that is asked for or all are timelines;
  /// answers whether it did.
  private func drawTimings(_ settings: Settings) throws(Failure) -> Bool {
    let operands = arguments.operands
    let areTimelines = operands.allSatisfy { TimelineCommand.isTimeline($0) }
    guard try settings.format() == .text, !settings.isOn(.play) else { return false }
    switch settings.text(.view) {
    case "timing": guard !areTimelines || operands.count > 1 else { return false }
    case nil: guard areTimelines, operands.count > 1 else { return false }
    default: return false
    }
    var previews: [TimelinePreview] = []
    for operand in operands {
      switch try PreviewSource.read([operand], settings) {
      case .timeline(let preview): previews.append(preview)
      case .animations(let animations): previews += animations.map { TimelinePreview($0) }
      }
    }
    try TimelineCommand(tool: tool, settings: settings).drawTimings(of: previews)
    return true
  }

  /// Writes the moments at which something happens.
  private func find(_ wish: SearchWish, _ settings: Settings) throws(Failure) {
    let format = try settings.answerFormat(of: "--find")
    let source = try PreviewSource.read(arguments.operands, settings)
    // Refuses what never ends in what programs read, as everywhere.
    if format != .text, settings.text(.to) == nil {
      _ = try settings.moments(of: source.stands, format: format)
    }
    let renderer = FindRenderer(
      subjects: source.searchSubjects, window: try settings.window(of: source.stands), wish: wish,
      rate: try settings.rate(), options: try settings.textOptions(in: tool.surroundings),
      note: source.note ?? unendingNote(source, settings))
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      try renderer.write(as: format, to: sink)
    }
  }

  /// That no more than a part of what never ends is looked through.
  private func unendingNote(_ source: PreviewSource, _ settings: Settings) -> String? {
    guard settings.text(.to) == nil,
      let unending = source.stands.first(where: { $0.clip.end.isUnending })
    else { return nil }
    return "\(unending.name) never ends: its first round is looked through, and --to 2s shows more."
  }

  /// Draws what has no rows.
  private func draw(
    _ animations: [Previewable], _ view: AnimationView, _ settings: Settings, _ text: TextOptions
  ) throws(Failure) {
    let (window, height) = (try settings.window(of: animations), try settings.height())
    if view == .play {
      let picture = AnimationPicture(animations, window: window)
      return try PlayCommand(tool: tool, settings: settings).run(picture)
    }
    let rate = try settings.rate()
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      switch view {
      case .strip:
        try StripRenderer(
          animations: animations, window: window, height: height, rate: rate, options: text
        ).write(to: sink)
      default:
        try PlotRenderer(
          subjects: animations.map { PlotSubject($0, showsVelocity: settings.isOn(.velocity)) },
          window: window, height: height, rate: rate, options: text
        ).write(to: sink)
      }
    }
  }

  /// Draws for pages.
  private func picture(
    _ animations: [Previewable], _ view: AnimationView, _ settings: Settings, _ text: TextOptions
  ) throws(Failure) {
    if view == .play { throw .usage("a picture does not play", hint: "Try --format cast.") }
    if view != .strip { try settings.refuseStrangers(of: .plot) }
    let window = try settings.window(of: animations)
    let rate = try settings.rate()
    var options = text
    // Pages have all characters and a width of their own.
    options.style.isUnicode = true
    options.width = 80
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      if view == .strip {
        try SVGStrip(animations: animations, window: window, rate: rate, options: options)
          .write(to: sink)
      } else {
        try SVGPlot(
          subjects: animations.map { PlotSubject($0, showsVelocity: settings.isOn(.velocity)) },
          window: window, rate: rate, options: options
        ).write(to: sink)
      }
    }
  }

  private func facts(_ table: SampleTable, unit: TimeUnit, decimals: Int) -> TableFacts {
    var facts = TableFacts(table)
    facts.notes = NoteFinder(table: table, facts: facts, unit: unit, decimals: decimals).notes()
    return facts
  }
}

extension Settings {
  /// Refuses moments of one's own where only frames will do.
  func requireFrames(_ format: OutputFormat) throws(Failure) {
    guard text(.at) != nil else { return }
    throw .usage(
      "\(format.rawValue) has a line for each frame; --at chooses other moments",
      hint: "--from and --to choose a part of it.")
  }
}
