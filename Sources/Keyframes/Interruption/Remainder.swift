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

  /// What a value and a velocity are away from those of a motion that begins.
  ///
  /// A difference that the type can't hold is jumped, and a velocity that is unbounded is taken as
  /// it comes: to make up for it would throw the value far out.
  init(value: Value, velocity: Value, over own: Value, length: Ticks) {
    let difference = own - own == .zero ? velocity - own : velocity
    self.value = value - value == .zero ? value : .zero
    self.velocity = difference - difference == .zero ? difference : .zero
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
