/// A value on its way to a target that may change at any moment: each time it goes on from where
/// it is.
struct Retargeting<Value: Interpolatable>: Sendable {
  /// What the way is called in events.
  let name: TimelineLabel
  private(set) var target: Value
  private var way: Clip<Value>
  private var start: Ticks
  /// When the way ends, while that has not been reported.
  private(set) var end: Ticks?

  /// A value at rest.
  init(_ name: TimelineLabel, at value: Value) {
    self.name = name
    target = value
    way = Clip(Track(Keyframe(at: 0, value)), duration: .zero, fill: .both)
    start = .zero
  }

  func value(at tick: Ticks) -> Value { way.value(at: (tick - start).duration) ?? target }

  /// Begins a way from where the value is.
  mutating func move(
    to target: Value, at tick: Ticks, over duration: Duration, easing: Easing
  ) {
    way = Clip(
      Track(from: value(at: tick), to: target, easing: easing), duration: duration, fill: .both)
    start = tick
    self.target = target
    end = tick + (way.end.finite.map { Ticks(saturating: $0) } ?? .zero)
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
