extension Track where Value == ColorValue {
  /// The track with its colours mixed in a space, instead of as browsers animate colours.
  ///
  /// ```swift
  /// let track = Track(from: ColorValue("red"), to: "blue").mixed(in: .oklch(.longer))
  /// track.value(at: 0.5).color
  /// ```
  public func mixed(in method: ColorInterpolation) -> Track<SpacedColor> {
    Track<SpacedColor>(
      compiling: keyframes.map { $0.withValue(SpacedColor($0.value, in: method)) },
      missingEnds: missingEnds, before: extrapolationBefore, after: extrapolationAfter,
      isReversed: isReversed)
  }
}

extension Track where Value == PlaneAngle {
  /// The track with so many turns at its keys that each follows the one before it as a rule says.
  ///
  /// ```swift
  /// let track = Track(from: PlaneAngle.degrees(350), to: .degrees(10)).turning(.shorter)
  /// track.value(at: 0.5)  // 360°
  /// ```
  ///
  /// At each key stands the key's direction, if with other turns than were written.
  public func turning(_ rule: AngleRule) -> Track {
    let angles = keyframes.map { $0.value }.turning(rule)
    var turned = keyframes
    for index in turned.indices { turned[index].value = angles[index] }
    return Track(
      compiling: turned, missingEnds: missingEnds,
      before: extrapolationBefore, after: extrapolationAfter, isReversed: isReversed)
  }
}

extension Keyframe {
  /// The same key with another value.
  fileprivate func withValue<Other>(_ value: Other) -> Keyframe<Other> {
    var key = Keyframe<Other>(value, easing: easing, composite: composite)
    key.offset = offset
    key.interpolation = interpolation
    return key
  }
}
