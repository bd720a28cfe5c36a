extension ColorValue {
  /// The same colour in another space.
  ///
  /// Nothing is cut: colours outside of a gamut have components outside of 0…1. There and back is
  /// the identity to some 1e-12 of the largest component; components beyond ±10¹⁰⁰ count as that, so
  /// that what is finite stays so. As CSS Color 4 says, a missing component
  /// stays missing where the other space has the like of it (lightness, hue, colourfulness; red,
  /// green and blue with X, Y and Z), and a hue that means nothing, that of a grey, is missing in
  /// the result. A colour that is in the space already is returned as it is.
  public func converted(to other: ColorSpace) -> ColorValue {
    if other == space { return self }
    let converted = ColorConversion.convert(components, from: space, to: other)
    var result = ColorValue(
      other, lanes: SIMD4(converted, lanes.w), missing: missing.intersection(.alpha),
      isLegacy: isLegacy && other.rectangular == .srgb)
    if let hue = other.hueIndex, result.hasPowerlessHue { result.remove(hue) }
    for index in 0..<3 where missing.contains(.component(index)) {
      let meaning = space.meaning(of: index)
      for place in 0..<3 where other.meaning(of: place) == meaning { result.remove(place) }
    }
    return result
  }

  /// Whether the colour is so grey that its hue means nothing.
  ///
  /// The limits are those of CSS Color 4 for what conversions leave of a grey's chroma.
  public var hasPowerlessHue: Bool {
    switch space {
    case .hsl: lanes.y <= 0.001
    case .hwb: lanes.y + lanes.z >= 99.999
    case .lch: lanes.y <= 0.0015
    case .oklch: lanes.y <= 0.000004
    default: false
    }
  }

  /// How different two colours look.
  ///
  /// That is their distance in Oklab (deltaEOK), 0.02 of which can just be told apart. The alpha
  /// takes no part.
  public func difference(from other: ColorValue) -> Double {
    let step = converted(to: .oklab).components - other.converted(to: .oklab).components
    return (step * step).sum().squareRoot()
  }

  mutating func remove(_ index: Int) {
    missing.insert(.component(index))
    lanes[index] = 0
  }
}
