/// Times as text, such as `255.5ms`, exactly.
///
/// A time is a decimal number with its unit: `h`, `min`, `s`, `ms`, `us` (or `µs`) or `ns`, in
/// capitals or small letters, without a space. Zero needs no unit. The digits are read as they
/// stand, never through a `Double`, and rounded once to the nearest tick of 1/9 ns, so that
/// `0.016666666667s` is the exact time of a frame at 60 fps.
///
/// ```swift
/// try TimeNotation.duration("0.2555s") == .microseconds(255_500)
/// TimeNotation.text(.microseconds(255_500))  // "255.5ms"
/// ```
public enum TimeNotation {
  /// The time that a text stands for, with white space and comments around it or none.
  ///
  /// - Throws: ``TextError`` that points at what is wrong; times lie within 32 years.
  public static func duration(_ text: String) throws(TextError) -> Duration {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    guard let time = try scanner.time() else {
      throw scanner.errorHere("a time was expected, such as 255.5ms or 0.2555s")
    }
    scanner.skipWhiteSpace()
    guard scanner.isAtEnd else { throw scanner.errorHere("nothing may follow a time") }
    return time
  }

  /// The text of a time: the fewest digits that read back as the same tick, in the largest of
  /// `s`, `ms`, `us` and `ns` that is not above it.
  public static func text(_ time: Duration) -> String {
    let ticks = Ticks(saturating: time)
    let magnitude = ticks.count.magnitude
    guard magnitude > 0 else { return "0s" }
    var (name, size) = ("ns", UInt64(9))
    for (larger, count) in [("us", 9_000), ("ms", 9_000_000), ("s", 9_000_000_000)]
      as [(String, UInt64)]
    where magnitude >= count {
      (name, size) = (larger, count)
    }
    return (ticks.count < 0 ? "-" : "") + digits(of: magnitude, in: size) + name
  }

  /// A time as an error names it: as ``text(_:)`` does where that is exact, whatever it is.
  static func words(_ time: Duration) -> String {
    Ticks(saturating: time).duration == time ? text(time) : "\(time)"
  }

  /// The shortest decimal number whose product with `size` is nearest to `ticks`.
  private static func digits(of ticks: UInt64, in size: UInt64) -> String {
    var (scale, places) = (UInt128(1), 0)
    while true {
      // Half a unit in the last place away at most, rounded up from the middle as reading does.
      let decimal = (UInt128(ticks) * scale * 2 + UInt128(size)) / (UInt128(size) * 2)
      let readBack = (decimal * UInt128(size) * 2 + scale) / (scale * 2)
      if readBack == UInt128(ticks) {
        return text(of: UInt64(decimal / scale), UInt64(decimal % scale), places: places)
      }
      scale *= 10
      places += 1
    }
  }

  private static func text(of whole: UInt64, _ fraction: UInt64, places: Int) -> String {
    guard places > 0 else { return String(whole) }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: places - digits.utf8.count)
    return String(whole) + "." + zeros + digits
  }
}

extension TextScanner {
  /// Passes a time, or nothing where no number begins here.
  ///
  /// A number without a unit, unless it is zero, is an error, as is another unit.
  package mutating func time() throws(TextError) -> Duration? {
    guard let number = number() else { return nil }
    let ticks = try ticksPerUnit(of: number)
    guard let count = number.decimal.nearestInteger(multipliedBy: ticks),
      count.magnitude <= UInt128(Ticks.max.count)
    else { throw error("the time is not within 32 years", in: number.range) }
    return Ticks(Int64(count)).duration
  }

  private func ticksPerUnit(of number: TextNumber) throws(TextError) -> UInt64 {
    switch number.unit {
    case .none:
      guard number.value == 0 else {
        throw error("a time needs a unit, such as ms or s", in: number.range)
      }
      return 0
    case .percent:
      throw error("a time was expected, not a percentage", in: number.range)
    case .named(let name):
      switch name {
      case "h": return 32_400_000_000_000
      case "min": return 540_000_000_000
      case "s": return 9_000_000_000
      case "ms": return 9_000_000
      case "us", "\u{B5}s", "\u{3BC}s": return 9_000
      case "ns": return 9
      default:
        throw error(
          "'\(name.text)' is no unit of time; h, min, s, ms, us and ns are", in: number.range)
      }
    }
  }
}
