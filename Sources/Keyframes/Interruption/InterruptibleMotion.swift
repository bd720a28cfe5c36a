/// A value in motion that may be interrupted at any moment, by any policy, as often as you like.
///
/// ```swift
/// var y = InterruptibleMotion(.clip(.slideIn()))
/// let out = MotionSource.clip(.slideOut())
/// y.interrupt(at: .milliseconds(120), with: out, by: .additive(over: .milliseconds(150)))
/// y.interrupt(at: .milliseconds(180), to: 0, by: .spring(.snappy))
/// y.value(at: .milliseconds(200))     // −69.8…
/// y.velocity(at: .milliseconds(200))  // −256.2…, a second
/// ```
///
/// At each interruption the value goes on from what it is, and the velocity from what it was just
/// before. What comes then is a pure function of the list of interruptions, kept in exact time, and
/// of the moment asked for: the same bits at 30 and at 1000 frames a second and in one step,
/// whatever was asked before, with any number of interruptions between two frames.
///
/// Asking allocates nothing. It takes a binary search among the interruptions, and for
/// ``InterruptionPolicy/blend(over:)`` and ``InterruptionPolicy/reverse(turningIn:)`` also what
/// asking the motion before takes. An interruption appends to the list, which allocates where the
/// list grows beyond its room; ``forget(before:)`` shortens it and keeps the room.
public struct InterruptibleMotion<Value: MeasurableVector>: Sendable {
  /// What runs from a moment on.
  enum Stage: Sendable {
    case source(MotionSource<Value>)
    case blend(MotionSource<Value>, over: Ticks)
    case additive(MotionSource<Value>, Remainder<Value>)
    case reverse(Turn)
    case mirror(Shared<MirroredMotion<Value>>)
  }

  /// The moments at which the stages begin, rising.
  private(set) var starts: [Ticks]
  /// One for the beginning and one for each interruption.
  private(set) var stages: [Stage]

  /// A motion that begins with a source, whose own time begins at a moment.
  public init(_ source: MotionSource<Value>, startingAt time: Duration = .zero) {
    let start = Ticks(saturating: time)
    self.init(.source(source.starting(at: start)), from: start)
  }

  init(_ stage: Stage, from start: Ticks) {
    starts = [start]
    stages = [stage]
  }
}

// MARK: - Interrupting

extension InterruptibleMotion {
  /// Gives way at a moment to another motion, whose own time begins there.
  ///
  /// Of several interruptions at one moment the last one holds. A moment before the last one takes
  /// back all later ones. ``InterruptionPolicy/reverse(turningIn:)`` goes back along the old path,
  /// whatever is next.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  @_specialize(where Value == SIMD4<Double>)
  public mutating func interrupt(
    at time: Duration, with next: MotionSource<Value>, by policy: InterruptionPolicy
  ) {
    let moment = Ticks(saturating: time)
    let next = next.starting(at: moment)
    let count = count(before: moment)
    switch policy {
    case .spring(let spring):
      let way = SpringSegment(
        from: value(at: moment, among: count), to: next.destination(at: moment),
        velocity: carriedVelocity(at: moment, among: count), spring: spring)
      begin(.source(MotionSource(.segment(way), start: moment)), at: moment, after: count)
    case .blend(let time):
      let length = checked(time)
      begin(length == .zero ? .source(next) : .blend(next, over: length), at: moment, after: count)
    case .additive(let time):
      let remainder = Remainder(
        value: value(at: moment, among: count) - next.value(at: moment),
        velocity: carriedVelocity(at: moment, among: count),
        over: next.velocity(at: moment, side: .above), length: checked(time))
      begin(.additive(next, remainder), at: moment, after: count)
    case .reverse(let time):
      let turn = Turn(
        at: moment, end: end(ofFirst: count), home: starts[0], length: checked(time))
      begin(.reverse(turn), at: moment, after: count)
    }
  }

  /// Gives way at a moment to rest at a value.
  ///
  /// With ``InterruptionPolicy/spring(_:)`` that is the spring's new target.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  @_specialize(where Value == SIMD4<Double>)
  public mutating func interrupt(at time: Duration, to value: Value, by policy: InterruptionPolicy)
  {
    interrupt(at: time, with: .rest(at: value), by: policy)
  }

  /// Turns round at a moment and goes back to where the motion began, see
  /// ``InterruptionPolicy/reverse(turningIn:)``.
  public mutating func reverse(at time: Duration, turningIn turn: Duration = .milliseconds(100)) {
    interrupt(at: time, with: .rest(at: .zero), by: .reverse(turningIn: turn))
  }

  /// Drops the interruptions that no moment from `time` on depends on.
  ///
  /// Earlier moments then answer as if the motion had begun with what is in force at `time`. What
  /// has been turned back keeps all, as its way leads back to the beginning.
  public mutating func forget(before time: Duration) {
    let time = Ticks(saturating: time)
    var index = index(at: time, among: starts.count)
    for stage in stages[index...] {
      if case .reverse = stage { return }
    }
    while index > 0, case .blend(_, let length) = stages[index], time < starts[index] + length {
      index -= 1
      if case .reverse = stages[index] { return }
    }
    starts.removeFirst(index)
    stages.removeFirst(index)
    // What was blended with it is gone.
    if case .blend(let next, _) = stages[0] { stages[0] = .source(next) }
  }

  private func checked(_ length: Duration) -> Ticks {
    guard let ticks = Ticks(declared: length), ticks >= .zero else {
      preconditionFailure("the time of an interruption must be from zero to 32 years")
    }
    return ticks
  }

  /// How many stages begin before a moment; one at least.
  private func count(before moment: Ticks) -> Int {
    var count = starts.count
    while count > 1, starts[count - 1] >= moment { count -= 1 }
    return count
  }

  private mutating func begin(_ stage: Stage, at moment: Ticks, after count: Int) {
    starts.removeLast(starts.count - count)
    stages.removeLast(stages.count - count)
    starts.append(moment)
    stages.append(stage)
  }

  /// The velocity that goes on from a moment: what it was just before.
  ///
  /// Where a slope is unbounded, it is the slope over the last tick.
  private func carriedVelocity(at moment: Ticks, among count: Int) -> Value {
    let velocity = velocity(at: moment, side: .below, among: count)
    if velocity - velocity == .zero { return velocity }
    let step = value(at: moment, among: count) - value(at: moment - Ticks(1), among: count)
    let mean = step.scaled(by: Double(Ticks.perSecond))
    return mean - mean == .zero ? mean : .zero
  }
}

extension InterruptibleMotion where Value == Double {
  /// Gives way at a moment to a spring that stops where it first reaches a value, from either side,
  /// instead of passing it.
  public mutating func interrupt(
    at time: Duration, stoppingAt target: Double, on spring: DampedSpring
  ) {
    let moment = Ticks(saturating: time)
    let count = count(before: moment)
    let way = SpringSegment(
      from: value(at: moment, among: count), to: target,
      velocity: carriedVelocity(at: moment, among: count), stoppingAtTargetOn: spring)
    begin(.source(MotionSource(.segment(way), start: moment)), at: moment, after: count)
  }
}
