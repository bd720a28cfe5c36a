import Keyframes

/// Answers about transforms.
enum TransformAnswer {
  /// `transforms/1`: a list of functions on its way to another, as matrices.
  static func write(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    var from = try list("from", of: request)
    var to = try list("to", of: request)
    if let composite = try RequestValues.composite(of: request), composite != .replace {
      let underlying = try list("underlying", of: request)
      from = from.composited(over: underlying, by: composite)
      to = to.composited(over: underlying, by: composite)
    }
    let progresses = try request.numbers("progress")
    let course = TransformCourse(from: from, to: to)
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, progress) in progresses.enumerated() {
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: progress)
      let list = course.mixed(at: progress)
      if list.functions.isEmpty {
        buffer.append(",null]" as StaticString)
        continue
      }
      let matrix = list.matrix
      write(matrix.planeNumbers ?? matrix.columns, into: &buffer)
    }
    buffer.append("]" as StaticString)
  }

  /// Numbers as the last element of a sample, which they close.
  private static func write(_ numbers: [Double], into buffer: inout ByteBuffer) {
    for (index, number) in numbers.enumerated() {
      buffer.append(index == 0 ? ",[" as StaticString : ",")
      buffer.append(jsonNumber: number)
    }
    buffer.append("]]" as StaticString)
  }

  // MARK: - Lists

  /// A list of functions as text of CSS or as objects; none where it is null.
  private static func list(
    _ name: String, of request: RequestReader
  ) throws(RequestProblem) -> TransformList {
    if request.isNull(name) { return .none }
    if let text = try? request.text(name) {
      do {
        return try TransformList(css: text)
      } catch {
        throw request.problem(name, "'\(text)' at column \(error.column): \(error.message)")
      }
    }
    var functions: [TransformFunction] = []
    for reader in try request.objects(name) {
      try reader.allow(["fn", "args"])
      functions.append(try function(reader))
    }
    return TransformList(functions)
  }

  /// One function of its name and its numbers: pixels, degrees and factors.
  private static func function(
    _ reader: RequestReader
  ) throws(RequestProblem) -> TransformFunction {
    let name = try reader.text("fn")
    if name == "perspective", (try? reader.texts("args")) == ["none"] {
      return .perspective(.infinity)
    }
    let units = units(of: name)
    guard !units.isEmpty else {
      throw reader.problem("fn", "there is no transform function called '\(name)'")
    }
    let numbers = try reader.optionalNumbers("args")
    let least = ["translate", "scale", "skew"].contains(name) ? 1 : units.count
    guard (least...units.count).contains(numbers.count) else {
      throw reader.problem("args", "\(name) takes \(units.count) numbers and not \(numbers.count)")
    }
    let arguments = zip(numbers, units).map { number, unit in
      number.map { "\($0)\(unit)" } ?? "none"
    }
    do {
      let text = "\(name)(\(arguments.joined(separator: ", ")))"
      return try TransformList(css: text).functions[0]
    } catch {
      throw reader.problem("args", error.message)
    }
  }

  /// The unit of each number of a function.
  private static func units(of name: String) -> [String] {
    switch name {
    case "translate": ["px", "px"]
    case "translateX", "translateY", "translateZ", "perspective": ["px"]
    case "translate3d": ["px", "px", "px"]
    case "scale": ["", ""]
    case "scaleX", "scaleY", "scaleZ": [""]
    case "scale3d": ["", "", ""]
    case "rotate", "rotateX", "rotateY", "rotateZ", "skewX", "skewY": ["deg"]
    case "rotate3d": ["", "", "", "deg"]
    case "skew": ["deg", "deg"]
    case "matrix": Array(repeating: "", count: 6)
    case "matrix3d": Array(repeating: "", count: 16)
    default: []
    }
  }

  // MARK: - Properties

  /// `transform-properties/1`: `scale`, `translate` or `rotate` on its way.
  static func writeProperty(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let property = try RequestValues.word(
      "property", of: request, default: nil,
      [("scale", Property.scale), ("translate", .translate), ("rotate", .rotate)]
        .map { ($0.0, Optional($0.1)) })
    guard let property else { throw request.problem("property", "'property' is missing") }
    let from = try numbers("from", of: request, upTo: property == .rotate ? 4 : 3)
    let to = try numbers("to", of: request, upTo: property == .rotate ? 4 : 3)
    let progresses = try request.numbers("progress")
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, progress) in progresses.enumerated() {
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: progress)
      if from == nil, to == nil {
        buffer.append(",null]" as StaticString)
      } else {
        write(property.value(from: from, to: to, at: progress), into: &buffer)
      }
    }
    buffer.append("]" as StaticString)
  }

  private enum Property {
    case scale, translate, rotate

    func value(from: [Double]?, to: [Double]?, at progress: Double) -> [Double] {
      if self == .rotate {
        let mixed = rotation(from).interpolated(to: rotation(to), at: progress)
        return [mixed.axis.x, mixed.axis.y, mixed.axis.z, mixed.angle.degrees]
      }
      let mixed = vector(from).interpolated(to: vector(to), at: progress)
      return [mixed.x, mixed.y, mixed.z]
    }

    /// Up to three numbers; a scale of one number is that of x and y.
    private func vector(_ numbers: [Double]?) -> SIMD3<Double> {
      let neutral: Double = self == .scale ? 1 : 0
      guard let numbers, let x = numbers.first else { return SIMD3(repeating: neutral) }
      let y = numbers.count > 1 ? numbers[1] : self == .scale ? x : 0
      return SIMD3(x, y, numbers.count > 2 ? numbers[2] : neutral)
    }

    /// Degrees, or an axis and degrees.
    private func rotation(_ numbers: [Double]?) -> AxisRotation {
      guard let numbers else { return .none }
      guard numbers.count == 4 else { return AxisRotation(.degrees(numbers[0])) }
      return AxisRotation(
        axis: SIMD3(numbers[0], numbers[1], numbers[2]), angle: .degrees(numbers[3]))
    }
  }

  private static func numbers(
    _ name: String, of request: RequestReader, upTo limit: Int
  ) throws(RequestProblem) -> [Double]? {
    if request.isNull(name) { return nil }
    let numbers = try request.numbers(name)
    let isRight = limit == 4 ? [1, 4].contains(numbers.count) : (1...3).contains(numbers.count)
    guard isRight, numbers.allSatisfy(\.isFinite) else {
      throw request.problem(
        name,
        limit == 4
          ? "'\(name)' is null, degrees, or an axis and degrees"
          : "'\(name)' is null or one to three finite numbers")
    }
    return numbers
  }
}
