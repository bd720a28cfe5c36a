import Keyframes

/// The ruler under the bars of the timing view, with the labels of the timeline.
struct TimingAxis {
  /// The lines with what they are.
  private(set) var lines: [(text: String, role: Role)] = []

  private let width: Int
  private let style: Style
  /// Where labels are, in order.
  private let marks: [(cell: Int, text: String)]

  init(
    end: Duration, width: Int, labels: [TimelineLabels.Entry], times: TimeText, style: Style
  ) {
    self.width = width
    self.style = style
    let scale = TimeScale(end: end, width: width)
    marks = labels.map {
      (min(scale.cell(at: $0.time), width - 1), Printable.text($0.label.text))
    }
    let ticks = TimingAxis.ticks(end: end, width: width, times: times)
    lines.append((ruler(ticks), .ruler))
    lines.append((numbers(ticks, unit: times.unit.rawValue), .ruler))
    lines += labelRows.map { ($0, .mark) }
  }

  private typealias Tick = (cell: Int, text: String)

  /// Round moments, as near to one another as their numbers can stand.
  private static func ticks(end: Duration, width: Int, times: TimeText) -> [Tick] {
    let scale = TimeScale(end: end, width: width)
    let one: Duration
    switch times.unit {
    case .ms: one = .microseconds(1)
    case .s: one = .milliseconds(1)
    case .frames: one = times.rate.time(ofFrame: 1)
    }
    var factor = 1
    for round in 0..<40 {
      let step = one * factor
      let texts = [step, end].map { NumberText.trimmed(times.fixed($0, decimals: 3)).count }
      let whole = NumberText.trimmed(times.fixed(step, decimals: 3))
      let widest = max(texts[0], whole.count, digits(of: end, times))
      if scale.cell(at: step) >= widest + 2 || step > end {
        return ticks(step: step, end: end, scale: scale, width: width, times: times)
      }
      factor = factor / [1, 2, 5][round % 3] * [2, 5, 10][round % 3]
    }
    return [(0, "0")]
  }

  /// The columns of the whole part of the last moment.
  private static func digits(of end: Duration, _ times: TimeText) -> Int {
    times.fixed(end, decimals: 0).count
  }

  private static func ticks(
    step: Duration, end: Duration, scale: TimeScale, width: Int, times: TimeText
  ) -> [Tick] {
    var ticks: [Tick] = []
    var time = Duration.zero
    let room = width - times.unit.rawValue.count - 2
    while time <= end, ticks.count <= width {
      let text = NumberText.trimmed(times.fixed(time, decimals: 3))
      let cell = scale.cell(at: time)
      guard cell + text.count <= room || ticks.isEmpty else { break }
      ticks.append((cell, text))
      time += step
    }
    return ticks
  }

  private func ruler(_ ticks: [Tick]) -> String {
    var cells = Array(repeating: style.isUnicode ? Character("─") : "-", count: width)
    for tick in ticks where tick.cell < width { cells[tick.cell] = style.isUnicode ? "┴" : "+" }
    for mark in marks { cells[mark.cell] = style.isUnicode ? "▲" : "^" }
    return String(cells)
  }

  private func numbers(_ ticks: [Tick], unit: String) -> String {
    var cells = Array(repeating: Character(" "), count: width)
    put(unit, at: width - unit.count, into: &cells)
    for mark in marks where cells[mark.cell] == " " { cells[mark.cell] = style.rule }
    for tick in ticks {
      // A number gives way to the line of a label.
      let place = max(tick.cell - 1, 0)...min(tick.cell + tick.text.count, width - 1)
      if cells[place].allSatisfy({ $0 == " " }) { put(tick.text, at: tick.cell, into: &cells) }
    }
    return String(cells)
  }

  /// The names of labels, each under its mark; those that don't fit beside one another go below.
  private var labelRows: [String] {
    var rows: [[Character]] = []
    // From the right, so that the line down to a name passes the names to its right on their left.
    for mark in marks.reversed() {
      let text = String(mark.text.prefix(width))
      let start = min(max(mark.cell - text.count / 2, 0), width - text.count)
      let place = max(start - 1, 0)...min(start + text.count, width - 1)
      var row = 0
      while row < rows.count, rows[row][place].contains(where: { $0 != " " }) { row += 1 }
      if row == rows.count { rows.append(Array(repeating: " ", count: width)) }
      put(text, at: start, into: &rows[row])
      for above in 0..<row where rows[above][mark.cell] == " " {
        rows[above][mark.cell] = style.rule
      }
    }
    return rows.map { String($0) }
  }

  private func put(_ text: String, at start: Int, into cells: inout [Character]) {
    for (index, character) in text.enumerated() where cells.indices.contains(start + index) {
      cells[start + index] = character
    }
  }
}
