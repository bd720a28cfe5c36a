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
    for row in 0..<table.rowCount {
      let time = table.moments.time(ofRow: row)
      buffer.append("{\"schema\":1,\"frame\":" as StaticString)
      if let frame = table.moments.frame(ofRow: row) {
        buffer.append(frame)
      } else {
        buffer.append("null" as StaticString)
      }
      buffer.append(",\"time_s\":" as StaticString)
      buffer.append(shortest: table.moments.seconds(ofRow: row))
      for index in table.animations.indices {
        let cell = table.cell(index, at: time)
        buffer.bytes.append(contentsOf: names[index].0)
        buffer.append(jsonNumber: cell.progress)
        buffer.bytes.append(contentsOf: names[index].1)
        buffer.append(jsonNumber: cell.value)
      }
      buffer.append("}\n" as StaticString)
      try sink.writeWhenLarge(&buffer)
    }
    try sink.write(&buffer)
  }

  private func prefix(_ name: String) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(jsonName: name)
    return buffer.bytes
  }
}
