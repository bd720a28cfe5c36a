extension PlaneLength: CustomStringConvertible {
  /// The length as CSS writes it: `12px`, or `calc(10px + 50%)` for a sum; no length is `0px`.
  public var css: String {
    let units = units
    guard let first = units.first else { return "0px" }
    guard units.count > 1 else { return Self.text(self[first], first) }
    var text = "calc(" + Self.text(self[first], first)
    for unit in units.dropFirst() {
      text += self[unit] < 0 ? " - " : " + "
      text += Self.text(self[unit].magnitude, unit)
    }
    return text + ")"
  }

  /// As ``css``.
  public var description: String { css }

  private static func text(_ amount: Double, _ unit: LengthUnit) -> String {
    ShortestDecimal.text(amount) + unit.css
  }

  /// Reads a length of CSS: a number with its unit, a plain 0, or a sum of them in `calc()`.
  ///
  /// ```swift
  /// try PlaneLength(css: "calc(100% - 2em)")
  /// try PlaneLength(css: "12")     // throws: 1: a length needs a unit, such as px
  /// ```
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(css text: String) throws(TextError) {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    self = try PlaneLength.read(&scanner)
    try scanner.expectEnd(after: "the length")
  }

  /// Reads a length at the scanner's position.
  package static func read(_ scanner: inout TextScanner) throws(TextError) -> PlaneLength {
    let start = scanner.position
    if let name = scanner.functionName() {
      guard name == "calc" else {
        throw scanner.error("a length was expected, such as 12px", from: start)
      }
      return try sum(&scanner)
    }
    guard let number = try scanner.finiteNumber() else {
      throw scanner.errorHere("a length was expected, such as 12px")
    }
    switch number.unit {
    case .percent: return .percent(number.value)
    case .named(let name):
      guard let unit = unit(name) else {
        throw scanner.error("there is no unit of lengths called \(name.text)", from: start)
      }
      return PlaneLength(number.value, unit)
    case .none:
      if number.value == 0 { return .zero }
      throw scanner.error("a length needs a unit, such as px", from: start)
    }
  }

  /// Reads what follows the opening bracket of `calc(`.
  private static func sum(_ scanner: inout TextScanner) throws(TextError) -> PlaneLength {
    scanner.skipWhiteSpace()
    var result = try read(&scanner)
    while true {
      let hasSpace = scanner.skipWhiteSpace()
      let sign = scanner.peek()
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { break }
      guard hasSpace, let next = scanner.peek(1), TextScanner.isWhiteSpace(next) else {
        throw scanner.errorHere("a sign in calc() has white space on both sides")
      }
      scanner.advance()
      scanner.skipWhiteSpace()
      let part = try read(&scanner)
      result = sign == UInt8(ascii: "+") ? result + part : result - part
    }
    try scanner.expectClose()
    return result
  }

  private static func unit(_ name: TextName) -> LengthUnit? {
    for unit in LengthUnit.allCases where Array(unit.css.utf8) == name.bytes { return unit }
    return nil
  }
}
