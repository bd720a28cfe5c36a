/// Clips that act on one value, each on the result of those below it.
///
/// ```swift
/// var stack = EffectStack(Clip([0: 0.0, 1: 100], duration: .seconds(1)))
/// stack.add(Clip([0: 0.0, 1: 10], duration: .seconds(1)).composited(by: .add))
/// stack.value(at: .milliseconds(500), over: 0)  // 50 + 5
/// ```
public struct EffectStack<Value: Interpolatable>: Sendable {
  /// A clip with the moment at which it starts.
  public struct Layer: Sendable {
    /// The clip.
    public let clip: Clip<Value>
    /// Ticks from the stack's local time 0 to the clip's.
    @usableFromInline let startTicks: Ticks

    /// The moment of the stack's local time at which the clip's begins.
    public var start: Duration { startTicks.duration }

    /// The moment of the stack's local time at which the clip ends; one beyond 32 years counts as
    /// unending.
    public var end: Extent<Duration> {
      guard case .finite(let end) = clip.forwardTiming.intervals.end else { return .unending }
      let (sum, overflow) = end.count.addingReportingOverflow(startTicks.count)
      return overflow || sum > Ticks.max.count ? .unending : .finite(Ticks(sum).duration)
    }
  }

  /// The clips, lowest first.
  public private(set) var layers: [Layer] = []

  /// A stack of clips that start together, lowest first.
  public init(_ clips: Clip<Value>...) {
    for clip in clips { add(clip) }
  }

  /// Lays a clip on top of the others, with the moment at which it starts.
  ///
  /// A moment that is not within 32 years traps.
  public mutating func add(_ clip: Clip<Value>, startingAt start: Duration = .zero) {
    guard let ticks = Ticks(declared: start) else {
      preconditionFailure("the start of an effect is not within 32 years")
    }
    layers.append(Layer(clip: clip, startTicks: ticks))
  }

  /// The end of the clip that ends last; 0 where there is none.
  public var end: Extent<Duration> {
    var last = Extent.finite(Duration.zero)
    for layer in layers { last = max(last, layer.end) }
    return last
  }

  /// What the effects make of a value at a moment.
  ///
  /// - Complexity: O(*n*) for *n* clips.
  @inlinable
  public func value(
    at time: Duration, over underlying: Value, playing direction: PlaybackDirection = .forwards
  ) -> Value {
    let now = Ticks(saturating: time)
    var result = underlying
    for layer in layers {
      var cursor = TrackCursor()
      result = layer.clip.value(
        at: now - layer.startTicks, playing: direction, over: result, cursor: &cursor)
    }
    return result
  }
}

extension EffectStack.Layer: Equatable where Value: Equatable {}
extension EffectStack.Layer: Hashable where Value: Hashable {}
extension EffectStack: Equatable where Value: Equatable {}
extension EffectStack: Hashable where Value: Hashable {}
