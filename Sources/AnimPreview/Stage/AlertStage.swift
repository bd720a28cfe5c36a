import Keyframes

/// An alert over its backdrop, as it is at a moment.
struct AlertStage {
  let box: AlertBox
  let width: Int
  let height: Int
  let style: Style

  /// A stage of so many columns, and of as many of the rows as the alert needs.
  init(_ request: AlertRequest, width: Int, height: Int, style: Style) {
    (self.width, self.style) = (width, style)
    box = AlertBox(request, stageWidth: width, stageHeight: height, style: style)
    let needed = Int((Double(box.height) * request.style.overshoot).rounded(.up)) + 1
    self.height = min(max(needed, 7), height)
  }

  /// How far a sliding panel goes until nothing of it is seen.
  var slideHeight: Double { Double(box.height + restRow) }

  /// Where a sliding panel rests.
  private var restRow: Int { 1 }

  /// What is seen.
  func grid(_ view: AlertView) -> CellGrid {
    var grid = CellGrid(width: width, height: height)
    guard let pose = view.pose, pose.presence > 0 else { return grid }
    dim(&grid, by: pose.backdrop * pose.opacity)
    let picture = box.grid(view, scale: pose.scale)
    let left = (width - picture.width) / 2
    let isPanel = box.request.style == .slide
    let top = isPanel ? restRow : (height - picture.height) / 2
    let offset = Int(min(max(pose.y.isNaN ? 0 : pose.y, -1e4), 1e4).rounded(.toNearestOrEven))
    for y in 0..<picture.height {
      for x in 0..<picture.width where shows(x, y, opacity: pose.opacity) {
        let cell = picture.cells[y * picture.width + x]
        if let character = cell.character {
          grid.put(character, x: left + x, y: top + y + offset, cell.paint)
        }
      }
    }
    return grid
  }

  /// Dims all by shading: a light shade from a quarter on, a denser one from three quarters on.
  private func dim(_ grid: inout CellGrid, by part: Double) {
    let shades: [Character] = style.isUnicode ? [" ", "·", "░"] : [" ", ".", ":"]
    let level = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 2).rounded(.toNearestOrEven))
    grid.fill(shades[level], x: 0..<width, y: 0..<height, Paint(.ruler))
  }

  /// Whether a cell is seen at an opacity: the pattern lets through as many of sixteen.
  private func shows(_ x: Int, _ y: Int, opacity: Double) -> Bool {
    let pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    return Double(pattern[y % 4 * 4 + x % 4]) + 0.5 < opacity * 16
  }
}
