import Keyframes

/// What one look at the values of an animation on all rows tells.
struct Survey {
  /// The lowest value on a row, and the first row that has it.
  var lowest: (value: Double, row: Int)?
  /// The highest value on a row, and the first row that has it.
  var highest: (value: Double, row: Int)?
  /// Whether some row has no value.
  var hasGaps = false
  /// Whether some value is infinite or not a number.
  var hasSpecials = false

  /// The most rows that are looked at one by one before the first of them is written.
  static let rowLimit = 1_000_000

  /// Looks at one animation of a table, of which `extremes` are the extremes between rows too.
  ///
  /// Very many rows would keep the reader waiting, and lie so close that the extremes between them
  /// are theirs.
  init(_ table: SampleTable, animation index: Int, extremes: ScalarExtremes<Duration>?) {
    let animation = table.animations[index]
    let last = table.rowCount - 1
    let isLong = table.rowCount > Survey.rowLimit
    if isLong, let extremes {
      lowest = (extremes.lowest, 0)
      highest = (extremes.highest, last)
    }
    for row in isLong ? [0, last] : Array(0...last) {
      guard let value = animation.value(at: table.moments.time(ofRow: row)) else {
        hasGaps = true
        continue
      }
      if !value.isFinite { hasSpecials = true }
      if value < lowest?.value ?? .infinity { lowest = (value, row) }
      if value > highest?.value ?? -.infinity { highest = (value, row) }
    }
  }
}
