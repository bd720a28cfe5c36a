extension Interpolation: CustomStringConvertible {
  /// The name that ``init(parsing:)`` reads, such as `smooth` or `kochanek-bartels(0.5, 0, 0)`.
  public var description: String {
    switch self {
    case .hold: return "hold"
    case .linear: return "linear"
    case .smooth: return "smooth"
    case .catmullRom: return "catmull-rom"
    case .centripetal: return "centripetal"
    case .chordal: return "chordal"
    case .pacedCurve: return "paced-curve"
    case .hermite: return "hermite"
    case .bezier: return "bezier"
    case .naturalSpline: return "natural-spline"
    case .clampedSpline: return "clamped-spline"
    case .kochanekBartels(let tension, let continuity, let bias):
      let numbers = [tension, continuity, bias].map { ShortestDecimal.text($0) }
      return "kochanek-bartels(\(numbers[0]), \(numbers[1]), \(numbers[2]))"
    }
  }

  /// Reads an interpolation by its name.
  ///
  /// ```swift
  /// try Interpolation(parsing: "smooth")
  /// try Interpolation(parsing: "kochanek-bartels(0.5, 0, -1)")  // tension, continuity, bias
  /// ```
  ///
  /// Without brackets `kochanek-bartels` has 0 for each of its numbers.
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(parsing text: String) throws(TextError) {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    let start = scanner.position
    guard let interpolation = try Interpolation(at: &scanner) else {
      scanner.move(to: scanner.bytes.count)
      throw scanner.error(
        "an interpolation was expected, such as smooth, catmull-rom or hold", from: start)
    }
    scanner.skipWhiteSpace()
    guard scanner.isAtEnd else {
      let rest = scanner.position
      scanner.move(to: scanner.bytes.count)
      throw scanner.error("nothing was expected after the interpolation", from: rest)
    }
    self = interpolation
  }

  /// Reads an interpolation at the scanner's position and stops behind it; where there is none
  /// the scanner stays.
  package init?(at scanner: inout TextScanner) throws(TextError) {
    var ahead = scanner
    if let name = ahead.functionName() {
      guard name == "kochanek-bartels" else { return nil }
      self = try Self.kochanekBartels(&ahead)
    } else {
      guard let name = ahead.identifier(), let named = Self.named(name) else { return nil }
      self = named
    }
    scanner.move(to: ahead.position)
  }

  private static func named(_ name: TextName) -> Interpolation? {
    switch name {
    case "hold": .hold
    case "linear": .linear
    case "smooth": .smooth
    case "catmull-rom": .catmullRom
    case "centripetal": .centripetal
    case "chordal": .chordal
    case "kochanek-bartels": .kochanekBartels()
    case "paced-curve": .pacedCurve
    case "hermite": .hermite
    case "bezier": .bezier
    case "natural-spline": .naturalSpline
    case "clamped-spline": .clampedSpline
    default: nil
    }
  }

  private static func kochanekBartels(
    _ scanner: inout TextScanner
  ) throws(TextError) -> Interpolation {
    var numbers = SIMD3<Double>.zero
    for index in 0..<3 {
      scanner.skipWhiteSpace()
      guard let number = try scanner.finiteNumber(), number.unit == .none else {
        throw scanner.errorHere("a number was expected: tension, continuity, bias")
      }
      numbers[index] = number.value
      scanner.skipWhiteSpace()
      guard index == 2 || scanner.consume(",") else {
        throw scanner.errorHere("a comma was expected; there are tension, continuity and bias")
      }
    }
    guard scanner.consume(")") else { throw scanner.errorHere("a closing bracket was expected") }
    return .kochanekBartels(tension: numbers.x, continuity: numbers.y, bias: numbers.z)
  }
}
