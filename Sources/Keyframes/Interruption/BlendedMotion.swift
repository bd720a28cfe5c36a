/// The value of paths that are blended, added from the newest to the oldest.
///
/// Each step is a mixture of two values, so that the sum never leaves the range of the paths.
struct BlendedValue<Value: MeasurableVector>: MotionSum {
  /// The mixture so far, and its weight over all that is to come.
  private(set) var value = Value.zero
  private var weight = 0.0

  mutating func add(_ source: MotionSource<Value>, weight own: SmoothWeight, at place: MotionPlace)
  {
    let part = (1 - weight) * own.value
    let next = source.value(at: place.time)
    value = weight == 0 ? next : value.interpolated(to: next, at: part / (weight + part))
    weight += part
  }

  mutating func end(
    on source: MotionSource<Value>, under remainder: Remainder<Value>?, after ticks: Double,
    at place: MotionPlace
  ) {
    var base = source.value(at: place.time)
    if let remainder { base = base + remainder.value(afterTicks: ticks) }
    value = weight == 0 ? base : base.interpolated(to: value, at: weight)
  }
}

/// The velocity of paths that are blended, added from the newest to the oldest.
///
/// With weights c that add up to 1, the velocity of Σ c x is Σ c x′ + Σ c′ x. As the c′ add up to
/// nothing, the second sum may be taken relative to one of the paths.
struct BlendedVelocity<Value: MeasurableVector>: MotionSum {
  private(set) var velocity = Value.zero
  private var reference: Value?
  /// The weight of all that is to come, and its change a second.
  private var rest = 1.0
  private var restSlope = 0.0

  mutating func add(_ source: MotionSource<Value>, weight: SmoothWeight, at place: MotionPlace) {
    let value = source.value(at: place.time)
    let slope = weight.slope * place.rate
    add(weight: rest * weight.value, at: place) { source.velocity(at: $0.time, side: $0.side) }
    add(slope: restSlope * weight.value + rest * slope, of: value)
    restSlope = restSlope * (1 - weight.value) - rest * slope
    rest *= 1 - weight.value
  }

  mutating func end(
    on source: MotionSource<Value>, under remainder: Remainder<Value>?, after ticks: Double,
    at place: MotionPlace
  ) {
    add(weight: rest, at: place) {
      let own = source.velocity(at: $0.time, side: $0.side)
      return remainder.map { own + $0.velocity(afterTicks: ticks) } ?? own
    }
    guard restSlope != 0 else { return }
    let own = source.value(at: place.time)
    add(slope: restSlope, of: remainder.map { own + $0.value(afterTicks: ticks) } ?? own)
  }

  /// What has no part in the sum is not asked for: its velocity may be unbounded.
  private mutating func add(
    weight: Double, at place: MotionPlace, _ own: (MotionPlace) -> Value
  ) {
    guard weight != 0, place.rate != 0 else { return }
    let factor = weight * place.rate
    velocity = velocity + (factor == 1 ? own(place) : own(place).scaled(by: factor))
  }

  private mutating func add(slope: Double, of value: Value) {
    guard let reference else {
      reference = value
      return
    }
    if slope != 0 { velocity = velocity + (value - reference).scaled(by: slope) }
  }
}
