extension Clip where Value == ColorGradient {
  /// The gradient of a button that is pressed, at once or in a short fade, and held.
  ///
  /// Both states may have any number of stops in any order. On release play it in reverse, also
  /// from where it is: every moment has one gradient, whichever way it is reached.
  ///
  /// - Parameters:
  ///   - normal: The gradient before.
  ///   - highlighted: The gradient of the pressed button.
  ///   - duration: How long the fade takes.
  /// - Returns: The clip, which shows the normal state before its start.
  public static func press(
    normal: ColorGradient, highlighted: ColorGradient, duration: Duration = .zero
  ) -> Clip {
    Clip(Track(from: normal, to: highlighted), duration: duration, fill: .both)
  }
}

extension Clip where Value == ColorValue {
  /// A colour on its way to another, slowly at both ends, and held.
  ///
  /// - Parameters:
  ///   - start: The colour that shows now.
  ///   - end: The new colour.
  ///   - duration: How long it takes.
  /// - Returns: The clip.
  public static func recolor(
    from start: ColorValue, to end: ColorValue, duration: Duration = .milliseconds(200)
  ) -> Clip {
    Clip(Track(from: start, to: end, easing: .easeInOut), duration: duration)
  }
}
