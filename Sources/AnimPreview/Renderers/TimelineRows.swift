import Keyframes

/// The rows of a timeline: moments, how far it is, and a column for each property.
struct TimelineRows {
  let preview: TimelinePreview
  let moments: Moments
  private let values: (Duration) -> [Double]

  /// The rows of a timeline at moments.
  init(preview: TimelinePreview, moments: Moments) {
    self.preview = preview
    self.moments = moments
    values = preview.makeReader()
  }

  /// The names of the columns after the frame and the time.
  var names: [String] { ["progress"] + preview.columns.map(\.name) }

  /// The numbers of a row, in the order of ``names``.
  func numbers(ofRow row: Int) -> [Double] {
    let time = moments.time(ofRow: row)
    return [preview.progress(at: time)] + values(time)
  }

  // MARK: - Machines

  /// Rows for spreadsheets and scripts.
  func writeDelimited(
    by separator: UInt8, hasHeader: Bool, to sink: any Sink
  ) throws(Failure) {
    var buffer = ByteBuffer()
    if hasHeader {
      for (index, name) in (["frame", "time_s"] + names).enumerated() {
        if index > 0 { buffer.append(byte: separator) }
        buffer.append(DelimitedText.cell(name, separator: separator))
      }
      buffer.append("\n")
    }
    for row in 0..<moments.count {
      if let frame = moments.frame(ofRow: row) { buffer.append(frame) }
      buffer.append(byte: separator)
      buffer.append(shortest: moments.seconds(ofRow: row))
      let time = moments.time(ofRow: row)
      buffer.append(byte: separator)
      buffer.append(shortest: preview.progress(at: time))
      for number in values(time) {
        buffer.append(byte: separator)
        buffer.append(shortest: number)
      }
      buffer.append("\n")
      try sink.writeWhenLarge(&buffer, done: row, of: moments.count)
    }
    try sink.write(&buffer)
  }

  /// One JSON object a line.
  func writeLines(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    for row in 0..<moments.count {
      buffer.append("{\"schema\":1," as StaticString)
      appendMoment(row, to: &buffer)
      for (name, number) in zip(names, numbers(ofRow: row)) {
        buffer.append(jsonName: name)
        buffer.append(jsonNumber: number)
      }
      buffer.append("}\n" as StaticString)
      try sink.writeWhenLarge(&buffer, done: row, of: moments.count)
    }
    try sink.write(&buffer)
  }

  /// Adds the frame and the time of a row.
  func appendMoment(_ row: Int, to buffer: inout ByteBuffer) {
    buffer.append("\"frame\":" as StaticString)
    if let frame = moments.frame(ofRow: row) {
      buffer.append(frame)
    } else {
      buffer.append("null" as StaticString)
    }
    buffer.append(",\"time_s\":" as StaticString)
    buffer.append(shortest: moments.seconds(ofRow: row))
  }
}

/// Cells of delimited text.
enum DelimitedText {
  /// A text in quotation marks where RFC 4180 asks for them; tab-separated text has no quotation,
  /// so a tab in it becomes a space.
  static func cell(_ text: String, separator: UInt8) -> String {
    if separator == UInt8(ascii: "\t") {
      return String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
