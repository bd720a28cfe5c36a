/// The way of a decay from its start, 0, to where it comes to rest, 1, as an easing.
struct DecayEasing: Hashable, Sendable {
  /// The friction.
  let decay: Decay
  /// How near to 1 it must be to have come to rest.
  let tolerance: Double
}

extension DecayEasing {
  /// The way in time.
  var way: DecayMotion<Double> {
    DecayMotion(
      from: 0, velocity: decay.friction, decay: decay, tolerance: .fraction(tolerance))
  }

  /// The numbers that evaluate it: those of a spring of which only the first basic motion is left.
  var entry: EasingEntry {
    let ticks = min(way.endTicks, Double(Ticks.max.count))
    let exponent = decay.friction / Double(Ticks.perSecond) * ticks
    var entry = EasingEntry(.spring)
    entry.count = 1
    entry.first = exponent
    entry.startSlope = exponent
    entry.endSlope = 0
    entry.lower = 1
    entry.upper = 1
    return entry
  }
}
