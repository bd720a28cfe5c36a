@testable import AnimPreview

/// A terminal whose clock and keys are written down beforehand.
final class ScriptedTerminal: LiveTerminal {
  /// What happens, in order.
  enum Step {
    case signal(Duration, LiveSignal)
    /// The terminal gets another size and says so.
    case resize(Duration, columns: Int, rows: Int)

    var time: Duration {
      switch self {
      case .signal(let time, _), .resize(let time, _, _): time
      }
    }
  }

  private(set) var now = Duration.zero
  private(set) var size: (columns: Int?, rows: Int?)
  private(set) var screen: ScreenEmulator
  /// What has been written, piece by piece.
  private(set) var pieces: [String] = []
  /// The screen after each piece.
  private(set) var screens: [[String]] = []
  /// How much later than asked for the program wakes up.
  var delay: (Duration) -> Duration = { _ in .zero }
  /// How long the process stands still when it is suspended.
  var standstill = Duration.zero
  private var steps: [Step]

  init(columns: Int = 80, rows: Int = 24, _ steps: [Step]) {
    size = (columns, rows)
    screen = ScreenEmulator(columns: columns, rows: rows)
    self.steps = steps
  }

  func wait(until instant: Duration?) -> [LiveSignal] {
    let wake = instant.map { max($0, now) + delay($0) }
    guard let first = steps.first, wake.map({ first.time <= $0 }) ?? true else {
      guard let wake else { return [.closed] }
      now = wake
      return []
    }
    steps.removeFirst()
    now = max(first.time, now)
    switch first {
    case .signal(_, let signal): return [signal]
    case .resize(_, let columns, let rows):
      size = (columns, rows)
      screen.resize(columns: columns, rows: rows)
      return [.resized]
    }
  }

  func write(_ text: String) throws(Failure) {
    screen.feed(text)
    pieces.append(text)
    screens.append(screen.lines)
  }

  func suspend() { now += standstill }
}

extension ScriptedTerminal.Step {
  /// A key that types a character.
  static func key(_ milliseconds: Int, _ character: Character) -> Self {
    .signal(.milliseconds(milliseconds), .keys([.character(character)]))
  }

  /// A key.
  static func key(_ milliseconds: Int, _ key: Key) -> Self {
    .signal(.milliseconds(milliseconds), .keys([key]))
  }
}
