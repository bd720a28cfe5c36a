import Keyframes

/// The lines that say which timeline is shown.
struct TimelineHeader {
  let preview: TimelinePreview
  /// The rows of what is below, or nothing where those are moments of the user's choice.
  let rows: Int?
  /// The moments that were chosen.
  var moments = 0
  let rate: FrameRate
  let options: TextOptions

  private var parts: [String] {
    let clips = preview.rows.count
    let length = options.times(rate: rate).brief(preview.shownEnd)
    var parts = [
      clips == 1 ? "1 clip" : "\(clips) clips",
      length + (preview.end.isUnending ? " of no end" : ""),
    ]
    if let rows {
      parts.append((rows == 1 ? "1 frame" : "\(rows) frames") + " at \(rate.textWithUnit)")
    } else {
      parts.append(moments == 1 ? "1 moment" : "\(moments) moments")
    }
    return parts
  }

  /// Puts the parts on as many lines as they need.
  func write(into buffer: inout ByteBuffer) {
    let style = options.style
    var line = StyledLine()
    line.append(Printable.text(preview.name).shortened(to: options.width, style: style), .curve)
    for part in parts {
      if line.width + 3 + part.columns > options.width {
        line.write(into: &buffer, style: style)
        line = StyledLine()
        line.append("  " + part.shortened(to: options.width - 2, style: style))
      } else {
        line.append("   " + part)
      }
    }
    line.write(into: &buffer, style: style)
  }
}

extension TimelineHeader {
  /// The header above rows of some moments.
  init(preview: TimelinePreview, moments: Moments, options: TextOptions) {
    var rows: Int?
    if case .frames = moments { rows = moments.count }
    self.init(
      preview: preview, rows: rows, moments: moments.count, rate: moments.rate, options: options)
  }
}
