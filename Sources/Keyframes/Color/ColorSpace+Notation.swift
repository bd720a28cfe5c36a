// What the notations of CSS say about the components of each space.

extension ColorSpace {
  /// Whether the space is written as `color(name …)` and not as a function of its own.
  var isOfColorFunction: Bool {
    switch self {
    case .srgb, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50: true
    default: false
    }
  }

  /// What 100 % of a component is.
  func hundredPercent(of index: Int) -> Double {
    switch self {
    case .hsl, .hwb: 100
    case .lab: index == 0 ? 100 : 125
    case .lch: index == 0 ? 100 : 150
    case .oklab, .oklch: index == 0 ? 1 : 0.4
    default: 1
    }
  }

  /// A component as CSS keeps it: lightness inside its range, chroma and saturation above 0.
  func clamped(_ value: Double, at index: Int) -> Double {
    if index == 0, let range = lightnessRange {
      return min(max(value, range.lowerBound), range.upperBound)
    }
    if index == 1, self == .lch || self == .oklch || self == .hsl { return max(value, 0) }
    return value
  }

  /// What is expected where a component is missing, with its article.
  func noun(of index: Int) -> String {
    switch meaning(of: index) {
    case .red: self == .xyzD50 || self == .xyzD65 ? "an X" : "a red"
    case .green: self == .xyzD50 || self == .xyzD65 ? "a Y" : "a green"
    case .blue: self == .xyzD50 || self == .xyzD65 ? "a Z" : "a blue"
    case .lightness: "a lightness"
    case .colorfulness: self == .hsl ? "a saturation" : "a chroma"
    case .hue: "a hue"
    case .opponentA: "an a"
    case .opponentB: "a b"
    case .whiteness: "a whiteness"
    case .blackness: "a blackness"
    }
  }
}
