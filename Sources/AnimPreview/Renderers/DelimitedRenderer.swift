import Keyframes

/// Rows for spreadsheets and scripts: `csv` and `tsv`.
struct DelimitedRenderer {
  let table: SampleTable
  let separator: UInt8
  let hasHeader: Bool

  /// Writes the rows as they are computed.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    if hasHeader { appendHeader(to: &buffer) }
    var batch = RowBatch()
    for first in stride(from: 0, to: table.rowCount, by: RowBatch.capacity) {
      batch.fill(from: first, of: table)
      for index in 0..<batch.count {
        if let frame = table.moments.frame(ofRow: first + index) { buffer.append(frame) }
        buffer.append(byte: separator)
        buffer.append(shortest: batch.seconds[index])
        for animation in table.animations.indices {
          buffer.append(byte: separator)
          buffer.append(shortest: batch.progresses[animation][index])
          buffer.append(byte: separator)
          if let value = batch.value(animation, at: index) { buffer.append(shortest: value) }
        }
        buffer.append(byte: UInt8(ascii: "\n"))
      }
      try sink.writeWhenLarge(&buffer)
    }
    try sink.write(&buffer)
  }

  private func appendHeader(to buffer: inout ByteBuffer) {
    var names = ["frame", "time_s"]
    for column in table.columnNames { names += [column.progress, column.value] }
    for (index, name) in names.enumerated() {
      if index > 0 { buffer.append(byte: separator) }
      buffer.append(quoted(name))
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  /// A text in quotation marks where RFC 4180 asks for them; tab-separated text has no quotation,
  /// so a tab in it becomes a space.
  private func quoted(_ text: String) -> String {
    if separator == UInt8(ascii: "\t") {
      return String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
