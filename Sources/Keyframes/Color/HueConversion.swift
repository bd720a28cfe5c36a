/// Spaces with a hue, from and to the rectangular spaces under them.
enum HueConversion {
  /// Lightness, chroma and hue of a lightness and two opponent colours.
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let hue = DeterministicMath.atan2(y: lab.z, x: lab.y) * (180 / .pi)
    return SIMD3(lab.x, DeterministicMath.hypot(lab.y, lab.z), AngleRule.normalized(hue))
  }

  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let (sine, cosine) = PlaneAngle(degrees: lch.z).sinCos
    return SIMD3(lch.x, lch.y * cosine, lch.y * sine)
  }

  static func srgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
    let sector = AngleRule.normalized(hsl.x) / 30
    let range = saturation * min(lightness, 1 - lightness)
    func channel(_ start: Double) -> Double {
      var place = start + sector
      if place >= 12 { place -= 12 }
      return lightness - range * max(-1, min(place - 3, 9 - place, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let (high, low) = (max(srgb.x, srgb.y, srgb.z), min(srgb.x, srgb.y, srgb.z))
    let range = high - low
    let lightness = (high + low) / 2
    guard range > 0 else { return SIMD3(0, 0, lightness * 100) }
    let rest = min(lightness, 1 - lightness)
    var saturation = rest == 0 ? 0 : (high - lightness) / rest
    var hue = hue(of: srgb, high: high, range: range)
    // Far outside of the gamut; the opposite hue has a positive saturation.
    if saturation < 0 {
      hue = AngleRule.normalized(hue + 180)
      saturation = -saturation
    }
    return SIMD3(hue, saturation * 100, lightness * 100)
  }

  static func srgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
    return srgb(hsl: SIMD3(hwb.x, 100, 50)) * (1 - white - black) + white
  }

  static func hwb(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = max(srgb.x, srgb.y, srgb.z)
    return SIMD3(hsl(srgb: srgb).x, min(srgb.x, srgb.y, srgb.z) * 100, (1 - high) * 100)
  }

  private static func hue(of srgb: SIMD3<Double>, high: Double, range: Double) -> Double {
    let sector =
      if srgb.x == high {
        (srgb.y - srgb.z) / range + (srgb.y < srgb.z ? 6 : 0)
      } else if srgb.y == high {
        (srgb.z - srgb.x) / range + 2
      } else {
        (srgb.x - srgb.y) / range + 4
      }
    return AngleRule.normalized(sector * 60)
  }
}
