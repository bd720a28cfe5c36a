extension PlanePath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Reads the text of an SVG path, such as the attribute `d` or `path()` of CSS holds.
  ///
  /// All commands, absolute and relative; numbers need no separators where they can do without, and
  /// the two flags of an arc may be glued to what follows, as the grammar of SVG 2 has it. An empty
  /// text is an empty path.
  ///
  /// ```swift
  /// let text = try PlanePath(svg: "m1-2.5h3a1 1 0 012 0z").svg
  /// // M1 -2.5 L4 -2.5 A1 1 0 0 1 6 -2.5 Z
  /// try PlanePath(svg: "M0 0 L10")  // throws: 9: a number was expected
  /// ```
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right. Where a browser
  ///   draws what comes before a mistake, this reads nothing.
  public init(svg text: String) throws(TextError) {
    var parser = PathParser(scanner: TextScanner(text))
    self = try parser.path()
  }

  /// A path written as SVG writes it; a text that is none is wrong source code and traps.
  public init(stringLiteral text: String) {
    do {
      try self.init(svg: text)
    } catch {
      preconditionFailure("no path: \(error.description)")
    }
  }

  /// The text of the path: absolute commands with the fewest digits that read back as the same path.
  public var svg: String {
    var text = ""
    for element in elements {
      if !text.isEmpty { text += " " }
      switch element {
      case .move(let end): text += "M" + Self.numbers(end)
      case .line(let end): text += "L" + Self.numbers(end)
      case .quadratic(let end, let control):
        text += "Q" + Self.numbers(control) + " " + Self.numbers(end)
      case .cubic(let end, let control1, let control2):
        text += "C" + Self.numbers(control1) + " " + Self.numbers(control2)
        text += " " + Self.numbers(end)
      case .arc(let end, let radii, let rotation, let isLarge, let isPositive):
        text += "A" + Self.numbers(PlanePoint(x: radii.width, y: radii.height))
        text += " " + ShortestDecimal.text(rotation.degrees)
        text += isLarge ? " 1" : " 0"
        text += isPositive ? " 1 " : " 0 "
        text += Self.numbers(end)
      case .close: text += "Z"
      }
    }
    return text
  }

  /// As ``svg``.
  public var description: String { svg }

  private static func numbers(_ point: PlanePoint) -> String {
    ShortestDecimal.text(point.x) + " " + ShortestDecimal.text(point.y)
  }
}
