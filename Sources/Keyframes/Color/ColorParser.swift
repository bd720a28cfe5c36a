/// The grammar of colours in CSS Color 4, and of `color-mix()`.
struct ColorParser {
  var scanner: TextScanner
  private var depth = 0

  init(scanner: TextScanner) { self.scanner = scanner }

  /// Reads a colour at the position.
  mutating func color() throws(TextError) -> ColorValue {
    let start = scanner.position
    if scanner.peek() == UInt8(ascii: "#") { return try hexadecimal() }
    if let name = scanner.functionName() {
      return try function(name, start..<(scanner.position - 1))
    }
    guard let name = scanner.identifier() else {
      throw scanner.errorHere("a colour was expected, such as red, #ff8000 or oklch(0.7 0.1 60)")
    }
    if name == "transparent" { return .transparent }
    if let channels = NamedColorTable.channels(of: name) {
      return ColorValue(
        red: channels.x / 255, green: channels.y / 255, blue: channels.z / 255)
    }
    if name == "currentcolor" {
      throw scanner.error(
        "currentcolor is known only where a page is; write the colour", from: start)
    }
    throw scanner.error("there is no colour called \(name.text)", from: start)
  }

  private mutating func hexadecimal() throws(TextError) -> ColorValue {
    let start = scanner.position
    scanner.advance()
    var digits: [Int] = []
    while let byte = scanner.peek(), let digit = NamedColorTable.hexadecimalDigit(byte) {
      digits.append(digit)
      scanner.advance()
    }
    if scanner.startsWordByte {
      throw scanner.errorHere("a hexadecimal digit was expected, 0 to 9 or a to f")
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: throw scanner.error("a # is followed by 3, 4, 6 or 8 hexadecimal digits", from: start)
    }
    let values = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    return ColorValue(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }

  private mutating func function(
    _ name: TextName, _ range: Range<Int>
  ) throws(TextError) -> ColorValue {
    switch name {
    case "rgb", "rgba": return try rgb()
    case "hsl", "hsla": return try components(.hsl, mayHaveCommas: true)
    case "hwb": return try components(.hwb)
    case "lab": return try components(.lab)
    case "lch": return try components(.lch)
    case "oklab": return try components(.oklab)
    case "oklch": return try components(.oklch)
    case "color":
      scanner.skipWhiteSpace()
      return try components(try deviceSpace())
    case "color-mix":
      guard depth < 16 else {
        throw scanner.error("too many colours are mixed inside each other", in: range)
      }
      depth += 1
      let color = try mix(range)
      depth -= 1
      return color
    default:
      throw scanner.error("there is no colour function called \(name.text)", in: range)
    }
  }

  // MARK: - Components

  private mutating func rgb() throws(TextError) -> ColorValue {
    var color = try components(.srgb, mayHaveCommas: true, scale: 255)
    // Out of range is cut here, as browsers do for these old notations.
    for index in 0..<3 { color.lanes[index] = min(max(color.lanes[index], 0), 1) }
    color.isLegacy = true
    return color
  }

  private mutating func components(
    _ space: ColorSpace, mayHaveCommas: Bool = false, scale: Double = 1
  ) throws(TextError) -> ColorValue {
    var values: [Double?] = []
    var hasCommas = false
    var isFirstPercent = false
    for index in 0..<3 {
      scanner.skipWhiteSpace()
      if index == 1, mayHaveCommas, scanner.consume(",") {
        hasCommas = true
        scanner.skipWhiteSpace()
        if values[0] == nil { throw scanner.errorHere("none is not written together with commas") }
      } else if index > 1, hasCommas {
        try scanner.expectComma()
      }
      let start = scanner.position
      let (value, isPercent) = try component(index, of: space, scale: scale)
      if hasCommas {
        if value == nil {
          throw scanner.error("none is not written together with commas", from: start)
        }
        if space == .srgb, isPercent != isFirstPercent {
          throw scanner.error(
            "with commas all three are numbers or all are percentages", from: start)
        }
        if space == .hsl, !isPercent {
          throw scanner.error("with commas a percentage is needed here", from: start)
        }
      }
      if index == 0 { isFirstPercent = isPercent }
      values.append(value)
    }
    let alpha = try alpha(afterComma: hasCommas)
    try scanner.expectClose()
    return ColorValue(space, values[0], values[1], values[2], alpha: alpha)
  }

  private mutating func component(
    _ index: Int, of space: ColorSpace, scale: Double
  ) throws(TextError) -> (Double?, isPercent: Bool) {
    if scanner.consume(identifier: "none") { return (nil, false) }
    let start = scanner.position
    guard let number = try scanner.finiteNumber() else {
      throw scanner.errorHere("\(space.noun(of: index)) was expected: a number or none")
    }
    if index == space.hueIndex {
      if let angle = PlaneAngle(number) {
        guard angle.degrees.isFinite else {
          throw scanner.error("the number is too large", from: start)
        }
        return (angle.degrees, false)
      }
      guard number.unit == .none else {
        throw scanner.error("a hue is a number of degrees or an angle", from: start)
      }
      return (number.value, false)
    }
    switch number.unit {
    case .none:
      return (space.clamped(number.value / scale, at: index), false)
    case .percent:
      let whole = space.hundredPercent(of: index)
      let part = Double(number.decimal.multiplied(byPowerOfTen: whole == 100 ? 0 : -2))
      return (space.clamped(whole == 100 ? part : part * whole, at: index), true)
    case .named:
      throw scanner.error("a number or a percentage was expected", from: start)
    }
  }

  private mutating func alpha(afterComma hasCommas: Bool) throws(TextError) -> Double? {
    scanner.skipWhiteSpace()
    if hasCommas {
      guard scanner.consume(",") else { return 1 }
    } else {
      guard scanner.consume("/") else { return 1 }
    }
    scanner.skipWhiteSpace()
    if !hasCommas, scanner.consume(identifier: "none") { return nil }
    let start = scanner.position
    guard let number = try scanner.finiteNumber() else {
      throw scanner.errorHere("an alpha was expected, a number from 0 to 1 or a percentage")
    }
    switch number.unit {
    case .none: return min(max(number.value, 0), 1)
    case .percent: return min(max(Double(number.decimal.multiplied(byPowerOfTen: -2)), 0), 1)
    case .named:
      throw scanner.error("an alpha is a number from 0 to 1 or a percentage", from: start)
    }
  }

  private mutating func deviceSpace() throws(TextError) -> ColorSpace {
    let start = scanner.position
    let expected =
      "color() takes srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 "
      + "or xyz-d65 and three numbers"
    guard let name = scanner.identifier() else { throw scanner.errorHere(expected) }
    guard let space = ColorParser.space(name), space.isOfColorFunction else {
      throw scanner.error(expected, from: start)
    }
    return space
  }

  /// A space by its name in CSS.
  static func space(_ name: TextName) -> ColorSpace? {
    if name == "xyz" { return .xyzD65 }
    for space in ColorSpace.allCases where Array(space.css.utf8) == name.bytes { return space }
    return nil
  }
}

extension TextScanner {
  /// Whether a letter or digit follows directly.
  fileprivate var startsWordByte: Bool {
    guard let byte = peek() else { return false }
    return TextScanner.isDigit(byte) || TextScanner.lowercased(byte) &- 0x61 < 26
  }
}
