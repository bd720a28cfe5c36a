// `spring(bounce=0.3, duration=500ms)` and `decay(kept=0.998)`: parts with names, in any order.

extension EasingParser {
  /// The parts of a spring or a decay.
  private enum Part: CaseIterable {
    case bounce, duration, response, ratio, stiffness, damping, mass, settling, frequency
    case velocity, tolerance, over, kept, friction

    var name: String {
      switch self {
      case .bounce: "bounce"
      case .duration: "duration"
      case .response: "response"
      case .ratio: "ratio"
      case .stiffness: "stiffness"
      case .damping: "damping"
      case .mass: "mass"
      case .settling: "settling"
      case .frequency: "frequency"
      case .velocity: "velocity"
      case .tolerance: "tolerance"
      case .over: "over"
      case .kept: "kept"
      case .friction: "friction"
      }
    }

    var isTime: Bool {
      self == .duration || self == .response || self == .settling || self == .over
    }

    var isOfDecay: Bool { self == .kept || self == .friction }

    /// The part that an error about a spring is about.
    init(_ member: SpringError.Member) {
      switch member {
      case .mass: self = .mass
      case .stiffness: self = .stiffness
      case .damping: self = .damping
      case .duration: self = .duration
      case .bounce: self = .bounce
      case .response: self = .response
      case .dampingRatio: self = .ratio
      case .settlingDuration: self = .settling
      case .tolerance: self = .tolerance
      case .angularFrequency: self = .frequency
      }
    }
  }

  /// What was written.
  private struct Parts {
    var numbers: [(part: Part, value: Double, range: Range<Int>)] = []
    var times: [(part: Part, value: Duration, range: Range<Int>)] = []
    var preset: DampedSpring?

    func has(_ part: Part) -> Bool { range(of: part) != nil }

    func range(of part: Part) -> Range<Int>? {
      numbers.first { $0.part == part }?.range ?? times.first { $0.part == part }?.range
    }

    func number(_ part: Part, _ standard: Double) -> Double {
      numbers.first { $0.part == part }?.value ?? standard
    }

    func time(_ part: Part) -> Duration? { times.first { $0.part == part }?.value }
  }
}

// MARK: - Springs

extension EasingParser {
  /// The rest of a spring, behind its opening bracket.
  mutating func spring(_ name: Range<Int>) throws(TextError) -> Easing {
    let parts = try parts(ofDecay: false)
    let spring = try made(of: parts, name)
    let (velocity, tolerance) = (parts.number(.velocity, 0), parts.number(.tolerance, 0.001))
    try check(tolerance, parts)
    let span = parts.time(.over)
    if let span, span <= .zero {
      throw scanner.error("a time above zero was expected", in: parts.range(of: .over) ?? name)
    }
    return .spring(spring, velocity: velocity, tolerance: tolerance, over: span)
  }

  private func check(_ tolerance: Double, _ parts: Parts) throws(TextError) {
    guard tolerance > 0, tolerance < 1 else {
      throw scanner.error(
        "a tolerance must be above 0 and below 1", in: parts.range(of: .tolerance) ?? 0..<0)
    }
  }

  /// The spring that the parts describe, in one of the ways in which springs are described.
  private func made(of parts: Parts, _ name: Range<Int>) throws(TextError) -> DampedSpring {
    if let preset = parts.preset {
      try only(.velocity, .tolerance, of: parts, beside: "a spring's name")
      return preset
    }
    do throws(SpringError) {
      if let settling = parts.time(.settling) {
        return try DampedSpring(
          validatingSettlingDuration: settling, dampingRatio: parts.number(.ratio, 1),
          tolerance: parts.number(.tolerance, 0.001))
      }
      if parts.has(.frequency) {
        try SpringError.check(parts.number(.frequency, 1), .angularFrequency)
        return try DampedSpring.checked(
          angularFrequency: parts.number(.frequency, 1), dampingRatio: parts.number(.ratio, 1),
          mass: 1)
      }
      if parts.has(.stiffness) || parts.has(.damping) || parts.has(.mass) {
        let (mass, stiffness) = (parts.number(.mass, 1), parts.number(.stiffness, 100))
        try SpringError.check(mass, .mass)
        try SpringError.check(stiffness, .stiffness)
        guard parts.has(.ratio) else {
          return try DampedSpring(
            validatingMass: mass, stiffness: stiffness, damping: parts.number(.damping, 10))
        }
        return try DampedSpring.checked(
          angularFrequency: (stiffness / mass).squareRoot(),
          dampingRatio: parts.number(.ratio, 1), mass: mass)
      }
      let length = parts.time(.response) ?? parts.time(.duration) ?? .milliseconds(500)
      if parts.has(.ratio) {
        return try DampedSpring(
          validatingResponse: length, dampingRatio: parts.number(.ratio, 1))
      }
      return try DampedSpring(validatingDuration: length, bounce: parts.number(.bounce, 0))
    } catch {
      let range = parts.range(of: Part(error.member)) ?? name
      throw scanner.error(error.description, in: range)
    }
  }

