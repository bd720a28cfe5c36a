extension PlaneAngle: CustomStringConvertible {
  /// The angle as CSS writes it, in degrees, such as `45deg`.
  public var css: String { ShortestDecimal.text(degrees) + "deg" }

  /// As ``css``.
  public var description: String { css }

  /// Reads an angle of CSS: a number with `deg`, `grad`, `rad` or `turn`, or a plain 0.
  ///
  /// ```swift
  /// try PlaneAngle(css: "0.25turn")  // 90deg
  /// try PlaneAngle(css: "90")        // throws: 1: an angle needs a unit: deg, grad, rad or turn
  /// ```
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(css text: String) throws(TextError) {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    self = try PlaneAngle.read(&scanner)
    try scanner.expectEnd(after: "the angle")
  }

  /// Reads an angle at the scanner's position.
  package static func read(_ scanner: inout TextScanner) throws(TextError) -> PlaneAngle {
    let start = scanner.position
    guard let number = try scanner.finiteNumber() else {
      throw scanner.errorHere("an angle was expected, such as 45deg")
    }
    if let angle = PlaneAngle(number) {
      // A finite number of turns may be more degrees than there are numbers.
      guard angle.degrees.isFinite else {
        throw scanner.error("the number is too large", from: start)
      }
      return angle
    }
    if number.unit == .none {
      if number.value == 0 { return .zero }
      throw scanner.error("an angle needs a unit: deg, grad, rad or turn", from: start)
    }
    throw scanner.error("angles have the units deg, grad, rad and turn", from: start)
  }

  /// The angle of a number with a unit of angles, or nothing for other units.
  package init?(_ number: TextNumber) {
    guard case .named(let name) = number.unit else { return nil }
    switch name {
    case "deg": self.init(degrees: number.value)
    case "grad": self.init(gradians: number.value)
    case "rad": self.init(radians: number.value)
    case "turn": self.init(turns: number.value)
    default: return nil
    }
  }
}
