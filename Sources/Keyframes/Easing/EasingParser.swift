/// The grammar of easings, with or without what Keyframes adds to CSS.
struct EasingParser {
  var scanner: TextScanner
  /// Whether only what CSS has is accepted.
  let isStrict: Bool
  private var depth = 0

  init(scanner: TextScanner, isStrict: Bool) {
    self.scanner = scanner
    self.isStrict = isStrict
  }

  /// Reads an easing at the position.
  mutating func easing() throws(TextError) -> Easing {
    let start = scanner.position
    if let name = scanner.functionName() {
      let nameRange = start..<(scanner.position - 1)
      scanner.skipWhiteSpace()
      return try function(name, nameRange)
    }
    guard let name = scanner.identifier() else {
      throw scanner.errorHere(
        "an easing was expected, such as ease-out or cubic-bezier(0.3, 0, 0, 1)")
    }
    if let easing = keyword(name) { return easing }
    throw unknown(name, start..<scanner.position)
  }

  private func keyword(_ name: TextName) -> Easing? {
    switch name {
    case "linear": return .linear
    case "ease": return .ease
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    case "step-start": return .stepStart
    case "step-end": return .stepEnd
    default: break
    }
    guard !isStrict else { return nil }
    if name == "emphasized" { return .emphasized }
    if name == "spring" { return .spring() }
    if name == "decay" { return .decay() }
    guard let (family, direction) = EasingParser.penner(name) else { return nil }
    let standard = family.standardParameters(direction)
    return Easing(family, direction, standard.first, standard.second)
  }

  private mutating func function(
    _ name: TextName, _ range: Range<Int>
  ) throws(TextError) -> Easing {
    switch name {
    case "cubic-bezier": return try cubicBezier()
    case "steps": return try steps()
    case "linear": return try linearStops(range)
    case "cubic-beziers" where !isStrict: return try cubicBeziers(range)
    case "reversed" where !isStrict: return try reversed(range)
    case "part" where !isStrict: return try part(range)
    case "spring" where !isStrict: return try spring(range)
    case "decay" where !isStrict: return try decay(range)
    default: break
    }
    if !isStrict, let (family, direction) = EasingParser.penner(name) {
      guard family.parameterCount > 0 else {
        throw scanner.error("\(name.text) takes no numbers; write it without brackets", in: range)
      }
      return try penner(family, direction)
    }
    throw unknown(name, range)
  }

  private func unknown(_ name: TextName, _ range: Range<Int>) -> TextError {
    switch name {
    case "cubic-bezier", "steps":
      scanner.error("\(name.text) needs its numbers in brackets right after the name", in: range)
    case "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end":
      scanner.error("\(name.text) takes no brackets", in: range)
    default:
      scanner.error("there is no easing called \(name.text)", in: range)
    }
  }

  // By itself, since Embedded Swift may mistake two constant arrays of one function for each other.
  private static let pennerDirections = PennerDirection.allCases

  /// The family and direction that a name such as `ease-out-quad` says.
  private static func penner(_ name: TextName) -> (PennerFamily, PennerDirection)? {
    // By bytes, which needs no Unicode tables.
    for direction in pennerDirections {
      for family in PennerFamily.allCases
      where name.bytes == Array("\(direction.text)-\(family.text)".utf8) {
        return (family, direction)
      }
    }
    return nil
  }
}

// MARK: - Functions

