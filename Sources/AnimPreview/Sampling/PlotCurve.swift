import Keyframes

/// A curve over time, as a plot draws it.
struct PlotCurve {
  /// What it is called.
  var name: String
  /// What it shows.
  var quantity: String
  /// Its value, or nothing where there is none.
  var value: (Duration) -> Double?
  /// The lowest and the highest value of a stretch, as far as they are known between moments.
  var range: (Duration, Duration) -> ClosedRange<Double>? = { _, _ in nil }
  /// Where it comes to rest.
  var rest: Double?
  /// The moments of its keys.
  var keys: [Duration] = []

  /// The values of an animation.
  init(valueOf animation: Previewable) {
    name = animation.name
    quantity = animation.property
    value = { animation.value(at: $0) }
    range = { start, end in
      animation.clip.extremes(from: start, through: end).flatMap {
        $0.lowest.isFinite && $0.highest.isFinite ? $0.lowest...$0.highest : nil
      }
    }
    rest = animation.restingValue
    let clip = animation.clip
    keys = clip.track.keyframes.indices.compactMap { clip.time(ofKeyframe: $0) }
  }

  /// The speed of an animation, a second.
  init(velocityOf animation: Previewable) {
    name = animation.name
    quantity = animation.property + " per s"
    value = { animation.clip.velocity(at: $0) ?? (animation.base == nil ? nil : 0) }
    rest = 0
    let clip = animation.clip
    keys = clip.track.keyframes.indices.compactMap { clip.time(ofKeyframe: $0) }
  }

  /// The values of a column of a timeline.
  init(column: Int, of preview: TimelinePreview) {
    let reader = preview.makeReader()
    name = preview.columns[column].name
    quantity = name
    value = { reader($0)[column] }
    if let motion = preview.motions[column] {
      range = { start, end in
        motion.extremes(from: start, through: end).flatMap {
          $0.lowest.isFinite && $0.highest.isFinite ? $0.lowest...$0.highest : nil
        }
      }
    }
    rest = preview.columns[column].base
    keys = preview.rows.filter { $0.part.property == preview.columns[column].name }
      .flatMap { $0.spans.flatMap { [$0.start, $0.end.finite].compactMap(\.self) } }
  }
}

/// What a plot shows: something with a name, and its curves.
struct PlotSubject {
  /// What it is called.
  var name: String
  /// What it moves, where the name does not say it.
  var property: String
  /// How long it is.
  var end: Duration
  /// Whether it goes on after that.
  var isUnending: Bool
  /// Its curves.
  var curves: [PlotCurve]
  /// The keys at which its speed jumps, where the speed is shown.
  var corners: [Corner] = []

  /// A key at which the speed jumps.
  struct Corner {
    /// When.
    var time: Duration
    /// The key's value.
    var value: Double
    /// The speed that leads to it, a second.
    var before: Double
    /// The speed that leads away from it, a second.
    var after: Double
  }

  /// An animation, with its speed if that is asked for.
  init(_ animation: Previewable, showsVelocity: Bool) {
    name = animation.name
    property = animation.property
    end = animation.shownEnd
    isUnending = animation.clip.end.isUnending
    curves = [PlotCurve(valueOf: animation)]
    guard showsVelocity else { return }
    curves.append(PlotCurve(velocityOf: animation))
    let clip = animation.clip
    corners = clip.findings().compactMap { finding in
      guard finding.code == .speedJump, let key = finding.key, let time = finding.time,
        let before = clip.velocity(at: time, side: .below),
        let after = clip.velocity(at: time, side: .above)
      else { return nil }
      return Corner(
        time: time, value: clip.track.keyframes[key].value, before: before, after: after)
    }
  }

  /// A column of a timeline.
  init(column: Int, of preview: TimelinePreview) {
    name = Printable.text(preview.columns[column].name)
    property = ""
    end = preview.shownEnd
    isUnending = preview.end.isUnending
    curves = [PlotCurve(column: column, of: preview)]
  }
}

/// The moments of the columns of a plot, the first and the last at the ends of the window.
struct PlotColumns {
  /// The time that the plot covers.
  let window: ClosedRange<Duration>
  /// How many columns of dots.
  let count: Int

  /// The moment of a column.
  func time(_ column: Int) -> Duration {
    let length = (window.upperBound - window.lowerBound).attoseconds
    return window.lowerBound
      + Duration(attoseconds: length / Int128(count - 1) * Int128(column))
      + Duration(attoseconds: length % Int128(count - 1) * Int128(column) / Int128(count - 1))
  }

  /// The stretch that is nearer to a column than to its neighbours.
  func stretch(_ column: Int) -> (Duration, Duration) {
    let half = (time(1) - time(0)) / 2
    let middle = time(column)
    return (max(middle - half, window.lowerBound), min(middle + half, window.upperBound))
  }

  /// The column nearest to a moment, if it lies within the window.
  func column(of time: Duration) -> Int? {
    guard window.contains(time) else { return nil }
    let length = max((window.upperBound - window.lowerBound).attoseconds, 1)
    let part = (time - window.lowerBound).attoseconds
    return Int((part * Int128(2 * (count - 1)) + length) / (2 * length))
  }
}

/// The rows of dots that a curve takes in each column.
struct CurveTrace {
  /// The values of the columns.
  let values: [Double?]
  private let ranges: [ClosedRange<Double>?]

  /// Looks at a curve in every column.
  init(_ curve: PlotCurve, _ columns: PlotColumns) {
    values = (0..<columns.count).map {
      curve.value(columns.time($0)).flatMap { $0.isNaN ? nil : $0 }
    }
    ranges = (0..<columns.count).map {
      let (start, end) = columns.stretch($0)
      return curve.range(start, end)
    }
  }

  /// The lowest and the highest finite value.
  var bounds: ClosedRange<Double>? {
    let all =
      values.compactMap(\.self).filter(\.isFinite)
      + ranges.compactMap(\.self).flatMap { [$0.lowerBound, $0.upperBound] }
    guard let low = all.min(), let high = all.max() else { return nil }
    return low...high
  }

  /// The rows of a column, counted from the top.
  func rows(_ column: Int, _ scale: ValueAxis) -> ClosedRange<Int>? {
    func row(_ value: Double?) -> Int? {
      value.flatMap { scale.column(of: $0) }.map { scale.width - 1 - $0 }
    }
    guard let here = row(values[column]) else { return nil }
    var (top, bottom) = (here, here)
    func reach(_ other: Int?, isPast: Bool) {
      guard let other, other != here else { return }
      // Two neighbours share the way between them; the earlier one takes the odd row.
      let distance = abs(other - here)
      let share = isPast ? (distance - 1) / 2 : distance / 2
      if other < here { top = min(top, here - share) } else { bottom = max(bottom, here + share) }
    }
    let before = column > 0 ? row(values[column - 1]) : nil
    let after = column + 1 < values.count ? row(values[column + 1]) : nil
    reach(before, isPast: true)
    reach(after, isPast: false)
    // A spike that neither this column nor its neighbours hit is drawn nevertheless.
    if let range = ranges[column], let highest = row(range.upperBound),
      let lowest = row(range.lowerBound)
    {
      if highest < min(here, before ?? here, after ?? here) { top = min(top, highest) }
      if lowest > max(here, before ?? here, after ?? here) { bottom = max(bottom, lowest) }
    }
    return top...bottom
  }
}
