import Keyframes

/// Answers about colours.
enum ColorAnswer {
  /// `color-mix/1`: what a `color-mix()`, or any other colour of CSS, comes to.
  static func writeMix(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let color = try color(request.text("css"), "css", of: request)
    buffer.append(jsonName: "resultSpace")
    buffer.append(jsonString: color.space.css)
    buffer.append(jsonName: "v")
    buffer.append("[" as StaticString)
    write(color, into: &buffer)
    buffer.append("]" as StaticString)
  }

  /// `color-animation/1`: a colour on its way to another, as browsers animate it.
  static func writeAnimation(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let from = try color("from", of: request)
    let to = try color("to", of: request)
    let progresses = try request.numbers("progress")
    let course = ColorCourse(from: from, to: to)
    // Halfway, since at the ends stand the two colours as they were given.
    let space = course.value(at: 0.5).space
    buffer.append(jsonName: "interpolationSpace")
    buffer.append(jsonString: space.css)
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, progress) in progresses.enumerated() {
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: progress)
      buffer.append(byte: UInt8(ascii: ","))
      write(course.value(at: progress).converted(to: space), into: &buffer)
      buffer.append("]" as StaticString)
    }
    buffer.append("]" as StaticString)
  }

  private static func write(_ color: ColorValue, into buffer: inout ByteBuffer) {
    for index in 0..<3 {
      buffer.append(jsonNumber: color[index])
      buffer.append(byte: UInt8(ascii: ","))
    }
    buffer.append(jsonNumber: color.alpha)
  }

  // MARK: - Colours

  /// A colour as text of CSS, or as an object with the text or with its components.
  private static func color(
    _ name: String, of request: RequestReader
  ) throws(RequestProblem) -> ColorValue {
    if let text = try? request.text(name) { return try color(text, name, of: request) }
    let reader = try request.object(name)
    try reader.allow(["css", "space", "c", "alpha", "legacy"])
    if reader.has("css") { return try color(reader.text("css"), "css", of: reader) }
    let space = try RequestValues.word(
      "space", of: reader, default: nil, ColorSpace.allCases.map { ($0.css, Optional($0)) })
    guard let space else { throw reader.problem("space", "'space' or 'css' is missing") }
    let components = try reader.optionalNumbers("c")
    guard components.count == 3 else { throw reader.problem("c", "'c' has three components") }
    let alpha = reader.isNull("alpha") ? nil : try reader.finiteNumber("alpha", default: 1)
    guard (0...1).contains(alpha ?? 1) else {
      throw reader.problem("alpha", "'alpha' is from 0 to 1")
    }
    var color = ColorValue(space, components[0], components[1], components[2], alpha: alpha)
    color.isLegacy = try reader.flag("legacy", default: color.isLegacy)
    return color
  }

  private static func color(
    _ text: String, _ name: String, of request: RequestReader
  ) throws(RequestProblem) -> ColorValue {
    do {
      return try ColorValue(css: text)
    } catch {
      throw request.problem(name, "'\(text)' at column \(error.column): \(error.message)")
    }
  }
}
