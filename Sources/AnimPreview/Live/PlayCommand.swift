import Keyframes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays something live on the terminal.
struct PlayCommand {
  let tool: Tool
  let settings: Settings

  /// Refuses to play where nobody sees it.
  func requireTerminal() throws(Failure) {
    guard tool.surroundings.outputIsTerminal, settings.outputPath == nil else {
      throw .usage("live playback needs a terminal", hint: "Try --view strip or --format cast.")
    }
    guard tool.surroundings.variables["TERM"] != "dumb" else {
      throw .usage(
        "live playback needs a terminal that moves its cursor, and TERM is dumb",
        hint: "Try --view strip or --format cast.")
    }
  }

  /// Plays a picture until it is quit; what remains is its last moment and a line of account.
  func run(_ picture: any LivePicture) throws(Failure) {
    try requireTerminal()
    let rate = try settings.rate()
    let options = try settings.textOptions(in: tool.surroundings)
    try LiveRun.run(output: tool.output, style: options.style) {
      PlayShow(picture, rate: rate, options: options, at: $0)
    } farewell: { show in
      options.isQuiet ? [] : [show.playback.summary(name: picture.name)]
    }
  }
}

/// One live show on the terminal of this process.
enum LiveRun {
  /// Runs a show and writes what is to remain below it.
  static func run<Show: LiveShow>(
    output: any Sink, style: Style, begin: (Duration) -> Show, farewell: (Show) -> [String]
  ) throws(Failure) {
    let session = try TerminalSession(output: output)
    var loop = LiveLoop(begin(session.now), on: session, style: style)
    let end: LiveEnd
    do {
      end = try loop.run()
    } catch {
      session.close()
      throw error
    }
    session.close()
    switch end {
    case .done:
      let width = max(session.size.columns ?? 80, 20)
      let lines = farewell(loop.show).flatMap { line in
        line.columns <= width
          ? [line] : TextWrap.lines(line, first: "", rest: "  ", width: width)
      }
      try output.write(lines: lines)
    case .signal(SIGINT):
      throw Failure(code: .interrupted, message: "")
    case .signal(let number):
      // Whoever sent the signal sees that it was obeyed.
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
  }
}