extension EasingParser {
  private mutating func cubicBezier() throws(TextError) -> Easing {
    var numbers: [Double] = []
    for index in 0..<4 {
      if index > 0 { try comma() }
      let start = scanner.position
      let number = try plainNumber()
      if index % 2 == 0, !(number >= 0 && number <= 1) {
        throw scanner.error("the x of a handle must be from 0 to 1", from: start)
      }
      numbers.append(number)
      scanner.skipWhiteSpace()
    }
    try close()
    return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func steps() throws(TextError) -> Easing {
    let start = scanner.position
    guard let number = scanner.number(), number.unit == .none, number.isInteger else {
      if scanner.position == start {
        throw scanner.errorHere("a whole number of steps was expected")
      }
      throw scanner.error("the number of steps must be a whole number", from: start)
    }
    let range = number.range
    guard let count = number.integer, count <= Int64(Int32.max) else {
      throw scanner.error(
        number.decimal.isNegative
          ? "there must be at least 1 step"
          : "so many steps can't be told "
            + "apart; at most \(Int32.max) are read", in: range)
    }
    var position = StepPosition.jumpEnd
    scanner.skipWhiteSpace()
    if scanner.consume(",") {
      scanner.skipWhiteSpace()
      position = try stepPosition()
      scanner.skipWhiteSpace()
    }
    guard count >= position.minimumCount else {
      throw scanner.error(
        position == .jumpNone
          ? "jump-none needs at least 2 steps" : "there must be at least 1 step", in: range)
    }
    try close()
    return .steps(Int(count), position)
  }

  private mutating func stepPosition() throws(TextError) -> StepPosition {
    let start = scanner.position
    let expected = "jump-start, jump-end, jump-none, jump-both, start or end was expected"
    guard let name = scanner.identifier() else { throw scanner.errorHere(expected) }
    switch name {
    case "jump-start": return .jumpStart
    case "jump-end", "end": return .jumpEnd
    case "jump-none": return .jumpNone
    case "jump-both": return .jumpBoth
    case "start": return .start
    default: throw scanner.error(expected, from: start)
    }
  }

  private mutating func linearStops(_ name: Range<Int>) throws(TextError) -> Easing {
    var stops: [LinearStop] = []
    var count = 0
    repeat {
      scanner.skipWhiteSpace()
      try linearStop(&stops)
      count += 1
    } while scanner.consume(",")
    try close()
    guard count >= 2 else { throw scanner.error("linear() needs at least two stops", in: name) }
    do {
      return try .linear(validating: stops)
    } catch {
      throw scanner.error(error.message, in: name)
    }
  }

  /// An output, with up to two percentages before or after it.
  private mutating func linearStop(_ stops: inout [LinearStop]) throws(TextError) {
    var output: Double?
    var progresses: [Double] = []
    var isClosed = false
    while true {
      let start = scanner.position
      guard let number = scanner.number() else { break }
      // Of a percentage the hundredth is what must not be too large.
      let value =
        number.unit == .percent
        ? Double(number.decimal.multiplied(byPowerOfTen: -2)) : number.value
      guard value.isFinite else { throw scanner.error("the number is too large", from: start) }
      switch number.unit {
      case .percent:
        guard progresses.count < 2, !isClosed else {
          throw scanner.error("a stop has at most two percentages, on one side of it", from: start)
        }
        progresses.append(value)
      case .none:
        guard output == nil else {
          throw scanner.error("a comma was expected before this number", from: start)
        }
        output = value
        isClosed = !progresses.isEmpty
      case .named:
        throw scanner.error("a number or a percentage was expected", from: start)
      }
      scanner.skipWhiteSpace()
    }
    guard let output else { throw scanner.errorHere("an output was expected, a number") }
    stops.append(LinearStop(output, at: progresses.first))
    if progresses.count == 2 { stops.append(LinearStop(output, at: progresses[1])) }
  }

  private mutating func penner(
    _ family: PennerFamily, _ direction: PennerDirection
  ) throws(TextError) -> Easing {
    var numbers: [Double] = []
    let start = scanner.position
    for index in 0..<family.parameterCount {
      if index > 0 { try comma() }
      numbers.append(try plainNumber())
      scanner.skipWhiteSpace()
    }
    let end = scanner.position
    try close()
    do {
      return try Easing(
        validating: family, direction, numbers[0], numbers.count > 1 ? numbers[1] : 0)
    } catch {
      throw scanner.error(error.message, in: start..<end)
    }
  }

  private mutating func cubicBeziers(_ name: Range<Int>) throws(TextError) -> Easing {
    var points: [SIMD2<Double>] = []
    repeat {
      scanner.skipWhiteSpace()
      let x = try plainNumber()
      scanner.skipWhiteSpace()
      points.append(SIMD2(x, try plainNumber()))
      scanner.skipWhiteSpace()
    } while scanner.consume(",")
    try close()
    do {
      return try .cubicBeziers(validating: points)
    } catch {
      throw scanner.error(error.message, in: name)
    }
  }

  private mutating func reversed(_ name: Range<Int>) throws(TextError) -> Easing {
    // Reversing twice is nothing, so a tower of them is a mistake, and would cost stack.
    guard depth < 8 else { throw scanner.error("too many easings inside each other", in: name) }
    depth += 1
    let easing = try easing()
    depth -= 1
    scanner.skipWhiteSpace()
    try close()
    return easing.reversed()
  }

  /// An easing, the two progresses it is run between, and the outputs that count as 0 and 1 unless
  /// these are themselves.
  private mutating func part(_ name: Range<Int>) throws(TextError) -> Easing {
    guard depth < 8 else { throw scanner.error("too many easings inside each other", in: name) }
    depth += 1
    let easing = try easing()
    depth -= 1
    scanner.skipWhiteSpace()
    var numbers: [Double] = []
    while numbers.count < 2 || (numbers.count < 4 && scanner.peek() == 0x2C) {
      try comma()
      let start = scanner.position
      let number = try plainNumber()
      let count = numbers.count
      guard count % 2 == 0 || (count == 1 ? number > numbers[0] : number != numbers[2]) else {
        throw scanner.error(
          count == 1
            ? "the end of the part must lie above its start"
            : "the outputs that count as 0 and 1 must differ", from: start)
      }
      numbers.append(number)
      scanner.skipWhiteSpace()
    }
    if numbers.count == 3 { throw scanner.errorHere("a comma was expected") }
    try close()
    let (zero, one) = numbers.count == 4 ? (numbers[2], numbers[3]) : (0, 1)
    let part = EasingPart(start: numbers[0], end: numbers[1], zero: zero, one: one)
    guard let result = easing.part(validating: part) else {
      throw scanner.error(
        "the part leaves the range of numbers, or is shorter than they tell", in: name)
    }
    return result
  }
}

// MARK: - Tokens

extension EasingParser {
  mutating func plainNumber() throws(TextError) -> Double {
    let start = scanner.position
    guard let number = try scanner.finiteNumber() else {
      throw scanner.errorHere("a number was expected")
    }
    guard number.unit == .none else {
      throw scanner.error("a plain number was expected, without a unit", from: start)
    }
    return number.value
  }

  private mutating func comma() throws(TextError) {
    guard scanner.consume(",") else { throw scanner.errorHere("a comma was expected") }
    scanner.skipWhiteSpace()
  }

  /// The closing bracket; CSS closes what the text's end leaves open.
  mutating func close() throws(TextError) {
    if scanner.consume(")") || scanner.isAtEnd { return }
    throw scanner.errorHere(
      scanner.peek() == 0x2C ? "there is one number too many" : "a closing bracket was expected")
  }
}
