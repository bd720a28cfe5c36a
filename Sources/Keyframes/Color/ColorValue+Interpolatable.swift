extension ColorValue: Interpolatable {
  /// The way between two colours, converted once.
  public typealias Course = ColorCourse

  /// The colour at `progress` on the way to `other`, as browsers animate colours: two of the old
  /// notations in sRGB, all others in Oklab, multiplied by alpha.
  public func interpolated(to other: ColorValue, at progress: Double) -> ColorValue {
    ColorCourse(from: self, to: other).value(at: progress)
  }

  /// Both colours' light added, each multiplied by its alpha, in sRGB or Oklab as for mixing.
  public func added(to underlying: ColorValue) -> ColorValue {
    underlying.sum(with: self, scaledBy: 1)
  }

  /// The colour built up on `count` repetitions of another, added as in ``added(to:)``.
  public func accumulated(onto repeated: ColorValue, count: Double) -> ColorValue {
    repeated.sum(with: self, scaledBy: count)
  }

  private func sum(with other: ColorValue, scaledBy count: Double) -> ColorValue {
    let space = ColorInterpolation.standard(from: self, to: other).space
    let (first, second) = (converted(to: space), other.converted(to: space))
    var lanes =
      first.lanes.premultiplied(except: nil) * count + second.lanes.premultiplied(except: nil)
    lanes.w = min(max(lanes.w, 0), 1)
    lanes = lanes.unpremultiplied(except: nil)
    if let range = space.lightnessRange {
      lanes.x = min(max(lanes.x, range.lowerBound), range.upperBound)
    }
    return ColorValue(space, lanes: lanes, isLegacy: first.isLegacy && second.isLegacy)
  }
}

extension ColorValue {
  /// The colour at `progress` on the way to another, in a space.
  ///
  /// At 0 and 1 it is one of the two, brought to the space and with what it misses from the other;
  /// so does `color-mix()`.
  ///
  /// ```swift
  /// ColorValue.white.mixed(with: .black, at: 0.5, in: .oklch).css  // about oklch(0.5 0 none)
  /// ```
  public func mixed(
    with other: ColorValue, at progress: Double, in method: ColorInterpolation
  ) -> ColorValue {
    var result = ColorMixEnds(from: self, to: other, in: method).mixed(at: progress)
    result.isLegacy = false
    return result
  }

  /// The result of `color-mix()` in CSS.
  ///
  /// - Parameters:
  ///   - share: The share of the receiver, from 0 to 1; what is missing is the rest of the other's.
  ///   - other: The other colour.
  ///   - otherShare: Its share. Shares are scaled to a sum of 1; where they sum up to less, the
  ///     result is so much more transparent.
  ///   - method: The space; mixed in HSL or HWB the result is in sRGB.
  /// - Returns: The colour, or nothing where both shares are 0.
  public func colorMix(
    _ share: Double? = nil, with other: ColorValue, _ otherShare: Double? = nil,
    in method: ColorInterpolation
  ) -> ColorValue? {
    let first = share ?? otherShare.map { 1 - $0 } ?? 0.5
    let second = otherShare ?? 1 - first
    let sum = first + second
    guard sum > 0, first >= 0, second >= 0 else { return nil }
    var result = mixed(with: other, at: second / sum, in: method)
    result = result.converted(to: result.space.rectangular == .srgb ? .srgb : result.space)
    result.isLegacy = false
    if sum < 1 { result.lanes.w *= sum }
    return result
  }
}
