import Keyframes

/// Reads the values that several schemas share.
enum RequestValues {
  /// An easing as CSS text; a missing one is an error where there is no standard.
  static func easing(
    _ name: String, of request: RequestReader, default standard: Easing?
  ) throws(RequestProblem) -> Easing {
    if let standard, !request.has(name) { return standard }
    let text = try request.text(name)
    do {
      return try EasingText.easing(text)
    } catch {
      throw request.problem(name, "'\(text)' at column \(error.column): \(error.message)")
    }
  }

  /// One of a few words.
  static func word<Value>(
    _ name: String, of request: RequestReader, default standard: Value,
    _ words: [(String, Value)]
  ) throws(RequestProblem) -> Value {
    guard request.has(name) else { return standard }
    let text = try request.text(name)
    if let word = words.first(where: { $0.0 == text }) { return word.1 }
    throw request.problem(
      name,
      "'\(name)' does not take '\(text)'; it takes "
        + words.map(\.0).joined(separator: ", "))
  }

  /// A time in milliseconds.
  ///
  /// It is the tick nearest to the shortest decimal that reads as the same double, so that it is
  /// what the command line makes of these digits, also after years. Beyond 32 years it is as good
  /// as any other.
  static func duration(milliseconds: Double) -> Duration {
    var scanner = TextScanner("\(milliseconds)ms")
    if let time = try? scanner.time() { return time }
    return Duration(attoseconds: milliseconds < 0 ? -Self.beyond : Self.beyond)
  }

  /// Some time beyond 32 years, in attoseconds.
  private static let beyond: Int128 = 1_000_000_000_000_000_000_000_000_000_000

  /// A time as milliseconds.
  static func milliseconds(_ time: Duration) -> Double { time.inMilliseconds }

  /// A time or its absence of an end as milliseconds.
  static func milliseconds(_ time: Extent<Duration>) -> Double {
    time.finite.map(milliseconds) ?? .infinity
  }

  /// The moments to answer for: the local times as they were written, none of them infinite.
  static func times(of request: RequestReader) throws(RequestProblem) -> [Double] {
    let times = try request.numbers("times")
    if let index = times.firstIndex(where: { !$0.isFinite }) {
      throw request.problem("times[\(index)]", "'times[\(index)]' must be finite")
    }
    return times
  }

  private static let timingMembers = [
    "delay", "endDelay", "duration", "iterations", "iterationStart", "direction", "fill", "easing",
    "composite", "iterationComposite",
  ]

  /// The member `timing`, with the defaults of Web Animations.
  static func timing(of request: RequestReader) throws(RequestProblem) -> (Timing, RequestReader) {
    let reader = try request.object("timing")
    try reader.allow(timingMembers)
    let isAuto = (try? reader.text("duration")) == "auto"
    let duration = isAuto ? 0 : try reader.number("duration", default: 0)
    let iterations = try reader.number("iterations", default: 1)
    let direction = try word(
      "direction", of: reader, default: IterationDirection.normal,
      [
        ("normal", .normal), ("reverse", .reverse), ("alternate", .alternate),
        ("alternate-reverse", .alternateReverse),
      ])
    let fill = try word(
      "fill", of: reader, default: FillMode.none,
      [
        ("none", .none), ("auto", .none), ("forwards", .forwards), ("backwards", .backwards),
        ("both", .both),
      ])
    let easing = try easing("easing", of: reader, default: .linear)
    let delay = try reader.finiteNumber("delay", default: 0)
    let endDelay = try reader.finiteNumber("endDelay", default: 0)
    let start = try reader.finiteNumber("iterationStart", default: 0)
    do {
      let timing = try Timing(
        validating: duration == .infinity
          ? .unending : .finite(RequestValues.duration(milliseconds: duration)),
        delay: RequestValues.duration(milliseconds: delay),
        endDelay: RequestValues.duration(milliseconds: endDelay),
        iterations: iterations == .infinity ? .unending : .finite(iterations),
        iterationStart: start, direction: direction, fill: fill, easing: easing)
      return (timing, reader)
    } catch {
      throw reader.problem(error.member.rawValue, error.message)
    }
  }

  /// How a value meets the one underneath.
  static func composite(
    of reader: RequestReader
  ) throws(RequestProblem) -> CompositeOperation? {
    try word(
      "composite", of: reader, default: nil,
      [("replace", .replace), ("add", .add), ("accumulate", .accumulate), ("auto", nil)])
  }

  /// The playing direction out of a rate's sign.
  static func direction(of request: RequestReader) throws(RequestProblem) -> PlaybackDirection {
    PlaybackDirection(rate: try request.finiteNumber("playbackRate", default: 1))
  }
}

extension ByteBuffer {
  /// Adds the number of an iteration.
  mutating func append(iteration: Extent<Int>?) {
    switch iteration {
    case nil: append("null" as StaticString)
    case .unending?: append("\"Infinity\"" as StaticString)
    case .finite(let number)?: append(number)
    }
  }
}
