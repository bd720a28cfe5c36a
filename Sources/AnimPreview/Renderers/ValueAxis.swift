import Keyframes

/// Where values lie on a bar.
struct ValueAxis {
  /// The value at the left end.
  var low: Double
  /// The value at the right end.
  var high: Double
  /// The resting value, which gets a rule.
  var rest: Double?
  /// The columns of the bar.
  var width: Int

  /// The column of a value; what lies outside lands on an end, what is no number has no place.
  func column(of value: Double) -> Int? {
    guard !value.isNaN, width > 0 else { return nil }
    if value <= low { return 0 }
    if value >= high { return width - 1 }
    // Both are halved so that no difference of finite values overflows.
    let part = (value / 2 - low / 2) / (high / 2 - low / 2)
    return Int((part * Double(width - 1)).rounded(.toNearestOrEven))
  }

  /// The labels above the bar: both ends and, between them where there is room, the rule.
  func header(style: Style) -> String {
    let limit = 3
    let shown = [low, high, rest ?? low]
    let decimals = shown.map { NumberText.decimalsNeeded($0, limit: limit) }.max()!
    func label(_ value: Double) -> [Character] {
      Array(NumberText.fixed(value, decimals: decimals, minus: style.minus))
    }
    var cells = Array(repeating: Character(" "), count: width)
    func place(_ text: [Character], at start: Int) -> Bool {
      guard start >= 0, start + text.count <= width else { return false }
      let neighbours = max(start - 1, 0)..<min(start + text.count + 1, width)
      guard cells[neighbours].allSatisfy({ $0 == " " }) else { return false }
      cells.replaceSubrange(start..<(start + text.count), with: text)
      return true
    }
    _ = place(label(low), at: 0)
    if high > low { _ = place(label(high), at: width - label(high).count) }
    if let rest, rest > low, rest < high, let column = column(of: rest) {
      // Where the middle of the label can't stand above the rule, one of its ends still may.
      let text = label(rest)
      let half = text.count / 2
      _ = [0, -1, 1, -2, 2].first { place(text, at: column - half + $0) }
    }
    return String(cells)
  }
}
