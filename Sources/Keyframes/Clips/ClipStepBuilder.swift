/// Lays steps one after the other.
struct ClipStepBuilder<Value: MeasurableVector> {
  /// A key of the track to be.
  private struct Key {
    let time: Ticks
    let value: Value
    var easing = Easing.linear
    /// The velocity of a curve at the key, a second.
    var velocity: Value?
  }

  private(set) var now = Ticks.zero
  private var keys: [Key]
  /// The velocity with which the last step ends, a second.
  private var velocity = Value.zero

  init(_ value: Value) { keys = [Key(time: .zero, value: value)] }

  private var last: Value { keys[keys.count - 1].value }

  mutating func add(_ step: ClipStep<Value>) {
    switch step {
    case .ease(let value, let length, let easing):
      let (ticks, way) = (checked(length), value - last)
      append(value, after: ticks, easing)
      let slope = easing.slope(at: 1, side: .below)
      let rate = slope == 0 ? 0 : slope * Double(Ticks.perSecond) / Double(ticks.count)
      velocity = rate.isFinite ? way.scaled(by: rate) : .zero
    case .spring(let value, let spring, let length):
      addSpring(spring, to: value, over: length)
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
    keys.append(Key(time: now, value: value))
  }

  var track: Track<Value> {
    let end = Double(now.count)
    let frames = keys.map { key in
      let offset = end > 0 ? Double(key.time.count) / end : 1
      guard let velocity = key.velocity?.scaled(by: end / Double(Ticks.perSecond)) else {
        return Keyframe(at: offset, key.value, easing: key.easing)
      }
      return .hermite(at: offset, key.value, incoming: velocity, outgoing: velocity)
    }
    do {
      return try Track(validating: frames)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

// MARK: - Springs

extension ClipStepBuilder {
  private mutating func addSpring(
    _ spring: DampedSpring, to value: Value, over length: Duration?
  ) {
    let way = value - last
    let square = way.dot(way)
    // In ways a second.
    let along = square > 0 ? velocity.dot(way) / square : 0
    let across = velocity - way.scaled(by: along)
    let given = length.map { checked($0) }
    var spring = spring
    if let length, length > .zero {
      spring = spring.settling(within: length, from: last, to: value, velocity: velocity)
    }
    // Without a time there is no motion, and with a time that the type can't hold no curve.
    guard across.length > 0x1p-40 * velocity.length, given != .zero, across - across == .zero
    else {
      let easing = Easing.spring(
        spring, velocity: along.isFinite ? along : 0, over: given == .zero ? nil : length)
      append(value, after: given ?? settled(easing.naturalDuration ?? .finite(.zero)), easing)
      return
    }
    addCurve(on: spring, to: value, lasting: given)
  }

  private func settled(_ length: Extent<Duration>) -> Ticks {
    guard case .finite(let time) = length else {
      preconditionFailure("a spring that never settles can't be a step without a time")
    }
    return Ticks(saturating: time)
  }

  /// Lays a spring down in curved keys, as far apart as a cubic between two of them is good enough.
  private mutating func addCurve(
    on spring: DampedSpring, to value: Value, lasting given: Ticks?
  ) {
    let settling = SpringSegment(from: last, to: value, velocity: velocity, spring: spring)
    let length = given ?? settled(settling.settlingDuration)
    let end = min(settling.endTicks, Double(length.count))
    let way = SpringSegment(unsettledFrom: last, to: value, velocity: velocity, spring: spring)
    let start = now
    let reach = max((value - last).length, velocity.length / spring.angularFrequency)
    var (time, step) = (0.0, end)
    keys[keys.count - 1].velocity = velocity
    while time < end {
      step = min(step * 2, end - time)
      while step > 1, way.error(ofCubicFrom: time, lasting: step) > 1e-7 * reach { step *= 0.5 }
      step = max(step.wholeBelow, 1)
      time = min(time + step, end)
      keys.append(
        Key(
          time: start + Ticks(Int64(time)), value: way.value(afterTicks: time),
          velocity: way.velocity(afterTicks: time)))
    }
    // What is left within the tolerance is jumped.
    now = start + Ticks(Int64(end))
    keys.append(Key(time: now, value: value))
    if given != nil { append(value, after: start + length - now, .linear) }
  }
}

extension SpringSegment {
  /// How far the cubic that has the position and velocity of the way at two moments strays from it
  /// between them: where it does so most, and halfway there.
  fileprivate func error(ofCubicFrom time: Double, lasting length: Double) -> Double {
    let seconds = length / Double(Ticks.perSecond)
    let (from, to) = (value(afterTicks: time), value(afterTicks: time + length))
    let leaving = velocity(afterTicks: time).scaled(by: seconds)
    let coming = velocity(afterTicks: time + length).scaled(by: seconds)
    func stray(_ u: Double) -> Double {
      let rest = 1 - u
      let cubic =
        from.scaled(by: rest * rest * (1 + 2 * u)) + to.scaled(by: u * u * (3 - 2 * u))
        + (leaving.scaled(by: rest) - coming.scaled(by: u)).scaled(by: u * rest)
      return (cubic - value(afterTicks: time + length * u)).length
    }
    return max(stray(0.5), stray(0.25))
  }
}
