import Keyframes

/// One JSON object a line, one line a row, for pipes.
struct NDJSONRenderer {
  let table: SampleTable

  /// Writes the rows as they are computed.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    // The names are the same on every line, so they are turned into bytes once.
    let names = table.columnNames.map { column in
      (prefix(column.progress), prefix(column.value))
    }
    var batch = RowBatch()
    for row in 0..<table.rowCount {
      let index = row % RowBatch.capacity
      if index == 0 { batch.fill(from: row, of: table) }
      buffer.append("{\"schema\":1,\"frame\":" as StaticString)
      if let frame = table.moments.frame(ofRow: row) {
        buffer.append(frame)
      } else {
        buffer.append("null" as StaticString)
      }
      buffer.append(",\"time_s\":" as StaticString)
      buffer.append(shortest: batch.seconds[index])
      for animation in table.animations.indices {
        buffer.bytes.append(contentsOf: names[animation].0)
        buffer.append(jsonNumber: batch.progresses[animation][index])
        buffer.bytes.append(contentsOf: names[animation].1)
        buffer.append(jsonNumber: batch.value(animation, at: index))
      }
      buffer.append("}\n" as StaticString)
      try sink.writeWhenLarge(&buffer, done: row, of: table.rowCount)
    }
    try sink.write(&buffer)
  }

  private func prefix(_ name: String) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(jsonName: name)
    return buffer.bytes
  }
}
