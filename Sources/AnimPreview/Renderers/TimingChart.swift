import Keyframes

/// A timeline as bars over time: the timing view.
struct TimingChart {
  let preview: TimelinePreview
  let rate: FrameRate
  let notes: [Note]
  let options: TextOptions

  private var times: TimeText { options.times(rate: rate) }
  private var style: Style { options.style }

  /// Writes the whole view.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    if !options.isQuiet {
      let frames = rate.firstFrame(notBefore: preview.shownEnd) + 1
      let header = TimelineHeader(preview: preview, rows: frames, rate: rate, options: options)
      header.write(into: &buffer)
      buffer.append("\n")
    }
    let layout = Layout(self)
    for row in preview.rows { write(row, layout, into: &buffer) }
    let axis = TimingAxis(
      end: preview.shownEnd, width: layout.bars, labels: preview.labels, times: times,
      style: style)
    for (text, role) in axis.lines {
      var line = StyledLine()
      line.pad(layout.indent)
      line.append(text, role)
      line.write(into: &buffer, style: style)
    }
    if !options.isQuiet, !notes.isEmpty {
      buffer.append("\n")
      for note in notes {
        let text = Printable.text(note.text(style: style))
        for line in TextWrap.note(text, width: options.width) {
          write(line, .plain, into: &buffer)
        }
      }
    }
    try sink.write(&buffer)
  }

  private func write(_ text: String, _ role: Role, into buffer: inout ByteBuffer) {
    var line = StyledLine()
    line.append(text, role)
    line.write(into: &buffer, style: style)
  }

  // MARK: - Rows

  /// The columns of the view; names and then properties give way where there is little room.
  struct Layout {
    var names: Int
    var properties: Int
    var starts: Int
    var ends: Int
    var bars: Int

    /// Where the bars begin.
    var indent: Int { 2 + names + 2 + (properties > 0 ? properties + 2 : 0) }

    init(_ chart: TimingChart) {
      let rows = chart.preview.rows
      let widest = 24
      names = min(rows.map { Printable.text($0.name).columns }.max() ?? 0, widest)
      properties = min(
        rows.map { Printable.text($0.part.property ?? "").columns }.max() ?? 0, widest)
      starts = rows.map { chart.range($0).start.count }.max() ?? 0
      ends = rows.map { chart.range($0).end.count }.max() ?? 0
      bars = 0
      let range = starts + 3 + ends
      func room(_ layout: Layout) -> Int { chart.options.width - layout.indent - 1 - range }
      if room(self) < 16 { properties = 0 }
      if room(self) < 8 { names = max(min(names, room(self) + names - 8), 3) }
      bars = max(room(self), 4)
    }
  }

  /// When a row begins and ends, as text.
  func range(_ row: TimelinePreview.Row) -> (start: String, end: String) {
    let end = row.spans.last?.end.finite
    return (
      number(row.spans[0].start), end.map(number) ?? (style.isUnicode ? "∞" : "...")
    )
  }

  private func number(_ time: Duration) -> String {
    NumberText.trimmed(times.fixed(time, decimals: options.unit == .s ? 7 : 4))
  }

  private func write(
    _ row: TimelinePreview.Row, _ layout: Layout, into buffer: inout ByteBuffer
  ) {
    var line = StyledLine()
    line.pad(2)
    line.append(cut(row.name, to: layout.names), .curve)
    line.pad(2)
    if layout.properties > 0 {
      line.append(cut(row.part.property ?? "", to: layout.properties))
      line.pad(2)
    }
    let bar = TimingBar(row: row, preview: preview, width: layout.bars)
    for cell in bar.cells { line.append(String(style.character(of: cell)), cell.role) }
    let range = range(row)
    line.pad(1)
    line.append(range.start.aligned(to: layout.starts) + " \(style.nothing) " + range.end)
    line.write(into: &buffer, style: style)
  }

  private func cut(_ text: String, to width: Int) -> String {
    let text = Printable.text(text)
    guard text.columns > width else { return text.filled(to: width) }
    let end = style.isUnicode ? "…" : "~"
    return (text.prefix(columns: max(width - 1, 0)) + end).filled(to: width)
  }
}

extension TimingBar.Cell {
  /// What the cell is on screen.
  fileprivate var role: Role {
    switch self {
    case .nothing: .plain
    case .run: .curve
    case .secondRun: .secondCurve
    case .delay, .fill: .ruler
    }
  }
}

extension Style {
  /// The character of a cell of a bar.
  fileprivate func character(of cell: TimingBar.Cell) -> Character {
    switch cell {
    case .nothing: " "
    case .run: isUnicode ? "█" : "#"
    case .secondRun: isUnicode ? "▓" : "="
    case .delay: isUnicode ? "·" : "."
    case .fill: isUnicode ? "─" : "-"
    }
  }
}
