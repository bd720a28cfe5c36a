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
  /// A spring takes over the velocity of the step before along its own way. So the speed of a number
  /// has no step where a spring begins; of a vector that arrives from another direction the part
  /// across the way is lost, as is a velocity where there is no way at all.
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

/// Lays steps one after the other.
private struct ClipStepBuilder<Value: MeasurableVector> {
  private(set) var now = Ticks.zero
  private var keys: [(time: Ticks, value: Value, easing: Easing)]
  /// The velocity with which the last step ends, a second.
  private var velocity = Value.zero

  init(_ value: Value) { keys = [(.zero, value, .linear)] }

  mutating func add(_ step: ClipStep<Value>) {
    let last = keys[keys.count - 1].value
    switch step {
    case .ease(let value, let length, let easing):
      let ticks = checked(length)
      append(value, after: ticks, easing)
      let slope = easing.slope(at: 1, side: .below)
      let rate = slope == 0 ? 0 : slope * Double(Ticks.perSecond) / Double(ticks.count)
      velocity = rate.isFinite ? (value - last).scaled(by: rate) : .zero
    case .spring(let value, let spring, let length):
      let way = value - last
      let square = way.dot(way)
      // In ways a second.
      let along = square > 0 ? velocity.dot(way) / square : 0
      let easing = easing(spring, velocity: along.isFinite ? along : 0, over: length)
      guard case .finite(let time)? = easing.naturalDuration else {
        preconditionFailure("a spring that never settles can't be a step without a time")
      }
      append(value, after: length.map { checked($0) } ?? Ticks(saturating: time), easing)
      velocity = .zero
    case .hold(let length):
      append(last, after: checked(length), .linear)
      velocity = .zero
    case .jump(let value):
      append(value, after: .zero, .linear)
      velocity = .zero
    }
  }

  private func checked(_ length: Duration) -> Ticks {
    guard let ticks = Ticks(declared: length), ticks >= .zero else {
      preconditionFailure("the time of a step must be from zero to 32 years")
    }
    return ticks
  }

  private mutating func append(_ value: Value, after length: Ticks, _ easing: Easing) {
    keys[keys.count - 1].easing = easing
    now = now + length
    keys.append((now, value, .linear))
  }

  /// The spring as an easing over its own time or the one given.
  private func easing(_ spring: DampedSpring, velocity: Double, over length: Duration?) -> Easing {
    guard let length, length > .zero else { return .spring(spring, velocity: velocity) }
    return .spring(
      spring.settling(within: length, velocity: velocity), velocity: velocity, over: length)
  }

  var track: Track<Value> {
    let end = Double(now.count)
    let frames = keys.map { key in
      Keyframe(
        at: end > 0 ? Double(key.time.count) / end : 1, key.value, easing: key.easing)
    }
    do {
      return try Track(validating: frames)
    } catch {
      preconditionFailure(error.message)
    }
  }
}
