import Keyframes

/// An alert live on the terminal: keys press its buttons, type into its field and move its sliders.
struct AlertShow: LiveShow {
  let request: AlertRequest
  let options: TextOptions
  private(set) var isOver = false
  /// The lines of what has been reported.
  private(set) var log: [String] = []

  private let origin: Duration
  private var now: Duration
  private var stage: AlertStage
  private var performance: AlertPerformance
  private var text = ""
  private var focus = AlertFocus.nothing
  private var scrolled = 0
  private var movers = 0
  private var isLeaving = false

  /// How many pictures a second are drawn while something moves, and while nothing does.
  private static let rates = (moving: FrameRate.fps(60), waiting: FrameRate.fps(10))

  /// An alert that comes in at an instant.
  init(
    _ request: AlertRequest, options: TextOptions, columns: Int, rows: Int?, at host: Duration
  ) {
    self.request = request
    self.options = options
    (origin, now) = (host, host)
    stage = AlertShow.stage(request, columns, rows, options.style)
    performance = AlertPerformance(stage)
    if request.style == .color { focus = .slider(0) }
    if request.style == .show || request.style == .slide { focus = order.last ?? .nothing }
    // Times are told from the beginning of the alert.
    report(performance.perform(.present, at: .zero))
  }

  private static func stage(
    _ request: AlertRequest, _ columns: Int, _ rows: Int?, _ style: Style
  ) -> AlertStage {
    // The heading and the keys stand around the stage, and the last reports where there is room.
    let room = rows.map { max($0 - 5, 3) } ?? 13
    return AlertStage(
      request, width: min(columns, 72), height: min(room, 13), style: style)
  }

  private mutating func report(_ events: [SceneEvent]) {
    for event in events {
      log.append(request.text(of: event))
      switch event.kind {
      case .began: movers += 1
      case .stopped: movers -= 1
      case .focused: focus = .field
      case .dismissed: (isLeaving, focus) = (true, .nothing)
      case .removed: isOver = true
      default: break
      }
    }
  }

  // MARK: - LiveShow

  mutating func lines(columns: Int, rows: Int?) -> [StyledLine] {
    // The stage is built anew for another size; what happens on it goes on.
    stage = AlertShow.stage(request, columns, rows, options.style)
    var view = performance.view
    (view.text, view.focus, view.scrolled) = (text, focus, scrolled)
    let style = options.style
    var heading = StyledLine()
    heading.append("alert", .curve)
    heading.append(" \(request.style.rawValue)  ")
    let seconds = NumberText.fixed((now - origin).inSeconds, decimals: 2, minus: "-")
    heading.append("\(seconds) s", .ruler)
    var lines = [heading] + stage.grid(view).lines
    // One row of the terminal is left to the prompt.
    let room = rows.map { $0 - 1 - lines.count } ?? .max
    let keys = KeyHelp.lines(keyHelp(style), width: columns).prefix(min(max(room - 1, 0), 2))
    let count = min(max(room - keys.count - 2, 0), 3)
    if count > 0 {
      lines.append(StyledLine())
      let last = log.suffix(count)
      for index in 0..<count {
        var line = StyledLine()
        if index < last.count {
          line.append("  " + last[last.startIndex + index].prefix(columns: columns - 2), .ruler)
        }
        lines.append(line)
      }
    }
    guard !keys.isEmpty else { return lines }
    lines.append(StyledLine())
    return lines + keys
  }

  private func keyHelp(_ style: Style) -> [String] {
    var keys = order.count > 1 ? ["tab next"] : []
    if case .slider = focus { keys.append(style.isUnicode ? "← → move" : "left right move") }
    keys.append(request.buttonTitles.isEmpty ? "enter close" : "enter press")
    keys.append(request.cancel == nil ? "esc close" : "esc cancel")
    if focus != .field {
      for (number, button) in request.buttonTitles.enumerated() {
        keys.append("\(number + 1) \(Printable.text(button.title).prefix(columns: 16))")
      }
    }
    if stage.box.fit.overflow > 0 { keys.append(style.isUnicode ? "↑ ↓ scroll" : "up down scroll") }
    return keys
  }

  mutating func advance(to host: Duration) -> Bool {
    // Whole milliseconds are exact enough for fingers, and easier to read in reports.
    let passed = (host - origin).attoseconds / 1_000_000_000_000_000
    now = max(now, origin + .milliseconds(Int64(clamping: passed)))
    report(performance.advance(to: now - origin))
    return true
  }

  func nextTime() -> Duration? {
    let rate = movers > 0 || isLeaving ? AlertShow.rates.moving : AlertShow.rates.waiting
    // The first whole millisecond of the next picture.
    let next = rate.time(ofFrame: rate.frame(at: now - origin) + 1).attoseconds
    let milliseconds = (next + 999_999_999_999_999) / 1_000_000_000_000_000
    return origin + .milliseconds(Int64(clamping: milliseconds))
  }

  mutating func noteDrawn() {}

  /// Once it is gone nothing is left to see.
  var leavesPicture: Bool { false }

  // MARK: - Keys

  /// What the focus passes on its way.
  private var order: [AlertFocus] {
    let first: [AlertFocus] =
      switch request.style {
      case .popin: [.field]
      case .color: [.slider(0), .slider(1), .slider(2)]
      case .show, .slide: []
      }
    return first + request.buttonTitles.map { .button($0.index) }
  }

  mutating func press(_ key: Key) -> Bool {
    guard !isLeaving else { return false }
    switch key {
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    case .enter:
      if case .button(let index) = focus {
        act(.press(index))
      } else if let button = request.buttonTitles.last {
        act(.press(button.index))
      } else {
        act(.dismiss)
      }
    case .escape: request.cancel == nil ? act(.dismiss) : act(.press(0))
    case .character(let character) where focus == .field:
      if text.count < 200 { text.append(character) }
    case .backspace where focus == .field: _ = text.popLast()
    case .character(let character):
      guard let number = character.wholeNumberValue, number >= 1,
        number <= request.buttonTitles.count
      else { return false }
      act(.press(request.buttonTitles[number - 1].index))
    case .left, .right:
      guard case .slider(let index) = focus, let channel = ColorChooser.Channel(rawValue: index),
        let colors = performance.view.colors
      else {
        moveFocus(by: key == .right ? 1 : -1)
        return true
      }
      act(.move(channel, colors.sliders[index] + (key == .right ? 0.1 : -0.1)))
    case .up: scrolled = max(scrolled - 1, 0)
    case .down: scrolled = min(scrolled + 1, Int(stage.box.fit.overflow))
    default: return false
    }
    return true
  }

  private mutating func act(_ act: AlertPerformance.Act) {
    report(performance.perform(act, at: now - origin))
  }

  private mutating func moveFocus(by step: Int) {
    let order = order
    guard !order.isEmpty else { return }
    guard let index = order.firstIndex(of: focus) else {
      return focus = step > 0 ? order[0] : order[order.count - 1]
    }
    focus = order[(index + step + order.count) % order.count]
  }
}
