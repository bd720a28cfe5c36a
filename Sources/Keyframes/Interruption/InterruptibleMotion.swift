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
/// asking the motion before takes. An interruption appends to the list; ``forget(before:)``
/// shortens it.
public struct InterruptibleMotion<Value: MeasurableVector>: Sendable {
  /// What runs from a moment on.
  enum Stage: Sendable {
    case source(MotionSource<Value>)
    case spring(SpringSegment<Value>)
    case blend(MotionSource<Value>, over: Ticks)
    case additive(MotionSource<Value>, Remainder<Value>)
    case reverse(Turn)
  }

  /// The moments at which the stages begin, rising.
  private(set) var starts: [Ticks]
  /// One for the beginning and one for each interruption.
  private(set) var stages: [Stage]

  /// A motion that begins with a source, whose own time begins at a moment.
  public init(_ source: MotionSource<Value>, startingAt time: Duration = .zero) {
    var source = source
    source.start = Ticks(saturating: time)
    starts = [source.start]
    stages = [.source(source)]
  }
}

// MARK: - Interrupting

extension InterruptibleMotion {
  /// Gives way at a moment to another motion, whose own time begins there.
  ///
  /// Of several interruptions at one moment the last one holds. A moment before the last one takes
  /// back all later ones. ``InterruptionPolicy/reverse(turningIn:)`` goes back along the old path,
  /// whatever is next.
  public mutating func interrupt(
    at time: Duration, with next: MotionSource<Value>, by policy: InterruptionPolicy
  ) {
    let moment = Ticks(saturating: time)
    var next = next
    next.start = moment
    let count = count(before: moment)
    switch policy {
    case .spring(let spring):
      let way = SpringSegment(
        from: value(at: moment), to: next.destination(at: moment),
        velocity: carriedVelocity(at: moment), spring: spring)
      begin(.spring(way), at: moment, after: count)
    case .blend(let time):
      let length = checked(time)
      begin(length == .zero ? .source(next) : .blend(next, over: length), at: moment, after: count)
    case .additive(let time):
      let remainder = Remainder(
        value: value(at: moment) - next.value(at: moment),
        velocity: carriedVelocity(at: moment) - next.velocity(at: moment, side: .above),
        length: checked(time))
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
  public mutating func forget(before time: Duration) {
    var index = index(at: Ticks(saturating: time), among: starts.count)
    while index > 0, needsPast(index, at: Ticks(saturating: time)) { index -= 1 }
    // Turns go back to the beginning.
    for stage in stages[index...] {
      if case .reverse = stage { return }
    }
    starts.removeFirst(index)
    stages.removeFirst(index)
  }

  private func needsPast(_ index: Int, at time: Ticks) -> Bool {
    switch stages[index] {
    case .blend(_, let length): time < starts[index] + length
    case .reverse: true
    case .source, .spring, .additive: false
    }
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
  private func carriedVelocity(at moment: Ticks) -> Value {
    let velocity = velocity(at: moment, side: .below, among: count(before: moment))
    if velocity - velocity == .zero { return velocity }
    let step = value(at: moment) - value(at: moment - Ticks(1))
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
    let way = SpringSegment(
      from: value(at: moment), to: target, velocity: carriedVelocity(at: moment),
      stoppingAtTargetOn: spring)
    begin(.spring(way), at: moment, after: count(before: moment))
  }
}

// MARK: - Evaluation

extension InterruptibleMotion {
  /// The value at a moment.
  public func value(at time: Duration) -> Value { value(at: Ticks(saturating: time)) }

  /// The velocity at a moment from one side, a second.
  public func velocity(at time: Duration, side: ProgressSide = .above) -> Value {
    velocity(at: Ticks(saturating: time), side: side, among: starts.count)
  }

  /// The moment from which on nothing moves any more, or unending.
  public var end: Extent<Duration> { end(ofFirst: starts.count).duration }

  /// The moments of the interruptions, rising.
  public var interruptions: [Duration] { starts.dropFirst().map { $0.duration } }

  func value(at time: Ticks) -> Value { value(at: time, among: starts.count) }

  /// The stage in force at a moment among the first ones.
  private func index(at time: Ticks, side: ProgressSide = .above, among count: Int) -> Int {
    var (low, high) = (1, count)
    while low < high {
      let middle = low + (high - low) / 2
      if side == .above ? starts[middle] <= time : starts[middle] < time {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low - 1
  }

  /// The value as it would be without the interruptions after the first ones.
  private func value(at time: Ticks, among count: Int) -> Value {
    let index = index(at: time, among: count)
    let since = Double((time - starts[index]).count)
    switch stages[index] {
    case .source(let source): return source.value(at: time)
    case .spring(let way): return way.value(afterTicks: since)
    case .blend(let next, let length):
      guard since < Double(length.count) else { return next.value(at: time) }
      let weight = SmoothWeight(since, of: length)
      return value(at: time, among: index).interpolated(to: next.value(at: time), at: weight.value)
    case .additive(let next, let remainder):
      guard since < remainder.ticks else { return next.value(at: time) }
      return next.value(at: time) + remainder.value(afterTicks: since)
    case .reverse(let turn):
      return value(at: turn.position(afterTicks: since), among: index)
    }
  }

  private func velocity(at time: Ticks, side: ProgressSide, among count: Int) -> Value {
    let index = index(at: time, side: side, among: count)
    let since = Double((time - starts[index]).count)
    switch stages[index] {
    case .source(let source): return source.velocity(at: time, side: side)
    case .spring(let way): return way.velocity(afterTicks: since)
    case .blend(let next, let length):
      let after = next.velocity(at: time, side: side)
      guard since < Double(length.count) else { return after }
      let weight = SmoothWeight(since, of: length)
      let before = velocity(at: time, side: side, among: index)
      let mixed = before.interpolated(to: after, at: weight.value)
      guard weight.slope != 0 else { return mixed }
      return mixed
        + (next.value(at: time) - value(at: time, among: index)).scaled(by: weight.slope)
    case .additive(let next, let remainder):
      let velocity = next.velocity(at: time, side: side)
      guard since < remainder.ticks else { return velocity }
      return velocity + remainder.velocity(afterTicks: since)
    case .reverse(let turn):
      let rate = turn.rate(afterTicks: since, side: side)
      guard rate != 0 else { return .zero }
      return velocity(
        at: turn.position(afterTicks: since), side: rate < 0 ? side.opposite : side, among: index
      ).scaled(by: rate)
    }
  }

  /// The end without the interruptions after the first ones.
  private func end(ofFirst count: Int) -> Extent<Ticks> {
    let start = starts[count - 1]
    switch stages[count - 1] {
    case .source(let source): return source.endTicks
    case .spring(let way): return way.settlingTickCount.shifted(by: start)
    case .blend(let next, let length):
      return max(next.endTicks, .finite(start + length))
    case .additive(let next, let remainder):
      return max(next.endTicks, .finite(start + Ticks(Int64(remainder.ticks))))
    case .reverse(let turn): return turn.end(from: start)
    }
  }
}
