/// What a command line asks for.
enum Verb: String, CaseIterable {
  /// Show one animation, or several side by side.
  case preview
  /// Say what there is.
  case list
  /// Show an alert as it comes and goes.
  case alert
  /// Compare two animations.
  case diff
  /// Compare stored goldens with what there is now.
  case check
  /// Explain the value at a moment.
  case explain
  /// Say what is likely not meant.
  case lint
  /// Answer requests of other programs.
  case eval
  /// Explain.
  case help
  /// Write a script that completes command lines.
  case completions
  /// Write the manual page.
  case man

  /// What follows the program's name in a usage line.
  var usage: String {
    switch self {
    case .preview: "<animation>... [options]"
    case .list: "list [presets|easings|springs|scenes|PRESET] [options]"
    case .alert: "alert [--title TEXT] [--message TEXT] [options]"
    case .diff: "diff <a> <b> [options]"
    case .check: "check <file>... [options]"
    case .explain: "explain <animation> --at TIMES [options]"
    case .lint: "lint <animation>... [options]"
    case .completions: "completions <bash|zsh|fish>"
    case .man: "man"
    case .eval: "eval [FILE|-] [options]"
    case .help: "help [topic]"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .preview: "preview one animation, or several side by side"
    case .list: "presets, easings, springs, and the parameters of a preset"
    case .alert: "an alert as it comes and goes, as a film strip or live with --play"
    case .diff: "compare two animations; exit 1 when they differ"
    case .check: "compare goldens, made by --format hash; exit 1 when they differ"
    case .explain: "say which keys, fractions and rules make the value at a moment"
    case .lint: "say what is likely not meant; exit 1 with warnings"
    case .completions: "write the completions of a shell"
    case .man: "write the manual page, as roff"
    case .eval: "answer JSON requests, one a line, from a file or standard input"
    case .help: "topics: " + HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// The verb that an argument is; previewing has no word of its own.
  init?(word: String) {
    guard let verb = Verb(rawValue: word), verb != .preview else { return nil }
    self = verb
  }

  /// Words that never name an animation, although this version does nothing on them.
  static let reserved = ["convert"]
}
