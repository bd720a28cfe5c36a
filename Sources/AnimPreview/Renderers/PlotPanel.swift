import Keyframes

/// Curves of one quantity over time, with the axis of their values.
struct PlotPanel {
  /// A label of the axis of values.
  struct Label {
    var row: Int
    var text: String
  }

  let traces: [(trace: CurveTrace, look: PlotPattern)]
  let rest: Double?
  let height: Int
  let kind: DotCanvas.Kind
  private let scale: ValueAxis
  /// The one value that all curves have all the time.
  private let level: Double?
  private let bounds: ClosedRange<Double>

  /// A panel of so many rows of characters.
  init(
    _ curves: [(curve: PlotCurve, look: PlotPattern)], _ columns: PlotColumns, height: Int,
    kind: DotCanvas.Kind
  ) {
    traces = curves.map { (CurveTrace($0.curve, columns), $0.look) }
    self.height = height
    self.kind = kind
    let all = traces.compactMap(\.trace.bounds)
    let low = all.map(\.lowerBound).min() ?? 0
    let high = all.map(\.upperBound).max() ?? 0
    // A level needs some room above and below to be seen as one.
    level = low < high ? nil : low
    let slack = low < high ? 0 : max(low.magnitude / 2, 0.5)
    bounds = (low - slack)...(high + slack)
    let dots = DotCanvas(kind: kind, width: 1, height: height).dotHeight
    scale = ValueAxis(low: bounds.lowerBound, high: bounds.upperBound, rest: nil, width: dots)
    let rests = curves.compactMap(\.curve.rest)
    rest = Set(rests).count == 1 ? rests[0] : nil
  }

  /// The row of characters in which a value lies.
  private func row(of value: Double) -> Int? {
    scale.column(of: value).map { (scale.width - 1 - $0) * height / scale.width }
  }

  /// The row of the rule, where it is not at an end of the axis.
  var ruleRow: Int? {
    guard let rest, rest > bounds.lowerBound, rest < bounds.upperBound else { return nil }
    return row(of: rest)
  }

  /// The labels: both ends, the rule, and between them as many as stand free.
  func labels(minus: String) -> [Label] {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    if let level, let row = row(of: level) {
      return [
        Label(row: row, text: NumberText.brief(level, decimals: 6, minus: minus))
      ]
    }
    var values: [(row: Int, value: Double)] = [(0, high)]
    if height > 1 { values.append((height - 1, low)) }
    func isFree(_ row: Int) -> Bool { values.allSatisfy { abs($0.row - row) > 1 } }
    if let ruleRow, let rest, isFree(ruleRow) { values.append((ruleRow, rest)) }
    let parts = max((height - 1) / 3, 1)
    for part in 1..<max(parts, 2) {
      let row = ((height - 1) * part + parts / 2) / parts
      let distance = Double(row) / Double(max(height - 1, 1))
      if isFree(row) { values.append((row, high * (1 - distance) + low * distance)) }
    }
    // As many decimals as tell one row from the next.
    let step = (high / 2 - low / 2) * 2 / Double(max(height, 1))
    var decimals = 0
    var power = 1.0
    while decimals < 9, step * power < 2, step > 0 {
      decimals += 1
      power *= 10
    }
    for value in [low, high, rest ?? low] {
      let needed = NumberText.decimalsNeeded(value, limit: 3)
      if needed <= decimals + 1 { decimals = max(decimals, needed) }
    }
    return values.map {
      Label(row: $0.row, text: NumberText.fixed($0.value, decimals: decimals, minus: minus))
    }
  }

  /// The area between the axes.
  func grid(width: Int, style: Style) -> CellGrid {
    var grid = CellGrid(width: width, height: height)
    if let ruleRow {
      for x in 0..<width where style.isUnicode || x % 2 == 0 {
        grid.put(style.isUnicode ? "┈" : ".", x: x, y: ruleRow, .ruler)
      }
    }
    var canvas = DotCanvas(kind: kind, width: width, height: height)
    for (number, (trace, pattern)) in traces.enumerated() {
      for column in 0..<canvas.dotWidth {
        guard let rows = trace.rows(column, scale) else { continue }
        for row in rows where kind == .letters || pattern.draws(column: column, row: row) {
          canvas.set(x: column, y: row, curve: number)
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        if let (character, number) = canvas.character(x: x, y: y) {
          grid.put(character, x: x, y: y, traces[number].look.role)
        }
      }
    }
    return grid
  }
}
