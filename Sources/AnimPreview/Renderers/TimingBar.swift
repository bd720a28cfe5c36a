import Keyframes

/// The bar of a clip: where it waits, runs and holds.
struct TimingBar {
  /// What one column of the bar shows.
  enum Cell: Equatable {
    case nothing
    case delay
    case fill
    case run
    /// An iteration beside another one.
    case secondRun
  }

  /// The columns.
  private(set) var cells: [Cell]

  private let scale: TimeScale

  init(row: TimelinePreview.Row, preview: TimelinePreview, width: Int) {
    cells = Array(repeating: .nothing, count: width)
    scale = TimeScale(end: preview.shownEnd, width: width)
    let shown = preview.shownEnd
    addFills(of: row, preview)
    addDelay(of: row)
    for span in row.spans { add(span, through: shown) }
  }

  /// Where it waits: before it runs, or after it where its time runs backwards.
  private mutating func addDelay(of row: TimelinePreview.Row) {
    guard let timing = row.part.timing, timing.delay > .zero, let rate = row.rate, rate != 0 else {
      return
    }
    let delay = rate.magnitude == 1 ? timing.delay : timing.delay / rate.magnitude
    if rate > 0 {
      let start = row.spans[0].start
      if delay <= start { fill(scale.cell(at: start - delay)..<scale.cell(at: start), .delay) }
    } else if case .finite(let end) = row.spans[0].end {
      fill(scale.edge(at: end)..<scale.edge(at: end + delay), .delay)
    }
  }

  /// Where it holds a value that would not be there without it, until another clip takes over.
  private mutating func addFills(
    of row: TimelinePreview.Row, _ preview: TimelinePreview
  ) {
    let start = row.spans[0].start
    if row.showsBefore, start > .zero {
      fill(0..<scale.cell(at: start), .fill)
    }
    for (index, span) in row.spans.enumerated() where row.showsAfter[index] {
      guard case .finite(let end) = span.end else { continue }
      let next = index + 1 < row.spans.count ? row.spans[index + 1].start : preview.shownEnd
      let others = preview.rows.filter {
        $0.part.property == row.part.property && $0.part.source > row.part.source
      }
      let taken = others.flatMap { $0.spans.map(\.start) }.filter { $0 >= end }.min()
      fill(scale.edge(at: end)..<scale.edge(at: min(next, taken ?? next)), .fill)
    }
  }

  private mutating func add(_ span: TimelineSpan, through shown: Duration) {
    let first = min(scale.cell(at: span.start), max(cells.count - 1, 0))
    let last = max(scale.edge(at: min(span.end.finite ?? shown, shown)), first + 1)
    for cell in first..<min(last, cells.count) {
      let middle = scale.middle(ofCell: cell)
      let iteration = span.iterationEnds.count { $0 <= middle }
      cells[cell] = iteration % 2 == 0 ? .run : .secondRun
    }
  }

  private mutating func fill(_ range: Range<Int>, _ cell: Cell) {
    for index in range where cells.indices.contains(index) { cells[index] = cell }
  }
}

/// Moments on columns, in whole numbers.
struct TimeScale {
  private let end: Int128
  private let width: Int128

  /// So many columns for the time from zero to an end.
  init(end: Duration, width: Int) {
    self.end = max(end.attoseconds, 1)
    self.width = Int128(width)
  }

  /// The column in which a moment lies.
  func cell(at time: Duration) -> Int { Int(max(time.attoseconds, 0) * width / end) }

  /// The edge between columns that is nearest to a moment.
  func edge(at time: Duration) -> Int {
    Int((max(time.attoseconds, 0) * width * 2 + end) / (end * 2))
  }

  /// The moment in the middle of a column.
  func middle(ofCell cell: Int) -> Duration {
    Duration(attoseconds: end * Int128(2 * cell + 1) / (width * 2))
  }
}
