import Keyframes

/// Curves over time as a picture for pages.
struct SVGPlot {
  let subjects: [PlotSubject]
  let window: ClosedRange<Duration>
  let rate: FrameRate
  let options: TextOptions

  private static let size = (width: 640.0, panel: 180.0, left: 64.0, right: 16.0, gap: 36.0)

  /// Writes the picture.
  func write(to sink: any Sink) throws(Failure) {
    let size = SVGPlot.size
    var panels: [(quantity: String, curves: [(curve: PlotCurve, number: Int)])] = []
    for (number, subject) in subjects.enumerated() {
      for curve in subject.curves {
        if let index = panels.firstIndex(where: { $0.quantity == curve.quantity }) {
          panels[index].curves.append((curve, number))
        } else {
          panels.append((curve.quantity, [(curve, number)]))
        }
      }
    }
    let top = 24.0 + 18.0 * Double(subjects.count)
    let height = top + Double(panels.count) * (size.panel + size.gap)
    var picture = SVGText(width: size.width, height: height)
    let times = TimeText(unit: options.unit, rate: rate, minus: options.style.minus)
    for (number, subject) in subjects.enumerated() {
      let y = 20 + 18 * Double(number)
      picture.add(path: [(12, y - 4), (44, y - 4)], "curve\(number % 4)")
      let words = [subject.name, subject.property, times.brief(subject.end)]
      picture.add(text: words.filter { !$0.isEmpty }.joined(separator: "  "), x: 52, y: y)
    }
    for (index, panel) in panels.enumerated() {
      let y = top + Double(index) * (size.panel + size.gap)
      draw(panel.quantity, panel.curves, y: y, times, into: &picture)
    }
    try sink.write(text: picture.document(title: subjects.map(\.name).joined(separator: ", ")))
  }

  private func draw(
    _ quantity: String, _ curves: [(curve: PlotCurve, number: Int)], y top: Double,
    _ times: TimeText, into picture: inout SVGText
  ) {
    let size = SVGPlot.size
    let width = size.width - size.left - size.right
    let columns = PlotColumns(window: window, count: 401)
    let traces = curves.map { CurveTrace($0.curve, columns) }
    let bounds = traces.compactMap(\.bounds)
    var low = bounds.map(\.lowerBound).min() ?? 0
    var high = bounds.map(\.upperBound).max() ?? 0
    if low == high { (low, high) = (low - 0.5, high + 0.5) }
    func y(_ value: Double) -> Double {
      let part = (value / 2 - low / 2) / (high / 2 - low / 2)
      return top + size.panel * (1 - min(max(part, 0), 1))
    }
    func x(_ column: Int) -> Double { size.left + width * Double(column) / 400 }
    let length = max((window.upperBound - window.lowerBound).inSeconds, 1e-9)
    func x(at time: Duration) -> Double {
      size.left + width * (time - window.lowerBound).inSeconds / length
    }
    picture.add(
      path: [
        (size.left, top), (size.left, top + size.panel),
        (size.width - size.right, top + size.panel),
      ],
      "axis")
    let rest = curves[0].curve.rest.flatMap { $0 > low && $0 < high ? $0 : nil }
    if let rest {
      picture.add(path: [(size.left, y(rest)), (size.width - size.right, y(rest))], "rule")
    }
    for value in [low, high, rest].compactMap(\.self) {
      let text = NumberText.brief(value, decimals: 4, minus: options.style.minus)
      picture.add(text: text, x: size.left - 6, y: y(value) + 4, anchor: "end")
    }
    picture.add(text: quantity, x: size.left + 6, y: top + 4)
    for (trace, curve) in zip(traces, curves) {
      let points = trace.values.enumerated().map { column, value in
        value.flatMap { $0.isFinite ? (x: x(column), y: y($0)) : nil }
      }
      picture.add(path: points, "curve\(curve.number % 4)")
      for key in curve.curve.keys {
        guard window.contains(key), let value = curve.curve.value(key), value.isFinite else {
          continue
        }
        picture.add("circle", "key", ["cx": x(at: key), "cy": y(value), "r": 4])
      }
    }
    let ticks = TimeTicks.ticks(in: window, width: 70, times: times) {
      columns.column(of: $0).map { $0 * 69 / 400 } ?? 69
    }
    let unit = times.unit.rawValue
    let bottom = top + size.panel
    for tick in ticks {
      picture.add(path: [(x(at: tick.time), bottom), (x(at: tick.time), bottom + 4)], "axis")
      picture.add(text: tick.text, x: x(at: tick.time), y: bottom + 18, anchor: "middle")
    }
    picture.add(text: unit, x: size.width - size.right, y: bottom + 18, anchor: "end")
  }
}