  /// Refuses parts that say the same thing twice.
  private func checkTogether(_ parts: Parts) throws(TextError) {
    try refuse(.bounce, beside: .ratio, parts)
    try refuse(.bounce, beside: .damping, parts)
    try refuse(.ratio, beside: .damping, parts)
    try refuse(.kept, beside: .friction, parts)
    // What says how fast it is.
    let speeds: [Part] = [.duration, .response, .settling, .frequency, .stiffness]
    var first: Part?
    for part in speeds where parts.has(part) {
      if let first { try refuse(part, beside: first, parts) }
      first = part
    }
    if parts.has(.bounce), let first, first != .duration, first != .response {
      try refuse(.bounce, beside: first, parts)
    }
    if parts.has(.damping) || parts.has(.mass), let first, first != .stiffness {
      try refuse(parts.has(.damping) ? .damping : .mass, beside: first, parts)
    }
  }

  private func refuse(_ part: Part, beside other: Part, _ parts: Parts) throws(TextError) {
    guard parts.has(other), let range = parts.range(of: part) else { return }
    throw scanner.error("\(part.name) does not go with \(other.name)", in: range)
  }

  private func only(
    _ one: Part, _ other: Part, of parts: Parts, beside what: String
  ) throws(TextError) {
    for part in Part.allCases where part != one && part != other {
      if let range = parts.range(of: part) {
        throw scanner.error("\(part.name) does not go with \(what)", in: range)
      }
    }
  }
}

// MARK: - Decays

extension EasingParser {
  /// The rest of a decay, behind its opening bracket.
  mutating func decay(_ name: Range<Int>) throws(TextError) -> Easing {
    let parts = try parts(ofDecay: true)
    let tolerance = parts.number(.tolerance, 0.001)
    try check(tolerance, parts)
    do throws(DecayError) {
      let decay =
        parts.has(.friction)
        ? try Decay(validatingFriction: parts.number(.friction, 1))
        : try Decay(validatingKeptPerMillisecond: parts.number(.kept, 0.998))
      return .decay(decay, tolerance: tolerance)
    } catch {
      throw scanner.error(
        error.description, in: parts.range(of: .friction) ?? parts.range(of: .kept) ?? name)
    }
  }
}

// MARK: - Reading

extension EasingParser {
  private mutating func parts(ofDecay: Bool) throws(TextError) -> Parts {
    var parts = Parts()
    scanner.skipWhiteSpace()
    while !scanner.isAtEnd, scanner.peek() != 0x29 {
      try part(into: &parts, ofDecay: ofDecay)
      scanner.skipWhiteSpace()
      guard scanner.consume(",") else { break }
      scanner.skipWhiteSpace()
    }
    try close()
    try checkTogether(parts)
    return parts
  }

  private mutating func part(into parts: inout Parts, ofDecay: Bool) throws(TextError) {
    let start = scanner.position
    guard let name = scanner.identifier() else {
      throw scanner.errorHere(
        ofDecay
          ? "a part such as kept=0.998 was expected"
          : "a part such as bounce=0.3 or duration=500ms was expected")
    }
    let range = start..<scanner.position
    scanner.skipWhiteSpace()
    guard scanner.consume("=") else {
      guard !ofDecay, let spring = EasingParser.preset(name) else {
        throw scanner.error("'\(name.text)' needs an equals sign and a value", in: range)
      }
      guard parts.preset == nil else {
        throw scanner.error("there is a spring's name already", in: range)
      }
      parts.preset = spring
      return
    }
    guard let part = EasingParser.part(name), ofDecay == part.isOfDecay || part == .tolerance else {
      throw scanner.error(
        "there is no part '\(name.text)'; there are "
          + (ofDecay
            ? "kept, friction and tolerance"
            : "bounce, duration, response, ratio, stiffness, damping, mass, settling, frequency, "
              + "velocity, tolerance and over"),
        in: range)
    }
    guard !parts.has(part) else {
      throw scanner.error("'\(name.text)' is given more than once", in: range)
    }
    scanner.skipWhiteSpace()
    let valueStart = scanner.position
    if part.isTime {
      guard let time = try scanner.time() else {
        throw scanner.errorHere("a time was expected, such as 500ms")
      }
      parts.times.append((part, time, valueStart..<scanner.position))
    } else {
      let number = try plainNumber()
      parts.numbers.append((part, number, valueStart..<scanner.position))
    }
  }

  private static func part(_ name: TextName) -> Part? {
    Part.allCases.first { name.bytes == Array($0.name.utf8) }
  }

  private static func preset(_ name: TextName) -> DampedSpring? {
    switch name {
    case "smooth": .smooth
    case "snappy": .snappy
    case "bouncy": .bouncy
    case "interactive": .interactive
    default: nil
    }
  }
}
