import Keyframes

/// A timeline as rows of numbers for people.
struct TimelineTable {
  let rows: TimelineRows
  let notes: [Note]
  let options: TextOptions

  private var style: Style { options.style }

  /// Writes the table; columns that don't fit are left out, and a line says so.
  func write(to sink: any Sink) throws(Failure) {
    let count = rows.moments.count
    let titles = ["frame", options.unit.rawValue, "progr"] + rows.preview.columns.map { $0.name }
    var widths = titles.map { Printable.text($0).columns }
    // Rows are not kept, since there may be very many; then some of them stand for all.
    let step = count > Survey.rowLimit ? count / 10_000 : 1
    for row in [count - 1] + stride(from: 0, to: count, by: step) {
      for (index, cell) in cells(ofRow: row).enumerated() {
        widths[index] = max(widths[index], cell.columns)
      }
    }
    var shown = Array(titles.indices)
    func width() -> Int { shown.reduce(0) { $0 + widths[$1] + 2 } - 2 }
    if width() > options.width { shown.remove(at: 2) }
    while width() > options.width, shown.count > 3 { shown.removeLast() }
    var buffer = ByteBuffer()
    if !options.isQuiet {
      TimelineHeader(preview: rows.preview, moments: rows.moments, options: options)
        .write(into: &buffer)
      buffer.append("\n")
      write(titles.map { Printable.text($0) }, shown, widths, .ruler, into: &buffer)
    }
    for row in 0..<count {
      write(cells(ofRow: row), shown, widths, .plain, into: &buffer)
      try sink.writeWhenLarge(&buffer)
    }
    let hidden = titles[3...].indices.filter { !shown.contains($0) }.count
    if !options.isQuiet, hidden > 0 || !notes.isEmpty {
      buffer.append("\n")
      var texts = notes.map { $0.text(style: style) }
      if hidden > 0 {
        texts.append(
          "\(hidden) of \(titles.count - 3) columns don't fit; a greater --width or --csv shows "
            + "them.")
      }
      for text in texts {
        for line in TextWrap.note(Printable.text(text), width: options.width) {
          buffer.append(line)
          buffer.append("\n")
        }
      }
    }
    try sink.write(&buffer)
  }

  private func cells(ofRow row: Int) -> [String] {
    let moments = rows.moments
    let times = options.times(rate: moments.rate)
    let numbers = rows.numbers(ofRow: row)
    let frame = moments.frame(ofRow: row).map(String.init) ?? style.nothing
    return [frame, times.fixed(moments.time(ofRow: row), decimals: times.decimals)]
      + [NumberText.fixed(numbers[0], decimals: 3, minus: style.minus)]
      + numbers.dropFirst().map {
        NumberText.fixed($0, decimals: options.decimals, minus: style.minus)
      }
  }

  private func write(
    _ cells: [String], _ shown: [Int], _ widths: [Int], _ role: Role, into buffer: inout ByteBuffer
  ) {
    var line = StyledLine()
    for (position, column) in shown.enumerated() {
      if position > 0 { line.pad(2) }
      let isNumber = column >= 3
      line.append(
        cells[column].aligned(to: widths[column]), isNumber && role == .plain ? .curve : role)
    }
    line.write(into: &buffer, style: style)
  }
}
