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
  ///
  /// What consists of arrays or closures is shared, so that a look at a stage of an
  /// ``InterruptibleMotion`` copies one reference and not all of them.
  enum Kind: Sendable {
    case rest(Value)
    case clip(Shared<ClipSource<Value>>)
    case segment(SpringSegment<Value>)
    case spring(Shared<SpringMotion<Value>>)
    case decay(DecayMotion<Value>)
    case property(Shared<TimelineMotion<Value>>)
    case function(Shared<FunctionSource<Value>>)
  }

  let kind: Kind
  /// Where its own time begins in the time of what plays it.
  let start: Ticks

  init(_ kind: Kind, start: Ticks = .zero) {
    self.kind = kind
    self.start = start
  }

  func starting(at start: Ticks) -> MotionSource { MotionSource(kind, start: start) }
}

/// A clip and what it is laid over.
struct ClipSource<Value: MeasurableVector>: Sendable {
  let clip: Clip<Value>
  let underlying: Value
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
    MotionSource(.clip(Shared(ClipSource(clip: clip, underlying: underlying))))
  }

  /// One way on a spring.
  public static func spring(_ way: SpringSegment<Value>) -> MotionSource {
    MotionSource(.segment(way))
  }

  /// A value on a spring with all its changes of target.
  public static func spring(_ motion: SpringMotion<Value>) -> MotionSource {
    MotionSource(.spring(Shared(motion)))
  }

  /// A value that friction slows down.
  public static func decay(_ motion: DecayMotion<Value>) -> MotionSource {
    MotionSource(.decay(motion))
  }

  /// One property of a timeline.
  public static func property(_ motion: TimelineMotion<Value>) -> MotionSource {
    MotionSource(.property(Shared(motion)))
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
    self.init(.function(Shared(FunctionSource(end: end, value: value, velocity: velocity))))
  }
}
