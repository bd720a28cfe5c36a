import Keyframes

/// An alert as it comes and goes, in pictures side by side.
struct AlertStrip {
  let request: AlertRequest
  let options: TextOptions
  let rate: FrameRate
  /// The rows of a picture.
  let height: Int?

  private static let gap = 2

  private var style: Style { options.style }

  /// As many pictures as a screen of the width holds on two rows, or below one another.
  private var layout: (columns: Int, width: Int, count: Int) {
    let columns = options.width < 60 ? 1 : options.width < 100 ? 2 : 3
    let width = (options.width - AlertStrip.gap * (columns - 1)) / columns
    return (columns, width, columns == 3 ? 9 : 6)
  }

  /// Writes the pictures.
  func write(to sink: any Sink) throws(Failure) {
    let (columns, width, count) = layout
    let stage = AlertStage(request, width: width, height: height ?? 13, style: style)
    let (preview, view) = AlertPerformance.timeline(stage, shownFor: .seconds(1))
    let removed = preview.labels.first { $0.label == "removed" }?.time
    var moments = AlertStrip.moments(of: preview, count: count, rate: rate)
    // The last picture is the moment at which the alert is gone.
    if let removed { moments[moments.count - 1] = removed }
    var buffer = ByteBuffer()
    if !options.isQuiet {
      var line = StyledLine()
      line.append("alert", .curve)
      line.append(" \(request.style.rawValue)   ")
      line.append(options.times(rate: rate).brief(preview.shownEnd))
      line.write(into: &buffer, style: style)
    }
    for start in stride(from: 0, to: moments.count, by: columns) {
      let row = moments[start..<min(start + columns, moments.count)]
      var grid = CellGrid(width: options.width, height: stage.height + 1)
      for (index, moment) in row.enumerated() {
        let left = index * (width + AlertStrip.gap)
        var view = view(moment)
        if let removed, moment >= removed { view.pose = nil }
        if request.style == .popin, isFocused(at: moment, preview) { view.focus = .field }
        grid.put(caption(moment, preview), x: left, y: 0, .ruler)
        grid.put(stage.grid(view), x: left, y: 1)
      }
      if start > 0 || !options.isQuiet { buffer.append("\n") }
      for line in grid.lines { line.write(into: &buffer, style: style) }
    }
    try sink.write(&buffer)
  }

  private func isFocused(at moment: Duration, _ preview: TimelinePreview) -> Bool {
    let time = { (name: TimelineLabel) in preview.labels.first { $0.label == name }?.time }
    guard let focused = time("focused") else { return false }
    return moment >= focused && moment < preview.rows.last?.spans.first?.start ?? .seconds(1)
  }

  private func caption(_ moment: Duration, _ preview: TimelinePreview) -> String {
    let times = options.times(rate: rate)
    let label = preview.labels.filter { $0.time == moment }.map(\.label.text)
      .filter { !$0.contains("group") }
    let number = NumberText.trimmed(times.fixed(moment, decimals: times.unit == .s ? 4 : 1))
    return ([number + " " + times.unit.rawValue] + label).joined(separator: "  ")
  }

  /// The moments of the pictures: in every stretch in which something moves, its ends and even
  /// steps between, the longest steps divided first.
  static func moments(
    of preview: TimelinePreview, count: Int, rate: FrameRate
  ) -> [Duration] {
    var stretches: [ClosedRange<Duration>] = []
    let spans = preview.rows.flatMap(\.spans).sorted { $0.start < $1.start }
    for span in spans {
      let end = span.end.finite ?? preview.shownEnd
      if let last = stretches.last, span.start <= last.upperBound {
        let end = max(last.upperBound, end)
        stretches[stretches.count - 1] = last.lowerBound...end
      } else {
        stretches.append(span.start...end)
      }
    }
    stretches = stretches.filter { $0.lowerBound < $0.upperBound }
    guard !stretches.isEmpty else { return [.zero] }
    var shares = Array(repeating: 2, count: stretches.count)
    func step(_ index: Int) -> Duration {
      (stretches[index].upperBound - stretches[index].lowerBound) / (shares[index] - 1)
    }
    while shares.reduce(0, +) < count {
      shares[stretches.indices.max { step($0) < step($1) }!] += 1
    }
    return stretches.indices.flatMap { index in
      StripMoments.moments(
        in: stretches[index], keys: [], count: shares[index], rate: rate)
    }
  }
}
