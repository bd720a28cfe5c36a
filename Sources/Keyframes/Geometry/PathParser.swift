/// The grammar of SVG 2 for the data of a path.
struct PathParser {
  var scanner: TextScanner
  private var result = PlanePath()
  private var current = PlanePoint.zero
  private var start = PlanePoint.zero
  /// The last control point of the curve before, for the smooth commands.
  private var lastCubic: PlanePoint?
  private var lastQuadratic: PlanePoint?

  init(scanner: TextScanner) { self.scanner = scanner }

  /// Reads commands up to the end of the text.
  mutating func path() throws(TextError) -> PlanePath {
    skipWhiteSpace()
    while !scanner.isAtEnd {
      let place = scanner.position
      guard let letter = scanner.next() else { break }
      let command = TextScanner.lowercased(letter)
      guard PathParser.isCommand(command) else {
        scanner.move(to: place)
        throw scanner.errorHere(
          result.elements.isEmpty
            ? "a path begins with M or m"
            : "a command was expected, one of M L H V C S Q T A Z in either case")
      }
      if result.elements.isEmpty, command != 0x6D {
        scanner.move(to: place)
        throw scanner.errorHere("a path begins with M or m")
      }
      try read(command, isRelative: letter == command)
      skipWhiteSpace()
    }
    return result
  }

  /// Reads the arguments of a command, once and for as long as numbers follow.
  private mutating func read(_ command: UInt8, isRelative: Bool) throws(TextError) {
    skipWhiteSpace()
    if command == 0x7A {
      result.close()
      current = start
      (lastCubic, lastQuadratic) = (nil, nil)
      return
    }
    var command = command
    repeat {
      try readOnce(command, isRelative ? current : .zero)
      // Further points of a move are lines.
      if command == 0x6D { command = 0x6C }
    } while hasMore()
  }

  private mutating func readOnce(_ command: UInt8, _ origin: PlanePoint) throws(TextError) {
    var (cubic, quadratic): (PlanePoint?, PlanePoint?) = (nil, nil)
    switch command {
    case 0x6D:
      current = try point(from: origin)
      start = current
      result.move(to: current)
    case 0x6C:
      current = try point(from: origin)
      result.addLine(to: current)
    case 0x68:
      current.x = try number(from: origin.x)
      result.addLine(to: current)
    case 0x76:
      current.y = try number(from: origin.y)
      result.addLine(to: current)
    case 0x63, 0x73:
      let isSmooth = command == 0x73
      let first = isSmooth ? try reflected(lastCubic) : try point(from: origin)
      if !isSmooth { skipSeparator() }
      let second = try point(from: origin)
      skipSeparator()
      current = try point(from: origin)
      result.addCubic(to: current, control1: first, control2: second)
      cubic = second
    case 0x71, 0x74:
      let isSmooth = command == 0x74
      let control = isSmooth ? try reflected(lastQuadratic) : try point(from: origin)
      if !isSmooth { skipSeparator() }
      current = try point(from: origin)
      result.addQuadratic(to: current, control: control)
      quadratic = control
    default:
      try readArc(origin)
    }
    (lastCubic, lastQuadratic) = (cubic, quadratic)
  }

  private mutating func readArc(_ origin: PlanePoint) throws(TextError) {
    let width = try number(from: 0)
    skipSeparator()
    let height = try number(from: 0)
    skipSeparator()
    let rotation = try number(from: 0)
    skipSeparator()
    let isLarge = try flag()
    skipSeparator()
    let isPositive = try flag()
    skipSeparator()
    current = try point(from: origin)
    result.addArc(
      to: current, radii: PlaneSize(width: width, height: height),
      rotation: .degrees(rotation), isLarge: isLarge, isPositive: isPositive)
  }

  // MARK: - Arguments

  private mutating func point(from origin: PlanePoint) throws(TextError) -> PlanePoint {
    let x = try number(from: origin.x)
    skipSeparator()
    return PlanePoint(x: x, y: try number(from: origin.y))
  }

  private mutating func number(from origin: Double) throws(TextError) -> Double {
    let place = scanner.position
    guard let number = scanner.plainNumber() else {
      throw scanner.errorHere("a number was expected")
    }
    let value = origin + number.value
    guard value.isFinite else { throw scanner.error("the number is too large", from: place) }
    return value
  }

  private mutating func flag() throws(TextError) -> Bool {
    if scanner.consume("1") { return true }
    if scanner.consume("0") { return false }
    throw scanner.errorHere("a flag was expected, 0 or 1")
  }

  /// The control point of the curve before, seen from the other side of the current point; the
  /// current point itself where that was no curve of the same kind.
  private func reflected(_ control: PlanePoint?) throws(TextError) -> PlanePoint {
    guard let control else { return current }
    let point = current + (current - control)
    guard point.x.isFinite, point.y.isFinite else {
      throw scanner.errorHere("the control point before is too far away to be reflected")
    }
    return point
  }

  // MARK: - White space

  private mutating func skipWhiteSpace() {
    _ = scanner.consume(while: TextScanner.isWhiteSpace)
  }

  /// Passes white space with one comma or none.
  private mutating func skipSeparator() {
    skipWhiteSpace()
    if scanner.consume(",") { skipWhiteSpace() }
  }

  /// Whether another argument follows; one must after a comma.
  private mutating func hasMore() -> Bool {
    skipWhiteSpace()
    if scanner.consume(",") {
      skipWhiteSpace()
      return true
    }
    guard let byte = scanner.peek() else { return false }
    return TextScanner.isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x61, 0x63, 0x68, 0x6C, 0x6D, 0x71, 0x73, 0x74, 0x76, 0x7A: true
    default: false
    }
  }
}
