import Keyframes

/// How results are written.
enum OutputFormat: String, CaseIterable {
  case text
  case csv
  case tsv
  case json
  case ndjson
  /// A recording of a terminal.
  case cast
  /// Every bit of the numbers, and a running hash.
  case hash
  /// A picture for pages.
  case svg

  /// Whether the format is for programs.
  var isForMachines: Bool { self != .text && self != .svg }
}

/// How one animation, or several, are drawn as text.
enum AnimationView: String, CaseIterable {
  case table
  case plot
  case strip
  case play
}

/// The values of options, read and checked.
struct Settings {
  let arguments: CommandLineArguments

  /// Settings of a command line.
  init(_ arguments: CommandLineArguments) {
    self.arguments = arguments
  }

  /// Whether a switch is on.
  func isOn(_ option: Option) -> Bool { arguments.given.contains(option) }

  /// The text of an option.
  func text(_ option: Option) -> String? { arguments.values[option] }

  /// A value out of a few words.
  func word<Words: RawRepresentable & CaseIterable>(
    _ option: Option, _: Words.Type
  ) throws(Failure) -> Words? where Words.RawValue == String {
    guard let text = text(option) else { return nil }
    if let value = Words(rawValue: text) { return value }
    let words = Words.allCases.map(\.rawValue)
    let suggestion = Suggestion.nearest(to: text, among: words)
    throw .usage(
      "--\(option.entry.long) does not take '\(text)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "It takes " + words.dropLast().joined(separator: ", ") + " or \(words.last!).")
  }

  /// A whole number of a range.
  private func number(_ option: Option, _ range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = text(option) else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw .usage(
        "--\(option.entry.long) needs a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not '\(text)'")
    }
    return value
  }

  // MARK: - Results

  /// The frames a second.
  func rate() throws(Failure) -> FrameRate {
    guard let text = text(.fps) else { return .fps(60) }
    return try RateText.rate(text)
  }

  /// Where the result goes, if not to standard output.
  var outputPath: String? {
    text(.output).flatMap { $0 == "-" ? nil : $0 }
  }

  /// How the result is written.
  func format() throws(Failure) -> OutputFormat {
    let words = [
      text(.format), isOn(.json) ? "json" : nil, isOn(.csv) ? "csv" : nil,
    ].compactMap(\.self)
    if let other = words.dropFirst().first(where: { $0 != words[0] }) {
      throw .usage("one result can't be both \(words[0]) and \(other)")
    }
    let ending = outputPath.flatMap { path -> String? in
      let name = path.split(separator: "/").last ?? ""
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1 ? parts.last!.lowercased() : nil
    }
    let isNamed = !words.isEmpty
    guard let name = words.first ?? ending else { return .text }
    if !isNamed { return OutputFormat(rawValue: name) ?? .text }
    var named = arguments
    named.values[.format] = name
    return try Settings(named).word(.format, OutputFormat.self)!
  }

  /// How one animation or several are drawn.
  func view() throws(Failure) -> AnimationView {
    let word = text(.view)
    if isOn(.play), let word, word != "play" {
      throw .usage("one result can't be both played and drawn as '\(word)'")
    }
    if isOn(.play) { return .play }
    guard let word else { return .table }
    if let view = AnimationView(rawValue: word) { return view }
    if word == "timing" {
      throw .usage("the timing view is text; it has no rows for a program to read")
    }
    let words = AnimationView.allCases.map(\.rawValue) + ["timing"]
    let near = Suggestion.nearest(to: word, among: words)
    throw .usage(
      "--view does not take '\(word)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "It takes " + words.dropLast().joined(separator: ", ") + " or \(words.last!).")
  }

  /// Refuses options that mean nothing to a view.
  func refuseStrangers(of view: AnimationView) throws(Failure) {
    if isOn(.velocity), view != .plot {
      throw .usage("--velocity belongs to a plot", hint: "Add --view plot.")
    }
    if text(.height) != nil, view == .table || view == .play {
      throw .usage("--height belongs to plots and strips", hint: "Add --view plot.")
    }
    if text(.at) != nil, view != .table {
      throw .usage(
        "--at chooses rows, and the \(view.rawValue) view has none",
        hint: "--from and --to choose a part of it.")
    }
  }

  /// The rows of a plot or of a picture.
  func height() throws(Failure) -> Int? { try number(.height, 2...100) }

  // MARK: - Canvas

  /// How text is drawn on standard output, or in a file.
  func textOptions(in surroundings: Surroundings) throws(Failure) -> TextOptions {
    TextOptions(
      style: try style(in: surroundings),
      width: try width(in: surroundings),
      unit: try word(.units, TimeUnit.self) ?? .ms,
      decimals: try number(.precision, 0...15) ?? 4,
      isQuiet: isOn(.quiet))
  }

  /// The columns of standard output.
  func width(in surroundings: Surroundings) throws(Failure) -> Int {
    let wish = try number(.width, 1...100_000)
    return surroundings.width(
      wish: wish, terminal: outputPath == nil ? surroundings.outputColumns : nil)
  }

  /// The characters and colours of standard output.
  func style(in surroundings: Surroundings) throws(Failure) -> Style {
    let asked = try word(.color, ColorWish.self)
    let wish = isOn(.noColor) ? ColorWish.never : asked ?? .auto
    return Style(
      isUnicode: surroundings.isUTF8 && !isOn(.ascii),
      hasColor: surroundings.hasColor(
        wish: wish, isTerminal: surroundings.outputIsTerminal && outputPath == nil),
      depth: surroundings.colorDepth)
  }
}
