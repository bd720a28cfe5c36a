/// A weight that moves from 0 to 1 over a length of time, at rest at both ends: 3u² − 2u³.
struct SmoothWeight {
  let value: Double
  /// The change a second.
  let slope: Double

  init(_ ticks: Double, of length: Ticks) {
    let length = Double(length.count)
    let u = min(max(ticks / length, 0), 1)
    value = u * u * (3 - 2 * u)
    slope = 6 * u * (1 - u) * (Double(Ticks.perSecond) / length)
  }
}

/// What one motion is away from another, in place and in velocity, on its way to nothing.
///
/// A cubic: with u the part of the time, `value (1 − 3u² + 2u³) + velocity · length (u − 2u² + u³)`.
/// Its velocity falls to nothing as well.
struct Remainder<Value: MeasurableVector>: Sendable {
  let value: Value
  /// A second.
  let velocity: Value
  /// The length of time, a whole number.
  let ticks: Double

  init(value: Value, velocity: Value, length: Ticks) {
    self.value = value
    self.velocity = velocity
    ticks = Double(length.count)
  }

  func value(afterTicks since: Double) -> Value {
    guard since > 0 else { return value }
    let u = since / ticks
    let rest = 1 - u
    return value.scaled(by: rest * rest * (1 + 2 * u))
      + velocity.scaled(by: since / Double(Ticks.perSecond) * (rest * rest))
  }

  func velocity(afterTicks since: Double) -> Value {
    guard since > 0 else { return velocity }
    let u = since / ticks
    let fall = -6 * u * (1 - u) * (Double(Ticks.perSecond) / ticks)
    return value.scaled(by: fall) + velocity.scaled(by: (1 - u) * (1 - 3 * u))
  }
}
