import Keyframes

/// Answers about easings alone.
enum EasingAnswer {
  /// `easing/1`: the eased progress of every progress.
  static func write(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let easing = try RequestValues.easing("easing", of: request, default: nil)
    let before = try request.flag("before", default: false)
    let progresses = try request.numbers("x")
    buffer.append(jsonName: "y")
    buffer.append("[" as StaticString)
    for (index, progress) in progresses.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(jsonNumber: easing.value(at: progress, before: before))
    }
    buffer.append("]" as StaticString)
  }

  /// `easing-syntax/1`: whether a text is an easing, and how it is written canonically.
  static func writeSyntax(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let text = try request.text("input")
    buffer.append(jsonName: "valid")
    do {
      let easing = try Easing(css: text)
      buffer.append("true" as StaticString)
      buffer.append(jsonName: "canonical")
      // As browsers write it, in six digits.
      buffer.append(jsonString: easing.css(digits: 6) ?? EasingText.text(easing))
    } catch {
      buffer.append("false" as StaticString)
      buffer.append(jsonName: "reason")
      buffer.append(jsonString: "column \(error.column): \(error.message)")
    }
  }
}
