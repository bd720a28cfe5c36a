import Keyframes

/// What stands in an alert at its full size.
struct AlertBox {
  /// A line with where it stands.
  private struct Row {
    var text: String
    var role = Role.plain
    var isCentered = true
    /// A colour behind some of its columns.
    var surface: (columns: Range<Int>, color: ScreenColor)?
    /// Columns in another look.
    var accents: [(columns: Range<Int>, role: Role)] = []
  }

  let request: AlertRequest
  let style: Style
  /// The columns with the frame.
  let width: Int
  /// The rows of the message that are seen at once.
  let messageRows: Int
  /// Whether the stage is too low for empty rows between the parts.
  let isTight: Bool
  /// The message in lines.
  let message: [String]

  /// The box for columns and rows of a stage.
  init(_ request: AlertRequest, stageWidth: Int, stageHeight: Int, style: Style) {
    self.request = request
    self.style = style
    // At its largest the box still has a column of backdrop on either side.
    let room = max(Int(Double(stageWidth - 2) / request.style.overshoot), 12)
    let wanted = [
      request.title.columns + 6, request.message.isEmpty ? 0 : 44,
      request.buttonTitles.reduce(4) { $0 + $1.title.columns + 8 },
      request.style == .popin || request.style == .color ? 36 : 24,
    ].max()!
    width = min(wanted, room, 60)
    let inner = width - 4
    message =
      request.message.isEmpty
      ? []
      : Printable.text(request.message.split(separator: "\n").joined(separator: " "))
        .wrapped(to: inner)
    let parts =
      (request.title.isEmpty ? 0 : 1) + (request.buttonTitles.isEmpty ? 0 : 1)
      + (request.style == .popin ? 1 : request.style == .color ? 2 : 0)
    let controls = request.style == .color ? 3 : 0
    isTight = 2 + 2 * parts + controls + min(message.count, 1) > stageHeight
    let others = 2 + (isTight ? parts : 2 * parts) + controls
    let most = Int(Double(stageHeight) / request.style.overshoot)
    messageRows = min(message.count, max(most - others - 1, 1))
  }

  /// The rows with the frame.
  var height: Int { rows(AlertView()).count + 2 }

  /// How the message fits.
  var fit: MessageFit { MessageFit(lines: message.count, rows: max(messageRows, 1)) }

  /// What stands between the parts.
  private var gap: [Row] { isTight ? [] : [Row(text: "")] }

  private func rows(_ view: AlertView) -> [Row] {
    var rows: [Row] = []
    if !request.title.isEmpty {
      rows.append(Row(text: cut(Printable.text(request.title), width - 4), role: .mark))
    }
    if !message.isEmpty {
      if !rows.isEmpty, messageRows > 0 { rows += gap }
      rows += messageLines(view)
    }
    if request.style == .popin { rows += gap + [field(view)] }
    if request.style == .color { rows += sliders(view) }
    if !request.buttonTitles.isEmpty { rows += gap + [buttons(view)] }
    return rows.isEmpty ? [Row(text: "")] : rows
  }

  private func cut(_ text: String, _ columns: Int) -> String {
    text.shortened(to: columns, style: style)
  }

  private func messageLines(_ view: AlertView) -> [Row] {
    let hidden = message.count - messageRows
    let scroll = (view.pose?.scroll ?? 0) + Double(view.scrolled)
    let first = min(max(Int(min(scroll, 1e6)), 0), hidden)
    return (0..<messageRows).map { index in
      var text = message[first + index]
      // What does not fit is announced at the edge.
      let isMore = index == messageRows - 1 && first < hidden
      let isLess = index == 0 && first > 0
      if isMore || isLess {
        let sign = isMore ? (style.isUnicode ? "↓" : "v") : style.isUnicode ? "↑" : "^"
        text = text.filled(to: width - 5).prefix(columns: width - 5) + sign
        return Row(text: text, isCentered: false)
      }
      return Row(text: text, isCentered: hidden <= 0)
    }
  }

  private func field(_ view: AlertView) -> Row {
    let room = width - 6
    let hasFocus = view.focus == .field
    let caret = hasFocus ? (style.isUnicode ? "▏" : "_") : ""
    var typed = Printable.text(view.text)
    while typed.columns > room - 1 { typed.removeFirst() }
    let fill = style.isUnicode ? "┈" : "."
    let text = typed + caret
    let rest = String(repeating: fill, count: max(room - text.columns, 0))
    let edge = String(style.rule)
    return Row(text: edge + text + rest + edge, role: hasFocus ? .curve : .ruler)
  }

