/// A step of a clip that is written as what happens one after the other, each with its own time.
///
/// ```swift
/// let badge = Clip(
///   from: 0.0,
///   [
///     .ease(to: 1.2, over: .milliseconds(200), .easeIn),
///     .spring(to: 1, .bouncy),                // as long as it takes, with the speed it inherits
///     .hold(for: .seconds(1)),
///     .spring(to: 0, .smooth, over: .milliseconds(250)),
///   ])
/// ```
public enum ClipStep<Value: VectorValue>: Sendable {
  /// On to a value in a given time.
  case ease(to: Value, over: Duration, Easing = .linear)
  /// On to a value on a spring, from the velocity with which the step before ends.
  ///
  /// It takes the spring's settling time, or the time given: then the spring is made faster or
  /// slower, with the same bounce, until it settles in that time.
  case spring(to: Value, DampedSpring = .smooth, over: Duration? = nil)
  /// Nothing happens for a time.
  case hold(for: Duration)
  /// At once another value, at rest.
  case jump(to: Value)
}

extension Clip where Value: MeasurableVector {
  /// A clip of steps one after the other; it lasts as long as all of them together.
  ///
  /// A spring takes over the velocity of the step before, so that there is no step in it where the
  /// spring begins. Where that velocity leads along the spring's way the spring is an easing, exact
  /// to the last digits; where it leads across the way, or there is no way at all, the spring is laid
  /// down in curved keys, within a ten-millionth of how far it goes, with its velocity exact at each.
  ///
  /// Traps for a spring that never settles and isn't given a time, and for a time below zero.
  public init(
    from value: Value, _ steps: [ClipStep<Value>], delay: Duration = .zero,
    fill: FillMode = .forwards
  ) {
    var builder = ClipStepBuilder(value)
    for step in steps { builder.add(step) }
    self.init(builder.track, duration: builder.now.duration, delay: delay, fill: fill)
  }
}
