// Springs and decays as easings: shapes that bring their own time with them.

extension Easing {
  /// A spring's way from rest at 0 to 1, over its settling time.
  ///
  /// Progress 1 is the ``naturalDuration``: the spring's settling time, whatever time it is then
  /// given. So over another time the same shape runs faster or slower. From there on the output is
  /// exactly 1; just before it is within the tolerance of it. Below 0 the start's tangent goes on.
  ///
  /// ```swift
  /// let easing = Easing.spring(.bouncy)
  /// easing.naturalDuration                    // 0.8187… s
  /// Clip.slideIn(duration: .seconds(1)).eased(easing)
  /// ```
  ///
  /// A spring that isn't damped never settles. Its easing swings from 0 to 2 and back, 160 times
  /// over progress 0…1, and is 0 at 1.
  ///
  /// - Parameters:
  ///   - spring: The spring; its mass makes no difference.
  ///   - velocity: The velocity at the start, in whole ways a second, as Core Animation has it; any
  ///     finite number.
  ///   - tolerance: How near to 1 it must stay to have settled, above 0 and below 1.
  ///   - span: The time that progress 1 stands for, above zero; where it is shorter than the
  ///     settling time, the output jumps to 1 there.
  /// - Returns: The easing.
  public static func spring(
    _ spring: DampedSpring = .smooth, velocity: Double = 0, tolerance: Double = 0.001,
    over span: Duration? = nil
  ) -> Easing {
    precondition(velocity.isFinite, "a spring's velocity must be finite")
    precondition(
      tolerance > 0 && tolerance < 1, "a spring's tolerance must be above 0 and below 1")
    precondition((span ?? .seconds(1)) > .zero, "a spring's span must be above zero")
    return Easing(SpringEasing(spring, velocity: velocity, tolerance: tolerance, span: span))
  }

  /// The way of a value that friction slows down, from 0 to where it comes to rest.
  ///
  /// Progress 1 is the ``naturalDuration``: when what is left has fallen to the tolerance.
  ///
  /// - Parameters:
  ///   - decay: The friction.
  ///   - tolerance: The part of the way that may be left, above 0 and below 1.
  /// - Returns: The easing.
  public static func decay(_ decay: Decay = .normal, tolerance: Double = 0.001) -> Easing {
    precondition(tolerance > 0 && tolerance < 1, "a tolerance must be above 0 and below 1")
    return Easing(DecayEasing(decay: decay, tolerance: tolerance))
  }

  /// A spring as straight lines, which CSS can write: nowhere further from it than a tolerance.
  ///
  /// ```swift
  /// Easing.linear(approximating: .bouncy, within: 0.01)?.css  // "linear(0 0%, …, 1 100%)"
  /// ```
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - tolerance: The greatest distance, from 1e-12 up to below 1.
  /// - Returns: The lines over the settling time, or nothing for a spring that never settles.
  public static func linear(
    approximating spring: DampedSpring, within tolerance: Double
  ) -> Easing? {
    guard let stops = spring.linearStops(within: tolerance) else { return nil }
    return .linear(stops.map { LinearStop($0.value, at: $0.progress) })
  }

  /// The time that the easing itself asks for: the settling time of a spring, when a decay has come
  /// to rest; nothing for all other easings, which take what they are given.
  public var naturalDuration: Extent<Duration>? { notation.naturalDuration }

  /// The time of one swing of a spring that is never damped; nothing for all other easings.
  package var swingDuration: Duration? {
    guard case .spring(let spring) = notation, spring.span == nil,
      spring.spring.dampingRatio == 0
    else { return nil }
    return spring.spring.duration
  }

  init(_ spring: SpringEasing) {
    self.init(CompiledEasing(.spring(spring), spring.entry))
  }

  init(_ decay: DecayEasing) {
    self.init(CompiledEasing(.decay(decay), decay.entry))
  }
}

extension EasingNotation {
  fileprivate var naturalDuration: Extent<Duration>? {
    switch self {
    case .spring(let spring): spring.length.duration
    case .decay(let decay): decay.way.duration
    case .reversed(let forward): forward.naturalDuration
    default: nil
    }
  }
}

extension Easing {
  /// What progress 1 stands for, and whether the easing goes on beyond it.
  var naturalSpan: (duration: Duration, repeats: Bool)? {
    switch naturalDuration {
    case nil: return nil
    case .finite(let duration): return (duration, false)
    case .unending: return (Ticks(Int64(notation.spanTicks)).duration, true)
    }
  }
}

extension EasingNotation {
  fileprivate var spanTicks: Double {
    switch self {
    case .spring(let spring): spring.spanTicks
    case .reversed(let forward): forward.spanTicks
    default: Double(Ticks.max.count)
    }
  }
}
