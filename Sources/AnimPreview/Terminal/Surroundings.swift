#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run needs to know of the world outside, as data that tests can make up.
struct Surroundings {
  /// The environment variables that matter.
  var variables: [String: String] = [:]
  /// Whether standard output is a terminal.
  var outputIsTerminal = false
  /// Whether standard error is a terminal.
  var errorIsTerminal = false
  /// How wide the terminal behind standard output says it is.
  var outputColumns: Int?
  /// How high the terminal behind standard output says it is.
  var outputRows: Int?
  /// How wide the terminal behind standard error says it is.
  var errorColumns: Int?

  /// The variables that the tool looks at.
  static let names = [
    "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLORTERM", "LC_ALL",
    "LC_CTYPE", "LANG", "SOURCE_DATE_EPOCH",
  ]

  /// The surroundings of this process.
  static func current() -> Surroundings {
    var surroundings = Surroundings()
    for name in names {
      if let value = unsafe getenv(name) {
        surroundings.variables[name] = unsafe String(cString: value)
      }
    }
    surroundings.outputIsTerminal = isatty(STDOUT_FILENO) == 1
    surroundings.errorIsTerminal = isatty(STDERR_FILENO) == 1
    if surroundings.outputIsTerminal {
      (surroundings.outputColumns, surroundings.outputRows) = size(of: STDOUT_FILENO)
    }
    if surroundings.errorIsTerminal { surroundings.errorColumns = size(of: STDERR_FILENO).columns }
    return surroundings
  }

  /// The columns and rows of a terminal, as far as it says them.
  static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }
}

extension Surroundings {
  /// The columns to draw on: the wish, then `COLUMNS`, then the terminal, else 80; 40 to 200.
  func width(wish: Int?, terminal: Int?) -> Int {
    let columns = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(wish ?? columns ?? terminal ?? 80, 40), 200)
  }

  /// Whether the locale takes characters beyond ASCII; the first variable that is set decides.
  var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = variables[name], !value.isEmpty {
        let locale = value.lowercased()
        return locale.contains("utf-8") || locale.contains("utf8")
      }
    }
    return false
  }

  /// Whether a stream gets colour: the wish, then the variables, then whether it is a terminal.
  func hasColor(wish: ColorWish, isTerminal: Bool) -> Bool {
    switch wish {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if variables["NO_COLOR"].map({ !$0.isEmpty }) == true { return false }
    if variables["TERM"] == "dumb" { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = variables[name], !value.isEmpty, value != "0" { return true }
    }
    return isTerminal
  }
}

extension Surroundings {
  /// How finely the terminal mixes colours, as the variables say.
  var colorDepth: ColorDepth {
    if ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") { return .full }
    return variables["TERM"]?.contains("256") == true ? .indexed : .sixteen
  }
}

/// What `--color` asks for.
enum ColorWish: String, CaseIterable {
  /// Colour on a terminal.
  case auto
  /// Colour everywhere.
  case always
  /// No colour anywhere.
  case never
}
