import Keyframes

/// Reads frame rates.
enum RateText {
  /// The rates whose decimals are short for a fraction over 1001.
  private static let short: [String: Int64] = [
    "23.976": 24_000, "23.98": 24_000, "29.97": 30_000, "47.952": 48_000, "59.94": 60_000,
    "119.88": 120_000,
  ]

  /// The most frames a second: one to a tick of the library's clock.
  private static let most: Int64 = 9_000_000_000

  /// The rate that a text names: `60`, `30000/1001`, `12.5`, `23.976`.
  static func rate(_ text: String) throws(Failure) -> FrameRate {
    if let frames = short[text] { return FrameRate(frames, per: 1001) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let (frames, scale) = decimal(parts[0]),
      let (seconds, divisor) = parts.count == 2 ? decimal(parts[1]) : (1, 1),
      frames > 0, seconds > 0
    else {
      throw .usage("--fps needs a rate above 0, such as 60 or 30000/1001")
    }
    let numerator = frames * divisor
    let denominator = seconds * scale
    let factor = greatestCommonDivisor(numerator, denominator)
    let (top, bottom) = (numerator / factor, denominator / factor)
    guard top <= bottom * Int128(most) else {
      throw .usage("--fps takes at most \(most) frames a second")
    }
    guard top <= Int128(Int32.max) * 16, bottom <= Int128(Int32.max) else {
      throw .usage("--fps can't take so fine a fraction as '\(text)'")
    }
    return FrameRate(Int64(top), per: Int64(bottom))
  }

  /// A decimal as a whole number over a power of ten; at most nine digits on either side.
  private static func decimal(_ text: String) -> (value: Int128, scale: Int128)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let whole = parts[0].drop { $0 == "0" }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard !parts[0].isEmpty || !fraction.isEmpty, whole.count <= 12, fraction.count <= 9 else {
      return nil
    }
    var scale: Int128 = 1
    for _ in fraction { scale *= 10 }
    return (Int128(whole + fraction) ?? 0, scale)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    right == 0 ? left : greatestCommonDivisor(right, left % right)
  }
}
