import Keyframes

/// How something live ended.
enum LiveEnd: Equatable {
  /// By itself or by a key.
  case done
  /// By a signal of this number.
  case signal(Int32)
}

/// Something that is drawn again and again and obeys keys.
protocol LiveShow {
  /// The lines of now.
  mutating func lines(columns: Int, rows: Int?) -> [StyledLine]
  /// Moves on to an instant; tells whether the lines have changed.
  mutating func advance(to host: Duration) -> Bool
  /// Does what a key asks for; tells whether it means anything.
  mutating func press(_ key: Key) -> Bool
  /// When to draw next, or nothing while nothing moves.
  func nextTime() -> Duration?
  /// Takes note that the lines are drawn.
  mutating func noteDrawn()
  /// Whether it is over.
  var isOver: Bool { get }
  /// Whether its last lines stay.
  var leavesPicture: Bool { get }
}

extension LiveShow {
  var leavesPicture: Bool { true }
}

/// Runs a show on a terminal: waits, obeys, draws.
struct LiveLoop<Show: LiveShow> {
  /// What is shown.
  var show: Show
  let terminal: any LiveTerminal
  let style: Style
  private var screen = InlineScreen()
  /// How long the process stood still; the show's clock stood still with it.
  private var standstill = Duration.zero

  /// A show whose clock began at the terminal's now.
  init(_ show: Show, on terminal: any LiveTerminal, style: Style) {
    self.show = show
    self.terminal = terminal
    self.style = style
  }

  /// Runs until the show is over or something ends it; the last picture stays.
  mutating func run() throws(Failure) -> LiveEnd {
    try terminal.write(InlineScreen.begin)
    try draw()
    while !show.isOver {
      let next = show.nextTime().map { $0 + standstill }
      let signals = terminal.wait(until: next)
      var isStale = show.advance(to: terminal.now - standstill)
      for signal in signals {
        switch signal {
        case .keys(let keys):
          for key in keys where show.press(key) { isStale = true }
        case .resized:
          try terminal.write(screen.erase(columns: terminal.size.columns))
          isStale = true
        case .suspended:
          try stand()
          isStale = true
        case .interrupted: return .signal(2)
        case .terminated(let number): return .signal(number)
        case .closed: return .done
        }
      }
      if isStale { try draw() }
    }
    if !show.leavesPicture { try terminal.write(screen.erase(columns: nil)) }
    return .done
  }

  private mutating func stand() throws(Failure) {
    let start = terminal.now
    try terminal.write(InlineScreen.end)
    terminal.suspend()
    standstill += terminal.now - start
    screen.forget()
    try terminal.write(InlineScreen.begin)
  }

  private mutating func draw() throws(Failure) {
    let size = terminal.size
    // A column is left free, so that no terminal wraps or hides the cursor in it.
    let columns = min(max((size.columns ?? 80) - 1, 10), 200)
    let lines = show.lines(columns: columns, rows: size.rows)
    let text = screen.draw(lines, style: style)
    if !text.isEmpty { try terminal.write(text) }
    show.noteDrawn()
  }
}

/// Animations or a timeline, played.
struct PlayShow: LiveShow {
  let picture: any LivePicture
  var options: TextOptions
  private(set) var playback: LivePlayback
  private(set) var isOver = false

  /// A show that begins at an instant.
  init(_ picture: any LivePicture, rate: FrameRate, options: TextOptions, at host: Duration) {
    self.picture = picture
    self.options = options
    playback = LivePlayback(
      window: picture.window, isUnending: picture.isUnending, rate: rate, at: host)
  }

  mutating func lines(columns: Int, rows: Int?) -> [StyledLine] {
    options.width = columns
    return LiveScreen(picture: picture, options: options, rows: rows).lines(
      LiveScreen.Progress(
        frame: playback.frame, time: playback.time, rate: playback.rate, speed: playback.speed,
        isPaused: playback.isPaused, isBackwards: playback.isBackwards, loops: playback.loops,
        hasKeys: !options.isQuiet))
  }

  mutating func advance(to host: Duration) -> Bool { playback.advance(to: host) }

  mutating func press(_ key: Key) -> Bool {
    if key == .character("q") || key == .escape {
      isOver = true
      return true
    }
    return playback.press(key)
  }

  func nextTime() -> Duration? { playback.nextTime() }

  mutating func noteDrawn() { playback.noteDrawn() }
}
