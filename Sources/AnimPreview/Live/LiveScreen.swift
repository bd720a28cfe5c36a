import Keyframes

/// The lines of one moment of something that plays.
struct LiveScreen {
  let picture: any LivePicture
  let options: TextOptions
  /// The rows of the terminal, as far as they are known.
  var rows: Int?

  private var style: Style { options.style }

  /// What is said about how it plays.
  struct Progress {
    var frame: Int
    var time: Duration
    var rate: FrameRate
    var speed = 1.0
    var isPaused = false
    var isBackwards = false
    var loops = false
    /// Whether the keys are shown.
    var hasKeys = false
  }

  /// All lines.
  func lines(_ progress: Progress) -> [StyledLine] {
    let help = progress.hasKeys ? keyLines : []
    // A low terminal does without the keys first, and then without empty lines.
    let room = rows.map { max($0 - 1, 3) } ?? .max
    let shown = room >= 9 + help.count ? help : []
    let isAiry = room >= 8 + shown.count
    let fixed = 2 + (isAiry ? 2 : 0) + (shown.isEmpty ? 0 : shown.count + (isAiry ? 1 : 0))
    let height = min(max(room - fixed, 1), 7)
    var lines = [header(progress)]
    if isAiry { lines.append(StyledLine()) }
    lines += picture.lines(
      at: progress.time, width: options.width, height: height, options: options)
    if isAiry { lines.append(StyledLine()) }
    lines.append(line(of: progress))
    if !shown.isEmpty {
      if isAiry { lines.append(StyledLine()) }
      lines += shown
    }
    return lines
  }

  private func header(_ progress: Progress) -> StyledLine {
    let times = options.times(rate: progress.rate)
    let end = NumberText.trimmed(times.fixed(picture.window.upperBound, decimals: 4))
    let now = times.fixed(progress.time, decimals: times.unit == .s ? 4 : 1)
    var parts = [
      picture.isUnending
        ? "\(now) \(times.unit.rawValue)" : "\(now) / \(end) \(times.unit.rawValue)",
      "frame \(progress.frame)", speedText(progress.speed),
    ]
    if progress.loops { parts.append("loop") }
    let name = picture.name.prefix(columns: 24)
    // What fits least is said last, and gives way first.
    while parts.count > 1,
      name.columns + 5 + parts.joined(separator: "   ").columns > options.width
    {
      parts.removeLast()
    }
    let rest = parts.joined(separator: "   ")
    let sign = progress.isPaused ? style.pauseSign : progress.isBackwards ? style.back : style.play
    var line = StyledLine()
    let room = max(options.width - rest.columns - 5, 4)
    line.append(picture.name.prefix(columns: room), .curve)
    line.append("  \(sign)  ", progress.isPaused ? .mark : .good)
    line.append(rest.prefix(columns: max(options.width - line.width, 0)))
    return line
  }

  private func speedText(_ speed: Double) -> String {
    NumberText.brief(speed, decimals: 3, minus: "-") + style.times
  }

  /// The curve and the place in it.
  private func line(of progress: Progress) -> StyledLine {
    var line = StyledLine()
    line.pad(2)
    if options.width >= 50, let sparkline = picture.sparkline(style: style) {
      line.append(sparkline, .curve)
      line.pad(3)
    }
    let width = max(options.width - line.width - 2, 4)
    let columns = PlotColumns(window: picture.window, count: width)
    let (start, end) = (picture.window.lowerBound, picture.window.upperBound)
    var time = min(max(progress.time, start), end)
    if picture.isUnending, progress.time > end, end > start {
      let length = (end - start).attoseconds
      time = start + Duration(attoseconds: (progress.time - start).attoseconds % length)
    }
    let place = columns.column(of: time) ?? 0
    let bar = style.isUnicode ? "━" : "="
    let rest = style.isUnicode ? "─" : "-"
    line.append(String(repeating: bar, count: place), .curve)
    line.append(String(style.point), .mark)
    line.append(String(repeating: rest, count: width - place - 1), .ruler)
    return line
  }

  private var keyLines: [StyledLine] {
    let arrows = style.isUnicode ? ["← → frame", "↑ ↓ speed"] : ["<- -> frame", "up down speed"]
    var keys = ["space pause"] + arrows + ["r reverse", "l loop", "0 start", "q quit"]
    if picture.isUnending { keys.removeAll { $0 == "l loop" } }
    return KeyHelp.lines(keys, width: options.width)
  }
}

/// The keys that mean something, on as many lines as they need.
enum KeyHelp {
  static func lines(_ keys: [String], width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    for key in keys {
      if line.width > 0, line.width + 3 + key.columns > width {
        lines.append(line)
        line = StyledLine()
      }
      line.append(line.width > 0 ? "   " : "  ")
      line.append(key, .ruler)
    }
    return lines + [line]
  }
}

extension Style {
  /// It plays.
  fileprivate var play: String { isUnicode ? "▶" : ">" }
  /// It plays backwards.
  fileprivate var back: String { isUnicode ? "◀" : "<" }
  /// It stands still.
  fileprivate var pauseSign: String { isUnicode ? "‖" : "=" }
}
