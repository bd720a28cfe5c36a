/// A value on its way to a target that may change at any moment: each time it goes on from where
/// it is and as fast as it moves.
struct Retargeting<Value: MeasurableVector>: Sendable {
  /// What the way is called in events.
  let name: TimelineLabel
  private(set) var target: Value
  private var motion: InterruptibleMotion<Value>
  /// When the way ends, while that has not been reported.
  private(set) var end: Ticks?

  /// A value at rest.
  init(_ name: TimelineLabel, at value: Value) {
    self.name = name
    target = value
    motion = InterruptibleMotion(.rest(at: value))
  }

  func value(at tick: Ticks) -> Value { motion.value(at: tick) }

  /// The velocity from one side, a second.
  func velocity(at tick: Ticks, side: ProgressSide) -> Value {
    motion.velocity(at: tick.duration, side: side)
  }

  /// Begins a way from where the value is; the velocity that it had runs out underneath.
  mutating func move(
    to target: Value, at tick: Ticks, over duration: Duration, easing: Easing
  ) {
    let way = Clip(
      Track(from: value(at: tick), to: target, easing: easing), duration: duration, fill: .both)
    motion.interrupt(
      at: tick.duration, with: .clip(way, over: target), by: .additive(over: duration / 2))
    motion.forget(before: tick.duration)
    self.target = target
    end = tick + Ticks(saturating: duration)
  }

  /// Puts the value somewhere at once.
  mutating func jump(to value: Value) { self = Retargeting(name, at: value) }

  /// The report of its end, where it has one that is not after a tick.
  mutating func finish(until tick: Ticks) -> (kind: SceneEvent.Kind, tick: Ticks)? {
    guard let end, end <= tick else { return nil }
    self.end = nil
    return (.stopped(name, isFinished: true), end)
  }

  /// The report that it is cut short, where it is on its way.
  mutating func cancel() -> SceneEvent.Kind? {
    guard end != nil else { return nil }
    end = nil
    return .stopped(name, isFinished: false)
  }
}
