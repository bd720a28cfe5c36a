extension TransformList: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Reads a list of transform functions of CSS, or `none`.
  ///
  /// ```swift
  /// try TransformList(css: "translateX(10px) rotate(90deg)")
  /// try TransformList(css: "rotate(90)")  // throws: 8: an angle needs a unit: deg, grad, …
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: What relative lengths, such as percentages, are measured against. Without it they
  ///     are refused.
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(css text: String, in context: LengthContext? = nil) throws(TextError) {
    var parser = TransformParser(scanner: TextScanner(text), context: context)
    self = try parser.list()
  }

  /// A list written as CSS writes it; a text that is none is wrong source code and traps.
  public init(stringLiteral text: String) {
    do {
      try self.init(css: text)
    } catch {
      preconditionFailure("no list of transforms: \(error.description)")
    }
  }

  /// The list as CSS writes it, with the fewest digits that read back as the same list.
  public var css: String {
    guard let first = functions.first else { return "none" }
    var text = first.css
    for function in functions.dropFirst() { text += " " + function.css }
    return text
  }

  /// As ``css``.
  public var description: String { css }
}

extension TransformFunction {
  /// The function as CSS writes it, in two dimensions where that says it all.
  public var css: String {
    switch self {
    case .translate(let way):
      return way.z == 0
        ? Self.call("translate", [way.x, way.y], "px")
        : Self.call("translate3d", [way.x, way.y, way.z], "px")
    case .scale(let factors):
      return factors.z == 1
        ? Self.call("scale", [factors.x, factors.y])
        : Self.call("scale3d", [factors.x, factors.y, factors.z])
    case .rotate(let rotation):
      let axis = rotation.axis
      if axis == SIMD3(0, 0, 1) { return "rotate(\(rotation.angle.css))" }
      return Self.call("rotate3d", [axis.x, axis.y, axis.z]).dropLast() + ", \(rotation.angle.css))"
    case .skew(let x, let y): return "skew(\(x.css), \(y.css))"
    case .skewX(let angle): return "skewX(\(angle.css))"
    case .skewY(let angle): return "skewY(\(angle.css))"
    case .perspective(let distance):
      return distance.isFinite ? Self.call("perspective", [distance], "px") : "perspective(none)"
    case .matrix(let matrix):
      if let numbers = matrix.planeNumbers { return Self.call("matrix", numbers) }
      return Self.call("matrix3d", matrix.columns)
    }
  }

  private static func call(_ name: String, _ numbers: [Double], _ unit: String = "") -> String {
    var text = name + "("
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += ", " }
      text += ShortestDecimal.text(number) + unit
    }
    return text + ")"
  }
}
