import Keyframes

/// The whole table as one JSON document.
struct JSONRenderer {
  let table: SampleTable
  let facts: TableFacts

  /// Writes the document as its rows are computed.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    appendHead(to: &buffer)
    try appendFrames(to: &buffer, sink)
    appendKeyframes(to: &buffer)
    appendEvents(to: &buffer)
    appendNotes(to: &buffer)
    buffer.append("\n}\n" as StaticString)
    try sink.write(&buffer)
  }

  private func appendHead(to buffer: inout ByteBuffer) {
    buffer.append("{\n\"schema\":1,\n\"animation\":" as StaticString)
    buffer.append(jsonString: table.animations.map(\.name).joined(separator: " "))
    buffer.append(",\n\"duration_s\":" as StaticString)
    let duration = table.animations.map { $0.shownEnd }.max()!
    buffer.append(shortest: duration.inSeconds)
    buffer.append(",\n\"rate\":[" as StaticString)
    buffer.append(Int(table.moments.rate.frames))
    buffer.append(",")
    buffer.append(Int(table.moments.rate.seconds))
    buffer.append("],\n\"columns\":[" as StaticString)
    for (index, column) in table.columnNames.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(jsonString: column.progress)
      buffer.append(",")
      buffer.append(jsonString: column.value)
    }
    buffer.append("]" as StaticString)
  }

  private func appendFrames(to buffer: inout ByteBuffer, _ sink: any Sink) throws(Failure) {
    buffer.append(",\n\"frames\":[" as StaticString)
    var batch = RowBatch()
    for row in 0..<table.rowCount {
      let index = row % RowBatch.capacity
      if index == 0 { batch.fill(from: row, of: table) }
      buffer.append(row > 0 ? ",\n{\"frame\":" as StaticString : "\n{\"frame\":")
      if let frame = table.moments.frame(ofRow: row) {
        buffer.append(frame)
      } else {
        buffer.append("null" as StaticString)
      }
      buffer.append(",\"time_s\":" as StaticString)
      buffer.append(shortest: batch.seconds[index])
      buffer.append(",\"values\":[" as StaticString)
      for animation in table.animations.indices {
        if animation > 0 { buffer.append(byte: UInt8(ascii: ",")) }
        buffer.append(jsonNumber: batch.progresses[animation][index])
        buffer.append(byte: UInt8(ascii: ","))
        buffer.append(jsonNumber: batch.value(animation, at: index))
      }
      buffer.append("]}" as StaticString)
      try sink.writeWhenLarge(&buffer, done: row, of: table.rowCount)
    }
    buffer.append("\n]" as StaticString)
  }

  private func appendKeyframes(to buffer: inout ByteBuffer) {
    buffer.append(",\n\"keyframes\":[" as StaticString)
    var isFirst = true
    for animation in table.animations {
      for (index, keyframe) in animation.clip.track.keyframes.enumerated() {
        buffer.append(isFirst ? "\n{" as StaticString : ",\n{")
        isFirst = false
        buffer.append(jsonName: "animation", isFirst: true)
        buffer.append(jsonString: animation.name)
        buffer.append(jsonName: "offset")
        buffer.append(shortest: keyframe.offset ?? 0)
        buffer.append(jsonName: "time_s")
        buffer.append(jsonNumber: animation.clip.time(ofKeyframe: index)?.inSeconds)
        buffer.append(jsonName: "value")
        buffer.append(jsonNumber: keyframe.value)
        buffer.append("}" as StaticString)
      }
    }
    buffer.append("\n]" as StaticString)
  }

  /// What happens while the rows pass; a run of iterations is one event.
  private func appendEvents(to buffer: inout ByteBuffer) {
    buffer.append(",\n\"events\":[" as StaticString)
    var isFirst = true
    let last = table.moments.lastTime
    for animation in table.animations where last >= .zero {
      for event in animation.clip.events(in: .zero...last) {
        buffer.append(isFirst ? "\n{" as StaticString : ",\n{")
        isFirst = false
        buffer.append(jsonName: "animation", isFirst: true)
        buffer.append(jsonString: animation.name)
        buffer.append(jsonName: "kind")
        buffer.append(jsonString: event.word)
        if case .iterationsEnded(let iterations) = event.kind {
          buffer.append(jsonName: "iterations")
          buffer.append("[")
          buffer.append(iterations.lowerBound)
          buffer.append(",")
          buffer.append(iterations.upperBound)
          buffer.append("]")
          buffer.append(jsonName: "first_time_s")
          buffer.append(shortest: event.firstTime.inSeconds)
        }
        buffer.append(jsonName: "time_s")
        buffer.append(shortest: event.time.inSeconds)
        buffer.append("}" as StaticString)
      }
    }
    buffer.append(isFirst ? "]" as StaticString : "\n]")
  }

  private func appendNotes(to buffer: inout ByteBuffer) {
    buffer.append(",\n\"notes\":[" as StaticString)
    let style = Style(isUnicode: true, hasColor: false)
    for (index, note) in facts.notes.enumerated() {
      buffer.append(index > 0 ? ",\n{" as StaticString : "\n{")
      buffer.append(jsonName: "code", isFirst: true)
      buffer.append(jsonString: note.code.rawValue)
      buffer.append(jsonName: "text")
      buffer.append(jsonString: note.text(style: style))
      buffer.append("}" as StaticString)
    }
    buffer.append(facts.notes.isEmpty ? "]" as StaticString : "\n]")
  }
}

extension PlaybackEvent {
  /// The kind of event, as JSON calls it.
  var word: String {
    switch kind {
    case .began: "began"
    case .ended: "ended"
    case .reached: "reached"
    case .iterationsEnded: "iterations-ended"
    }
  }
}
