extension FrameRate {
  /// The rate that a text stands for: `60`, `30000/1001`, `12.5`, or a usual short name.
  ///
  /// `23.976`, `29.97`, `47.952`, `59.94` and `119.88` are how 24000/1001, 30000/1001, 48000/1001,
  /// 60000/1001 and 120000/1001 are written in short, and mean those. Any other decimal number is
  /// itself, exactly.
  ///
  /// - Throws: ``TextError`` that points at what is wrong.
  public init(text: String) throws(TextError) {
    var scanner = TextScanner(text)
    scanner.skipWhiteSpace()
    self = try scanner.frameRate()
    scanner.skipWhiteSpace()
    guard scanner.isAtEnd else { throw scanner.errorHere("nothing may follow a frame rate") }
  }

  /// The rate as text: `60` or `30000/1001`.
  public var text: String { seconds == 1 ? String(frames) : "\(frames)/\(seconds)" }
}

extension TextScanner {
  fileprivate mutating func frameRate() throws(TextError) -> FrameRate {
    let start = position
    guard let number = plainNumber() else {
      throw errorHere("a frame rate was expected, such as 60 or 30000/1001")
    }
    var fraction = fraction(of: number)
    if consume("/") {
      guard let divisor = plainNumber() else {
        throw errorHere("the seconds were expected, such as 1001 in 30000/1001")
      }
      guard number.isInteger, divisor.isInteger else {
        throw error("a fraction needs whole numbers, such as 30000/1001", from: start)
      }
      fraction = number.integer.flatMap { frames in divisor.integer.map { (frames, $0) } }
    }
    guard let (frames, seconds) = fraction else {
      throw error("the frame rate has more digits than can be kept", from: start)
    }
    guard frames > 0, seconds > 0 else {
      throw error("a frame rate must be above 0, such as 60 or 30000/1001", from: start)
    }
    guard let rate = FrameRate(validating: frames, per: seconds) else {
      throw error("a frame may not last longer than 32 years", from: start)
    }
    return rate
  }

  /// A decimal number as a fraction, or nothing where its parts don't fit 64 bits.
  private func fraction(of number: TextNumber) -> (frames: Int64, seconds: Int64)? {
    let decimal = number.decimal
    guard !decimal.isTruncated, var frames = Int64(exactly: decimal.significand) else { return nil }
    if decimal.isNegative { frames = -frames }
    if frames == 0 { return (0, 1) }
    guard decimal.exponent >= -18, decimal.exponent <= 18 else { return nil }
    var power: Int64 = 1
    for _ in 0..<decimal.exponent.magnitude { power *= 10 }
    if decimal.exponent >= 0 {
      let (product, overflow) = frames.multipliedReportingOverflow(by: power)
      return overflow ? nil : (product, 1)
    }
    for short in [24_000, 30_000, 48_000, 60_000, 120_000] as [Int64]
    where isShort(frames, power, for: short) {
      return (short, 1001)
    }
    return (frames, power)
  }

  /// Whether a decimal number is one of the rates of 1001 seconds cut to at most three places.
  private func isShort(_ number: Int64, _ scale: Int64, for frames: Int64) -> Bool {
    // 1000/1001 is 0.999000999…, which the short names cut to 0.999.
    let short = frames * 999 / 1000
    let (product, overflow) = short.multipliedReportingOverflow(by: scale)
    return !overflow && number.multipliedReportingOverflow(by: 1000) == (product, false)
  }
}
