import Keyframes

/// The table view: one row for a frame, so that it can be searched, and the shape at a glance.
struct TableRenderer {
  let table: SampleTable
  let facts: TableFacts
  let options: TextOptions
  private let style: Style
  private let times: TimeText

  init(table: SampleTable, facts: TableFacts, options: TextOptions) {
    self.table = table
    self.facts = facts
    self.options = options
    style = options.style
    times = options.times(rate: table.moments.rate)
  }

  /// Writes the screen.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    if !options.isQuiet {
      TableHeader(table: table, options: options).write(into: &buffer)
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    var rest = Array(table.animations.indices)
    var isFirst = true
    while !rest.isEmpty {
      if !isFirst { buffer.append(byte: UInt8(ascii: "\n")) }
      isFirst = false
      let (group, layout) = nextGroup(&rest)
      try writeBlock(group, layout, into: &buffer, to: sink)
    }
    if !options.isQuiet, !facts.notes.isEmpty {
      buffer.append(byte: UInt8(ascii: "\n"))
      for note in facts.notes { writeNote(note, into: &buffer) }
    }
    try sink.write(&buffer)
  }

  /// As many animations as fit side by side.
  private func nextGroup(_ rest: inout [Int]) -> ([Int], TableLayout) {
    for count in stride(from: rest.count, to: 1, by: -1) {
      let group = Array(rest.prefix(count))
      if let layout = TableLayout(needs: needs(group), width: options.width) {
        rest.removeFirst(count)
        return (group, layout)
      }
    }
    let group = [rest.removeFirst()]
    for decimals in stride(from: options.decimals, through: 0, by: -1) {
      var needs = needs(group)
      needs.decimals = decimals
      if let layout = TableLayout(needs: needs, width: options.width) { return (group, layout) }
    }
    // A frame, a time and a number without decimals take at most 6 + 22 + 11 columns; only
    // chosen moments far away get here.
    var needs = needs(group)
    needs.decimals = 0
    needs.markWidth = 0
    return (group, TableLayout(needs: needs, width: 200)!)
  }

  private func needs(_ group: [Int]) -> TableLayout.Needs {
    let last = table.moments.time(ofRow: table.rowCount - 1)
    let first = table.moments.time(ofRow: 0)
    let heading = group.map { self.heading($0).count }
    let minus = style.minus
    let frameDigits = (0..<min(table.rowCount, 1)).map { _ in
      max(frameText(0).count, frameText(table.rowCount - 1).count)
    }
    return TableLayout.Needs(
      frameDigits: frameDigits.max() ?? 1,
      timeWidth: { decimals in
        max(
          times.fixed(first, decimals: decimals).count,
          times.fixed(last, decimals: decimals).count)
      },
      timeDecimals: times.decimals,
      valueWidths: { decimals in
        group.map { index in
          let survey = facts.surveys[index]
          return [survey.lowest?.value, survey.highest?.value].compactMap(\.self).map {
            NumberText.fixed($0, decimals: decimals, minus: minus).count
          }.max() ?? 1
        }
      },
      headings: heading,
      decimals: options.decimals,
      markWidth: group.count == 1 ? facts.longestMark(group[0], style: style) : 0)
  }

  private func heading(_ index: Int) -> String {
    table.animations.count == 1 ? table.animations[0].property : table.animations[index].name
  }

  private func frameText(_ row: Int) -> String {
    if let frame = table.moments.frame(ofRow: row) { return String(frame) }
    let frames = TimeText(unit: .frames, rate: table.moments.rate, minus: style.minus)
    return frames.fixed(table.moments.time(ofRow: row), decimals: 2)
  }

  // MARK: - Rows

  private func writeBlock(
    _ group: [Int], _ layout: TableLayout, into buffer: inout ByteBuffer, to sink: any Sink
  ) throws(Failure) {
    let axes = group.map { facts.axis($0, width: layout.bar) }
    if !options.isQuiet { writeHeading(group, layout, axes, into: &buffer) }
    for row in 0..<table.rowCount {
      writeRow(row, group, layout, axes, into: &buffer)
      try sink.writeWhenLarge(&buffer, done: row, of: table.rowCount)
    }
  }

  private func writeHeading(
    _ group: [Int], _ layout: TableLayout, _ axes: [ValueAxis], into buffer: inout ByteBuffer
  ) {
    var line = StyledLine()
    // A narrow table has four columns of numbers under the five letters.
    line.append("frame".aligned(to: layout.frame), .ruler)
    line.append(times.unit.rawValue.aligned(to: layout.frame + layout.time - line.width), .ruler)
    if layout.progress > 0 { line.append("progr".aligned(to: layout.progress), .ruler) }
    for (position, index) in group.enumerated() {
      let heading = heading(index).prefix(layout.values[position] - 1)
      line.append(heading.aligned(to: layout.values[position]), .ruler)
      if layout.bar > 0 {
        line.pad(layout.gap)
        line.append(axes[position].header(style: style), .ruler)
      }
    }
    line.write(into: &buffer, style: style)
  }

  private func writeRow(
    _ row: Int, _ group: [Int], _ layout: TableLayout, _ axes: [ValueAxis],
    into buffer: inout ByteBuffer
  ) {
    let time = table.moments.time(ofRow: row)
    var line = StyledLine()
    line.append(frameText(row).aligned(to: layout.frame))
    line.append(times.fixed(time, decimals: layout.timeDecimals).aligned(to: layout.time))
    for (position, index) in group.enumerated() {
      let cell = table.cell(index, at: time)
      if layout.progress > 0 {
        line.append(
          NumberText.fixed(cell.progress, decimals: 3, minus: style.minus)
            .aligned(to: layout.progress))
      }
      let text = cell.value.map {
        NumberText.fixed($0, decimals: layout.decimals, minus: style.minus)
      }
      line.append((text ?? style.nothing).aligned(to: layout.values[position]))
      let mark = facts.mark(index, row: row)
      if layout.bar > 0 {
        line.pad(layout.gap)
        let isMarked = !mark.keys.isEmpty
        appendBar(
          cell.value, axes[position], marksPoint: isMarked && layout.marks == 0,
          role: position % 2 == 0 ? .curve : .secondCurve, to: &line)
      }
      guard layout.marks > 0 else { continue }
      if layout.hasMarkText {
        let texts = mark.pieces(style: style)
        if !texts.isEmpty { line.pad(1) }
        for (text, role) in texts { line.append(text, role) }
      } else if !mark.keys.isEmpty {
        line.pad(1)
        line.append(String(style.mark), .mark)
      }
    }
    line.write(into: &buffer, style: style)
  }

  private func appendBar(
    _ value: Double?, _ axis: ValueAxis, marksPoint: Bool, role: Role, to line: inout StyledLine
  ) {
    let point = value.flatMap { axis.column(of: $0) }
    let rule = axis.rest.flatMap { axis.column(of: $0) }
    var column = 0
    func advance(to next: Int) {
      line.pad(next - column)
      column = next + 1
    }
    for place in [point, rule].compactMap(\.self).sorted() where place >= column {
      advance(to: place)
      if place == point {
        line.append(String(marksPoint ? style.mark : style.point), marksPoint ? .mark : role)
      } else {
        line.append(String(style.rule), .ruler)
      }
    }
    line.pad(axis.width - column)
  }

  private func writeNote(_ note: Note, into buffer: inout ByteBuffer) {
    for line in TextWrap.note(note.text(style: style), width: options.width) {
      buffer.append(line)
      buffer.append(byte: UInt8(ascii: "\n"))
    }
  }
}

extension StringProtocol {
  /// The text with spaces before it, `width` columns in all.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(width - columns, 0)) + self
  }

  /// The text with spaces after it, `width` columns in all.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - columns, 0))
  }
}
