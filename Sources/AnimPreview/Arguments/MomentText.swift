import Keyframes

/// A moment as it is written, before the animation and the rate that it refers to are known.
enum MomentText: Equatable {
  /// So long after the beginning.
  case time(Duration)
  /// A part of the whole, in thousand-millionths of a per cent.
  case part(Int128)
  /// A frame's number, in thousand-millionths.
  case frame(Int128)
  /// The end.
  case end

  /// Reads `255.5ms`, `0.2555s`, `50%`, `9f`, `end` or `0`; nothing where it is none of these.
  init?(_ text: String) {
    if text == "end" {
      self = .end
      return
    }
    var scanner = TextScanner(text)
    guard let number = scanner.number(), scanner.isAtEnd else { return nil }
    let billion: UInt64 = 1_000_000_000
    switch number.unit {
    case .percent:
      guard let part = number.decimal.nearestInteger(multipliedBy: billion) else { return nil }
      self = .part(part)
    case .named(let name) where name == "f":
      guard let frame = number.decimal.nearestInteger(multipliedBy: billion) else { return nil }
      self = .frame(frame)
    default:
      guard let time = TimeReader.time(number) else { return nil }
      self = .time(time)
    }
  }

  /// The moment in an animation that ends at `end`, or nothing where it lies out of all bounds.
  func time(end: Duration, rate: FrameRate) -> Duration? {
    switch self {
    case .time(let time): return time
    case .end: return end
    case .part(let part):
      let (product, overflow) = end.attoseconds.multipliedReportingOverflow(by: part)
      return overflow ? nil : Duration(attoseconds: product / 100_000_000_000)
    case .frame(let frame):
      let (whole, rest) = frame.quotientAndRemainder(dividingBy: 1_000_000_000)
      if rest == 0, let number = Int(exactly: whole) { return rate.time(ofFrame: number) }
      let (product, overflow) = frame.multipliedReportingOverflow(
        by: 1_000_000_000 * Int128(rate.seconds))
      return overflow ? nil : Duration(attoseconds: product / Int128(rate.frames))
    }
  }
}

/// Reads times from their decimal digits, without a detour through binary fractions.
enum TimeReader {
  /// The longest time the library knows, 32 years.
  private static let limit = Duration.seconds(32 * 31_557_600)

  /// The time that a text names, such as `255.5ms`; nothing where it is none.
  static func time(_ text: String) -> Duration? {
    var scanner = TextScanner(text)
    guard let number = scanner.number(), scanner.isAtEnd else { return nil }
    return time(number)
  }

  /// The time that a number with its unit is: `255.5ms`, `0.2555s`, `80us`, `12ns`, or `0`.
  static func time(_ number: TextNumber) -> Duration? {
    let factor: UInt64
    switch number.unit {
    case .none: factor = 0
    case .named("s"): factor = 1_000_000_000_000_000_000
    case .named("ms"): factor = 1_000_000_000_000_000
    case .named("us"), .named("µs"), .named("μs"): factor = 1_000_000_000_000
    case .named("ns"): factor = 1_000_000_000
    default: return nil
    }
    if factor == 0, number.value != 0 { return nil }
    guard let attoseconds = number.decimal.nearestInteger(multipliedBy: factor) else { return nil }
    let time = Duration(attoseconds: attoseconds)
    return time <= limit && time >= .zero - limit ? time : nil
  }
}
