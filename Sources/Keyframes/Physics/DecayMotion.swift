/// A value with a velocity that friction takes away, in closed form.
///
/// value(t) = from + velocity · (1 − e^−friction·t) / friction. Moments count from the start.
///
/// Guaranteed: at the start, and before it, the value is `from` and the velocity the given one, bit
/// for bit; from the end of the duration on the value is exactly ``destination`` and the velocity
/// zero.
///
/// ```swift
/// let scroll = DecayMotion(from: 0.0, velocity: 1000, decay: .normal)
/// scroll.destination                // 499.4…
/// scroll.value(at: .seconds(1))     // 432.0…
/// ```
public struct DecayMotion<Value: MeasurableVector>: Sendable {
  /// The friction.
  public let decay: Decay
  /// The value at the start.
  public let from: Value
  /// The velocity at the start, a second.
  public let initialVelocity: Value
  /// Where the value comes to rest.
  public let destination: Value
  /// The way from the start to the destination.
  @usableFromInline let way: Value
  @usableFromInline let frictionPerTick: Double
  /// The end in ticks, a whole number, or infinity.
  @usableFromInline let endTicks: Double

  /// A motion from a start with a velocity a second.
  public init(
    from: Value, velocity: Value, decay: Decay = .normal, tolerance: SettlingTolerance = .standard
  ) {
    let way = velocity.scaled(by: 1 / decay.friction)
    self.init(
      from: from, velocity: velocity, decay: decay, destination: from + way, way: way,
      tolerance: tolerance)
  }

  init(
    from: Value, velocity: Value, decay: Decay, destination: Value, way: Value,
    tolerance: SettlingTolerance
  ) {
    self.decay = decay
    self.from = from
    self.way = way
    self.destination = destination
    initialVelocity = velocity
    frictionPerTick = decay.friction / Double(Ticks.perSecond)
    endTicks = DecayMotion.endTicks(way: way, decay: decay, tolerance: tolerance)
  }

  /// What is left falls to the tolerance after log(way / tolerance) / friction.
  private static func endTicks(
    way: Value, decay: Decay, tolerance: SettlingTolerance
  ) -> Double {
    let length = way.length
    guard length > 0, way - way == .zero else { return 0 }
    let ratio =
      switch tolerance {
      case .fraction(let fraction): 1 / fraction
      case .absolute(let allowed): length / allowed
      }
    guard ratio > 1 else { return ratio > 0 ? 0 : .infinity }
    let ticks = DeterministicMath.log(ratio) / decay.friction * Double(Ticks.perSecond)
    guard ticks * (1 + 0x1p-44) < Double(Ticks.max.count) else { return .infinity }
    return Double(Int64(ticks * (1 + 0x1p-44)) + 1)
  }
}

extension DecayMotion: Equatable {}

extension DecayMotion: Hashable where Value: Hashable {}

extension DecayMotion {
  /// The value at a moment.
  @inlinable
  public func value(at time: Duration) -> Value {
    value(afterTicks: Double(Ticks(saturating: time).count))
  }

  /// The velocity at a moment, a second.
  @inlinable
  public func velocity(at time: Duration) -> Value {
    velocity(afterTicks: Double(Ticks(saturating: time).count))
  }

  /// When the value is within tolerance of its destination, and from then on exactly there.
  ///
  /// Never before the distance has fallen to the tolerance, and at most two ticks after it. Unending
  /// where it takes longer than 32 years.
  public var duration: Extent<Duration> {
    endTicks < Double(Ticks.max.count) ? .finite(Ticks(Int64(endTicks)).duration) : .unending
  }

  @inlinable
  func value(afterTicks ticks: Double) -> Value {
    guard ticks < endTicks else { return destination }
    guard ticks > 0 else { return from }
    return from + way.scaled(by: covered(afterTicks: ticks))
  }

  @inlinable
  func velocity(afterTicks ticks: Double) -> Value {
    guard ticks < endTicks else { return .zero }
    guard ticks > 0 else { return initialVelocity }
    return initialVelocity.scaled(by: kept(afterTicks: ticks))
  }

  /// The share of the way that is behind.
  @usableFromInline
  func covered(afterTicks ticks: Double) -> Double {
    SpringKernel.approach(SpringKernel.limited(frictionPerTick * ticks))
  }

  /// The share of the velocity that is left.
  @usableFromInline
  func kept(afterTicks ticks: Double) -> Double {
    SpringKernel.exponential(SpringKernel.limited(frictionPerTick * ticks))
  }
}

extension DecayMotion where Value == Double {
  /// When the value passes a point, to the nearest tick, or nothing where it doesn't reach it.
  public func time(reaching point: Double) -> Duration? {
    guard let ticks = ticks(reaching: point), ticks < Double(Ticks.max.count) else { return nil }
    return Ticks(Int64(ticks.nearestWhole)).duration
  }

  func ticks(reaching point: Double) -> Double? {
    if point == from { return 0 }
    let share = (point - from) / way
    guard share > 0, share < 1 else { return nil }
    return -DeterministicMath.log1p(-share) / frictionPerTick
  }
}
