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

  /// Reads `255.5ms`, `0.2555s`, `50%`, `9f`, `end` or `0`.
  ///
  /// - Throws: ``TextError`` that points at what is wrong.
  init(_ text: String) throws(TextError) {
    if text == "end" {
      self = .end
      return
    }
    var scanner = TextScanner(text)
    let billion: UInt64 = 1_000_000_000
    if let number = scanner.number(), scanner.isAtEnd {
      switch number.unit {
      case .percent:
        if let part = number.decimal.nearestInteger(multipliedBy: billion) {
          self = .part(part)
          return
        }
      case .named(let name) where name == "f":
        if let frame = number.decimal.nearestInteger(multipliedBy: billion) {
          self = .frame(frame)
          return
        }
      default: break
      }
    }
    self = .time(try TimeNotation.duration(text))
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
