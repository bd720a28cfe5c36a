/// A value on a spring whose target may change at any moment.
///
/// At each change position and velocity go on from where they are: what `value(at:)` and
/// `velocity(at:)` gave for that moment before the change is what they give after it, bit for bit.
///
/// ```swift
/// var x = SpringMotion(at: 0.0, spring: .bouncy)
/// x.retarget(to: 100, at: .zero)
/// x.retarget(to: 40, at: .milliseconds(120))  // position and velocity continue
/// x.value(at: .milliseconds(200))
/// x.velocity(at: .milliseconds(200))          // a second
/// ```
///
/// A value is a pure function of the list of changes, kept in exact time, and of the moment asked
/// for. So it doesn't depend on frames: asked 30 or 1000 times a second, or once, it has the same
/// bits at the same moments; moments may be asked for in any order, past ones too; and any number of
/// changes may lie between two frames.
///
/// Evaluation is in closed form and allocates nothing. It takes a binary search for moments before
/// the last change. A change appends to the list; ``forget(before:)`` shortens it.
public struct SpringMotion<Value: MeasurableVector>: Sendable {
  /// The spring that the next change will use.
  public var spring: DampedSpring
  /// When a way counts as settled, from the next change on.
  public var tolerance: SettlingTolerance
  /// The moments at which the ways in `segments` begin, never falling.
  @usableFromInline var starts: [Ticks]
  /// One way for each change, and a first one that rests, or starts with a velocity.
  @usableFromInline var segments: [SpringSegment<Value>]

  /// A value that rests, or that has a velocity a second at a moment and the same place as target.
  public init(
    at value: Value, spring: DampedSpring, velocity: Value = .zero, from time: Duration = .zero,
    tolerance: SettlingTolerance = .standard
  ) {
    self.spring = spring
    self.tolerance = tolerance
    starts = [Ticks(saturating: time)]
    segments = [
      SpringSegment(
        from: value, to: value, velocity: velocity, spring: spring, tolerance: tolerance)
    ]
  }
}

extension SpringMotion: Equatable {}

extension SpringMotion: Hashable where Value: Hashable {}

// MARK: - Evaluation

extension SpringMotion {
  /// The value at a moment; before the first one it rests where it began.
  @inlinable
  public func value(at time: Duration) -> Value { value(at: Ticks(saturating: time)) }

  @inlinable
  func value(at time: Ticks) -> Value {
    let (index, ticks) = way(at: time)
    return segments[index].value(afterTicks: ticks)
  }

  /// The velocity at a moment, a second; before the first moment zero.
  @inlinable
  public func velocity(at time: Duration) -> Value { velocity(at: Ticks(saturating: time)) }

  @inlinable
  func velocity(at time: Ticks) -> Value {
    let (index, ticks) = way(at: time)
    guard ticks >= 0 else { return .zero }
    return segments[index].velocity(afterTicks: ticks)
  }

  /// The velocity just before a moment, which differs where a change gave the value another one.
  func velocity(before time: Ticks) -> Value {
    let (index, ticks) = way(at: time)
    guard ticks == 0 else { return velocity(at: time) }
    guard index > 0 else { return .zero }
    return segments[index - 1].velocity(
      afterTicks: Double(sinceTicks(time, starts[index - 1])))
  }

  /// The target in force at a moment.
  public func target(at time: Duration) -> Value {
    segments[way(at: Ticks(saturating: time)).index].to
  }

  /// The target after the last change.
  public var target: Value { segments[segments.count - 1].to }

  /// The moment from which on the value is exactly the last target, or unending.
  public var end: Extent<Duration> {
    guard case .finite(let length) = segments[segments.count - 1].settlingTickCount else {
      return .unending
    }
    let (end, overflow) = starts[starts.count - 1].count.addingReportingOverflow(length.count)
    guard !overflow, end <= Ticks.max.count else { return .unending }
    return .finite(Ticks(end).duration)
  }

  /// Whether the value is exactly the last target from a moment on.
  public func isSettled(at time: Duration) -> Bool { end <= .finite(time) }

  /// The way in force at a moment, and the ticks since it began (below 0 before the first one).
  @inlinable
  func way(at time: Ticks) -> (index: Int, ticks: Double) {
    var index = starts.count - 1
    if time < starts[index] {
      // The last start at or before the moment; the first way also serves all that is earlier.
      var low = 0
      while low < index {
        let middle = low + (index - low) / 2
        if time < starts[middle] { index = middle } else { low = middle + 1 }
      }
      index = max(low - 1, 0)
    }
    return (index, Double(sinceTicks(time, starts[index])))
  }

  /// The ticks from one moment to another, at most what an `Int64` holds.
  @inlinable
  func sinceTicks(_ time: Ticks, _ start: Ticks) -> Int64 {
    let (difference, overflow) = time.count.subtractingReportingOverflow(start.count)
    return overflow ? (time < start ? .min : .max) : difference
  }
}

// MARK: - Changes

extension SpringMotion {
  /// Gives the value a new target at a moment; position and velocity go on.
  ///
  /// Of several changes at one moment the last one holds. A moment before the last change takes back
  /// all later changes. `spring` replaces the spring from now on, `velocity` the velocity at that
  /// moment, as at the end of a gesture.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  @_specialize(where Value == SIMD4<Double>)
  public mutating func retarget(
    to target: Value, at time: Duration, velocity: Value? = nil, spring: DampedSpring? = nil
  ) {
    let moment = Ticks(saturating: time)
    let state = state(at: moment)
    if let spring { self.spring = spring }
    begin(
      SpringSegment(
        from: state.value, to: target, velocity: velocity ?? state.velocity, spring: self.spring,
        tolerance: tolerance),
      at: moment)
  }

  /// Puts the value somewhere else at a moment, at rest there, without a way.
  public mutating func jump(to value: Value, at time: Duration) {
    begin(
      SpringSegment(from: value, to: value, spring: spring, tolerance: tolerance),
      at: Ticks(saturating: time))
  }

  /// Drops the changes that no moment from `time` on depends on.
  ///
  /// Earlier moments then answer as if the motion had begun with the way in force at `time`.
  public mutating func forget(before time: Duration) {
    let index = way(at: Ticks(saturating: time)).index
    starts.removeFirst(index)
    segments.removeFirst(index)
  }

  func state(at moment: Ticks) -> (value: Value, velocity: Value) {
    let (index, ticks) = way(at: moment)
    return (
      segments[index].value(afterTicks: ticks),
      ticks >= 0 ? segments[index].velocity(afterTicks: ticks) : .zero
    )
  }

  mutating func begin(_ segment: SpringSegment<Value>, at moment: Ticks) {
    // A way that begins at the same moment has no length, and later ones are taken back.
    while let last = starts.last, moment < last || moment == last {
      starts.removeLast()
      segments.removeLast()
    }
    starts.append(moment)
    segments.append(segment)
  }
}

extension SpringMotion where Value == Double {
  /// Gives the value a new target at which it stops when it first reaches it, from either side,
  /// instead of passing it.
  ///
  /// A velocity away from the target is followed first. See ``retarget(to:at:velocity:spring:)``.
  public mutating func retarget(
    stoppingAt target: Double, at time: Duration, velocity: Double? = nil,
    spring: DampedSpring? = nil
  ) {
    let moment = Ticks(saturating: time)
    let state = state(at: moment)
    if let spring { self.spring = spring }
    begin(
      SpringSegment(
        from: state.value, to: target, velocity: velocity ?? state.velocity,
        stoppingAtTargetOn: self.spring, tolerance: tolerance),
      at: moment)
  }
}
