/// One way of a value on a spring, from a start with a velocity to a target that stays.
///
/// Moments count from the start of the way. The value is a pure function of the moment, in closed
/// form, so it is the same whatever was asked before; there are no steps.
///
/// ```swift
/// let way = SpringSegment(from: 0.0, to: 100, spring: .bouncy)
/// way.value(at: .milliseconds(250))  // 98.40…
/// way.settlingDuration               // 0.8187… s
/// ```
///
/// Guaranteed: at the start, and before it, the value is `from` and the velocity the given one, bit
/// for bit; from the end of the settling duration on the value is exactly the target and the velocity
/// zero. In between the position is within 1e-12 of the distance as long as w0 t is at most 1000.
///
/// The velocity is in the value's unit a second. A distance or velocity that the type can't hold
/// (from −1e308 to 1e308) is jumped.
public struct SpringSegment<Value: MeasurableVector>: Sendable {
  /// The spring that moves the value.
  public let spring: DampedSpring
  /// The value at the start.
  public let from: Value
  /// The target.
  public let to: Value
  /// The velocity at the start, a second.
  public let initialVelocity: Value
  /// The share of the second basic motion in the value.
  @usableFromInline let sway: Value
  /// The share of the second basic motion in the velocity.
  @usableFromInline let velocitySway: Value
  /// The end in ticks, a whole number, or infinity.
  @usableFromInline var endTicks: Double

  /// A way from a start to a target.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  @_specialize(where Value == SIMD4<Double>)
  public init(
    from: Value, to: Value, velocity: Value = .zero, spring: DampedSpring,
    tolerance: SettlingTolerance = .standard
  ) {
    self.init(unsettledFrom: from, to: to, velocity: velocity, spring: spring)
    endTicks = settlingTicks(tolerance: tolerance)
  }

  /// A way that hasn't been asked when it settles.
  init(unsettledFrom from: Value, to: Value, velocity: Value, spring: DampedSpring) {
    let basis = spring.basis
    let displacement = from - to
    self.spring = spring
    self.from = from
    self.to = to
    initialVelocity = velocity
    sway = (velocity + displacement.scaled(by: basis.rate)).scaled(by: 1 / basis.width)
    velocitySway = (displacement.scaled(by: basis.pull) + velocity.scaled(by: basis.counterRate))
      .scaled(by: -1 / basis.width)
    endTicks = .infinity
  }
}

extension SpringSegment: Equatable {}

extension SpringSegment: Hashable where Value: Hashable {}

// MARK: - Evaluation

extension SpringSegment {
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

  /// The acceleration at a moment, a second squared; before the start and after the end zero.
  @inlinable
  public func acceleration(at time: Duration) -> Value {
    let ticks = Double(Ticks(saturating: time).count)
    guard ticks >= 0, ticks < endTicks else { return .zero }
    let basis = spring.basis
    let rates = basis.rates(of: basis.weights(afterTicks: ticks))
    return initialVelocity.scaled(by: rates.first) + velocitySway.scaled(by: rates.second)
  }

  /// The one place where values are mixed; `SpringBatch` has the same line in lanes.
  @inlinable
  func value(afterTicks ticks: Double) -> Value {
    guard ticks < endTicks else { return to }
    guard ticks > 0 else { return from }
    let weights = spring.basis.weights(afterTicks: ticks)
    return to + ((from - to).scaled(by: weights.first) + sway.scaled(by: weights.second))
  }

  @inlinable
  func velocity(afterTicks ticks: Double) -> Value {
    guard ticks < endTicks else { return .zero }
    guard ticks > 0 else { return initialVelocity }
    let weights = spring.basis.weights(afterTicks: ticks)
    return initialVelocity.scaled(by: weights.first) + velocitySway.scaled(by: weights.second)
  }
}

// MARK: - Settling

extension SpringSegment {
  /// When the value has settled: from then on it is exactly the target.
  ///
  /// Never before the last moment out of tolerance, and later by less than a millionth and one
  /// tick. Unending where the spring isn't damped, or where it takes longer than 32 years.
  public var settlingDuration: Extent<Duration> { settlingTickCount.duration }

  /// The same in ticks.
  var settlingTickCount: Extent<Ticks> {
    endTicks < Double(Ticks.max.count) ? .finite(Ticks(Int64(endTicks))) : .unending
  }

  /// The end in whole ticks, or infinity.
  func settlingTicks(tolerance: SettlingTolerance) -> Double {
    let displacement = from - to
    // What isn't finite leaves something behind when it is taken from itself.
    guard
      displacement - displacement == .zero, sway - sway == .zero,
      velocitySway - velocitySway == .zero
    else { return 0 }
    let distance = displacement.length
    let speed = initialVelocity.length
    let scale = max(distance, speed / spring.angularFrequency)
    guard scale > 0, scale.isFinite else { return scale == 0 ? 0 : .infinity }
    let settling = SpringSettling(
      basis: spring.basis, displacement: SIMD2(distance / scale, 0),
      velocity: planeVelocity(displacement, distance: distance, speed: speed, scale: scale))
    let allowed: Double
    switch tolerance {
    case .absolute(let length): allowed = length / scale
    case .fraction(let fraction):
      allowed = fraction * (distance > 0 ? distance / scale : settling.largestDistance)
    }
    guard let seconds = settling.seconds(tolerance: allowed),
      seconds <= SpringSettling.longestSeconds
    else { return .infinity }
    guard seconds > 0 else { return 0 }
    // Rounded up, with room for the rounding of the phase.
    return Double(Int64(seconds * (1 + 0x1p-44) * Double(Ticks.perSecond)) + 1)
  }

  /// The velocity along the displacement and across it, for each unit of scale.
  private func planeVelocity(
    _ displacement: Value, distance: Double, speed: Double, scale: Double
  ) -> SIMD2<Double> {
    guard distance > 0, speed > 0 else { return SIMD2(speed / scale, 0) }
    let product = displacement.scaled(by: 1 / distance).dot(initialVelocity.scaled(by: 1 / speed))
    let along = min(max(product, -1), 1)
    let across = ((1 - along) * (1 + along)).squareRoot()
    return SIMD2(along, across < 0x1p-24 ? 0 : across) * (speed / scale)
  }
}
