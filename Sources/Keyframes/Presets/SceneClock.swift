/// Host time counted from the first instant that a scene hears of.
///
/// Host instants become ticks after that first one has been subtracted, so a scene that is
/// presented after 30 years is as exact as one presented at zero.
struct SceneClock: Sendable {
  private(set) var origin: Duration?
  /// The last instant.
  private(set) var now = Ticks.zero

  /// Moves on to an instant; one before the last moves nothing.
  mutating func move(to host: Duration) {
    guard let origin else {
      origin = host
      return
    }
    now = max(now, Ticks(from: origin, to: host))
  }

  /// The host instant of a tick.
  func host(of tick: Ticks) -> Duration { tick.instant(after: origin ?? .zero) }

  /// The tick of a host instant.
  func tick(of host: Duration) -> Ticks { Ticks(from: origin ?? .zero, to: host) }
}
