import Keyframes

/// Some consecutive rows of a table, computed together.
struct RowBatch {
  /// The first row.
  private(set) var firstRow = 0
  /// How many rows.
  private(set) var count = 0
  /// The moments in seconds.
  private(set) var seconds: [Double] = []
  /// For each animation, how far it has run.
  private(set) var progresses: [[Double]] = []
  /// For each animation, the value shown.
  private(set) var values: [[Double]] = []
  /// For each animation, whether a row has a value; empty where all have.
  private(set) var hasValue: [[Bool]] = []

  /// The most rows that are computed together.
  static let capacity = 4096

  /// Computes the rows from one on; nothing is left of those before.
  mutating func fill(from row: Int, of table: SampleTable) {
    firstRow = row
    count = min(RowBatch.capacity, table.rowCount - row)
    if values.isEmpty {
      let row = [Double](repeating: 0, count: count)
      seconds = row
      progresses = Array(repeating: row, count: table.animations.count)
      values = progresses
      hasValue = Array(repeating: [], count: table.animations.count)
    }
    for index in 0..<count { seconds[index] = table.moments.seconds(ofRow: row + index) }
    for animation in table.animations.indices { fill(animation, of: table) }
  }

  private mutating func fill(_ animation: Int, of table: SampleTable) {
    let previewable = table.animations[animation]
    let progress = table.progressClips[animation]
    if case .frames(let rate, let frames) = table.moments {
      let start = frames.lowerBound + firstRow
      let range = start..<(start + count)
      var output = progresses[animation].mutableSpan
      progress.evaluate(frames: range, at: rate, over: 0, into: &output)
      if let base = previewable.base {
        var output = values[animation].mutableSpan
        previewable.clip.evaluate(frames: range, at: rate, over: base, into: &output)
        return
      }
    } else {
      for index in 0..<count {
        let time = table.moments.time(ofRow: firstRow + index)
        progresses[animation][index] = progress.value(at: time) ?? 0
      }
    }
    if hasValue[animation].isEmpty {
      hasValue[animation] = Array(repeating: false, count: count)
    }
    for index in 0..<count {
      let value = previewable.value(at: table.moments.time(ofRow: firstRow + index))
      values[animation][index] = value ?? 0
      hasValue[animation][index] = value != nil
    }
  }

  /// The value of an animation on a row of the batch, if it has one.
  @inline(__always)
  func value(_ animation: Int, at index: Int) -> Double? {
    hasValue[animation].isEmpty || hasValue[animation][index] ? values[animation][index] : nil
  }
}
