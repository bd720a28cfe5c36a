import Keyframes

/// Pictures of an animation side by side: the strip view.
struct StripRenderer {
  /// Whose pictures.
  let animations: [Previewable]
  /// The time that the strip covers.
  let window: ClosedRange<Duration>
  /// The rows of a picture.
  let height: Int?
  let rate: FrameRate
  let options: TextOptions

  private static let pictureWidth = 10
  private static let cellWidth = 13

  private var style: Style { options.style }
  private var times: TimeText { options.times(rate: rate) }

  /// Writes the strips, one below the other.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    for (index, animation) in animations.enumerated() {
      if index > 0 { buffer.append("\n") }
      if !options.isQuiet {
        var line = StyledLine()
        let rest = "  \(animation.property)  \(times.brief(animation.shownEnd))"
        line.append(
          animation.name.prefix(columns: max(options.width - rest.columns, 8)), .curve)
        line.append(rest)
        line.write(into: &buffer, style: style)
        buffer.append("\n")
      }
      for line in lines(of: animation) { line.write(into: &buffer, style: style) }
    }
    try sink.write(&buffer)
  }

  /// The moments of an animation's pictures.
  func moments(of animation: Previewable) -> [Duration] {
    let clip = animation.clip
    return StripMoments.moments(
      in: window, keys: clip.track.keyframes.indices.compactMap { clip.time(ofKeyframe: $0) },
      count: options.width / StripRenderer.cellWidth, rate: rate)
  }

  private func lines(of animation: Previewable) -> [StyledLine] {
    let (width, cell) = (StripRenderer.pictureWidth, StripRenderer.cellWidth)
    let moments = moments(of: animation)
    let figure = Figure(animation, in: window)
    let height = height ?? 5
    var grid = CellGrid(width: moments.count * cell, height: height + 3)
    for (index, moment) in moments.enumerated() {
      let value = animation.value(at: moment)
      let left = index * cell
      grid.put(
        figure.grid(value, width: width, height: height, style: style), x: left + 1, y: 0)
      let number = value.map {
        NumberText.fixed($0, decimals: min(options.decimals, 3), minus: style.minus)
      }
      // Labels stand under the middle of their picture.
      grid.put(label(moment).centered(in: width + 2), x: left, y: height + 1, .ruler)
      grid.put((number ?? style.nothing).centered(in: width + 2), x: left, y: height + 2)
    }
    return grid.lines
  }

  /// A moment with as few decimals as tell it from the next one.
  func label(_ moment: Duration) -> String {
    let isShort = window.upperBound - window.lowerBound < .milliseconds(20)
    let decimals = times.unit == .s ? 3 : times.unit == .frames ? 1 : isShort ? 2 : 0
    return times.fixed(moment, decimals: decimals) + " " + times.unit.rawValue
  }
}
