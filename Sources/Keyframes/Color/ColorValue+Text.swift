extension ColorValue: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Reads a colour of CSS Color 4, also the result of a `color-mix()`.
  ///
  /// ```swift
  /// try ColorValue(css: "rgb(255 128 0 / 50%)")
  /// try ColorValue(css: "oklch(0.7 0.1 none)")
  /// try ColorValue(css: "color-mix(in oklch longer hue, red 30%, blue)")
  /// try ColorValue(css: "oklch(0.7 0.1)")  // throws: 14: a hue was expected: …
  /// ```
  ///
  /// Numbers out of range are held where CSS holds them: those of `rgb()`, alphas, lightness,
  /// negative chroma. Refused are `currentcolor`, colours of systems and calculations, which need a
  /// page.
  ///
  /// - Throws: ``TextError`` with the column, the length and what would be right.
  public init(css text: String) throws(TextError) {
    var parser = ColorParser(scanner: TextScanner(text))
    parser.scanner.skipWhiteSpace()
    let color = try parser.color()
    try parser.scanner.expectEnd(after: "the colour")
    self = color
  }

  /// A colour written as CSS writes it; a text that is none is wrong source code and traps.
  public init(stringLiteral text: String) {
    do {
      try self.init(css: text)
    } catch {
      preconditionFailure("no colour: \(error.description)")
    }
  }

  /// The colour as CSS writes it, with the fewest digits that read back as the same colour.
  ///
  /// A colour of the old notation is `rgb(255, 128, 0)` where it has whole numbers up to 255, else
  /// it is written in per cent; outside of sRGB, which the old notation cuts off, it is written as
  /// `color(srgb …)` and reads back as one of those.
  public var css: String {
    if space == .srgb, isLegacy {
      if missing.isEmpty, let bytes = wholeChannels {
        return Self.rgb(bytes, alpha: ShortestDecimal.text(lanes.w))
      }
      if components.min() >= 0, components.max() <= 1 {
        let channels = (0..<3).map {
          missing.contains(.component($0))
            ? "none" : ShortestDecimal.text(lanes[$0], timesPowerOfTen: 2) + "%"
        }
        return "rgb(\(channels[0]) \(channels[1]) \(channels[2])\(alphaText))"
      }
    }
    let texts = (0..<3).map { text(of: $0) }
    let list = "\(texts[0]) \(texts[1]) \(texts[2])\(alphaText)"
    return space.isOfColorFunction ? "color(\(space.css) \(list))" : "\(space.css)(\(list))"
  }

  /// The colour in 8 bits for each channel, as browsers print old notations: `rgb(255, 128, 0)`.
  ///
  /// Channels outside of sRGB are cut, the alpha has two or three decimal places.
  public var css8Bit: String {
    let color = converted(to: .srgb)
    var bytes = SIMD3<Double>()
    for index in 0..<3 {
      bytes[index] = (min(max(color.lanes[index], 0), 1) * 255 + 0.5).wholeBelow
    }
    // Two places where they tell the same of 256 steps, else three.
    let step = (color.lanes.w * 255 + 0.5).wholeBelow
    let hundredths = (step / 255 * 100 + 0.5).wholeBelow
    let isTwo = (hundredths / 100 * 255 + 0.5).wholeBelow == step
    let alpha =
      isTwo
      ? ShortestDecimal.text(hundredths, timesPowerOfTen: -2)
      : ShortestDecimal.text((step / 255 * 1000 + 0.5).wholeBelow, timesPowerOfTen: -3)
    return Self.rgb(bytes, alpha: alpha)
  }

  /// As ``css``.
  public var description: String { css }

  private static func rgb(_ bytes: SIMD3<Double>, alpha: String) -> String {
    let list = (0..<3).map { ShortestDecimal.text(bytes[$0]) }
    let channels = "\(list[0]), \(list[1]), \(list[2])"
    return alpha == "1" ? "rgb(\(channels))" : "rgba(\(channels), \(alpha))"
  }

  /// The channels from 0 to 255 where they are whole numbers that read back the same.
  private var wholeChannels: SIMD3<Double>? {
    var result = SIMD3<Double>()
    for index in 0..<3 {
      let whole = (lanes[index] * 255).nearestWhole
      guard whole >= 0, whole <= 255, whole / 255 == lanes[index] else { return nil }
      result[index] = whole
    }
    return result
  }

  private func text(of index: Int) -> String {
    if missing.contains(.component(index)) { return "none" }
    let isPercent = (space == .hsl || space == .hwb) && index > 0
    return ShortestDecimal.text(lanes[index]) + (isPercent ? "%" : "")
  }

  private var alphaText: String {
    if missing.contains(.alpha) { return " / none" }
    return lanes.w == 1 ? "" : " / \(ShortestDecimal.text(lanes.w))"
  }
}
