/// A rectangle of a screen, drawn in any order.
struct CellGrid {
  /// One column of one row.
  struct Cell: Equatable {
    /// What stands there; nothing behind the first half of a wide character.
    var character: Character?
    /// What it is.
    var paint: Paint
  }

  /// Its columns.
  let width: Int
  /// Its rows.
  let height: Int
  private(set) var cells: [Cell]

  /// An empty rectangle.
  init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = Array(
      repeating: Cell(character: " ", paint: Paint()), count: self.width * self.height)
  }

  /// Puts a character somewhere; what lies outside is not drawn.
  mutating func put(_ character: Character, x: Int, y: Int, _ paint: Paint) {
    guard y >= 0, y < height, x >= 0, x + max(character.columns, 1) <= width else { return }
    cells[y * width + x] = Cell(character: character, paint: paint)
    if character.columns == 2 { cells[y * width + x + 1] = Cell(character: nil, paint: paint) }
  }

  /// Puts a character somewhere in the look of a role.
  mutating func put(_ character: Character, x: Int, y: Int, _ role: Role = .plain) {
    put(character, x: x, y: y, Paint(role))
  }

  /// Puts a text somewhere.
  mutating func put(_ text: String, x: Int, y: Int, _ paint: Paint) {
    var column = x
    for character in text where character.columns > 0 {
      put(character, x: column, y: y, paint)
      column += character.columns
    }
  }

  /// Puts a text somewhere in the look of a role.
  mutating func put(_ text: String, x: Int, y: Int, _ role: Role = .plain) {
    put(text, x: x, y: y, Paint(role))
  }

  /// Puts another rectangle somewhere.
  mutating func put(_ grid: CellGrid, x: Int, y: Int) {
    for row in 0..<grid.height {
      for column in 0..<grid.width {
        let (left, top) = (x + column, y + row)
        guard left >= 0, left < width, top >= 0, top < height else { continue }
        cells[top * width + left] = grid.cells[row * grid.width + column]
      }
    }
  }

  /// Fills a part with one character.
  mutating func fill(
    _ character: Character, x: Range<Int>, y: Range<Int>, _ paint: Paint = Paint()
  ) {
    for row in y {
      for column in x { put(character, x: column, y: row, paint) }
    }
  }

  /// Draws a frame along the edges of a part.
  mutating func frame(x: Range<Int>, y: Range<Int>, style: Style, _ role: Role) {
    guard let (left, right) = x.ends, let (top, bottom) = y.ends else { return }
    let edge = style.edges
    for column in x.dropFirst().dropLast() {
      put(edge.horizontal, x: column, y: top, role)
      put(edge.horizontal, x: column, y: bottom, role)
    }
    for row in y.dropFirst().dropLast() {
      put(edge.vertical, x: left, y: row, role)
      put(edge.vertical, x: right, y: row, role)
    }
    put(edge.topLeft, x: left, y: top, role)
    put(edge.topRight, x: right, y: top, role)
    put(edge.bottomLeft, x: left, y: bottom, role)
    put(edge.bottomRight, x: right, y: bottom, role)
  }

  /// The rows as lines.
  var lines: [StyledLine] {
    (0..<height).map { row in
      var line = StyledLine()
      var text = ""
      var paint = Paint()
      for cell in cells[(row * width)..<(row * width + width)] {
        guard let character = cell.character else { continue }
        if cell.paint != paint {
          line.append(text, paint)
          (text, paint) = ("", cell.paint)
        }
        text.append(character)
      }
      line.append(text, paint)
      return line
    }
  }
}

extension Range<Int> {
  /// The first and the last number, where there are any.
  fileprivate var ends: (Int, Int)? { isEmpty ? nil : (lowerBound, upperBound - 1) }
}

extension Style {
  /// What frames are drawn with.
  struct Edges {
    var horizontal: Character
    var vertical: Character
    var topLeft: Character
    var topRight: Character
    var bottomLeft: Character
    var bottomRight: Character
  }

  /// The lines and corners of frames.
  var edges: Edges {
    isUnicode
      ? Edges(
        horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰",
        bottomRight: "╯")
      : Edges(
        horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
        bottomRight: "+")
  }
}
