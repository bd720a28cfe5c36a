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
    case .clip(let source): source.content.clip.end
    case .segment(let way): way.settlingDuration
    case .spring(let motion): motion.content.end
    case .decay(let motion): motion.duration
    case .property(let motion): motion.content.end
    case .function(let function): function.content.end
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
    case .clip(let source):
      var cursor = TrackCursor()
      return source.content.clip.value(
        at: own, playing: .forwards, over: source.content.underlying, cursor: &cursor)
    case .segment(let way): return way.value(afterTicks: Double(own.count))
    case .spring(let motion): return motion.content.value(at: own)
    case .decay(let motion): return motion.value(afterTicks: Double(own.count))
    case .property(let motion): return motion.content.value(at: own)
    case .function(let function): return function.content.value(own.duration)
    }
  }

  func velocity(at time: Ticks, side: ProgressSide) -> Value {
    let own = time - start
    switch kind {
    case .rest: return .zero
    case .clip(let source):
      return source.content.clip.velocity(
        at: own, side: side, over: source.content.underlying, moving: .zero)
    case .segment(let way):
      return runs(own, side) ? way.velocity(afterTicks: Double(own.count)) : .zero
    case .spring(let motion):
      return side == .above
        ? motion.content.velocity(at: own) : motion.content.velocity(before: own)
    case .decay(let motion):
      return runs(own, side) ? motion.velocity(afterTicks: Double(own.count)) : .zero
    case .property(let motion): return motion.content.velocity(at: own, side: side)
    case .function(let function): return function.content.velocity(own.duration)
    }
  }

  /// Whether what begins to move at zero moves on one side of a moment.
  private func runs(_ time: Ticks, _ side: ProgressSide) -> Bool {
    side == .above ? time >= .zero : time > .zero
  }
}
