/// A command line told apart into a verb, its operands and its options.
struct CommandLineArguments: Equatable {
  /// What is asked for.
  var verb = Verb.preview
  /// What it is asked of.
  var operands: [String] = []
  /// The text of every option that has a value; switches have none.
  var values: [Option: String] = [:]
  /// The options that were given.
  var given: Set<Option> = []

  /// How much help is asked for, if any.
  var help: HelpDepth?
  /// Whether the version is asked for.
  var wantsVersion = false

  /// How long a help text is.
  enum HelpDepth { case short, long }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(Failure) {
    // Help and version win wherever they stand, also on a line that is wrong otherwise.
    let beforeTerminator = arguments.prefix { $0 != "--" }
    verb = beforeTerminator.first { !Self.isOption($0) }.flatMap(Verb.init(word:)) ?? .preview
    for argument in beforeTerminator {
      switch argument {
      case "-h" where help == nil: help = .short
      case "--help": help = .long
      case "--version": wantsVersion = true
      default: break
      }
    }
    if help != nil || wantsVersion { return }
    verb = .preview
    try read(arguments)
    if let first = operands.first(where: { InlineNotation.begins($0) }), operands.contains("/") {
      throw .usage(
        "keyframes with a length are one argument; '\(first)' and '/' are several",
        hint: "Quote them: animpreview '0:0 60%:1.2 1:1 / 300ms'.")
    }
    for option in Option.allCases
    where given.contains(option) && !option.entry.verbs.contains(verb) {
      if verb == .preview, let other = option.entry.verbs.first {
        throw .usage(
          "--\(option.entry.long) belongs to 'animpreview \(other.rawValue)'",
          hint: "See 'animpreview \(other.rawValue) --help'.")
      }
      throw .usage(
        "--\(option.entry.long) means nothing to '\(verb.rawValue)'",
        hint: "See 'animpreview \(verb.rawValue) --help' for what does.")
    }
  }

  /// Whether an argument is an option rather than an operand: a dash alone, or before the name of a
  /// thing in it, is standard input, and a dash before a digit or a dot begins a number.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.first == "-", let second = argument.dropFirst().first else { return false }
    return !(second.isASCII && second.isNumber) && second != "." && second != "#"
  }

  private mutating func read(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var isTerminated = false
    while let argument = rest.popFirst() {
      if isTerminated || !Self.isOption(argument) {
        try take(operand: argument)
      } else if argument == "--" {
        isTerminated = true
      } else if argument.hasPrefix("--") {
        try readLong(argument, &rest)
      } else {
        try readShort(argument, &rest)
      }
    }
  }

  private mutating func take(operand: String) throws(Failure) {
    if verb == .preview, operands.isEmpty {
      if let word = Verb(word: operand) {
        verb = word
        return
      }
      if Verb.reserved.contains(operand) {
        throw .usage(
          "this version has no '\(operand)'",
          hint: "It has: \(Verb.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")). "
            + "A file of that name is './\(operand)'.")
      }
    }
    operands.append(operand)
  }

  private mutating func readLong(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = OptionTable.option(long: name) else {
      throw Self.unknown(name)
    }
    if option.entry.value == nil {
      guard parts.count == 1 else {
        throw .usage("--\(name) takes no value")
      }
      given.insert(option)
    } else {
      try take(option, parts.count == 2 ? String(parts[1]) : nil, &rest)
    }
  }

  private mutating func readShort(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = OptionTable.option(short: letter) else {
        throw .usage(
          "there is no option '-\(letter)'", hint: "See 'animpreview --help' for all of them.")
      }
      guard option.entry.value != nil else {
        given.insert(option)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      try take(option, letters.isEmpty ? nil : String(attached), &rest)
      return
    }
  }

  private mutating func take(
    _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("--\(option.entry.long) needs a value, \(option.entry.value!)")
    }
    given.insert(option)
    values[option] = value
  }

  private static func unknown(_ name: String) -> Failure {
    let known = Option.allCases.map(\.entry.long)
    let suggestion = Suggestion.nearest(to: name, among: known)
    return .usage(
      "there is no option '--\(name)'."
        + (suggestion.map { " Did you mean '--\($0)'?" } ?? ""),
      hint: "See 'animpreview --help' for all of them.")
  }
}
