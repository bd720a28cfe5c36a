// Clips that last as long as a spring or a friction takes.

extension Clip {
  /// A clip from one value to another on a spring, which lasts until the spring has settled.
  ///
  /// ```swift
  /// let slide = Clip.spring(from: -180, to: 0, .bouncy)
  /// slide.end                              // 0.8187… s, which places what follows it
  /// slide.value(at: .milliseconds(250))    // as SpringSegment has it, to 12 digits
  /// ```
  ///
  /// All components of a value move in step. Where the velocity isn't along the way, play an
  /// ``InterruptibleMotion``.
  ///
  /// A spring that isn't damped never settles: its clip repeats without end, 160 periods at a time,
  /// of which each is exact to half a tick. So does that of a spring which takes longer than
  /// 32 years.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - spring: The spring.
  ///   - velocity: The velocity at the start, in whole ways a second; any finite number.
  ///   - tolerance: How near to the end it must stay to have settled, as a part of the way, above 0
  ///     and below 1.
  ///   - delay: How long it waits.
  ///   - fill: Whether it holds outside.
  /// - Returns: The clip.
  public static func spring(
    from: Value, to: Value, _ spring: DampedSpring = .smooth, velocity: Double = 0,
    tolerance: Double = 0.001, delay: Duration = .zero, fill: FillMode = .forwards
  ) -> Clip {
    let easing = Easing.spring(spring, velocity: velocity, tolerance: tolerance)
    return Clip(
      Track(from: from, to: to, easing: easing), timing: .natural(easing, delay: delay, fill: fill))
  }
}

extension Clip where Value: VectorValue {
  /// A clip of a value with a velocity that friction slows down, until it has come to rest.
  ///
  /// It goes as far as velocity / friction, and ends there exactly.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - velocity: The velocity at the start, a second.
  ///   - decay: The friction.
  ///   - tolerance: The part of the way that may be left, above 0 and below 1.
  ///   - delay: How long it waits.
  ///   - fill: Whether it holds outside.
  /// - Returns: The clip.
  public static func decay(
    from: Value, velocity: Value, _ decay: Decay = .normal, tolerance: Double = 0.001,
    delay: Duration = .zero, fill: FillMode = .forwards
  ) -> Clip {
    let easing = Easing.decay(decay, tolerance: tolerance)
    let to = from + velocity.scaled(by: 1 / decay.friction)
    return Clip(
      Track(from: from, to: to, easing: easing), timing: .natural(easing, delay: delay, fill: fill))
  }
}

extension Timing {
  /// A timing of an easing's own duration, without an end where the easing has none.
  ///
  /// ```swift
  /// Clip(track, timing: .natural(.spring(.snappy)))
  /// ```
  ///
  /// Traps for an easing that takes any duration; the easing is not applied to the whole.
  public static func natural(
    _ easing: Easing, delay: Duration = .zero, fill: FillMode = .forwards
  ) -> Timing {
    guard let span = easing.naturalSpan else {
      preconditionFailure("\(easing.description) has no duration of its own")
    }
    return Timing(
      duration: span.duration, delay: delay, iterations: span.repeats ? .unending : 1, fill: fill)
  }
}
