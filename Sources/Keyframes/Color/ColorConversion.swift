/// Components from one space to another, without regard to what is missing.
///
/// Each space has one neighbour towards CIE XYZ; a conversion goes down from one space and up to
/// the other, and no farther down than where both meet. Numbers beyond ±10¹⁰⁰, which no colour has,
/// count as that on the way, so that what is finite stays so whatever power it is raised to.
enum ColorConversion {
  /// The components of a colour in another space.
  static func convert(
    _ components: SIMD3<Double>, from: ColorSpace, to: ColorSpace
  ) -> SIMD3<Double> {
    if from == to { return components }
    let low = rectangular(components.held, from).held
    let (start, end) = (from.rectangular, to.rectangular)
    if start == end { return polar(low, to) }
    if start == .linearSRGB, end == .srgb { return polar(low.encodedSRGB, to) }
    if start == .srgb, end == .linearSRGB { return low.decodedSRGB }
    return polar(fromXYZ(toXYZ(low, start).held, end), to)
  }

  /// The components with the hue taken apart.
  private static func rectangular(
    _ components: SIMD3<Double>, _ space: ColorSpace
  ) -> SIMD3<Double> {
    switch space {
    case .hsl: HueConversion.srgb(hsl: components)
    case .hwb: HueConversion.srgb(hwb: components)
    case .lch, .oklch: HueConversion.rectangular(components)
    default: components
    }
  }

  private static func polar(_ components: SIMD3<Double>, _ space: ColorSpace) -> SIMD3<Double> {
    switch space {
    case .hsl: HueConversion.hsl(srgb: components)
    case .hwb: HueConversion.hwb(srgb: components)
    case .lch, .oklch: HueConversion.polar(components)
    default: components
    }
  }

  private static func toXYZ(_ color: SIMD3<Double>, _ space: ColorSpace) -> SIMD3<Double> {
    switch space {
    case .srgb: ColorMatrix.srgbToXYZ.applied(to: color.decodedSRGB)
    case .linearSRGB: ColorMatrix.srgbToXYZ.applied(to: color)
    case .displayP3: ColorMatrix.displayP3ToXYZ.applied(to: color.decodedSRGB)
    case .a98RGB: ColorMatrix.a98RGBToXYZ.applied(to: color.raised(to: 563 / 256))
    case .proPhotoRGB:
      ColorMatrix.d50ToD65.applied(
        to: ColorMatrix.proPhotoRGBToXYZ.applied(to: color.decodedProPhoto))
    case .rec2020: ColorMatrix.rec2020ToXYZ.applied(to: color.raised(to: 2.4))
    case .lab: ColorMatrix.d50ToD65.applied(to: LabConversion.xyz(lab: color))
    case .oklab: LabConversion.xyz(oklab: color)
    case .xyzD50: ColorMatrix.d50ToD65.applied(to: color)
    default: color
    }
  }

  private static func fromXYZ(_ xyz: SIMD3<Double>, _ space: ColorSpace) -> SIMD3<Double> {
    switch space {
    case .srgb: ColorMatrix.xyzToSRGB.applied(to: xyz).encodedSRGB
    case .linearSRGB: ColorMatrix.xyzToSRGB.applied(to: xyz)
    case .displayP3: ColorMatrix.xyzToDisplayP3.applied(to: xyz).encodedSRGB
    case .a98RGB: ColorMatrix.xyzToA98RGB.applied(to: xyz).raised(to: 256 / 563)
    case .proPhotoRGB:
      ColorMatrix.xyzToProPhotoRGB.applied(to: ColorMatrix.d65ToD50.applied(to: xyz))
        .encodedProPhoto
    case .rec2020: ColorMatrix.xyzToRec2020.applied(to: xyz).raised(to: 1 / 2.4)
    case .lab: LabConversion.lab(xyz: ColorMatrix.d65ToD50.applied(to: xyz))
    case .oklab: LabConversion.oklab(xyz: xyz)
    case .xyzD50: ColorMatrix.d65ToD50.applied(to: xyz)
    default: xyz
    }
  }
}

extension SIMD3<Double> {
  /// The numbers held to ±10¹⁰⁰; NaN stays.
  fileprivate var held: SIMD3 {
    let limit = SIMD3(repeating: 1e100)
    return replacing(with: limit, where: self .> limit).replacing(
      with: -limit, where: self .< -limit)
  }

  /// Light in proportion out of the numbers of sRGB, by its transfer curve.
  ///
  /// Numbers below 0 and above 1 go on along it, the same on both sides of 0.
  var decodedSRGB: SIMD3<Double> {
    SIMD3(Self.decoded(x), Self.decoded(y), Self.decoded(z))
  }

  /// The inverse of ``decodedSRGB``.
  var encodedSRGB: SIMD3<Double> {
    SIMD3(Self.encoded(x), Self.encoded(y), Self.encoded(z))
  }

  /// Each number to a power, with the sign that it had.
  func raised(to exponent: Double) -> SIMD3<Double> {
    func power(_ number: Double) -> Double {
      let result = DeterministicMath.pow(number.magnitude, exponent)
      return number < 0 ? -result : result
    }
    return SIMD3(power(x), power(y), power(z))
  }

  /// Light in proportion out of the numbers of ProPhoto RGB, by its transfer curve: straight near
  /// 0, and else the power 1.8.
  var decodedProPhoto: SIMD3<Double> { raised(to: 1.8, from: 16.0 / 512, below: 1.0 / 16) }

  /// The inverse of ``decodedProPhoto``.
  var encodedProPhoto: SIMD3<Double> { raised(to: 1 / 1.8, from: 1.0 / 512, below: 16) }

  /// Each number to a power from a magnitude on, and below it times a factor.
  private func raised(
    to exponent: Double, from least: Double, below factor: Double
  ) -> SIMD3<Double> {
    let (curve, line) = (raised(to: exponent), self * factor)
    func chosen(_ lane: Int) -> Double { self[lane].magnitude < least ? line[lane] : curve[lane] }
    return SIMD3(chosen(0), chosen(1), chosen(2))
  }

  private static func decoded(_ number: Double) -> Double {
    let magnitude = number.magnitude
    if magnitude <= 0.04045 { return number / 12.92 }
    let light = DeterministicMath.pow((magnitude + 0.055) / 1.055, 2.4)
    return number < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    if magnitude <= 0.0031308 { return light * 12.92 }
    let number = 1.055 * DeterministicMath.pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -number : number
  }
}
