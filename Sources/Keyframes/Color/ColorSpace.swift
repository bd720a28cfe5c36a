/// The coordinates in which a colour is written, or in which colours are mixed.
///
/// All are those of CSS Color 4, with its units:
///
/// | space | components |
/// | --- | --- |
/// | sRGB, linear sRGB, Display P3, A98 RGB, ProPhoto RGB, Rec. 2020 | red, green, blue: 0…1 inside the gamut |
/// | HSL | hue in degrees, saturation and lightness in per cent |
/// | HWB | hue in degrees, whiteness and blackness in per cent |
/// | Lab | lightness 0…100, a and b about ±125 |
/// | LCH | lightness 0…100, chroma about 0…150, hue in degrees |
/// | Oklab | lightness 0…1, a and b about ±0.4 |
/// | OKLCH | lightness 0…1, chroma about 0…0.4, hue in degrees |
/// | XYZ | X, Y, Z with white at Y = 1, for daylight of 6504 K (D65) or 5003 K (D50) |
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// The colours of ordinary screens, with their transfer curve.
  case srgb
  /// The same colours in proportion to light.
  case linearSRGB
  /// The wider gamut of newer screens.
  case displayP3
  /// The gamut of cameras and of printing, with a pure power as its transfer curve.
  case a98RGB
  /// A gamut that holds nearly all colours of surfaces, white at D50.
  case proPhotoRGB
  /// The gamut of television of high resolution, as a screen shows it: with the power 2.4.
  case rec2020
  /// Hue, saturation and lightness of sRGB.
  case hsl
  /// Hue, whiteness and blackness of sRGB.
  case hwb
  /// CIE Lab, white at D50.
  case lab
  /// CIE Lab with chroma and hue.
  case lch
  /// Oklab: even steps look even, hues keep.
  case oklab
  /// Oklab with chroma and hue.
  case oklch
  /// CIE XYZ, white at D65.
  case xyzD65
  /// CIE XYZ, white at D50.
  case xyzD50

  /// The place of the hue among the three components, where there is one.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The name that CSS has for the space.
  public var css: String {
    switch self {
    case .srgb: "srgb"
    case .linearSRGB: "srgb-linear"
    case .displayP3: "display-p3"
    case .a98RGB: "a98-rgb"
    case .proPhotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .xyzD65: "xyz-d65"
    case .xyzD50: "xyz-d50"
    }
  }

  /// The space without polar coordinates of which this is the polar form, or the space itself.
  var rectangular: ColorSpace {
    switch self {
    case .hsl, .hwb: .srgb
    case .lch: .lab
    case .oklch: .oklab
    default: self
    }
  }

  /// What a lightness that is the first component is held to, as CSS does with mixed colours.
  var lightnessRange: ClosedRange<Double>? {
    switch self {
    case .lab, .lch: 0...100
    case .oklab, .oklch: 0...1
    default: nil
    }
  }

  /// What a component means, so that a missing one is carried to the same meaning in another space.
  func meaning(of index: Int) -> ColorComponent {
    switch self {
    case .srgb, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      index == 0 ? .red : index == 1 ? .green : .blue
    case .hsl: index == 0 ? .hue : index == 1 ? .colorfulness : .lightness
    case .hwb: index == 0 ? .hue : index == 1 ? .whiteness : .blackness
    case .lab, .oklab: index == 0 ? .lightness : index == 1 ? .opponentA : .opponentB
    case .lch, .oklch: index == 0 ? .lightness : index == 1 ? .colorfulness : .hue
    }
  }
}

/// What components of several spaces have in common (CSS Color 4, analogous components).
enum ColorComponent: UInt8, Hashable, Sendable {
  case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB, whiteness, blackness
}
