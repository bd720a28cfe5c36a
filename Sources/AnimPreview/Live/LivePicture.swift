import Keyframes

/// What is seen of something that plays, at any of its moments.
protocol LivePicture {
  /// What the user calls it.
  var name: String { get }
  /// The time of it that is played.
  var window: ClosedRange<Duration> { get }
  /// Whether it goes on after that.
  var isUnending: Bool { get }
  /// When something worth a marker happens.
  var markers: [(time: Duration, label: String)] { get }
  /// Its curve in one line, if it has one.
  func sparkline(style: Style) -> String?
  /// What is seen at a moment.
  func lines(at time: Duration, width: Int, height: Int, options: TextOptions) -> [StyledLine]
}

/// Animations as figures, beside one another where there are several.
struct AnimationPicture: LivePicture {
  let animations: [Previewable]
  let window: ClosedRange<Duration>
  private let figures: [Figure]

  /// A picture of animations over the time that is played.
  init(_ animations: [Previewable], window: ClosedRange<Duration>) {
    self.animations = animations
    self.window = window
    figures = animations.map {
      var figure = Figure($0, in: window)
      figure.isLying = true
      return figure
    }
  }

  var name: String { animations.map(\.name).joined(separator: "  ") }

  var isUnending: Bool { animations.contains { $0.clip.end.isUnending } }

  var markers: [(time: Duration, label: String)] {
    animations.flatMap { animation in
      animation.clip.track.keyframes.indices.compactMap { index in
        animation.clip.time(ofKeyframe: index).map { time in
          let value = animation.clip.track.keyframes[index].value
          let label = NumberText.brief(value, decimals: 6, minus: "-")
          return (time, animations.count == 1 ? label : "\(animation.name) \(label)")
        }
      }
    }
  }

  func sparkline(style: Style) -> String? {
    animations.count == 1 ? Sparkline.text(animations[0].clip, style: style) : nil
  }

  func lines(at time: Duration, width: Int, height: Int, options: TextOptions) -> [StyledLine] {
    let labels = animations.count == 1 ? 0 : 2
    let figureHeight = max(height - labels, 1)
    if animations.count == 1 { return single(at: time, width, figureHeight, options) }
    let cell = 24
    let shown = min(animations.count, max(width / cell, 1))
    var grid = CellGrid(width: width, height: figureHeight + labels)
    for index in 0..<shown {
      let value = animations[index].value(at: time)
      let picture = figures[index].grid(
        value, width: cell - 4, height: figureHeight, style: options.style)
      grid.put(picture, x: index * cell + 2, y: 0)
      let text = animations[index].name.prefix(columns: cell - 12) + "  " + number(value, options)
      grid.put(text.centered(in: cell), x: index * cell, y: figureHeight + 1)
    }
    return grid.lines
  }

  private func single(
    at time: Duration, _ width: Int, _ height: Int, _ options: TextOptions
  ) -> [StyledLine] {
    let animation = animations[0]
    let value = animation.value(at: time)
    // A narrow screen has the numbers on a line of their own.
    let isWide = width >= 60
    let figureWidth = min(isWide ? 24 : width - 4, 24)
    let left = isWide ? max((width - figureWidth - 24) / 2, 2) : max((width - figureWidth) / 2, 0)
    var grid = CellGrid(width: width, height: height)
    let rows = isWide ? height : max(height - 1, 1)
    let figure = figures[0].grid(value, width: figureWidth, height: rows, style: options.style)
    grid.put(figure, x: left, y: 0)
    let velocity = animation.clip.velocity(at: time).map { speed in
      (speed > 0 ? "+" : "")
        + NumberText.fixed(
          speed, decimals: speed.magnitude < 100 ? 2 : 0, minus: options.style.minus) + " /s"
    }
    let names = [animation.property.prefix(columns: 12), "speed"]
    let column = names.map(\.columns).max()! + 2
    let texts = [number(value, options), velocity ?? options.style.nothing]
    if isWide {
      let x = left + figureWidth + 4
      for (index, (name, text)) in zip(names, texts).enumerated() where height > index {
        let y = max((height - 2) / 2, 0) + index
        grid.put(name, x: x, y: y, .ruler)
        grid.put(text, x: x + column, y: y)
      }
    } else if height > 1 {
      grid.put("\(names[0]) \(texts[0])  speed \(texts[1])".centered(in: width), x: 0, y: rows)
    }
    return grid.lines
  }

  private func number(_ value: Double?, _ options: TextOptions) -> String {
    value.map { NumberText.fixed($0, decimals: options.decimals, minus: options.style.minus) }
      ?? options.style.nothing
  }
}

/// A timeline as bars, one for each of its numbers.
struct TimelinePicture: LivePicture {
  let preview: TimelinePreview
  let window: ClosedRange<Duration>
  private let figures: [Figure]
  private let values: (Duration) -> [Double]

  /// A picture of a timeline over the time that is played.
  init(_ preview: TimelinePreview, window: ClosedRange<Duration>) {
    self.preview = preview
    self.window = window
    let reader = preview.makeReader()
    values = reader
    // The rows of the plot see every value that a picture of this size can tell apart.
    let columns = PlotColumns(window: window, count: 512)
    var bounds = preview.columns.map { ($0.base, $0.base) }
    for column in 0..<columns.count {
      for (index, value) in reader(columns.time(column)).enumerated() where value.isFinite {
        bounds[index] = (min(bounds[index].0, value), max(bounds[index].1, value))
      }
    }
    figures = preview.columns.indices.map { index in
      var figure = Figure(property: "", low: bounds[index].0, high: bounds[index].1)
      figure.isLying = true
      return figure
    }
  }

  var name: String { Printable.text(preview.name) }

  var isUnending: Bool { preview.end.isUnending }

  var markers: [(time: Duration, label: String)] {
    preview.labels.map { ($0.time, $0.label.text) }
  }

  func sparkline(style: Style) -> String? { nil }

  func lines(at time: Duration, width: Int, height: Int, options: TextOptions) -> [StyledLine] {
    let numbers = values(time)
    let names = preview.columns.map { Printable.text($0.name).prefix(columns: 16) }
    let column = (names.map(\.columns).max() ?? 0) + 4
    let bar = max(width - column - 14, 4)
    return names.indices.prefix(max(height, 1)).map { index in
      var line = StyledLine()
      line.append("  " + names[index].filled(to: column - 2))
      let figure = figures[index].grid(numbers[index], width: bar, height: 1, style: options.style)
      for (text, paint) in figure.runs { line.append(text, paint) }
      let number = NumberText.fixed(
        numbers[index], decimals: options.decimals, minus: options.style.minus)
      line.append("  " + number.aligned(to: 10))
      return line
    }
  }
}

extension CellGrid {
  /// The pieces of the first row.
  fileprivate var runs: [(String, Paint)] {
    cells.prefix(width).compactMap { cell in cell.character.map { (String($0), cell.paint) } }
  }
}
