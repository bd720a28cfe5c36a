/// A colour as CSS Color 4 has it: three components in a space, an alpha, any of them missing.
///
/// ```swift
/// let orange = ColorValue(.oklch, 0.75, 0.18, 60)
/// let red: ColorValue = "red"
/// red.converted(to: .oklch).css                     // about oklch(0.628 0.258 29.2)
/// red.mixed(with: "blue", at: 0.5, in: .oklab).css  // about oklab(0.54 0.0962 -0.0928)
/// ```
///
/// A component that is missing (`none` in CSS) takes part in mixing as whatever the other colour
/// has there; for itself it counts as 0. Components may lie outside of the gamut: nothing is cut
/// until somebody asks (``mapped(into:)``).
///
/// As a value to be animated it is mixed as browsers do: two colours of the old notations (names,
/// `#hex`, `rgb()`, `hsl()`, `hwb()`) in sRGB, all others in Oklab. Another space is written down
/// with ``SpacedColor``.
public struct ColorValue: Hashable, Sendable {
  /// The space of the components.
  public let space: ColorSpace
  /// Whether the colour is of the notations from before CSS Color 4, which animate in sRGB.
  public var isLegacy: Bool
  var missing: MissingComponents
  /// The three components and the alpha, 0 where they are missing.
  var lanes: SIMD4<Double>

  init(
    _ space: ColorSpace, lanes: SIMD4<Double>, missing: MissingComponents = [],
    isLegacy: Bool = false
  ) {
    self.space = space
    self.lanes = lanes
    self.missing = missing
    self.isLegacy = isLegacy
  }

  /// A colour of components in the units of its space, of which any may be missing.
  ///
  /// - Parameters:
  ///   - space: What the components mean; see ``ColorSpace`` for their units.
  ///   - first: The first component; nothing where it is missing.
  ///   - second: The second component.
  ///   - third: The third component.
  ///   - alpha: From 0 (invisible) to 1 (opaque); anything else traps.
  public init(
    _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?,
    alpha: Double? = 1
  ) {
    precondition((0...1).contains(alpha ?? 0), "an alpha is from 0 to 1")
    var missing: MissingComponents = []
    if first == nil { missing.insert(.component(0)) }
    if second == nil { missing.insert(.component(1)) }
    if third == nil { missing.insert(.component(2)) }
    if alpha == nil { missing.insert(.alpha) }
    self.init(
      space, lanes: SIMD4(first ?? 0, second ?? 0, third ?? 0, alpha ?? 0), missing: missing,
      isLegacy: space == .hsl || space == .hwb)
  }

  /// A colour of the old notation in sRGB, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.srgb, red, green, blue, alpha: alpha)
    isLegacy = true
  }

  /// A component, or nothing where it is missing.
  ///
  /// - Parameter index: From 0 to 2.
  public subscript(index: Int) -> Double? {
    precondition((0..<3).contains(index), "a colour has the components 0, 1 and 2")
    return missing.contains(.component(index)) ? nil : lanes[index]
  }

  /// The three components, 0 where they are missing.
  public var components: SIMD3<Double> { SIMD3(lanes.x, lanes.y, lanes.z) }

  /// The alpha from 0 to 1, or nothing where it is missing.
  public var alpha: Double? { missing.contains(.alpha) ? nil : lanes.w }

  /// The colour with another alpha, from 0 to 1.
  public func withAlpha(_ alpha: Double) -> ColorValue {
    precondition((0...1).contains(alpha), "an alpha is from 0 to 1")
    var result = self
    result.lanes.w = alpha
    result.missing.remove(.alpha)
    return result
  }
}

extension ColorValue {
  /// Opaque black.
  public static let black = ColorValue(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = ColorValue(red: 1, green: 1, blue: 1)
  /// Black that is not seen.
  public static let transparent = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Which parts of a colour are missing.
struct MissingComponents: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  static let alpha = MissingComponents(rawValue: 8)

  static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(index))
  }
}
