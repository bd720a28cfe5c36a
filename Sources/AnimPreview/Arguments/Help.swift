/// The help texts, made from the option table.
enum Help {
  /// The version of the tool.
  static let version = "0.1.0"

  static let overview = "Preview keyframe animations in the terminal, exactly."

  static let examples = [
    ("animpreview popin", "every frame at 60 fps"),
    ("animpreview popin --view plot", "its curve"),
    ("animpreview popin --play", "watch it"),
    ("animpreview popin hide --csv", "the numbers"),
    ("animpreview '0:0 60%:1.2 1:1 / 300ms'", "keyframes of your own"),
    ("animpreview list", "what there is"),
  ]

  /// What a call without arguments shows.
  static func welcome(width: Int) -> [String] {
    [overview, ""] + exampleLines(width: width) + [
      "", "USAGE: animpreview <animation>... [options]      more: animpreview --help",
    ]
  }

  private static func exampleLines(width: Int) -> [String] {
    examples.flatMap { command, meaning in
      width >= 72
        ? ["  " + command.filled(to: 39) + " " + meaning] : row(command, meaning, width: width)
    }
  }

  /// The help for a verb.
  static func lines(
    _ verb: Verb, depth: CommandLineArguments.HelpDepth, width: Int
  ) -> [String] {
    switch (verb, depth) {
    case (.preview, .short): short(width: width)
    case (.preview, .long): long(width: width)
    default: verbLines(verb, width: width)
    }
  }

  /// One screen of 80 by 24.
  private static func short(width: Int) -> [String] {
    let options = Option.allCases.map(\.entry).filter { $0.isCommon }
    return [overview, ""] + exampleLines(width: width) + [
      "", "USAGE: animpreview <animation>... [options]", "",
    ] + options.flatMap { optionLines($0, width: width) }
  }

  private static func long(width: Int) -> [String] {
    var lines = ["OVERVIEW: " + overview, ""]
    lines += usage
    lines += ["", "ARGUMENTS:"]
    for (form, meaning) in forms { lines += row(form, meaning, width: width) }
    lines += ["", "EXAMPLES:"] + exampleLines(width: width)
    for group in OptionGroup.allCases {
      let options = Option.allCases.map(\.entry).filter { $0.group == group }
      var title = group.rawValue
      if options.allSatisfy({ !$0.verbs.contains(.preview) }) {
        let verbs = Verb.allCases.filter { verb in options.contains { $0.verbs.contains(verb) } }
        title += ", with " + verbs.map(\.rawValue).joined(separator: " and ")
      }
      lines += ["", title + ":"] + options.flatMap { optionLines($0, width: width) }
    }
    lines += ["", "EXIT CODES:"]
    for (code, meaning) in codes { lines += row("\(code.rawValue)", meaning, width: width) }
    lines += [
      "", "More: animpreview help " + HelpTopic.allCases.map(\.rawValue).joined(separator: ", "),
    ]
    return lines
  }

  private static var usage: [String] {
    Verb.allCases.enumerated().map { index, verb in
      (index == 0 ? "USAGE: " : "       ") + "animpreview " + verb.usage
    }
  }

  private static func verbLines(_ verb: Verb, width: Int) -> [String] {
    var lines = TextWrap.lines(
      "OVERVIEW: " + verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + ".",
      first: "", rest: "  ", width: width)
    lines += ["", "USAGE: animpreview " + verb.usage]
    lines += ["", "OPTIONS:"]
    for option in Option.allCases.map(\.entry) where option.verbs.contains(verb) {
      lines += optionLines(option, width: width)
    }
    return lines
  }

  // MARK: - Rows

  static let forms = [
    ("popin", "a preset; case and hyphens don't matter"),
    ("slidein:height=120", "a preset with parameters"),
    ("'0:0 1:1 / 255ms ease'", "keyframes: offset:value, a slash, length and easing"),
    ("ease-out, 'steps(4)'", "an easing, shown from 0 to 1"),
    ("entrance.json, -", "a timeline from a file or from standard input"),
    ("entrance.json#slide", "one clip or group of a file, by its name; also -#slide"),
  ]

  static let codes: [(ExitCode, String)] = [
    (.done, "done"),
    (.different, "a comparison has found differences"),
    (.usage, "the command line is wrong"),
    (.badData, "an animation or a request is wrong"),
    (.cannotRead, "a file can't be read"),
    (.cannotWrite, "the result can't be written"),
    (.interrupted, "interrupted"),
  ]

  private static func optionLines(_ option: OptionEntry, width: Int) -> [String] {
    let indent = option.short == nil ? "    " : ""
    return row(indent + option.spelling, option.summary, width: width)
  }

  /// A word or two at the left and what they mean at the right, over as many lines as that needs.
  private static func row(_ left: String, _ right: String, width: Int) -> [String] {
    let column = width < 64 ? 8 : 26
    let rest = String(repeating: " ", count: column)
    let first = "  " + left
    if first.count + 2 > column {
      return [first] + TextWrap.lines(right, first: rest, rest: rest, width: width)
    }
    return TextWrap.lines(right, first: first.filled(to: column), rest: rest, width: width)
  }
}
