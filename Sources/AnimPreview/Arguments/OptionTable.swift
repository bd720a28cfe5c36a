/// An option of the command line.
enum Option: CaseIterable, Hashable {
  case fps, view, play, velocity, find, format, json, csv, output
  case at, from, to, speed, reverse
  case duration, delay, easing, iterations, alternate, fill
  case alertStyle, title, message, cancel, other
  case tolerance, all, update
  case width, height, ascii, color, noColor, units, precision
  case quiet, help, version

  /// The row of the table.
  var entry: OptionEntry { OptionTable.entries[self]! }
}

/// The sections of the long help.
enum OptionGroup: String, CaseIterable {
  case result = "RESULT"
  case window = "WINDOW AND PLAYHEAD"
  case animation = "THE ANIMATION"
  case alert = "ALERTS"
  case comparison = "COMPARISON"
  case canvas = "CANVAS"
  case other = "OTHER"
}

/// All there is to know about an option: the parser reads it and the help is made from it.
struct OptionEntry {
  /// The long spelling without its dashes.
  var long: String
  /// The one-letter spelling.
  var short: Character?
  /// What stands for its value in the help; options without one are switches.
  var value: String?
  /// Where the long help shows it.
  var group: OptionGroup
  /// Whether the short help shows it.
  var isCommon: Bool
  /// The verbs that take it.
  var verbs: [Verb]
  /// What it does.
  var summary: String

  /// How the help writes it.
  var spelling: String {
    (short.map { "-\($0), " } ?? "") + "--\(long)" + (value.map { " \($0)" } ?? "")
  }
}

/// The one table of options.
enum OptionTable {
  private static func row(
    _ long: String, _ short: Character? = nil, _ value: String? = nil, _ group: OptionGroup,
    common: Bool = false, verbs: [Verb] = [.preview], _ summary: String
  ) -> OptionEntry {
    OptionEntry(
      long: long, short: short, value: value, group: group, isCommon: common, verbs: verbs,
      summary: summary)
  }

  /// The verbs that look at animations, which options can change.
  private static let changing: [Verb] = [.preview, .diff, .explain, .lint]

