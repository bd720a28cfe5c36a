@testable import AnimPreview

/// A terminal as far as the tool uses one: it turns bytes into a screen.
struct ScreenEmulator {
  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[Character]]
  /// What has left the screen at its top.
  private(set) var scrollback: [String] = []
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorShown = true
  /// The attributes that are on, as they were written.
  private(set) var attributes = ""
  /// Whether updates are held back until they are complete.
  private(set) var isSynchronized = false
  /// What a terminal would not have understood.
  private(set) var problems: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines of the screen without trailing spaces and without the empty ones at its end.
  var lines: [String] {
    var lines = cells.map { row -> String in
      var text = String(row.filter { $0 != "\0" })
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines with all that has left the screen before them.
  var all: [String] { scrollback + lines }

  /// Gives the screen another size; what no longer fits is cut off.
  mutating func resize(columns: Int, rows: Int) {
    cells = cells.map { Array(($0 + Array(repeating: " ", count: columns)).prefix(columns)) }
    while cells.count > rows {
      scrollback.append(String(cells.removeFirst()))
      row = max(row - 1, 0)
    }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    (self.columns, self.rows) = (columns, rows)
    column = min(column, columns - 1)
  }

  mutating func feed(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    var run = ""
    func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 }
    while let scalar = rest.popFirst() {
      guard isControl(scalar) else {
        run.unicodeScalars.append(scalar)
        continue
      }
      write(run)
      run = ""
      switch scalar {
      case "\r": column = 0
      case "\n": lineFeed()
      case "\u{1B}": rest = escape(rest)
      default: problems.append("control \(scalar.value)")
      }
    }
    write(run)
  }

  private mutating func write(_ text: String) {
    for character in text {
      let width = character.columns
      if column + width > columns {
        problems.append("a line of row \(row) was wrapped")
        column = 0
        lineFeed()
      }
      cells[row][column] = character
      // The second half of a wide character shows nothing.
      if width == 2 { cells[row][column + 1] = "\0" }
      column += width
    }
  }

  private mutating func lineFeed() {
    if row == rows - 1 {
      var text = String(cells.removeFirst())
      while text.last == " " { text.removeLast() }
      scrollback.append(text)
      cells.append(Array(repeating: " ", count: columns))
    } else {
      row += 1
    }
  }

  private mutating func escape(
    _ input: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    var rest = input
    guard rest.popFirst() == "[" else {
      problems.append("an escape of another kind")
      return rest
    }
    var parameters = ""
    while let scalar = rest.popFirst() {
      guard scalar.value >= 0x40 else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      perform(scalar, parameters)
      return rest
    }
    problems.append("an escape without an end")
    return rest
  }

  private mutating func perform(_ command: Unicode.Scalar, _ parameters: String) {
    let count = max(Int(parameters) ?? 1, 1)
    switch (command, parameters) {
    case ("A", _): row = max(row - count, 0)
    case ("B", _): row = min(row + count, rows - 1)
    case ("K", ""):
      for index in min(column, columns)..<columns { cells[row][index] = " " }
    case ("J", ""):
      for index in min(column, columns)..<columns { cells[row][index] = " " }
      for below in (row + 1)..<max(rows, row + 1) {
        cells[below] = Array(repeating: " ", count: columns)
      }
    case ("m", _): attributes = parameters == "0" ? "" : parameters
    case ("l", "?25"): isCursorShown = false
    case ("h", "?25"): isCursorShown = true
    case ("h", "?2026"): isSynchronized = true
    case ("l", "?2026"): isSynchronized = false
    default: problems.append("escape [\(parameters)\(command)")
    }
  }
}
