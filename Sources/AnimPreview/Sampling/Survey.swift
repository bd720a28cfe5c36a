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

  /// Looks at one animation of a table.
  init(_ table: SampleTable, animation index: Int) {
    let animation = table.animations[index]
    for row in 0..<table.rowCount {
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
