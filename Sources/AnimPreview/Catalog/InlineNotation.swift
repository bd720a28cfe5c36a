import Keyframes

/// Keyframes on the command line: `0:0.6 60%:1.1 80%:0.9 100%:1 / 255.5ms ease-out`.
enum InlineNotation {
  /// How long an animation lasts that does not say it: fifteen frames at 60 a second.
  static let standardDuration = Duration.milliseconds(250)

  /// Whether an argument begins as inline keyframes do: with a digit, or with a sign or a point
  /// before a digit.
  static func begins(_ argument: String) -> Bool {
    let bytes = Array(argument.utf8.prefix(3))
    guard let first = bytes.first else { return false }
    if TextScanner.isDigit(first) { return true }
    guard first == UInt8(ascii: "+") || first == UInt8(ascii: "-") || first == UInt8(ascii: "."),
      bytes.count > 1
    else { return false }
    return TextScanner.isDigit(bytes[1])
      || (first != UInt8(ascii: ".") && bytes[1] == UInt8(ascii: ".") && bytes.count > 2
        && TextScanner.isDigit(bytes[2]))
  }

  /// The animation that a text writes.
  static func animation(_ text: String) throws(Failure) -> Previewable {
    var parser = Parser(text: text)
    try parser.readKeys()
    try parser.readTail()
    let track: Track<Double>
    do {
      track = try Track(
        validating: parser.keys.map {
          Keyframe(
            at: $0.offset, $0.value, easing: parser.easing, interpolation: parser.interpolation)
        })
    } catch {
      throw Failure(code: .badData, message: error.message)
    }
    return Previewable(
      name: "keyframes", property: "value",
      clip: Clip(track, timing: Timing(duration: try parser.length())), base: nil)
  }

  private struct Key {
    var offset: Double
    var value: Double
    /// The offset as it was written.
    var text: String
  }

  private struct Parser {
    let text: String
    var scanner: TextScanner
    var keys: [Key] = []
    var duration: Duration?
    var easing = Easing.linear
    var interpolation = Interpolation.linear
    /// Where the easing stands in the text.
    var easingRange = 0..<0

    init(text: String) {
      self.text = text
      scanner = TextScanner(text)
    }

    /// A failure that points at bytes of the text.
    func failure(
      _ message: String, _ range: Range<Int>, label: String, hint: String? = nil
    ) -> Failure {
      let error = scanner.error(label, in: range)
      return Failure(
        code: .badData, message: message, excerpt: Failure.Excerpt(text: text, error: error),
        hint: hint)
    }

    /// How long it lasts: as the text says, or as long as it takes until the longest segment has the
    /// easing's own duration, or what is usual.
    func length() throws(Failure) -> Duration {
      if let duration { return duration }
      guard let own = easing.naturalDuration else { return InlineNotation.standardDuration }
      guard case .finite(let own) = own else {
        throw failure(
          "a spring that is not damped never settles", easingRange,
          label: "takes a duration before it", hint: "Write / 2s \(easing.description).")
      }
      let offsets = [0] + keys.map(\.offset)
      let longest = zip(offsets.dropFirst(), offsets).map { $0 - $1 }.max() ?? 0
      guard longest > 0, longest < 1 else { return own }
      return .seconds(own / .seconds(1) / longest)
    }

    mutating func readKeys() throws(Failure) {
      while true {
        scanner.skipWhiteSpace()
        if scanner.isAtEnd || scanner.peek() == UInt8(ascii: "/") { return }
        try readKey()
      }
    }

    private mutating func readKey() throws(Failure) {
      let start = scanner.position
      guard let number = scanner.number() else {
        throw failure(
          "a keyframe is an offset, a colon and a value", start..<start + 1,
          label: "an offset was expected", hint: "Write 60%:1.1, or / before the duration.")
      }
      let offset = try offset(number)
      let written = String(decoding: scanner.bytes[number.range], as: UTF8.self)
      guard scanner.consume(":") else {
        let isTime = Self.isTime(number)
        throw failure(
          isTime ? "the duration is set apart by a slash" : "a keyframe is an offset and a value",
          start..<max(scanner.position, start + 1),
          label: isTime ? "a time among the keyframes" : "no value follows",
          hint: isTime ? "Write / \(written)." : "Write \(written):1 for the value 1 there.")
      }
      let valueStart = scanner.position
      guard let value = scanner.number(), value.value.isFinite, value.unit == .none else {
        throw failure(
          "a value is a plain number", valueStart..<max(scanner.position, valueStart + 1),
          label: "a number was expected", hint: "Write \(written):1.1 or \(written):-180.")
      }
      if let last = keys.last, offset < last.offset {
        throw failure(
          "keyframes must be in order", number.range,
          label: "\(written) comes after \(last.text)",
          hint: "Move it before \(last.text), or write \(last.text) again for a jump.")
      }
      keys.append(Key(offset: offset, value: value.value, text: written))
      if let byte = scanner.peek(), !TextScanner.isWhiteSpace(byte), byte != UInt8(ascii: "/") {
        throw failure(
          "keyframes are set apart by spaces", scanner.position..<scanner.position + 1,
          label: "a space was expected")
      }
    }

