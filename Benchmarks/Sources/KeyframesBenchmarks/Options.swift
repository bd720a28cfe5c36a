/// What the command line asks for.
struct Options {
  /// Only workloads whose name holds this text, whatever its case.
  var filter: String?
  /// JSON in place of a table.
  var isJSON = false
  /// One short look at each workload.
  var isQuick = false
  /// A file to compare with.
  var baseline: String?
  /// Only the usage.
  var isHelp = false

  static let usage = """
    USAGE: keyframes-benchmarks [--filter TEXT] [--json] [--quick] [--baseline FILE]

      --filter TEXT     only workloads whose name holds TEXT
      --json            an array of objects in place of the table
      --quick           one short look at each, to see that all of them run
      --baseline FILE   compare with what --json wrote before; exit 1 where slower by more than
                        a quarter and by more than the spread
    """

  /// Reads the arguments; a sentence where they are wrong.
  static func parse(_ arguments: [String]) -> Result<Options, Mistake> {
    var options = Options()
    var rest = arguments[...]
    func value(of option: Substring, _ inline: Substring?) -> String? {
      if let inline { return String(inline) }
      return rest.popFirst()
    }
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let inline = parts.count > 1 ? parts[1] : nil
      switch parts[0] {
      case "--json": options.isJSON = true
      case "--quick": options.isQuick = true
      case "-h", "--help": options.isHelp = true
      case "--filter":
        guard let text = value(of: parts[0], inline) else {
          return .failure(Mistake(sentence: "--filter needs a text"))
        }
        options.filter = text
      case "--baseline":
        guard let file = value(of: parts[0], inline) else {
          return .failure(Mistake(sentence: "--baseline needs a file"))
        }
        options.baseline = file
      default: return .failure(Mistake(sentence: "there is no option '\(argument)'"))
      }
    }
    return .success(options)
  }
}

/// A mistake on the command line or in a file.
struct Mistake: Error {
  let sentence: String
}
