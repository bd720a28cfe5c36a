extension ColorParser {
  /// Reads `in oklch longer hue, red 30%, blue)` after the name and the bracket of `color-mix(`.
  mutating func mix(_ range: Range<Int>) throws(TextError) -> ColorValue {
    scanner.skipWhiteSpace()
    var method = ColorInterpolation.oklab
    if scanner.consume(identifier: "in") {
      scanner.skipWhiteSpace()
      method = try interpolation()
      try scanner.expectComma()
    }
    let (first, share) = try part()
    try scanner.expectComma()
    let (second, otherShare) = try part()
    try scanner.expectClose()
    guard let color = first.colorMix(share, with: second, otherShare, in: method) else {
      throw scanner.error("both shares are 0%, which mixes nothing", in: range)
    }
    return color
  }

  /// Reads a space and, for one with a hue, the way round.
  mutating func interpolation() throws(TextError) -> ColorInterpolation {
    let start = scanner.position
    guard let name = scanner.identifier() else {
      throw scanner.errorHere("a colour space was expected, such as oklab")
    }
    guard let space = ColorParser.space(name) else {
      throw scanner.error("there is no colour space called \(name.text)", from: start)
    }
    scanner.skipWhiteSpace()
    let ruleStart = scanner.position
    guard let word = scanner.identifier() else { return ColorInterpolation(space) }
    let rule: AngleRule
    switch word {
    case "shorter": rule = .shorter
    case "longer": rule = .longer
    case "increasing": rule = .increasing
    case "decreasing": rule = .decreasing
    default:
      throw scanner.error(
        "shorter, longer, increasing or decreasing was expected before hue", from: ruleStart)
    }
    guard space.hueIndex != nil else {
      throw scanner.error("\(space.css) has no hue", from: ruleStart)
    }
    scanner.skipWhiteSpace()
    guard scanner.consume(identifier: "hue") else {
      throw scanner.errorHere("the word hue was expected after \(word.text)")
    }
    return ColorInterpolation(space, hue: rule)
  }

  /// A colour with its share before or after it.
  private mutating func part() throws(TextError) -> (ColorValue, Double?) {
    let before = try share()
    scanner.skipWhiteSpace()
    let color = try color()
    scanner.skipWhiteSpace()
    return (color, before == nil ? try share() : before)
  }

  private mutating func share() throws(TextError) -> Double? {
    let start = scanner.position
    guard let number = try scanner.finiteNumber() else { return nil }
    guard number.unit == .percent else {
      throw scanner.error("a share is a percentage", from: start)
    }
    guard number.value >= 0, number.value <= 100 else {
      throw scanner.error("a share is from 0% to 100%", from: start)
    }
    return Double(number.decimal.multiplied(byPowerOfTen: -2))
  }
}
