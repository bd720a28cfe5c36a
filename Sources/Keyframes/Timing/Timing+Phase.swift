// The first part of the chain of Web Animations: from a local time to an active time. The names
// are those of the specification, section "Calculating progress".

extension Timing {
  /// *Animation effect phases and states*: where a moment lies.
  ///
  /// Each end of the active interval belongs to what follows in the playing direction.
  @inlinable
  func phase(at localTime: Ticks, playing: PlaybackDirection) -> TimingPhase {
    let before = intervals.beforeActiveBoundary
    if localTime < before || (playing == .backwards && localTime == before) { return .before }
    guard case .finite(let after) = intervals.activeAfterBoundary else { return .active }
    if localTime > after || (playing == .forwards && localTime == after) { return .after }
    return .active
  }

  /// *Calculating the active time*: ticks since the start of the active interval, or nothing
  /// where the effect is not in effect.
  ///
  /// The difference of two times in range exceeds `Int64`, but not `UInt64`.
  @inlinable
  func activeTime(at localTime: Ticks, in phase: TimingPhase) -> UInt64? {
    let elapsed =
      localTime <= delayTicks ? 0 : UInt64(bitPattern: localTime.count &- delayTicks.count)
    switch phase {
    case .active: return elapsed
    case .before: return fill.holdsBefore ? elapsed : nil
    case .after:
      guard fill.holdsAfter else { return nil }
      guard case .finite(let length) = intervals.activeDuration else { return elapsed }
      return min(elapsed, UInt64(length.count))
    case .idle: return nil
    }
  }
}