    /// Whether a number has a unit of time.
    private static func isTime(_ number: TextNumber) -> Bool {
      guard case .named(let name) = number.unit else { return false }
      return (try? TimeNotation.duration("1" + name.text)) != nil
    }

    private func offset(_ number: TextNumber) throws(Failure) -> Double {
      let value: Double
      switch number.unit {
      case .none: value = number.value
      case .percent:
        // The hundred is divided in decimal, so that 33.3% and 0.333 are one number.
        value = Double(number.decimal.multiplied(byPowerOfTen: -2))
      case .named:
        // A time here lacks its slash, which the missing colon tells.
        if Self.isTime(number), scanner.peek() != UInt8(ascii: ":") { return 0 }
        throw failure(
          "an offset is 0 to 1, or 0% to 100%", number.range, label: "not an offset")
      }
      guard value >= 0, value <= 1 else {
        let written = String(decoding: scanner.bytes[number.range], as: UTF8.self)
        let isPercent = value > 1 && value <= 100 && number.unit == .none
        throw failure(
          "an offset is 0 to 1, or 0% to 100%", number.range,
          label: value < 0 ? "before the beginning" : "past the end",
          hint: isPercent ? "Write \(written)% for \(written) per cent." : nil)
      }
      return value
    }

    /// Reads the name of a curve, or `hold`; what is linear is left to the easing.
    private mutating func readInterpolation() throws(Failure) {
      let start = scanner.position
      var ahead = scanner
      let found: Interpolation?
      do {
        found = try Interpolation(at: &ahead)
      } catch {
        throw Failure(
          code: .badData, message: "the interpolation can't be read",
          excerpt: Failure.Excerpt(text: text, error: error),
          hint: "Write kochanek-bartels(0.5, 0, 0).")
      }
      guard let found, found != .linear else { return }
      guard found != .hermite, found != .bezier else {
        throw failure(
          "keyframes here have no tangents", start..<ahead.position,
          label: "needs tangents at its keys", hint: "Write smooth or catmull-rom.")
      }
      interpolation = found
      scanner = ahead
      scanner.skipWhiteSpace()
    }

    mutating func readTail() throws(Failure) {
      guard scanner.consume("/") else { return }
      scanner.skipWhiteSpace()
      let start = scanner.position
      if scanner.isAtEnd {
        throw failure(
          "a duration or an easing follows the slash", start..<start + 1, label: "nothing follows",
          hint: "Write / 255.5ms ease-out.")
      }
      var ahead = scanner
      if ahead.number() != nil {
        let time: Duration?
        do {
          time = try scanner.time()
        } catch {
          throw Failure(
            code: .badData, message: "the duration can't be read",
            excerpt: Failure.Excerpt(text: text, error: error),
            hint: "Write 255.5ms or 0.2555s.")
        }
        guard let time, time >= .zero else {
          throw failure(
            "the duration is at least 0", start..<scanner.position, label: "a negative time")
        }
        duration = time
      }
      scanner.skipWhiteSpace()
      if scanner.isAtEnd { return }
      try readInterpolation()
      if scanner.isAtEnd { return }
      let easingStart = scanner.position
      let rest = String(decoding: scanner.bytes[easingStart...], as: UTF8.self)
      do {
        easing = try EasingText.easing(rest)
        easingRange = easingStart..<scanner.bytes.count
      } catch {
        let before = scanner.column(of: easingStart) - 1
        throw Failure(
          code: .badData, message: "the easing can't be read",
          excerpt: Failure.Excerpt(
            text: text,
            error: TextError(
              error.message, column: before + error.column, length: error.length)),
          hint: EasingText.hint(for: rest))
      }
    }
  }
}

extension Failure.Excerpt {
  /// A text with the place that an error names.
  init(text: String, error: TextError) {
    // Columns count Unicode scalars; what is drawn are characters.
    let scalars = text.unicodeScalars
    let start = scalars.index(
      scalars.startIndex, offsetBy: error.column - 1, limitedBy: scalars.endIndex)
    let end = scalars.index(
      start ?? scalars.endIndex, offsetBy: error.length, limitedBy: scalars.endIndex)
    self.init(
      text: text,
      offset: String(scalars[..<(start ?? scalars.endIndex)]).count,
      length: String(scalars[(start ?? scalars.endIndex)..<(end ?? scalars.endIndex)]).count,
      label: error.message)
  }
}