  private func sliders(_ view: AlertView) -> [Row] {
    let colors = view.colors
    let names = ["red", "green", "blue"]
    let bar = max(width - 4 - 8 - 7, 4)
    let rows = names.indices.map { index in
      let value = colors?.sliders[index] ?? 0
      let axis = ValueAxis(low: 0, high: 1, rest: nil, width: bar)
      let place = axis.column(of: value) ?? 0
      let filled = String(repeating: style.isUnicode ? "━" : "=", count: place)
      let empty = String(repeating: style.edges.horizontal, count: bar - place - 1)
      let hasFocus = view.focus == .slider(index)
      let text =
        (hasFocus ? style.pointer : " ") + names[index].filled(to: 6)
        + filled + String(style.point) + empty + " "
        + NumberText.fixed(value, decimals: 2, minus: style.minus)
      return Row(text: text, role: hasFocus ? .curve : .plain, isCentered: false)
    }
    let color = ScreenColor(colors?.swatch ?? .zero)
    let hexadecimal = [color.red, color.green, color.blue].reduce("#") {
      $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16)
    }
    var swatch = Row(
      text: " swatch" + String(repeating: " ", count: bar - 2) + hexadecimal, isCentered: false)
    swatch.surface = (8..<(7 + bar - 3), color)
    return gap + rows + gap + [swatch]
  }

  private func buttons(_ view: AlertView) -> Row {
    var text = ""
    var accents: [(Range<Int>, Role)] = []
    // Brackets and spaces take six columns of each; the longest titles give way.
    var rooms = request.buttonTitles.map { Printable.text($0.1).columns }
    let room = width - 2 - rooms.count * 8 + 2
    while rooms.reduce(0, +) > room, let longest = rooms.max(), longest > 2 {
      rooms[rooms.firstIndex(of: longest)!] -= 1
    }
    for ((index, title), room) in zip(request.buttonTitles, rooms) {
      if !text.isEmpty { text += "  " }
      let hasFocus = view.focus == .button(index)
      let start = text.columns
      let label = "[ \(cut(Printable.text(title), room)) ]"
      text += hasFocus ? style.pointer + label + style.pointerBack : " \(label) "
      if hasFocus { accents.append((start..<text.columns, .curve)) }
    }
    return Row(text: text, accents: accents.map { (columns: $0.0, role: $0.1) })
  }

  /// The box with all that stands in it, as large as a scale makes it.
  func grid(_ view: AlertView, scale: Double) -> CellGrid {
    let rows = rows(view)
    let part = scale.isFinite ? min(max(scale, 0), 4) : 1
    func size(_ full: Int) -> Int { Int((Double(full) * part).rounded(.toNearestOrEven)) }
    let (width, height) = (size(self.width), size(rows.count + 2))
    guard width >= 2, height >= 2 else { return CellGrid(width: 0, height: 0) }
    var grid = CellGrid(width: width, height: height)
    grid.frame(x: 0..<width, y: 0..<height, style: style, .plain)
    // The lines keep their places in proportion; where two would share one, the later is left out.
    var taken: Set<Int> = [0, height - 1]
    let room = height - rows.count - 2
    for (index, row) in rows.enumerated() {
      let middle = (Double(index) + 1.5) / Double(rows.count + 2) * Double(height)
      let y = room >= 0 ? room / 2 + 1 + index : Int(middle)
      guard !row.text.isEmpty, taken.insert(y).inserted else { continue }
      put(row, y: y, into: &grid)
    }
    return grid
  }

  private func put(_ row: Row, y: Int, into grid: inout CellGrid) {
    let room = grid.width - 2
    var full = row.isCentered ? row.text : row.text.filled(to: width - 4)
    if full.columns > room { full = room > 3 ? cut(full, room) : full.prefix(columns: room) }
    var column = 0
    let start = 1 + (room - full.columns) / 2
    for character in full {
      var paint = Paint(row.accents.first { $0.columns.contains(column) }?.role ?? row.role)
      if let surface = row.surface, surface.columns.contains(column) {
        paint.surface = surface.color
      }
      grid.put(character, x: start + column, y: y, paint)
      column += character.columns
    }
  }
}

extension AlertStyle {
  /// How many times its size an alert is at its largest.
  var overshoot: Double {
    switch self {
    case .popin: 1.1
    case .show, .color: 1.2
    case .slide: 1
    }
  }
}

extension ScreenColor {
  /// A colour of channels from 0 to 1.
  init(_ color: SIMD3<Double>) {
    func byte(_ value: Double) -> UInt8 {
      UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded(.toNearestOrEven))
    }
    self.init(red: byte(color.x), green: byte(color.y), blue: byte(color.z))
  }
}

extension String {
  /// The words in lines of so many columns.
  fileprivate func wrapped(to columns: Int) -> [String] {
    TextWrap.lines(self, first: "", rest: "", width: columns)
  }
}

extension Style {
  /// In front of what has the focus.
  var pointer: String { isUnicode ? "▸" : ">" }
  /// Behind what has the focus.
  var pointerBack: String { isUnicode ? "◂" : "<" }
}
