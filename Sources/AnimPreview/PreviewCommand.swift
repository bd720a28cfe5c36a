import Keyframes

/// Shows one animation, or several side by side.
struct PreviewCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let settings = Settings(arguments)
    guard !arguments.operands.isEmpty else {
      try tool.output.write(lines: Help.welcome)
      return
    }
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
    let overrides = try settings.overrides()
    var animations: [Previewable] = []
    for operand in arguments.operands {
      animations.append(try changed(try Catalog.animation(operand), by: overrides))
    }
    if format == .text, view != .table { return try draw(animations, view, settings, text) }
    let moments = try settings.moments(of: animations, format: format)
    let table = SampleTable(animations: animations, moments: moments)
    try tool.withOutput(path: settings.outputPath) { sink throws(Failure) in
      switch format {
      case .csv, .tsv:
        let separator = format == .csv ? UInt8(ascii: ",") : UInt8(ascii: "\t")
        try DelimitedRenderer(table: table, separator: separator, hasHeader: !text.isQuiet)
          .write(to: sink)
      case .ndjson: try NDJSONRenderer(table: table).write(to: sink)
      case .json:
        // What a program reads does not hang on how people like their numbers.
        try JSONRenderer(table: table, facts: facts(table, unit: .ms, decimals: 4)).write(to: sink)
      case .text:
        let facts = facts(table, unit: text.unit, decimals: text.decimals)
        try TableRenderer(table: table, facts: facts, options: text).write(to: sink)
      }
    }
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

  private func changed(
    _ animation: Previewable, by overrides: Overrides
  ) throws(Failure) -> Previewable {
    var animation = animation
    if overrides.isReversed,
      overrides.iterations == .unending
        || (overrides.iterations == nil && animation.clip.end.isUnending)
    {
      throw .usage("\(animation.name) never ends, so it can't be played backwards from its end")
    }
    let timing = animation.clip.timing
    let longest = [
      overrides.duration ?? timing.duration.finite ?? .zero, overrides.delay ?? timing.delay,
      timing.endDelay,
    ].map { abs($0.inSeconds) }.max()!
    guard longest / overrides.speed < 32 * 31_557_600 else {
      throw .usage("at this speed \(animation.name) would take more than 32 years")
    }
    do {
      animation.clip = try overrides.applied(to: animation.clip)
    } catch {
      throw .usage("\(animation.name): \(error.message)")
    }
    return animation
  }

  private func facts(_ table: SampleTable, unit: TimeUnit, decimals: Int) -> TableFacts {
    var facts = TableFacts(table)
    facts.notes = NoteFinder(table: table, facts: facts, unit: unit, decimals: decimals).notes()
    return facts
  }
}
