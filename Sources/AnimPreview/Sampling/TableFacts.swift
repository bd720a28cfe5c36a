import Keyframes

/// What is to be said about a table besides its rows.
struct TableFacts {
  /// What one look at each animation told.
  let surveys: [Survey]
  /// The extremes of each animation over the time of the rows, between rows too.
  let extremes: [ScalarExtremes<Duration>?]
  /// What a reader should know.
  var notes: [Note] = []

  private let table: SampleTable

  /// Looks at a table.
  init(_ table: SampleTable) {
    self.table = table
    let rows = 0..<table.rowCount
    let first = table.moments.time(ofRow: rows.lowerBound)
    let last = table.moments.time(ofRow: rows.upperBound - 1)
    let extremes = table.animations.map { animation -> ScalarExtremes<Duration>? in
      if case .chosen = table.moments { return nil }
      return animation.clip.extremes(from: first, through: last)
    }
    self.extremes = extremes
    surveys = table.animations.indices.map {
      Survey(table, animation: $0, extremes: extremes[$0])
    }
  }

  // MARK: - Marks

  /// What has happened on a row.
  struct Mark {
    /// The values of the keys that have just passed.
    var keys: [Double]
    /// Whether the animation has just ended.
    var isFinished: Bool

    /// The text beside the bar.
    func pieces(style: Style) -> [(String, Role)] {
      var pieces: [(String, Role)] = []
      if let last = keys.last {
        let value = NumberText.brief(last, decimals: 6, minus: style.minus)
        if keys.count == 2 {
          let first = NumberText.brief(keys[0], decimals: 6, minus: style.minus)
          pieces.append(("\(style.mark) \(first) ", .mark))
        } else if keys.count > 2 {
          pieces.append(("\(keys.count)\(style.times) ", .mark))
        }
        pieces.append(("\(style.mark) \(value)", .mark))
      }
      if isFinished { pieces.append((pieces.isEmpty ? "finished" : "  finished", .good)) }
      return pieces
    }
  }

  /// What has happened to an animation on a row.
  func mark(_ index: Int, row: Int) -> Mark {
    let clip = table.animations[index].clip
    let time = table.moments.time(ofRow: row)
    let previous = table.moments.previousTime(ofRow: row)
    let end = clip.timing.end.finite
    let keys = clip.keyframesPassed(after: previous, through: time)
    let values = clip.track.keyframes
    return Mark(
      keys: keys.map { values[$0].value },
      isFinished: end.map { $0 <= time && (previous ?? $0 - .seconds(1)) < $0 } ?? false)
  }

  /// The columns of an animation's longest mark.
  func longestMark(_ index: Int, style: Style) -> Int {
    if table.rowCount > Survey.rowLimit {
      // As if each pair of neighbouring keys passed on one row, and the end as well.
      let values = table.animations[index].clip.track.keyframes.map(\.value)
      return zip(values, values.dropFirst() + values.prefix(1)).lazy.map { first, second in
        Mark(keys: [first, second], isFinished: true).pieces(style: style).reduce(0) {
          $0 + $1.0.count
        }
      }.max() ?? 0
    }
    return (0..<table.rowCount).lazy.map { row in
      mark(index, row: row).pieces(style: style).reduce(0) { $0 + $1.0.count }
    }.max() ?? 0
  }

  // MARK: - Axes

  /// The axis of an animation's bar: all its values, those between rows too, and where it rests.
  func axis(_ index: Int, width: Int) -> ValueAxis {
    let animation = table.animations[index]
    let rest = animation.restingValue
    let shown = [
      surveys[index].lowest?.value, surveys[index].highest?.value, extremes[index]?.lowest,
      extremes[index]?.highest, rest,
    ].compactMap(\.self).filter(\.isFinite)
    return ValueAxis(
      low: shown.min() ?? 0, high: shown.max() ?? 0, rest: rest.flatMap { $0.isFinite ? $0 : nil },
      width: width)
  }
}
