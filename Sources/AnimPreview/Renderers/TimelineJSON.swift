import Keyframes

/// A timeline as one JSON document: its rows, clips, labels, events and notes.
struct TimelineJSON {
  let rows: TimelineRows
  let notes: [Note]

  private var preview: TimelinePreview { rows.preview }

  /// Writes the document as its rows are computed.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    buffer.append("{\n\"schema\":1,\n\"animation\":" as StaticString)
    buffer.append(jsonString: preview.name)
    buffer.append(",\n\"duration_s\":" as StaticString)
    buffer.append(shortest: preview.shownEnd.inSeconds)
    let rate = rows.moments.rate
    buffer.append(",\n\"rate\":[\(rate.frames),\(rate.seconds)],\n\"columns\":")
    list(rows.names, into: &buffer) { $1.append(jsonString: $0) }
    buffer.append(",\n\"frames\":[" as StaticString)
    for row in 0..<rows.moments.count {
      buffer.append(row > 0 ? ",\n{" as StaticString : "\n{")
      rows.appendMoment(row, to: &buffer)
      buffer.append(jsonName: "values")
      list(rows.numbers(ofRow: row), into: &buffer) { $1.append(jsonNumber: $0) }
      buffer.append("}" as StaticString)
      try sink.writeWhenLarge(&buffer)
    }
    buffer.append("\n],\n\"clips\":" as StaticString)
    list(preview.rows, into: &buffer, isTall: true, clip)
    buffer.append(",\n\"labels\":" as StaticString)
    list(preview.labels, into: &buffer, isTall: true) { label, buffer in
      buffer.append("{")
      buffer.append(jsonName: "label", isFirst: true)
      buffer.append(jsonString: label.label.text)
      buffer.append(jsonName: "time_s")
      buffer.append(shortest: label.time.inSeconds)
      buffer.append("}")
    }
    buffer.append(",\n\"events\":" as StaticString)
    let last = max(rows.moments.lastTime, .zero)
    list(preview.events(last), into: &buffer, isTall: true) { event, buffer in
      TimelineEventText.write(
        event, of: preview, time: ("time_s", { $0.inSeconds }), into: &buffer)
    }
    buffer.append(",\n\"notes\":" as StaticString)
    let style = Style(isUnicode: true, hasColor: false)
    list(notes, into: &buffer, isTall: true) { note, buffer in
      buffer.append("{")
      buffer.append(jsonName: "code", isFirst: true)
      buffer.append(jsonString: note.code.rawValue)
      buffer.append(jsonName: "text")
      buffer.append(jsonString: note.text(style: style))
      buffer.append("}")
    }
    buffer.append("\n}\n" as StaticString)
    try sink.write(&buffer)
  }

  private func clip(_ row: TimelinePreview.Row, into buffer: inout ByteBuffer) {
    buffer.append("{")
    buffer.append(jsonName: "name", isFirst: true)
    if let name = row.part.name {
      buffer.append(jsonString: name.text)
    } else {
      buffer.append("null")
    }
    buffer.append(jsonName: "property")
    buffer.append(jsonString: row.part.property ?? "")
    buffer.append(jsonName: "spans")
    list(row.spans, into: &buffer) { span, buffer in
      buffer.append("[")
      buffer.append(shortest: span.start.inSeconds)
      buffer.append(",")
      buffer.append(jsonNumber: span.end.finite?.inSeconds)
      buffer.append("]")
    }
    buffer.append("}")
  }

  private func list<Element>(
    _ elements: [Element], into buffer: inout ByteBuffer, isTall: Bool = false,
    _ write: (Element, inout ByteBuffer) -> Void
  ) {
    buffer.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(",") }
      if isTall { buffer.append("\n") }
      write(element, &buffer)
    }
    buffer.append(isTall && !elements.isEmpty ? "\n]" : "]")
  }
}

/// An event of a timeline as JSON.
enum TimelineEventText {
  /// Adds an event, its time under a name and in a unit.
  static func write(
    _ event: PlaybackEvent, of preview: TimelinePreview,
    time: (name: String, number: (Duration) -> Double), into buffer: inout ByteBuffer
  ) {
    let part = preview.parts[event.source]
    buffer.append("{")
    buffer.append(jsonName: "kind", isFirst: true)
    buffer.append(jsonString: event.word)
    buffer.append(jsonName: "part")
    if let name = part.name { buffer.append(jsonString: name.text) } else { buffer.append("null") }
    buffer.append(jsonName: "source")
    buffer.append(event.source)
    if case .iterationsEnded(let iterations) = event.kind {
      buffer.append(jsonName: "iterations")
      buffer.append("[\(iterations.lowerBound),\(iterations.upperBound)]")
    }
    buffer.append(jsonName: time.name)
    buffer.append(jsonNumber: time.number(event.time))
    buffer.append("}")
  }
}
