import Keyframes

/// Answers about anything that the tool takes as an argument.
enum AnimationAnswer {
  /// `animation/1`: what shows at every moment, and what happens.
  static func write(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let argument = try request.text("animation")
    let times = try RequestValues.times(of: request)
    if TimelineCommand.isTimeline(argument) {
      return try writeTimeline(argument, at: times, request, into: &buffer)
    }
    let animation: Previewable
    do {
      animation = try Catalog.animation(argument)
    } catch {
      let place = error.excerpt.map { ": \($0.label), at column \($0.offset + 1)" } ?? ""
      throw request.problem("animation", error.message + place)
    }
    buffer.append(jsonName: "duration")
    buffer.append(jsonNumber: RequestValues.milliseconds(animation.clip.end))
    buffer.append(jsonName: "columns")
    buffer.append("[" as StaticString)
    buffer.append(jsonString: animation.property)
    buffer.append("]")
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, time) in times.enumerated() {
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: time)
      buffer.append(",")
      buffer.append(
        jsonNumber: animation.value(at: RequestValues.duration(milliseconds: time)))
      buffer.append("]" as StaticString)
    }
    buffer.append("]")
    writeEvents(of: animation, into: &buffer)
  }

  private static func writeTimeline(
    _ argument: String, at times: [Double], _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    guard argument != "-" else {
      throw request.problem("animation", "standard input is where the requests come from")
    }
    let preview: TimelinePreview
    do {
      preview = try TimelineCommand.preview(argument)
    } catch {
      throw request.problem("animation", error.message)
    }
    buffer.append(jsonName: "duration")
    buffer.append(jsonNumber: RequestValues.milliseconds(preview.end))
    buffer.append(jsonName: "columns")
    buffer.append("[" as StaticString)
    for (index, column) in preview.columns.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(jsonString: column.name)
    }
    buffer.append("]" as StaticString)
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    let values = preview.makeReader()
    for (index, time) in times.enumerated() {
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: time)
      for value in values(RequestValues.duration(milliseconds: time)) {
        buffer.append(byte: UInt8(ascii: ","))
        buffer.append(jsonNumber: value)
      }
      buffer.append("]" as StaticString)
    }
    buffer.append("]" as StaticString)
    buffer.append(jsonName: "events")
    buffer.append("[" as StaticString)
    for (index, event) in preview.events(preview.shownEnd).enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      TimelineEventText.write(
        event, of: preview, time: ("time", { RequestValues.milliseconds($0) }), into: &buffer)
    }
    buffer.append("]" as StaticString)
  }

  /// The events of the whole, in milliseconds.
  private static func writeEvents(of animation: Previewable, into buffer: inout ByteBuffer) {
    buffer.append(jsonName: "events")
    buffer.append("[" as StaticString)
    for (index, event) in animation.clip.events(in: .zero...animation.shownEnd).enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append("{")
      buffer.append(jsonName: "kind", isFirst: true)
      buffer.append(jsonString: event.word)
      if case .iterationsEnded(let iterations) = event.kind {
        buffer.append(jsonName: "iterations")
        buffer.append("[")
        buffer.append(iterations.lowerBound)
        buffer.append(",")
        buffer.append(iterations.upperBound)
        buffer.append("]")
      }
      buffer.append(jsonName: "time")
      buffer.append(jsonNumber: RequestValues.milliseconds(event.time))
      buffer.append("}")
    }
    buffer.append("]" as StaticString)
  }
}
