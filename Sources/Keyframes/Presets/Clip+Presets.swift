// The ready-made clips, with the numbers they have always had. None of them is more than a line or
// two of what anybody can write.

extension Clip<Double> {
  /// Scale from 0.6 past 1 and back: how an alert comes in.
  ///
  /// It holds nothing: before and after it the resting scale, 1, shows.
  public static var popIn: Clip {
    Clip([0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500), fill: .none)
  }

  /// Opacity from one value to another in step with ``popIn``: how a backdrop comes in.
  ///
  /// It holds nothing: before and after it the backdrop's own opacity, 1, shows.
  public static func fadeIn(
    from start: Double = 0, to end: Double = 1, duration: Duration = .microseconds(255_500)
  ) -> Clip {
    Clip(Track(from: start, to: end), duration: duration, fill: .none)
  }

  /// Opacity from one value to another, slowly at both ends, and held: how an alert goes.
  public static func fadeOut(
    from start: Double = 1, to end: Double = 0, duration: Duration = .milliseconds(200)
  ) -> Clip {
    Clip(Track(from: start, to: end, easing: .easeInOut), duration: duration)
  }

  /// Scale from 0.5 to 1 with more of a swing than ``popIn``, and held.
  public static var show: Clip {
    Clip([0: 0.5, 0.5: 1.2, 0.9: 0.9, 1: 1], duration: .milliseconds(200))
  }

  /// Scale from 1 to nothing, which it reaches at 90 of its 100 ms and then holds.
  public static var hide: Clip {
    Clip([0: 1, 0.5: 0.5, 0.9: 0], duration: .milliseconds(100))
  }

  /// Scale from 1 to nothing, which it reaches at its end and holds.
  public static var hideEven: Clip {
    Clip([0: 1, 0.5: 0.5, 1: 0], duration: .milliseconds(100))
  }

  /// The y of a panel that comes in from above its place and slows down, and is held there.
  ///
  /// - Parameters:
  ///   - height: How far above its place it starts: its own height.
  ///   - rest: Its place; a status bar offset shifts the whole way.
  ///   - duration: How long it takes.
  /// - Returns: The clip.
  public static func slideIn(
    height: Double = 180, rest: Double = 0, duration: Duration = .milliseconds(250)
  ) -> Clip {
    Clip(Track(from: rest - height, to: rest, easing: .easeOut), duration: duration)
  }

  /// The y of a panel that leaves its place upwards and slows down, and is held out of sight.
  ///
  /// - Parameters:
  ///   - height: How far above its place it ends: its own height.
  ///   - rest: Its place; a status bar offset shifts the whole way.
  ///   - duration: How long it takes.
  /// - Returns: The clip.
  public static func slideOut(
    height: Double = 180, rest: Double = 0, duration: Duration = .milliseconds(250)
  ) -> Clip {
    Clip(Track(from: rest, to: rest - height, easing: .easeOut), duration: duration)
  }

  /// Presence from 1, shown, to 0, gone, without a duration: removal as an animation.
  public static var cutOut: Clip {
    Clip(
      Track(Keyframe(at: 0, 1, interpolation: .hold), Keyframe(at: 1, 0)), duration: .zero)
  }

  /// A control's position from where it is to where it is set, slowly at both ends, and held.
  public static func slider(
    from start: Double = 0, to end: Double = 1, duration: Duration = .milliseconds(200)
  ) -> Clip {
    Clip(Track(from: start, to: end, easing: .easeInOut), duration: duration)
  }

  /// The constant opacity of a dimming backdrop, at every moment.
  ///
  /// It is what a fade is multiplied with.
  public static func dim(opacity: Double = 0.6) -> Clip {
    Clip([0: opacity], duration: .zero, fill: .both)
  }
}
