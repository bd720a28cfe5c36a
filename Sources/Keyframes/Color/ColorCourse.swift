/// The way from one colour to another, with all conversions done once.
///
/// Mixing follows CSS Color 4: both colours are brought to one space; a component that one of them
/// misses is the other's; hues go the way round that a rule chooses; what is not a hue is multiplied
/// by its alpha, mixed and divided by the mixed alpha.
public struct ColorCourse: InterpolationCourse {
  /// The colour at progress 0.
  public let from: ColorValue
  /// The colour at progress 1.
  public let to: ColorValue
  private let ends: ColorMixEnds

  /// The way as browsers animate it: old notations in sRGB, all others in Oklab.
  public init(from: ColorValue, to: ColorValue) {
    self.init(from: from, to: to, in: .standard(from: from, to: to))
  }

  /// The way in a space.
  public init(from: ColorValue, to: ColorValue, in method: ColorInterpolation) {
    self.from = from
    self.to = to
    ends = ColorMixEnds(from: from, to: to, in: method)
  }

  /// The colour at any progress; exactly the two colours at 0 and 1.
  ///
  /// Elsewhere it is a colour of the space of mixing, with its hue from 0 to 360, its alpha held to
  /// 0…1, its lightness to the range of the space and its chroma above 0; an overshooting progress
  /// goes on for all else.
  public func value(at progress: Double) -> ColorValue {
    if progress == 0 { return from }
    if progress == 1 { return to }
    return ends.mixed(at: progress)
  }

  /// Always.
  public var isPlain: Bool { true }

  /// The colour at a progress in 0…1.
  public func innerValue(at progress: Double) -> ColorValue { value(at: progress) }
}

/// Two colours in one space, ready to be mixed lane by lane.
struct ColorMixEnds: Sendable {
  let space: ColorSpace
  /// What both colours miss.
  let missing: MissingComponents
  let isLegacy: Bool
  /// Components times alpha, but for the hue; then the alpha.
  let start: SIMD4<Double>
  let end: SIMD4<Double>

  init(from: ColorValue, to: ColorValue, in method: ColorInterpolation) {
    space = method.space
    let (first, second) = (from.converted(to: space), to.converted(to: space))
    missing = first.missing.intersection(second.missing)
    isLegacy = first.isLegacy && second.isLegacy
    var start = first.lanes.filled(where: first.missing, from: second.lanes)
    var end = second.lanes.filled(where: second.missing, from: first.lanes)
    if missing.contains(.alpha) {
      start.w = 1
      end.w = 1
    }
    if let hue = space.hueIndex, method.hue != .asWritten {
      let way = method.hue.degrees(from: start[hue], to: end[hue])
      start[hue] = AngleRule.normalized(start[hue])
      end[hue] = start[hue] + way
    }
    self.start = start.premultiplied(except: space.hueIndex)
    self.end = end.premultiplied(except: space.hueIndex)
  }

  /// The mixed colour, also at 0 and 1.
  func mixed(at progress: Double) -> ColorValue {
    var lanes = start.interpolated(to: end, at: progress)
    if lanes.w > 1 { lanes.w = 1 }
    if lanes.w < 0 { lanes.w = 0 }
    lanes = lanes.unpremultiplied(except: space.hueIndex)
    if let range = space.lightnessRange {
      lanes.x = min(max(lanes.x, range.lowerBound), range.upperBound)
    }
    if space == .lch || space == .oklch || space == .hsl, lanes.y < 0 { lanes.y = 0 }
    if let hue = space.hueIndex { lanes[hue] = AngleRule.normalized(lanes[hue].finite) }
    for index in 0..<3 where missing.contains(.component(index)) { lanes[index] = 0 }
    if missing.contains(.alpha) { lanes.w = 0 }
    return ColorValue(space, lanes: lanes, missing: missing, isLegacy: isLegacy)
  }
}

extension Double {
  /// The number, or the greatest one where it is beyond; NaN stays.
  var finite: Double {
    let greatest = Double.greatestFiniteMagnitude
    return self > greatest ? greatest : self < -greatest ? -greatest : self
  }
}

extension SIMD4<Double> {
  /// The components of another colour where some are missing here.
  fileprivate func filled(where missing: MissingComponents, from other: SIMD4) -> SIMD4 {
    if missing.isEmpty { return self }
    var result = self
    for index in 0..<3 where missing.contains(.component(index)) { result[index] = other[index] }
    if missing.contains(.alpha) { result.w = other.w }
    return result
  }

  /// Three components times the fourth, but for the hue.
  func premultiplied(except hue: Int?) -> SIMD4 {
    if w == 1 { return self }
    var result = self
    for index in 0..<3 where index != hue { result[index] *= w }
    return result
  }

  /// Three components divided by the fourth, but for the hue; unchanged where that is 0.
  func unpremultiplied(except hue: Int?) -> SIMD4 {
    if w == 1 || w == 0 { return self }
    var result = self
    for index in 0..<3 where index != hue { result[index] /= w }
    return result
  }
}
