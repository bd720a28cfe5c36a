/// In which space colours are mixed, and which way round their hues go.
///
/// It is written down, not guessed:
///
/// ```swift
/// let red: ColorValue = "red"
/// red.mixed(with: "blue", at: 0.5, in: .oklab)
/// red.mixed(with: "blue", at: 0.5, in: .oklch(.longer))
/// ```
public struct ColorInterpolation: Hashable, Sendable {
  /// The space that colours are brought to before they are mixed.
  public var space: ColorSpace
  /// The way from hue to hue, for spaces that have one.
  public var hue: AngleRule

  /// Mixing in a space.
  public init(_ space: ColorSpace, hue: AngleRule = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// In sRGB, as screens and old browsers do.
  public static let srgb = ColorInterpolation(.srgb)
  /// In proportion to light.
  public static let linearSRGB = ColorInterpolation(.linearSRGB)
  /// In Display P3.
  public static let displayP3 = ColorInterpolation(.displayP3)
  /// In A98 RGB.
  public static let a98RGB = ColorInterpolation(.a98RGB)
  /// In ProPhoto RGB.
  public static let proPhotoRGB = ColorInterpolation(.proPhotoRGB)
  /// In Rec 2020, the space of television of high resolution.
  public static let rec2020 = ColorInterpolation(.rec2020)
  /// In CIE Lab.
  public static let lab = ColorInterpolation(.lab)
  /// In Oklab, where steps look even.
  public static let oklab = ColorInterpolation(.oklab)
  /// In CIE XYZ, white at D65.
  public static let xyzD65 = ColorInterpolation(.xyzD65)
  /// In CIE XYZ, white at D50.
  public static let xyzD50 = ColorInterpolation(.xyzD50)
  /// In OKLCH, by the shorter way round.
  public static let oklch = ColorInterpolation(.oklch)
  /// In CIE LCH, by the shorter way round.
  public static let lch = ColorInterpolation(.lch)
  /// In HSL, by the shorter way round.
  public static let hsl = ColorInterpolation(.hsl)
  /// In HWB, by the shorter way round.
  public static let hwb = ColorInterpolation(.hwb)

  /// In OKLCH, by the way round that a rule chooses.
  public static func oklch(_ hue: AngleRule) -> ColorInterpolation {
    ColorInterpolation(.oklch, hue: hue)
  }

  /// In CIE LCH, by the way round that a rule chooses.
  public static func lch(_ hue: AngleRule) -> ColorInterpolation {
    ColorInterpolation(.lch, hue: hue)
  }

  /// In HSL, by the way round that a rule chooses.
  public static func hsl(_ hue: AngleRule) -> ColorInterpolation {
    ColorInterpolation(.hsl, hue: hue)
  }

  /// In HWB, by the way round that a rule chooses.
  public static func hwb(_ hue: AngleRule) -> ColorInterpolation {
    ColorInterpolation(.hwb, hue: hue)
  }

  /// How browsers animate between two colours: old notations in sRGB, all others in Oklab.
  static func standard(from: ColorValue, to: ColorValue) -> ColorInterpolation {
    from.isLegacy && to.isLegacy ? .srgb : .oklab
  }
}
