/// Players that share host time and are advanced together.
///
/// What happens to them happens in the order of time and, at one instant, in the order in which
/// the players were made. A callback of one may start another, which then begins at the exact time
/// of what was told, within the same advance:
///
/// ```swift
/// let group = PlayerGroup()
/// let show = Player(Clip.show, in: group)
/// let hide = Player(Clip.hide, in: group)
/// show.onCompletion { _ in hide.play() }
/// show.play()
/// group.advance(to: frameTime)
/// ```
///
/// A group keeps its players alive while they have a run. Its deinitialization lets go of them.
public final class PlayerGroup {
  let host = HostTime(isShared: true)

  /// A group without players; they join it when they are made.
  public init() {}

  deinit { host.dismissAll() }

  /// The last host instant advanced to, and inside a callback the instant of what it tells.
  public var hostTime: Duration? { host.time }

  /// Moves host time on and performs all that happens to the players until then.
  ///
  /// - Parameter time: The host instant; one before the last one changes nothing.
  /// - Complexity: Each instant at which something happens takes time in proportion to the players
  ///   with a run.
  public func advance(to time: Duration) {
    host.requireIdle()
    let limit = host.begin(at: time)
    guard limit >= host.now else { return }
    host.enter()
    defer { host.leave() }
    host.advanceMembers(through: limit)
  }
}
