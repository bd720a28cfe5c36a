import Keyframes

/// Two animations and their differences as rows for people.
struct DiffRenderer {
  let comparison: Comparison
  let options: TextOptions
  /// Whether rows that are nearly equal are left out where several follow one another.
  let isFolded: Bool

  private var style: Style { options.style }
  private var moments: Moments { comparison.left.moments }
  private var times: TimeText { options.times(rate: moments.rate) }

  /// Writes the rows, then what they come to.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    if !options.isQuiet {
      writeHeader(into: &buffer)
      for pair in comparison.pairs {
        buffer.append("\n")
        if comparison.pairs.count > 1 {
          write(Printable.text(pair.name), .curve, into: &buffer)
        }
        if pair.difference.count > 0 || comparison.pairs.count == 1 {
          try writeRows(pair, into: &buffer, to: sink)
        }
      }
      buffer.append("\n")
    }
    for line in summary {
      for text in TextWrap.lines(line.text, first: "", rest: "  ", width: options.width) {
        write(text, line.role, into: &buffer)
      }
    }
    try sink.write(&buffer)
  }

  private func write(_ text: String, _ role: Role, into buffer: inout ByteBuffer) {
    var line = StyledLine()
    line.append(text, role)
    line.write(into: &buffer, style: style)
  }

  private func writeHeader(into buffer: inout ByteBuffer) {
    let sides = [comparison.left, comparison.right]
    let room = options.width - 18
    let names = sides.map { Printable.text($0.name).prefix(columns: room) }
    let column = names.map(\.columns).max()!
    for (index, side) in sides.enumerated() {
      var line = StyledLine()
      line.append(index == 0 ? "a" : "b", .ruler)
      line.append("  ")
      line.append(names[index].filled(to: column), index == 0 ? .curve : .secondCurve)
      line.append("   " + times.brief(side.end).aligned(to: 11))
      line.write(into: &buffer, style: style)
    }
  }

  // MARK: - Rows

  /// The columns of a pair.
  private struct Layout {
    var frame: Int
    var time: Int
    var value: Int
    var half: Int
    var decimals: Int
  }

  private func writeRows(
    _ pair: Comparison.Pair, into buffer: inout ByteBuffer, to sink: any Sink
  ) throws(Failure) {
    let layout = layout(pair)
    var heading = StyledLine()
    heading.append("frame".aligned(to: layout.frame), .ruler)
    heading.append(times.unit.rawValue.aligned(to: layout.time), .ruler)
    for title in ["a", "b", "b \(style.minus) a"] {
      heading.append(title.aligned(to: layout.value), .ruler)
    }
    heading.write(into: &buffer, style: style)
    let largest = pair.difference.largest?.distance ?? 0
    var row = 0
    while row < moments.count {
      let run = isFolded ? smallRun(pair, from: row, largest) : 0
      if run > 2, row > 0 {
        write(style.ellipsis.aligned(to: layout.frame), .ruler, into: &buffer)
        row += run
        continue
      }
      writeRow(row, pair, layout, largest, into: &buffer)
      try sink.writeWhenLarge(&buffer, done: row, of: moments.count)
      row += 1
    }
  }

  /// How many rows from one on are equal or nearly so, the last one apart.
  private func smallRun(_ pair: Comparison.Pair, from row: Int, _ largest: Double) -> Int {
    var last = row
    while last < moments.count - 1 {
      guard let (a, b) = both(pair, last), (b - a).magnitude <= largest / 20 else { break }
      last += 1
    }
    return last - row
  }

  private func both(_ pair: Comparison.Pair, _ row: Int) -> (Double, Double)? {
    let (a, b) = comparison.numbers(pair, row)
    return a.flatMap { a in b.map { (a, $0) } }
  }

  private func layout(_ pair: Comparison.Pair) -> Layout {
    let last = moments.count - 1
    func width(_ row: Int, _ decimals: Int) -> Int {
      let (a, b) = comparison.numbers(pair, row)
      return [a, b].map { text($0, decimals).columns }.max()!
    }
    // Ends and the largest difference stand for all rows where there are very many.
    let rows = moments.count <= Survey.rowLimit ? Array(0...last) : [0, last]
    var layout = Layout(frame: 5, time: 0, value: 0, half: 0, decimals: options.decimals)
    layout.frame = max(5, String(moments.frame(ofRow: last) ?? 0).count)
    layout.time = times.fixed(moments.time(ofRow: last), decimals: times.decimals).columns + 3
    for decimals in stride(from: options.decimals, through: 0, by: -1) {
      let widest = (rows.map { width($0, decimals) }.max() ?? 0)
      layout.value = max(widest + 3, 7)
      layout.decimals = decimals
      if layout.frame + layout.time + 3 * layout.value <= options.width { break }
    }
    let room = options.width - layout.frame - layout.time - 3 * layout.value - 2 - 1 - 4
    layout.half = min(max(room / 2, 0), 24)
    if layout.half < 3 { layout.half = 0 }
    return layout
  }

  private func text(_ number: Double?, _ decimals: Int) -> String {
    number.map { NumberText.fixed($0, decimals: decimals, minus: style.minus) } ?? style.nothing
  }

  private func writeRow(
    _ row: Int, _ pair: Comparison.Pair, _ layout: Layout, _ largest: Double,
    into buffer: inout ByteBuffer
  ) {
    let (a, b) = comparison.numbers(pair, row)
    var line = StyledLine()
    let frame = moments.frame(ofRow: row).map(String.init) ?? style.nothing
    line.append(frame.aligned(to: layout.frame))
    let time = times.fixed(moments.time(ofRow: row), decimals: times.decimals)
    line.append(time.aligned(to: layout.time))
    line.append(text(a, layout.decimals).aligned(to: layout.value), .curve)
    line.append(text(b, layout.decimals).aligned(to: layout.value), .secondCurve)
    let distance = a.flatMap { a in b.map { $0 - a } }
    let isEqual = comparison.tolerance.allows(a, b)
    var difference = text(distance, layout.decimals)
    if let distance, distance > 0, difference.contains(where: { "123456789".contains($0) }) {
      difference = "+" + difference
    }
    line.append(difference.aligned(to: layout.value), isEqual ? .plain : .bad)
    if layout.half > 0 {
      let part = largest > 0 ? min((distance ?? 0) / largest, 1) : 0
      let length = part.isNaN ? 0 : Int((part.magnitude * Double(layout.half)).rounded(.up))
      let bar = String(repeating: style.isUnicode ? "━" : "=", count: length)
      let isLeft = part < 0
      line.pad(2 + layout.half - (isLeft ? length : 0))
      if isLeft { line.append(bar, .bad) }
      line.append(String(style.rule), .ruler)
      if !isLeft { line.append(bar, .bad) }
      if row == pair.difference.largest?.row { line.append(" max", .mark) }
    }
    line.write(into: &buffer, style: style)
  }

  // MARK: - Summary

  private var summary: [(text: String, role: Role)] {
    var lines: [(String, Role)] = []
    let frames = moments.count == 1 ? "1 frame" : "\(moments.count) frames"
    for pair in comparison.pairs where pair.difference.count > 0 {
      let name = comparison.pairs.count > 1 ? Printable.text(pair.name) + " differs" : "differ"
      let difference = pair.difference
      var text = "\(name) on \(difference.count) of \(frames)"
      if let first = difference.first {
        text += ", first \(moments.frame(ofRow: first.row) == nil ? "" : "on ")\(place(first.row))"
      }
      if let largest = difference.largest {
        text += ", by at most \(brief(largest.distance)) (\(place(largest.row)))"
      }
      lines.append((text, .bad))
    }
    for column in comparison.lonely {
      lines.append(("only \(column.isLeft ? "a" : "b") has \(Printable.text(column.name))", .bad))
    }
    guard lines.isEmpty else { return lines }
    let isExact = comparison.tolerance == Tolerance()
    let all = moments.count == 1 ? "on 1 frame" : "on all \(frames)"
    return [((isExact ? "equal " : "equal within the tolerance ") + all, .good)]
  }

  private func place(_ row: Int) -> String {
    moments.frame(ofRow: row).map { "frame \($0)" }
      ?? "at \(times.brief(moments.time(ofRow: row)))"
  }

  /// A distance with as many decimals as rows have, or all of it where that would be none.
  private func brief(_ distance: Double) -> String {
    let text = NumberText.fixed(distance, decimals: options.decimals, minus: style.minus)
    return text.contains(where: { "123456789".contains($0) })
      ? text : NumberText.shortest(distance, minus: style.minus)
  }
}
