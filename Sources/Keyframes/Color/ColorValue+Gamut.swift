extension ColorValue {
  /// Whether a device of this space can show the colour.
  ///
  /// Spaces that are no device's have room for every colour. Within 1e-9 of the edge counts as
  /// inside, for the sake of conversions.
  public func isInGamut(of device: ColorSpace) -> Bool {
    guard let base = device.device else { return true }
    let components = converted(to: base).components
    return components.min() >= -1e-9 && components.max() <= 1 + 1e-9
  }

  /// The nearest colour that a device of this space can show.
  ///
  /// As CSS Color 4 says: the chroma is lowered in OKLCH, with lightness and hue kept, until cutting
  /// off what is still outside makes no difference that can be seen. Colours inside stay; too light
  /// ones become white, too dark ones black.
  ///
  /// ```swift
  /// ColorValue(.displayP3, 0, 1, 0).mapped(into: .srgb)  // about color(srgb 0 0.986 0.16)
  /// ```
  public func mapped(into device: ColorSpace) -> ColorValue {
    guard let base = device.device else { return converted(to: device) }
    let origin = converted(to: .oklch)
    if origin.lanes.x >= 1 { return ColorValue.white.gamutEnd(of: self, in: device) }
    if origin.lanes.x <= 0 { return ColorValue.black.gamutEnd(of: self, in: device) }
    if isInGamut(of: device) { return converted(to: device) }
    return GamutSearch(origin: origin, base: base).nearest().converted(to: device)
  }

  /// White or black with the alpha of the colour that it stands for.
  private func gamutEnd(of color: ColorValue, in device: ColorSpace) -> ColorValue {
    var result = self
    result.lanes.w = color.lanes.w
    result.missing = color.missing.intersection(.alpha)
    result.isLegacy = false
    return result.converted(to: device)
  }
}

/// The search for a chroma by halving, after the text of CSS Color 4.
private struct GamutSearch {
  let origin: ColorValue
  let base: ColorSpace
  /// The least difference that can be seen, in Oklab.
  let visible = 0.02
  let accuracy = 0.0001

  func nearest() -> ColorValue {
    var current = origin
    var clipped = clipped(current)
    if clipped.difference(from: current) < visible { return clipped }
    // Halved from infinity it would never come down.
    var (low, high) = (0.0, min(origin.lanes.y, 1e100))
    var isLowInside = true
    while high - low > accuracy {
      let chroma = (low + high) / 2
      current.lanes.y = chroma
      if isLowInside, current.isInGamut(of: base) {
        low = chroma
        continue
      }
      clipped = self.clipped(current)
      let difference = clipped.difference(from: current)
      if difference < visible {
        if visible - difference < accuracy { return clipped }
        isLowInside = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }

  private func clipped(_ color: ColorValue) -> ColorValue {
    var result = color.converted(to: base)
    for index in 0..<3 { result.lanes[index] = min(max(result.lanes[index], 0), 1) }
    return result
  }
}

extension ColorSpace {
  /// The space of red, green and blue whose 0…1 is the gamut, or nothing where there is no gamut.
  fileprivate var device: ColorSpace? {
    switch self {
    case .srgb, .hsl, .hwb: .srgb
    case .linearSRGB: .linearSRGB
    case .displayP3, .a98RGB, .proPhotoRGB, .rec2020: self
    default: nil
    }
  }
}
