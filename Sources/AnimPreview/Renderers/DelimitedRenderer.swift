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
      try sink.writeWhenLarge(&buffer, done: first, of: table.rowCount)
    }
    try sink.write(&buffer)
  }

  private func appendHeader(to buffer: inout ByteBuffer) {
    var names = ["frame", "time_s"]
    for column in table.columnNames { names += [column.progress, column.value] }
    for (index, name) in names.enumerated() {
      if index > 0 { buffer.append(byte: separator) }
      buffer.append(DelimitedText.cell(name, separator: separator))
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }
}
