import Keyframes

/// Curves over time: the plot view.
struct PlotRenderer {
  /// Whose curves.
  let subjects: [PlotSubject]
  /// The time that the plot covers.
  let window: ClosedRange<Duration>
  /// The rows of each panel.
  let height: Int?
  let rate: FrameRate
  let options: TextOptions

  private var style: Style { options.style }
  private var times: TimeText { options.times(rate: rate) }

  private typealias Curves = [(curve: PlotCurve, look: PlotPattern)]

  /// Writes the whole view.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    if !options.isQuiet {
      writeHeader(into: &buffer)
      buffer.append("\n")
    }
    for line in lines {
      line.write(into: &buffer, style: style)
    }
    let notes = options.isQuiet ? [] : notes
    if !notes.isEmpty { buffer.append("\n") }
    for note in notes {
      for line in TextWrap.note(note, width: options.width) {
        buffer.append(line + "\n")
      }
    }
    try sink.write(&buffer)
  }

  // MARK: - Notes

  /// Where speeds jump, and what is not shown.
  private var notes: [String] {
    var notes: [String] = []
    func speed(_ value: Double) -> String {
      let text = NumberText.brief(value, decimals: 2, minus: style.minus)
      return (value > 0 ? "+" : "") + text + "/s"
    }
    for subject in subjects {
      let corners = subject.corners.filter { window.contains($0.time) }
      let name = subjects.count == 1 ? "" : subject.name + ": "
      for corner in corners.prefix(3) {
        let value = NumberText.brief(corner.value, decimals: 6, minus: style.minus)
        notes.append(
          "\(name)speed jumps from \(speed(corner.before)) to \(speed(corner.after)) at "
            + "\(style.mark) \(value).")
      }
      if corners.count > 3 { notes.append("\(name)speed jumps at \(corners.count - 3) more keys.") }
    }
    if let first = subjects.first(where: \.isUnending) {
      notes.append(
        "\(first.name) never ends: \(times.brief(window.upperBound)) are shown, and "
          + "--to 2s shows more.")
    }
    return notes
  }

  // MARK: - Header

  private var kind: DotCanvas.Kind {
    style.isUnicode ? .braille : isOverlaid(groups) ? .letters : .heights
  }

  private func writeHeader(into buffer: inout ByteBuffer) {
    let names = subjects.map(\.name.columns).max()!
    let properties = subjects.map(\.property.columns).max()!
    let groups = groups
    for (number, subject) in subjects.enumerated() {
      var line = StyledLine()
      let pattern = look(of: number, in: groups)
      if isOverlaid(groups) {
        line.append(pattern.sample(kind: kind), pattern.role)
        line.pad(2)
      }
      let room = max(options.width - line.width - properties - 18, 8)
      line.append(cut(subject.name, to: min(names, room)), pattern.role)
      if properties > 0 { line.append("  " + subject.property.filled(to: properties)) }
      line.append("  " + times.brief(subject.end))
      line.write(into: &buffer, style: style)
    }
  }

  private func cut(_ text: String, to width: Int) -> String {
    guard text.columns > width else { return text.filled(to: width) }
    return (text.prefix(columns: width - 1) + (style.isUnicode ? "…" : "~")).filled(to: width)
  }

  // MARK: - Panels

  /// The curves of one quantity each: values by property, speeds below them.
  private var groups: [Curves] {
    var groups: [Curves] = []
    func add(_ curve: PlotCurve, _ number: Int) {
      // Curves beside one another are told apart by their dots too, others by colour alone.
      if let index = groups.firstIndex(where: { $0[0].curve.quantity == curve.quantity }) {
        groups[index].append((curve, PlotPattern(groups[index].count, color: number)))
      } else {
        groups.append([(curve, PlotPattern(0, color: number))])
      }
    }
    for (number, subject) in subjects.enumerated() {
      for curve in subject.curves { add(curve, number) }
    }
    return groups
  }

  private func isOverlaid(_ groups: [Curves]) -> Bool { groups.contains { $0.count > 1 } }

  private func look(of number: Int, in groups: [Curves]) -> PlotPattern {
    let quantity = subjects[number].curves[0].quantity
    let earlier = subjects[..<number].count { $0.curves[0].quantity == quantity }
    return groups.first { $0[0].curve.quantity == quantity }![earlier].look
  }

  private var lines: [StyledLine] {
    let groups = groups
    let rows = height ?? (groups.count == 1 ? 10 : 7)
    // Labels and dots depend on each other only by the count of columns: labels are short.
    func panels(_ columns: Int) -> [PlotPanel] {
      let dots = DotCanvas(kind: kind, width: columns, height: 1).dotWidth
      let moments = PlotColumns(window: window, count: dots)
      return groups.map { PlotPanel($0, moments, height: rows, kind: kind) }
    }
    func labelWidth(_ panels: [PlotPanel]) -> Int {
      panels.flatMap { $0.labels(minus: style.minus) }.map(\.text.columns).max()!
    }
    var made = panels(options.width - 10)
    let gutter = labelWidth(made)
    let width = max(options.width - gutter - 4, 16)
    if width != options.width - 10 { made = panels(width) }
    var lines: [StyledLine] = []
    for (index, panel) in made.enumerated() {
      if index > 0 { lines.append(StyledLine()) }
      if groups.count > 1 {
        var title = StyledLine()
        title.pad(gutter + 3)
        title.append(groups[index][0].curve.quantity, .ruler)
        lines.append(title)
      }
      lines += self.lines(of: panel, width: width, gutter: gutter)
      lines.append(axis(groups[index], width: width, gutter: gutter))
    }
    return lines + [numbers(width: width, gutter: gutter)]
  }

  private func lines(of panel: PlotPanel, width: Int, gutter: Int) -> [StyledLine] {
    let labels = Dictionary(
      panel.labels(minus: style.minus).map { ($0.row, $0.text) }, uniquingKeysWith: { $1 })
    var grid = CellGrid(width: gutter + 3 + width, height: panel.height)
    grid.put(panel.grid(width: width, style: style), x: gutter + 3, y: 0)
    for row in 0..<panel.height {
      let label = labels[row]
      grid.put((label ?? "").aligned(to: gutter + 1), x: 0, y: row, .ruler)
      let edge: Character = label == nil ? style.rule : style.isUnicode ? "┤" : "+"
      grid.put(edge, x: gutter + 2, y: row, .ruler)
    }
    return grid.lines
  }

  // MARK: - The axis of time

  private func cell(of time: Duration, width: Int) -> Int? {
    PlotColumns(window: window, count: width).column(of: time)
  }

  private func axis(_ curves: Curves, width: Int, gutter: Int) -> StyledLine {
    var grid = CellGrid(width: gutter + 3 + width, height: 1)
    grid.put(style.isUnicode ? "└" : "+", x: gutter + 2, y: 0, .ruler)
    grid.fill(
      style.edges.horizontal, x: (gutter + 3)..<(gutter + 3 + width), y: 0..<1, Paint(.ruler))
    for tick in ticks(width: width) where tick.cell < width {
      grid.put(style.isUnicode ? "┬" : "+", x: gutter + 3 + tick.cell, y: 0, .ruler)
    }
    for key in curves.flatMap(\.curve.keys) {
      guard let cell = cell(of: key, width: width) else { continue }
      grid.put(style.isUnicode ? style.mark : "^", x: gutter + 3 + cell, y: 0, .mark)
    }
    return grid.lines[0]
  }

  private func ticks(width: Int) -> [TimeTicks.Tick] {
    TimeTicks.ticks(in: window, width: width, times: times) {
      let length = max((window.upperBound - window.lowerBound).attoseconds, 1)
      let part = max(($0 - window.lowerBound).attoseconds, 0) * Int128(width - 1)
      return Int((part * 2 + length) / (2 * length))
    }
  }

  private func numbers(width: Int, gutter: Int) -> StyledLine {
    var grid = CellGrid(width: gutter + 3 + width, height: 1)
    let unit = times.unit.rawValue
    grid.put(unit, x: gutter + 3 + width - unit.count, y: 0, .ruler)
    for tick in ticks(width: width) { grid.put(tick.text, x: gutter + 3 + tick.cell, y: 0, .ruler) }
    return grid.lines[0]
  }
}
