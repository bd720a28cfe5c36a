// Back and elastic, which overshoot and take parameters.

// MARK: - Back

extension Easing {
  /// Penner's overshoot, which goes beyond by a tenth.
  public static var standardOvershoot: Double { 1.70158 }

  /// Backs up by a tenth before it starts.
  public static let easeInBack = easeInBack(overshoot: standardOvershoot)
  /// Goes a tenth too far and comes back.
  public static let easeOutBack = easeOutBack(overshoot: standardOvershoot)
  /// Backs up before it starts, and goes too far and comes back.
  public static let easeInOutBack = easeInOutBack(overshoot: standardOvershoot)
  /// Goes too far to the middle, and backs up before it goes on.
  public static let easeOutInBack = easeOutInBack(overshoot: standardOvershoot)

  /// Backs up before it starts: t²((s + 1)t − s).
  ///
  /// - Parameter overshoot: s, at least 0; 1.70158 backs up by a tenth.
  /// - Returns: The easing.
  public static func easeInBack(overshoot: Double) -> Easing { back(.easeIn, overshoot) }

  /// Goes too far and comes back.
  ///
  /// - Parameter overshoot: At least 0; 1.70158 goes a tenth too far.
  /// - Returns: The easing.
  public static func easeOutBack(overshoot: Double) -> Easing { back(.easeOut, overshoot) }

  /// Backs up before it starts, and goes too far and comes back.
  ///
  /// - Parameter overshoot: At least 0; as Penner does, 1.525 times as much is used for each half.
  /// - Returns: The easing.
  public static func easeInOutBack(overshoot: Double) -> Easing { back(.easeInOut, overshoot) }

  /// Goes too far to the middle, and backs up before it goes on.
  ///
  /// - Parameter overshoot: At least 0; for each half.
  /// - Returns: The easing.
  public static func easeOutInBack(overshoot: Double) -> Easing { back(.easeOutIn, overshoot) }

  private static func back(_ direction: PennerDirection, _ overshoot: Double) -> Easing {
    do {
      return try Easing(validating: .back, direction, overshoot, 0)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

// MARK: - Elastic

extension Easing {
  /// Swings ever wider, a spring let go at the end.
  public static let easeInElastic = easeInElastic(amplitude: 1, period: 0.3)
  /// Arrives fast and swings out, like a plucked string.
  public static let easeOutElastic = easeOutElastic(amplitude: 1, period: 0.3)
  /// Swings ever wider to the middle, and swings out from there.
  public static let easeInOutElastic = easeInOutElastic(amplitude: 1, period: 0.45)
  /// Swings out in the middle, and ever wider from there.
  public static let easeOutInElastic = easeOutInElastic(amplitude: 1, period: 0.3)

  /// Swings ever wider.
  ///
  /// The oscillation is Penner's to 10⁻⁶ from progress 0.1 on; over the first tenth it grows from
  /// nothing instead of from a thousandth, so that the start is 0 exactly.
  ///
  /// - Parameters:
  ///   - amplitude: How far it swings, at least 1.
  ///   - period: The length of a swing, above 0, of the whole.
  /// - Returns: The easing.
  public static func easeInElastic(amplitude: Double, period: Double) -> Easing {
    elastic(.easeIn, amplitude, period)
  }

  /// Arrives fast and swings out.
  ///
  /// The oscillation is Penner's to 10⁻⁶ up to progress 0.9; over the last tenth it dies away to
  /// nothing instead of to a thousandth, so that the end is 1 exactly.
  ///
  /// - Parameters:
  ///   - amplitude: How far it swings, at least 1.
  ///   - period: The length of a swing, above 0, of the whole.
  /// - Returns: The easing.
  public static func easeOutElastic(amplitude: Double, period: Double) -> Easing {
    elastic(.easeOut, amplitude, period)
  }

  /// Swings ever wider to the middle, and swings out from there.
  ///
  /// - Parameters:
  ///   - amplitude: How far it swings, at least 1.
  ///   - period: The length of a swing, above 0, of each half.
  /// - Returns: The easing.
  public static func easeInOutElastic(amplitude: Double, period: Double) -> Easing {
    elastic(.easeInOut, amplitude, period)
  }

  /// Swings out in the middle, and ever wider from there.
  ///
  /// - Parameters:
  ///   - amplitude: How far it swings, at least 1.
  ///   - period: The length of a swing, above 0, of each half.
  /// - Returns: The easing.
  public static func easeOutInElastic(amplitude: Double, period: Double) -> Easing {
    elastic(.easeOutIn, amplitude, period)
  }

  private static func elastic(
    _ direction: PennerDirection, _ amplitude: Double, _ period: Double
  ) -> Easing {
    do {
      return try Easing(validating: .elastic, direction, amplitude, period)
    } catch {
      preconditionFailure(error.message)
    }
  }
}
