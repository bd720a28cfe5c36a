/// A number let go with a velocity: it decays, and where it meets a bound a spring takes it back.
///
/// Made of at most one decay and one spring, joined so that position and velocity go on bit for bit.
/// Moments count from the start.
///
/// ```swift
/// let list = Fling(from: 350, velocity: 900, within: 0...400)
/// list.value(at: .milliseconds(200))  // beyond 400, springing back
/// list.destination                    // 400
/// ```
public struct Fling: Hashable, Sendable {
  /// The motion up to the hand-over.
  let decay: DecayMotion<Double>?
  /// The motion from the hand-over on.
  let spring: SpringSegment<Double>?
  /// The ticks at which the spring takes over.
  let handover: Double

  /// Where it comes to rest.
  public var destination: Double { spring?.to ?? decay?.destination ?? 0 }

  private init(decay: DecayMotion<Double>) {
    self.decay = decay
    spring = nil
    handover = .infinity
  }

  private init(spring: SpringSegment<Double>) {
    decay = nil
    self.spring = spring
    handover = 0
  }

  private init(decay: DecayMotion<Double>, handover: Double, spring: SpringSegment<Double>) {
    self.decay = decay
    self.spring = spring
    self.handover = handover
  }
}

extension Fling {
  /// A fling that decays freely.
  public init(
    from: Double, velocity: Double, decay: Decay = .normal,
    tolerance: SettlingTolerance = .standard
  ) {
    self.init(
      decay: DecayMotion(from: from, velocity: velocity, decay: decay, tolerance: tolerance))
  }

  /// A fling within bounds.
  ///
  /// At a bound the spring takes over with the velocity it has there; a start outside springs to the
  /// nearer bound at once. The spring is critically damped unless given.
  public init(
    from: Double, velocity: Double, decay: Decay = .normal, within bounds: ClosedRange<Double>,
    spring: DampedSpring = .smooth, tolerance: SettlingTolerance = .standard
  ) {
    guard bounds.contains(from) else {
      self.init(
        spring: SpringSegment(
          from: from, to: from < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound,
          velocity: velocity, spring: spring, tolerance: tolerance))
      return
    }
    let free = DecayMotion(from: from, velocity: velocity, decay: decay, tolerance: tolerance)
    let bound = velocity < 0 ? bounds.lowerBound : bounds.upperBound
    guard !bounds.contains(free.destination), let ticks = free.ticks(reaching: bound) else {
      self.init(decay: free)
      return
    }
    // The last tick that isn't beyond the bound; a decay that is within tolerance ends before.
    let handover = ticks.wholeBelow
    guard handover < free.endTicks else {
      self.init(
        decay: DecayMotion(
          from: from, velocity: velocity, decay: decay, destination: bound,
          way: velocity / decay.friction, tolerance: tolerance))
      return
    }
    self.init(
      decay: free, handover: handover,
      spring: SpringSegment(
        from: free.value(afterTicks: handover), to: bound,
        velocity: free.velocity(afterTicks: handover), spring: spring, tolerance: tolerance))
  }

  /// A fling that comes to rest at one of some points: the one nearest to where it would end freely,
  /// and of two equally near ones that in the direction of the velocity.
  ///
  /// Where that point lies ahead the friction is changed so that the decay ends there; the velocity
  /// at the start is kept. Otherwise the spring takes it there. There must be a point.
  public init(
    from: Double, velocity: Double, decay: Decay = .normal, landingOn points: [Double],
    spring: DampedSpring = .smooth, tolerance: SettlingTolerance = .standard
  ) {
    let projected = from + decay.projectedDistance(velocity: velocity)
    let end = Fling.point(nearest: projected, among: points, velocity: velocity)
    let way = end - from
    if way != 0, way.isFinite, (way < 0) == (velocity < 0), velocity != 0,
      let adapted = try? Decay(validatingFriction: velocity / way)
    {
      self.init(
        decay: DecayMotion(
          from: from, velocity: velocity, decay: adapted, destination: end, way: way,
          tolerance: tolerance))
    } else {
      self.init(
        spring: SpringSegment(
          from: from, to: end, velocity: velocity, spring: spring, tolerance: tolerance))
    }
  }

  /// The point nearest to a place; of two equally near ones that in the direction of a velocity, and
  /// without a velocity the lower one.
  ///
  /// Points that are no numbers don't count.
  public static func point(
    nearest place: Double, among points: [Double], velocity: Double = 0
  ) -> Double {
    precondition(!points.isEmpty, "a fling needs a point to land on")
    var best = points[0]
    for point in points.dropFirst() {
      let (distance, least) = ((point - place).magnitude, (best - place).magnitude)
      let isAhead = velocity > 0 ? point > best : point < best
      if distance < least || (distance == least && isAhead) || best.isNaN { best = point }
    }
    return best
  }
}

extension Fling {
  /// The value at a moment.
  public func value(at time: Duration) -> Double {
    let ticks = Double(Ticks(saturating: time).count)
    if let spring, ticks >= handover || decay == nil {
      return spring.value(afterTicks: ticks - handover)
    }
    return decay?.value(afterTicks: ticks) ?? 0
  }

  /// The velocity at a moment, a second.
  public func velocity(at time: Duration) -> Double {
    let ticks = Double(Ticks(saturating: time).count)
    if let spring, ticks >= handover || decay == nil {
      return spring.velocity(afterTicks: ticks - handover)
    }
    return decay?.velocity(afterTicks: ticks) ?? 0
  }

  /// When a bound hands over to the spring, if one does.
  public var handoverTime: Duration? {
    guard decay != nil, handover < Double(Ticks.max.count) else { return nil }
    return Ticks(Int64(handover)).duration
  }

  /// When it has come to rest: from then on the value is exactly the destination.
  public var duration: Extent<Duration> {
    let ticks =
      (decay == nil ? 0 : spring == nil ? decay?.endTicks ?? 0 : handover)
      + (spring?.endTicks ?? 0)
    return ticks < Double(Ticks.max.count) ? .finite(Ticks(Int64(ticks)).duration) : .unending
  }
}