/// Pictures of animations side by side, as a picture for pages.
struct SVGStrip {
  let animations: [Previewable]
  let window: ClosedRange<Duration>
  let rate: FrameRate
  let options: TextOptions

  /// Writes the picture.
  func write(to sink: any Sink) throws(Failure) {
    let strip = StripRenderer(
      animations: animations, window: window, height: nil, rate: rate, options: options)
    let cell = 104.0
    let row = 128.0
    let moments = animations.map { strip.moments(of: $0) }
    let count = moments.map(\.count).max() ?? 1
    var picture = SVGText(
      width: Double(count) * cell, height: Double(animations.count) * (row + 20) + 8)
    for (index, animation) in animations.enumerated() {
      let top = Double(index) * (row + 20)
      picture.add(
        text: "\(animation.name)  \(animation.property)", x: 8, y: top + 16)
      let figure = Figure(animation, in: window)
      for (position, moment) in moments[index].enumerated() {
        let middle = (Double(position) + 0.5) * cell
        draw(animation.value(at: moment), figure, x: middle, y: top + 60, into: &picture)
        picture.add(
          text: strip.label(moment), x: middle, y: top + 122, anchor: "middle")
        let value = animation.value(at: moment).map {
          NumberText.fixed($0, decimals: min(options.decimals, 3), minus: options.style.minus)
        }
        picture.add(
          text: value ?? options.style.nothing, x: middle, y: top + 138, anchor: "middle")
      }
    }
    try sink.write(text: picture.document(title: animations.map(\.name).joined(separator: ", ")))
  }

  private func draw(
    _ value: Double?, _ figure: Figure, x: Double, y: Double, into picture: inout SVGText
  ) {
    guard let value, value.isFinite else { return }
    let part = figure.part(value)
    switch figure.kind {
    case .box:
      let largest = max(figure.low.magnitude, figure.high.magnitude)
      let side = largest > 0 ? 72 * min(value.magnitude / largest, 1) : 0
      picture.add(
        "rect", "outline",
        [
          "x": x - side / 2, "y": y - side / 2, "width": side, "height": side,
          "rx": min(6, side / 2),
        ])
    case .shade:
      picture.add("rect", "axis", ["x": x - 36, "y": y - 36, "width": 72, "height": 72, "rx": 6])
      picture.add(
        "rect", "shape",
        [
          "x": x - 36, "y": y - 36, "width": 72, "height": 72, "rx": 6,
          "fill-opacity": min(max(value, 0), 1),
        ])
    case .column:
      picture.add(path: [(x, y - 36), (x, y + 36)], "axis")
      picture.add("circle", "shape", ["cx": x, "cy": y - 36 + 72 * part, "r": 6])
    case .row:
      picture.add(path: [(x - 36, y), (x + 36, y)], "axis")
      picture.add("circle", "shape", ["cx": x - 36 + 72 * part, "cy": y, "r": 6])
    case .bar:
      let height = 72 * part
      picture.add(path: [(x - 20, y + 36), (x + 20, y + 36)], "axis")
      picture.add(
        "rect", "shape", ["x": x - 14, "y": y + 36 - height, "width": 28, "height": height])
    }
  }
}

extension Sink {
  /// Writes a text.
  func write(text: String) throws(Failure) {
    var buffer = ByteBuffer()
    buffer.append(text)
    try write(&buffer)
  }
}

extension Figure {
  /// How far a value is from the lowest to the highest, from 0 to 1.
  func part(_ value: Double) -> Double {
    guard high > low else { return 0 }
    return min(max((value / 2 - low / 2) / (high / 2 - low / 2), 0), 1)
  }
}
