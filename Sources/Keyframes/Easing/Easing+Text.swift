extension Easing: CustomStringConvertible {
  /// The easing as CSS writes it, in its canonical form; nothing where CSS has no name for it.
  ///
  /// ```swift
  /// Easing.linear([0, LinearStop(0.5, at: 0.25), 1]).css  // "linear(0 0%, 0.5 25%, 1 100%)"
  /// Easing.stepEnd.css                                    // "steps(1)"
  /// ```
  ///
  /// Numbers have the fewest digits that read back as the same double. Penner's families, joined
  /// curves, springs, decays, reversed easings and parts of easings have no CSS name;
  /// ``description`` has one of our own.
  public var css: String? { notation.css() }

  /// The easing as a browser writes it: as ``css``, with numbers of so many digits at most.
  ///
  /// Browsers write six. What is read back may then be another easing, if a very similar one.
  public func css(digits: Int) -> String? {
    precondition(digits > 0, "a number needs at least one digit")
    return notation.css(atMost: digits)
  }

  /// The easing in the superset of CSS that ``init(parsing:)`` reads.
  public var description: String { notation.text }
}

extension EasingNotation {
  fileprivate func css(atMost limit: Int? = nil) -> String? {
    switch self {
    case .linear:
      return "linear"
    case .keyword(let keyword):
      return keyword.text
    case .cubicBezier(let curve):
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map {
        ShortestDecimal.text($0, atMost: limit)
      }
      return "cubic-bezier(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
    case .steps(let count, let position):
      guard let name = position.text else { return "steps(\(count))" }
      return "steps(\(count), \(name))"
    case .linearStops(let numbers):
      var text = "linear("
      for index in stride(from: 0, to: numbers.count, by: 2) {
        if index > 0 { text += ", " }
        text += ShortestDecimal.text(numbers[index + 1], atMost: limit)
        text += " "
        text += ShortestDecimal.text(numbers[index], timesPowerOfTen: 2, atMost: limit)
        text += "%"
      }
      return text + ")"
    case .penner, .cubicBeziers, .spring, .decay, .reversed, .part:
      return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .penner(let family, let direction, let first, let second):
      let name = "\(direction.text)-\(family.text)"
      let standard = family.standardParameters(direction)
      if first == standard.first, second == standard.second { return name }
      let one = ShortestDecimal.text(first)
      if family.parameterCount == 1 { return "\(name)(\(one))" }
      return "\(name)(\(one), \(ShortestDecimal.text(second)))"
    case .cubicBeziers(let points):
      var text = "cubic-beziers("
      for (index, point) in points.enumerated() {
        if index > 0 { text += ", " }
        text += "\(ShortestDecimal.text(point.x)) \(ShortestDecimal.text(point.y))"
      }
      return text + ")"
    case .spring(let spring):
      return spring.text
    case .decay(let decay):
      return decay.text
    case .reversed(let forward):
      return "reversed(\(forward.text))"
    case .part(let whole, let part):
      var text = "part(\(whole.text), "
      text += "\(ShortestDecimal.text(part.start)), \(ShortestDecimal.text(part.end))"
      if part.zero != 0 || part.one != 1 {
        text += ", \(ShortestDecimal.text(part.zero)), \(ShortestDecimal.text(part.one))"
      }
      return text + ")"
    case .linear, .keyword, .cubicBezier, .steps, .linearStops:
      return css()!
    }
  }
}

extension EasingKeyword {
  fileprivate var text: String {
    switch self {
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }
}

extension StepPosition {
  // Browsers keep `start` as written and leave out the end.
  fileprivate var text: String? {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: nil
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    case .start: "start"
    }
  }
}

extension PennerFamily {
  /// The last part of the name.
  var text: String {
    switch self {
    case .quad: "quad"
    case .cubic: "cubic"
    case .quart: "quart"
    case .quint: "quint"
    case .sine: "sine"
    case .expo: "expo"
    case .circ: "circ"
    case .back: "back"
    case .elastic: "elastic"
    case .bounce: "bounce"
    }
  }
}

extension PennerDirection {
  /// The first part of the name.
  var text: String {
    switch self {
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .easeOutIn: "ease-out-in"
    }
  }
}
