/// The grammar of the `transform` property of CSS.
struct TransformParser {
  var scanner: TextScanner
  let context: LengthContext?

  /// Reads `none` or functions up to the end of the text.
  mutating func list() throws(TextError) -> TransformList {
    scanner.skipWhiteSpace()
    var functions: [TransformFunction] = []
    if scanner.consume(identifier: "none") {
      try scanner.expectEnd(after: "none")
      return .none
    }
    repeat {
      let start = scanner.position
      guard let name = scanner.functionName() else {
        throw scanner.errorHere("a transform function was expected, such as translate(10px, 0px)")
      }
      functions.append(try function(name, start..<(scanner.position - 1)))
      scanner.skipWhiteSpace()
    } while !scanner.isAtEnd
    return TransformList(functions)
  }

  private mutating func function(
    _ name: TextName, _ range: Range<Int>
  ) throws(TextError) -> TransformFunction {
    scanner.skipWhiteSpace()
    switch name {
    case "translate", "translatex", "translatey", "translatez", "translate3d":
      return .translate(try translation(name))
    case "scale", "scalex", "scaley", "scalez", "scale3d":
      return .scale(try factors(name))
    case "rotate", "rotatez": return .rotate(AxisRotation(try onlyAngle()))
    case "rotatex": return .rotate(AxisRotation(axis: SIMD3(1, 0, 0), angle: try onlyAngle()))
    case "rotatey": return .rotate(AxisRotation(axis: SIMD3(0, 1, 0), angle: try onlyAngle()))
    case "rotate3d":
      let axis = try numbers(3)
      try scanner.expectComma()
      let angle = try onlyAngle()
      return .rotate(AxisRotation(axis: SIMD3(axis[0], axis[1], axis[2]), angle: angle))
    case "skew":
      let x = try PlaneAngle.read(&scanner)
      scanner.skipWhiteSpace()
      var y = PlaneAngle.zero
      if scanner.consume(",") {
        scanner.skipWhiteSpace()
        y = try PlaneAngle.read(&scanner)
      }
      try scanner.expectClose()
      return .skew(x, y)
    case "skewx": return .skewX(try onlyAngle())
    case "skewy": return .skewY(try onlyAngle())
    case "perspective": return .perspective(try distance())
    case "matrix":
      let n = try numbers(6)
      try scanner.expectClose()
      return .matrix(TransformMatrix(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5]))
    case "matrix3d":
      let numbers = try numbers(16)
      try scanner.expectClose()
      return .matrix(TransformMatrix(columns: numbers))
    default:
      throw scanner.error("there is no transform function called \(name.text)", in: range)
    }
  }

  // MARK: - Arguments

  private mutating func translation(_ name: TextName) throws(TextError) -> SIMD3<Double> {
    var way = SIMD3<Double>.zero
    switch name {
    case "translatex": way.x = try pixels(0)
    case "translatey": way.y = try pixels(1)
    case "translatez": way.z = try pixels(2)
    case "translate3d":
      way.x = try pixels(0)
      try scanner.expectComma()
      way.y = try pixels(1)
      try scanner.expectComma()
      way.z = try pixels(2)
    default:
      way.x = try pixels(0)
      scanner.skipWhiteSpace()
      if scanner.consume(",") {
        scanner.skipWhiteSpace()
        way.y = try pixels(1)
      }
    }
    try scanner.expectClose()
    return way
  }

  private mutating func factors(_ name: TextName) throws(TextError) -> SIMD3<Double> {
    var factors = SIMD3<Double>(repeating: 1)
    switch name {
    case "scalex": factors.x = try factor()
    case "scaley": factors.y = try factor()
    case "scalez": factors.z = try factor()
    case "scale3d":
      factors.x = try factor()
      try scanner.expectComma()
      factors.y = try factor()
      try scanner.expectComma()
      factors.z = try factor()
    default:
      factors.x = try factor()
      factors.y = factors.x
      scanner.skipWhiteSpace()
      if scanner.consume(",") {
        scanner.skipWhiteSpace()
        factors.y = try factor()
      }
    }
    try scanner.expectClose()
    return factors
  }

  private mutating func onlyAngle() throws(TextError) -> PlaneAngle {
    let angle = try PlaneAngle.read(&scanner)
    try scanner.expectClose()
    return angle
  }

  private mutating func distance() throws(TextError) -> Double {
    if scanner.consume(identifier: "none") {
      try scanner.expectClose()
      return .infinity
    }
    let start = scanner.position
    let distance = try pixels(2)
    guard distance >= 0 else { throw scanner.error("a distance is not negative", from: start) }
    try scanner.expectClose()
    return distance
  }

  /// A length along x (0), y (1) or z (2), in pixels.
  private mutating func pixels(_ axis: Int) throws(TextError) -> Double {
    let start = scanner.position
    let length = try PlaneLength.read(&scanner)
    if axis == 2, length[.percent] != 0 {
      throw scanner.error("there is no percentage of a depth", from: start)
    }
    if let pixels = length.pixels { return pixels }
    guard let context else {
      throw scanner.error(
        "what this length is relative to is not known here; write it in px", from: start)
    }
    let extent = axis == 0 ? context.box.width : context.box.height
    return length.pixels(in: context, percentOf: extent)
  }

  private mutating func factor() throws(TextError) -> Double {
    let start = scanner.position
    guard let number = try scanner.finiteNumber() else {
      throw scanner.errorHere("a number was expected")
    }
    switch number.unit {
    case .none: return number.value
    case .percent: return Double(number.decimal.multiplied(byPowerOfTen: -2))
    case .named: throw scanner.error("a number without a unit was expected", from: start)
    }
  }

  private mutating func numbers(_ count: Int) throws(TextError) -> [Double] {
    var numbers: [Double] = []
    for index in 0..<count {
      if index > 0 { try scanner.expectComma() }
      let start = scanner.position
      guard let number = try scanner.finiteNumber() else {
        throw scanner.errorHere("a number was expected, \(count - index) more in all")
      }
      guard number.unit == .none else {
        throw scanner.error("a number without a unit was expected", from: start)
      }
      numbers.append(number.value)
    }
    return numbers
  }
}
