extension Easing {
  /// Reads an easing of CSS, and nothing that CSS does not have.
  ///
  /// ```swift
  /// try Easing(css: "cubic-bezier(.3, 0, 0, 1)")
  /// try Easing(css: "steps(4, middle)")  // throws: 10: jump-start, … was expected
  /// ```
  ///
  /// White space, comments, capitals, escapes, signs and exponents are read as CSS reads them, and
  /// a bracket that the text ends before is closed. Calculations such as `calc(1 / 2)` are refused.
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(css text: String) throws(TextError) {
    try self.init(whole: text, isStrict: true)
  }

  /// Reads an easing of CSS, or of the names that Keyframes adds.
  ///
  /// Added are Penner's families (`ease-out-quad`, `ease-in-out-back(1.7)`,
  /// `ease-out-elastic(1, 0.3)`), `cubic-beziers(…)` with the points of joined curves,
  /// `spring(bounce=0.3, duration=500ms)`, `decay(kept=0.998)`, `emphasized`, and `reversed(…)`
  /// around any easing.
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(parsing text: String) throws(TextError) {
    try self.init(whole: text, isStrict: false)
  }

  private init(whole text: String, isStrict: Bool) throws(TextError) {
    var parser = EasingParser(scanner: TextScanner(text), isStrict: isStrict)
    parser.scanner.skipWhiteSpace()
    let easing = try parser.easing()
    parser.scanner.skipWhiteSpace()
    guard parser.scanner.isAtEnd else {
      let start = parser.scanner.position
      parser.scanner.move(to: parser.scanner.bytes.count)
      throw parser.scanner.error("nothing was expected after the easing", from: start)
    }
    self = easing
  }

  /// Reads an easing of CSS at the scanner's position, and stops behind it.
  package init(css scanner: inout TextScanner) throws(TextError) {
    try self.init(at: &scanner, isStrict: true)
  }

  /// Reads an easing of CSS or of Keyframes at the scanner's position, and stops behind it.
  package init(parsing scanner: inout TextScanner) throws(TextError) {
    try self.init(at: &scanner, isStrict: false)
  }

  private init(at scanner: inout TextScanner, isStrict: Bool) throws(TextError) {
    var parser = EasingParser(scanner: scanner, isStrict: isStrict)
    let easing = try parser.easing()
    scanner.move(to: parser.scanner.position)
    self = easing
  }
}
