/// Where a playhead is and how it moves: the whole of playback as a value, without a clock and
/// without a callback.
///
/// The position is an anchor and a rate, never a running sum: between two control calls it is
/// `anchor + rate * (host - anchorHost)`, with the rate's exact binary value in integer
/// arithmetic, and the sum rounded once to the nearest tick of 1/9 ns (the middle to the even one). However
/// host time is cut into steps, the position at an instant is the same. A control call moves the
/// anchor to the present position, which costs at most half a tick.
///
/// Host time may count from anywhere. The first host instant is subtracted from all others
/// before anything is multiplied, so a session of 30 years is as exact as a fresh one; a session
/// longer than 32 years stands still at its end. A host instant before the last one moves nothing.
///
/// Control calls act at ``hostTime``, the last instant advanced to. ``Player`` performs what this
/// type decides.
public struct PlaybackState: Sendable {
  /// Whether there is a run, and how the last one came to its end.
  public enum Status: Hashable, Sendable, CaseIterable {
    /// Nothing was played yet.
    case idle
    /// A run is on its way; with the rate 0 it stands still.
    case running
    /// A run is held.
    case paused
    /// The last run reached its end.
    case finished
    /// The last run was cancelled.
    case cancelled
  }

  /// Whether there is a run, and how the last one came to its end.
  public internal(set) var status: Status = .idle

  var exactRate: ExactRate

  /// The length of the content; the playhead stays between zero and here.
  var endTicks: Extent<Ticks>

  /// The first host instant; all others are counted from here.
  var origin: Duration?
  /// The last host instant.
  @usableFromInline var now: Ticks = .zero

  /// The host instant from which the position is reckoned.
  var anchorHost: Ticks = .zero
  /// The position at that instant.
  var anchor: Ticks = .zero
  /// The position at ``now``; all events up to and including it have been told.
  @usableFromInline var playhead: Ticks = .zero
  /// Whether the playhead was put somewhere before there was a run.
  var isPlaced = false
  /// Whether the next movement includes events at the position it starts from.
  var includesStart = true
  /// Whether the position has changed since its output was last reported.
  @usableFromInline var needsUpdate = false

  /// How often a run began or came to its end: whoever was telling of a run must stop.
  @usableFromInline var runEdges = 0
  /// How often the playhead jumped: whoever was telling the events of a way must stop.
  @usableFromInline var jumps = 0
  /// How often the anchor changed: a way planned before is out of date.
  @usableFromInline var anchors = 0

  /// A state at rest, for content of a length.
  ///
  /// - Parameters:
  ///   - end: The ``Playable/end`` of the content.
  ///   - rate: Seconds of local time in a second of host time; finite, and below zero for
  ///     backwards.
  public init(end: Extent<Duration>, rate: Double = 1) {
    endTicks = PlaybackState.ticks(ofEnd: end)
    exactRate = ExactRate(rate)
  }

  static func ticks(ofEnd end: Extent<Duration>) -> Extent<Ticks> {
    switch end {
    case .finite(let end): .finite(max(Ticks(saturating: end), .zero))
    case .unending: .unending
    }
  }
}

// MARK: - Reading

extension PlaybackState {
  /// Seconds of local time in a second of host time; below zero the playhead moves backwards.
  public var rate: Double { exactRate.value }

  /// Which way the playhead moves; with the rate 0, which way it moved last.
  public var direction: PlaybackDirection { exactRate.direction }

  /// Whether there is a run that has not come to its end, be it running or paused.
  public var isActive: Bool { status == .running || status == .paused }

  /// The playhead's local time at ``hostTime``.
  public var position: Duration { current.duration }

  /// The last host instant advanced to, or nothing before the first one.
  public var hostTime: Duration? { origin == nil ? nil : host(of: now) }

  /// Where the playhead will be at a host instant if no control call comes before it; for
  /// instants before the last one, where it is.
  public func position(at host: Duration) -> Duration {
    guard let tick = tick(of: host) else { return position }
    return local(at: max(tick, now)).duration
  }

  /// The first host instant, in the playing direction, at which the playhead has reached a local
  /// time, if no control call comes before it; nothing where it never does.
  public func hostTime(reaching time: Duration) -> Duration? {
    guard origin != nil, let tick = tick(reaching: Ticks(saturating: time)) else { return nil }
    return host(of: max(tick, now))
  }

  var current: Ticks { isActive || isPlaced ? playhead : start ?? .zero }
}

// MARK: - Host time

extension PlaybackState {
  /// The tick of a host instant, counted from the first one.
  func tick(of host: Duration) -> Ticks? { origin.map { Ticks(from: $0, to: host) } }

  /// The host instant of a tick.
  func host(of tick: Ticks) -> Duration { tick.instant(after: origin ?? .zero) }
}

extension Ticks {
  fileprivate var isOdd: Bool { count & 1 == 1 }

  /// The time from one host instant to another, whose difference may exceed every range.
  init(from origin: Duration, to instant: Duration) {
    let (difference, overflow) = instant.attoseconds.subtractingReportingOverflow(
      origin.attoseconds)
    if overflow {
      self = instant < origin ? .min : .max
    } else {
      self.init(saturating: Duration(attoseconds: difference))
    }
  }

  /// The host instant this much after another one.
  func instant(after origin: Duration) -> Duration {
    let (sum, overflow) = origin.attoseconds.addingReportingOverflow(duration.attoseconds)
    return overflow ? origin : Duration(attoseconds: sum)
  }
}

// MARK: - The position as a function of host time

extension PlaybackState {
  /// The position at which a run begins: the start, or the end where it moves backwards.
  var start: Ticks? { direction == .forwards ? .zero : endTicks.finite }

  /// The position at which a run finishes, or nothing where it never does.
  var goal: Ticks? { direction == .forwards ? endTicks.finite : .zero }

  /// The position at a host tick that is not before the anchor's.
  func local(at host: Ticks) -> Ticks {
    guard status == .running else { return current }
    let distance = exactRate.distance(
      after: UInt64(host.count - anchorHost.count), fromOdd: anchor.isOdd)
    switch direction {
    case .forwards:
      let end = endTicks.finite ?? .max
      return distance >= UInt64(end.count - anchor.count)
        ? end : Ticks(anchor.count + Int64(distance))
    case .backwards:
      return distance >= UInt64(anchor.count) ? .zero : Ticks(anchor.count - Int64(distance))
    }
  }

  /// The first host tick at which the position has reached a local time ahead of the anchor.
  func tick(reaching local: Ticks) -> Ticks? {
    guard status == .running else { return nil }
    let (ahead, behind) = direction == .forwards ? (local, anchor) : (anchor, local)
    guard ahead >= behind, local >= .zero, local <= endTicks.finite ?? .max else { return nil }
    guard
      let elapsed = exactRate.elapsed(
        covering: UInt64(ahead.count - behind.count), fromOdd: anchor.isOdd)
    else { return nil }
    let (tick, overflow) = anchorHost.count.addingReportingOverflow(Int64(elapsed))
    return overflow || tick > Ticks.max.count ? nil : Ticks(tick)
  }

  /// The host tick at which the run finishes, or nothing where it never does.
  var finishTick: Ticks? {
    guard status == .running, !exactRate.isZero, let goal else { return nil }
    return tick(reaching: goal)
  }

  /// Whether the run has come to its end and only has to be told so.
  var isAtGoal: Bool {
    status == .running && !exactRate.isZero && !includesStart && playhead == goal
  }
}
