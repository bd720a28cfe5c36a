import Keyframes

/// A value as a picture: what is drawn follows from what the value is of.
struct Figure {
  /// What is drawn.
  enum Kind {
    /// A box as large as the value.
    case box
    /// A surface as dense as the value.
    case shade
    /// A dot that moves up and down.
    case column
    /// A dot that moves to the left and right.
    case row
    /// A bar as long as the value.
    case bar
  }

  /// What is drawn.
  let kind: Kind
  /// The lowest value that is to be drawn.
  let low: Double
  /// The highest value that is to be drawn.
  let high: Double
  /// How a bar lies.
  var isLying = false

  /// The picture of a property whose values lie between two numbers.
  init(property: String, low: Double, high: Double) {
    switch property.lowercased() {
    case "scale": kind = .box
    case "opacity": kind = .shade
    case "y", "translatey", "translate-y", "top": kind = .column
    case "x", "translatex", "translate-x", "left": kind = .row
    default: kind = .bar
    }
    (self.low, self.high) = (low, high)
  }

  /// The picture of an animation between two moments.
  init(_ animation: Previewable, in window: ClosedRange<Duration>) {
    let extremes = animation.clip.extremes(from: window.lowerBound, through: window.upperBound)
    let values = [
      extremes?.lowest, extremes?.highest, animation.value(at: window.lowerBound),
      animation.value(at: window.upperBound),
    ].compactMap(\.self).filter(\.isFinite)
    self.init(
      property: animation.property, low: values.min() ?? 0, high: values.max() ?? 1)
  }

  /// The picture of a value.
  func grid(_ value: Double?, width: Int, height: Int, style: Style) -> CellGrid {
    var grid = CellGrid(width: width, height: height)
    guard let value, !value.isNaN else {
      grid.put(style.nothing, x: width / 2, y: height / 2, .ruler)
      return grid
    }
    switch kind {
    case .box: drawBox(value, style, into: &grid)
    case .shade: drawShade(value, style, into: &grid)
    case .column: drawColumn(value, style, into: &grid)
    case .row: drawRow(value, style, into: &grid)
    case .bar where isLying: drawRow(value, style, into: &grid)
    case .bar: drawBar(value, style, into: &grid)
    }
    return grid
  }

  /// The step out of so many that is nearest to a value.
  private func step(_ value: Double, of count: Int) -> Int {
    ValueAxis(low: low, high: high, rest: nil, width: count).column(of: value) ?? 0
  }

  private func drawBox(_ value: Double, _ style: Style, into grid: inout CellGrid) {
    let largest = max(low.magnitude, high.magnitude)
    let part = largest > 0 ? min(value.magnitude / largest, 1) : 0
    func size(_ room: Int) -> Int { Int((part * Double(room)).rounded(.toNearestOrEven)) }
    let (width, height) = (size(grid.width), size(grid.height))
    guard width >= 2, height >= 2 else {
      let isNothing = width == 0 && height == 0
      let dot: Character = style.isUnicode ? (isNothing ? "·" : "▫") : isNothing ? "." : "o"
      grid.put(
        dot, x: (grid.width - 1) / 2, y: (grid.height - 1) / 2, isNothing ? .ruler : .curve)
      return
    }
    let (left, top) = ((grid.width - width) / 2, (grid.height - height) / 2)
    grid.frame(x: left..<left + width, y: top..<top + height, style: style, .curve)
    // A box that is turned inside out says so.
    if value < 0 { grid.put(style.minus, x: left + width / 2, y: top + height / 2, .bad) }
  }

  private func drawShade(_ value: Double, _ style: Style, into grid: inout CellGrid) {
    let shades = Array(style.isUnicode ? " ░▒▓█" : " .:*#")
    let part = min(max(value, 0), 1)
    let shade = shades[Int((part * 4).rounded(.toNearestOrEven))]
    grid.frame(x: 0..<grid.width, y: 0..<grid.height, style: style, .ruler)
    grid.fill(shade, x: 1..<max(grid.width - 1, 1), y: 1..<max(grid.height - 1, 1), Paint(.curve))
  }

  private func drawColumn(_ value: Double, _ style: Style, into grid: inout CellGrid) {
    let middle = (grid.width - 1) / 2
    grid.fill(
      style.isUnicode ? "┊" : ":", x: middle..<middle + 1, y: 0..<grid.height, Paint(.ruler))
    grid.put(style.point, x: middle, y: step(value, of: grid.height), .curve)
  }

  private func drawRow(_ value: Double, _ style: Style, into grid: inout CellGrid) {
    let middle = (grid.height - 1) / 2
    grid.fill(
      style.edges.horizontal, x: 0..<grid.width, y: middle..<middle + 1, Paint(.ruler))
    grid.put(style.point, x: step(value, of: grid.width), y: middle, .curve)
  }

  private func drawBar(_ value: Double, _ style: Style, into grid: inout CellGrid) {
    let (left, right) = (max(grid.width / 2 - 2, 0), min(grid.width / 2 + 2, grid.width))
    // Eighths of a row, at least one so that the lowest value is seen too.
    let levels = style.isUnicode ? 8 : 1
    var filled = step(value, of: grid.height * levels) + 1
    for row in stride(from: grid.height - 1, through: 0, by: -1) where filled > 0 {
      let level = min(filled, levels)
      let character = style.isUnicode ? style.levels[level - 1] : "#"
      grid.fill(character, x: left..<right, y: row..<row + 1, Paint(.curve))
      filled -= level
    }
  }
}