  /// Every option.
  static let entries: [Option: OptionEntry] = [
    .fps: row(
      "fps", nil, "RATE", .result, common: true, verbs: [.preview, .alert, .diff, .explain, .lint],
      "frames a second: 60, 30000/1001; default 60"),
    .view: row(
      "view", nil, "VIEW", .result, common: true, "table, plot, strip, play; timelines: timing"),
    .play: row(
      "play", nil, nil, .result, common: true, verbs: [.preview, .alert],
      "watch it live; keys are shown below it"),
    .velocity: row("velocity", nil, nil, .result, "draw the speed below the plot"),
    .find: row(
      "find", nil, "WHAT", .result,
      "moments instead of frames: extrema, crossings, crossings=0.95"),
    .format: row(
      "format", "f", "FORMAT", .result, common: true,
      verbs: [.preview, .alert, .diff, .explain, .lint],
      "csv, tsv, json, ndjson, cast, hash, svg, text"),
    .json: row(
      "json", nil, nil, .result, verbs: [.preview, .diff, .explain, .lint],
      "short for --format json"),
    .csv: row(
      "csv", nil, nil, .result, common: true, verbs: [.preview, .diff, .explain, .lint],
      "short for --format csv"),
    .output: row(
      "output", "o", "FILE", .result, common: true,
      verbs: [.preview, .alert, .diff, .list, .explain, .lint, .eval, .completions, .man],
      "write there, whole or not at all; - is stdout"),
    .at: row(
      "at", nil, "TIMES", .window, common: true, verbs: [.preview, .diff, .explain],
      "moments instead of frames: 0,50%,153.3ms,9f,end"),
    .from: row("from", nil, "TIME", .window, verbs: [.preview, .diff], "begin at this moment"),
    .to: row("to", nil, "TIME", .window, verbs: [.preview, .diff], "end at this moment"),
    .speed: row(
      "speed", nil, "FACTOR", .window, verbs: changing, "play this many times as fast"),
    .reverse: row(
      "reverse", nil, nil, .window, verbs: changing, "play backwards from the end"),
    .duration: row(
      "duration", nil, "TIME", .animation, common: true, verbs: changing,
      "the length of one iteration: 300ms"),
    .delay: row(
      "delay", nil, "TIME", .animation, verbs: changing,
      "wait before the beginning; may be negative"),
    .easing: row(
      "easing", nil, "EASING", .animation, common: true, verbs: changing,
      "the easing of each segment: ease-out, steps(4)"),
    .iterations: row(
      "repeat", nil, "N|forever", .animation, common: true, verbs: changing,
      "how often: 3, 2.5, forever"),
    .alternate: row(
      "alternate", nil, nil, .animation, verbs: changing,
      "every second iteration runs backwards"),
    .fill: row(
      "fill", nil, "FILL", .animation, verbs: changing,
      "what holds outside: none, forwards, backwards, both"),
    .alertStyle: row(
      "style", nil, "STYLE", .alert, verbs: [.alert],
      "how it comes: popin, show (default), slide, color"),
    .title: row("title", nil, "TEXT", .alert, verbs: [.alert], "its heading"),
    .message: row("message", nil, "TEXT", .alert, verbs: [.alert], "what it says"),
    .cancel: row("cancel", nil, "TEXT", .alert, verbs: [.alert], "the button of index 0"),
    .other: row("other", nil, "TEXT", .alert, verbs: [.alert], "the button of index 1"),
    .tolerance: row(
      "tolerance", nil, "X", .comparison, verbs: [.diff, .check],
      "what counts as equal: 0.001, 4ulp or both; default 0"),
    .all: row(
      "all", nil, nil, .comparison, verbs: [.diff], "show equal rows on a terminal too"),
    .update: row(
      "update", nil, nil, .comparison, verbs: [.check], "write goldens that differ anew"),
    .width: row(
      "width", nil, "N", .canvas, common: true,
      verbs: [.preview, .alert, .diff, .check, .explain, .lint, .list, .help],
      "columns, 40 to 200; default the terminal's, else 80"),
    .height: row(
      "height", nil, "N", .canvas, verbs: [.preview, .alert],
      "rows of a plot or a picture, 2 to 100"),
    .ascii: row(
      "ascii", nil, nil, .canvas,
      verbs: [.preview, .alert, .diff, .check, .explain, .lint, .list],
      "draw with ASCII characters alone"),
    .color: row(
      "color", nil, "WHEN", .canvas,
      verbs: [.preview, .alert, .diff, .check, .explain, .lint, .list],
      "auto (default), always or never"),
    .noColor: row(
      "no-color", nil, nil, .canvas,
      verbs: [.preview, .alert, .diff, .check, .explain, .lint, .list],
      "--color never"),
    .units: row(
      "units", nil, "UNIT", .canvas, verbs: [.preview, .alert, .diff, .check, .explain],
      "times in ms (default), s or frames"
    ),
    .precision: row(
      "precision", nil, "N", .canvas, verbs: [.preview, .diff, .explain],
      "decimals of values, 0 to 15; default 4"),
    .quiet: row(
      "quiet", "q", nil, .other, verbs: [.preview, .alert, .diff, .list, .explain, .lint],
      "no header and no notes"),
    .help: row(
      "help", "h", nil, .other, common: true, verbs: Verb.allCases,
      "-h for the short help, --help for all of it"),
    .version: row("version", nil, nil, .other, verbs: Verb.allCases, "the version"),
  ]

  /// The option with a long spelling.
  static func option(long: String) -> Option? {
    Option.allCases.first { $0.entry.long == long }
  }

  /// The option with a one-letter spelling.
  static func option(short: Character) -> Option? {
    Option.allCases.first { $0.entry.short == short }
  }
}
