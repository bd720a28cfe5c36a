import Keyframes

/// Round moments along an axis of time, as near to one another as their numbers can stand.
struct TimeTicks {
  /// A column with its number, and the moment itself.
  typealias Tick = (cell: Int, text: String, time: Duration)

  /// The ticks of a window on an axis of so many columns; `cell` tells the column of a moment.
  static func ticks(
    in window: ClosedRange<Duration>, width: Int, times: TimeText, cell: (Duration) -> Int
  ) -> [Tick] {
    let one: Duration
    switch times.unit {
    case .ms: one = .microseconds(1)
    case .s: one = .milliseconds(1)
    case .frames: one = times.rate.time(ofFrame: 1)
    }
    let length = window.upperBound - window.lowerBound
    var factor = 1
    for round in 0..<40 {
      let step = one * factor
      let first = roundedUp(window.lowerBound, to: step)
      // Ends and one step show how long the numbers get.
      let widest = [first, first + step, window.upperBound].map { text($0, step, times).columns }
      if step > length || cell(window.lowerBound + step) >= widest.max()! + 5 {
        return ticks(from: first, step: step, in: window, width: width, times: times, cell: cell)
      }
      factor = factor / [1, 2, 5][round % 3] * [2, 5, 10][round % 3]
    }
    return []
  }

  private static func ticks(
    from first: Duration, step: Duration, in window: ClosedRange<Duration>, width: Int,
    times: TimeText, cell: (Duration) -> Int
  ) -> [Tick] {
    var ticks: [Tick] = []
    var time = first
    let room = width - times.unit.rawValue.count - 2
    while time <= window.upperBound, ticks.count <= width {
      let text = text(time, step, times)
      let cell = cell(time)
      guard cell + text.columns <= room || ticks.isEmpty else { break }
      ticks.append((cell, text, time))
      time += step
    }
    return ticks
  }

  private static func text(_ time: Duration, _ step: Duration, _ times: TimeText) -> String {
    let whole = NumberText.trimmed(times.fixed(time, decimals: 3))
    // Where the end lies between ticks its decimals are not shown.
    guard whole.contains("."), step.attoseconds > 1_000_000_000_000_000 else { return whole }
    return times.unit == .s ? whole : times.fixed(time, decimals: 0)
  }

  private static func roundedUp(_ time: Duration, to step: Duration) -> Duration {
    guard time > .zero else { return .zero }
    let count = (time.attoseconds + step.attoseconds - 1) / step.attoseconds
    return Duration(attoseconds: step.attoseconds * count)
  }
}
