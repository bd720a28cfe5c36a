/// Where a value comes from that may be interrupted: anything that has a value, a velocity and an
/// end.
///
/// Its own time begins at zero; where that is in the time of what plays it, an
/// ``InterruptibleMotion`` says.
///
/// ```swift
/// let slide = MotionSource.clip(.slideIn(), over: -180)
/// let y = MotionSource.property(.alertY, of: SlidingAlert().entrance)
/// y.velocity(at: .milliseconds(100)) == slide.velocity(at: .milliseconds(100))  // true
/// ```
public struct MotionSource<Value: MeasurableVector>: Sendable {
  /// What it is.
  enum Kind: Sendable {
    case rest(Value)
    case clip(Clip<Value>, Value)
    case segment(SpringSegment<Value>)
    case spring(SpringMotion<Value>)
    case decay(DecayMotion<Value>)
    case property(TimelineMotion<Value>)
    case function(FunctionSource<Value>)
  }

  let kind: Kind
  /// Where its own time begins in the time of what plays it.
  var start = Ticks.zero

  init(_ kind: Kind) { self.kind = kind }
}

/// A value that its user computes.
struct FunctionSource<Value: MeasurableVector>: Sendable {
  let end: Extent<Duration>
  let value: @Sendable (Duration) -> Value
  let velocity: @Sendable (Duration) -> Value
}

// MARK: - Making

extension MotionSource {
  /// A value that doesn't move.
  public static func rest(at value: Value) -> MotionSource { MotionSource(.rest(value)) }

  /// A clip over a value underneath, which is there where the clip has no effect.
  public static func clip(_ clip: Clip<Value>, over underlying: Value = .zero) -> MotionSource {
    MotionSource(.clip(clip, underlying))
  }

  /// One way on a spring.
  public static func spring(_ way: SpringSegment<Value>) -> MotionSource {
    MotionSource(.segment(way))
  }

  /// A value on a spring with all its changes of target.
  public static func spring(_ motion: SpringMotion<Value>) -> MotionSource {
    MotionSource(.spring(motion))
  }

  /// A value that friction slows down.
  public static func decay(_ motion: DecayMotion<Value>) -> MotionSource {
    MotionSource(.decay(motion))
  }

  /// One property of a timeline.
  public static func property(_ motion: TimelineMotion<Value>) -> MotionSource {
    MotionSource(.property(motion))
  }

  /// One property of a timeline.
  public static func property<Subject>(
    _ property: TimelineProperty<Subject, Value>, of timeline: Timeline<Subject>
  ) -> MotionSource {
    .property(TimelineMotion(of: property, in: timeline))
  }

  /// Anything else that has a value and a velocity, a second, at each moment.
  ///
  /// Both must depend on the moment alone.
  ///
  /// ```swift
  /// MotionSource(end: fling.duration, value: fling.value(at:), velocity: fling.velocity(at:))
  /// ```
  public init(
    end: Extent<Duration>, value: @escaping @Sendable (Duration) -> Value,
    velocity: @escaping @Sendable (Duration) -> Value
  ) {
    self.init(.function(FunctionSource(end: end, value: value, velocity: velocity)))
  }
}

// MARK: - Evaluation

extension MotionSource {
  /// The value at a moment of its own time.
  public func value(at time: Duration) -> Value { value(at: start + Ticks(saturating: time)) }

  /// The velocity at a moment of its own time from one side, a second.
  public func velocity(at time: Duration, side: ProgressSide = .above) -> Value {
    velocity(at: start + Ticks(saturating: time), side: side)
  }

  /// When it has come to its end, in its own time.
  public var end: Extent<Duration> {
    switch kind {
    case .rest: .finite(.zero)
    case .clip(let clip, _): clip.end
    case .segment(let way): way.settlingDuration
    case .spring(let motion): motion.end
    case .decay(let motion): motion.duration
    case .property(let motion): motion.end
    case .function(let function): function.end
    }
  }

  /// The end in the time of what plays it.
  var endTicks: Extent<Ticks> {
    guard case .finite(let end) = end else { return .unending }
    return .finite(start + Ticks(saturating: end))
  }

  /// Where it comes to rest, or where it is at a moment if it never does.
  func destination(at time: Ticks) -> Value {
    guard case .finite(let end) = endTicks else { return value(at: time) }
    return value(at: max(end, time))
  }

  func value(at time: Ticks) -> Value {
    let own = time - start
    switch kind {
    case .rest(let value): return value
    case .clip(let clip, let underlying):
      var cursor = TrackCursor()
      return clip.value(at: own, playing: .forwards, over: underlying, cursor: &cursor)
    case .segment(let way): return way.value(afterTicks: Double(own.count))
    case .spring(let motion): return motion.value(at: own.duration)
    case .decay(let motion): return motion.value(afterTicks: Double(own.count))
    case .property(let motion): return motion.value(at: own)
    case .function(let function): return function.value(own.duration)
    }
  }

  func velocity(at time: Ticks, side: ProgressSide) -> Value {
    let own = time - start
    switch kind {
    case .rest: return .zero
    case .clip(let clip, let underlying):
      return clip.velocity(at: own, side: side, over: underlying, moving: .zero)
    case .segment(let way):
      return runs(own, side) ? way.velocity(afterTicks: Double(own.count)) : .zero
    case .spring(let motion): return motion.velocity(at: own.duration)
    case .decay(let motion):
      return runs(own, side) ? motion.velocity(afterTicks: Double(own.count)) : .zero
    case .property(let motion): return motion.velocity(at: own, side: side)
    case .function(let function): return function.velocity(own.duration)
    }
  }

  /// Whether what begins to move at zero moves on one side of a moment.
  private func runs(_ time: Ticks, _ side: ProgressSide) -> Bool {
    side == .above ? time >= .zero : time > .zero
  }
}
