/// Host time as players see it, shared by those of a group.
@usableFromInline
final class HostTime {
  /// The first host instant; ticks count from here.
  @usableFromInline var origin: Duration?
  /// The present: the instant advanced to and, within an advance, that of what happens.
  @usableFromInline var now = Ticks.zero
  /// Above zero while players call back.
  @usableFromInline private(set) var depth = 0
  /// How often somebody came in from outside, to advance or to control.
  @usableFromInline private(set) var visits = 0
  /// How many callbacks at the present instant led, one to the next, to the one that is running.
  @usableFromInline var links = 0
  /// Whether a group shares it.
  @usableFromInline let isShared: Bool

  private var numbers = 0
  private var members: [GroupMember] = []

  init(isShared: Bool) { self.isShared = isShared }

  /// Begins to call back, or to do what may call back.
  @usableFromInline
  func enter() {
    // Outside of callbacks there are no links either: each takes its own back when it is over.
    if depth == 0 { visits += 1 }
    depth += 1
  }

  @usableFromInline
  func leave() { depth -= 1 }

  func takeNumber() -> Int {
    defer { numbers += 1 }
    return numbers
  }

  @usableFromInline
  func requireIdle() {
    precondition(
      depth == 0,
      "a callback called advance(to:); what it makes happen up to the frame happens by itself")
  }

  /// The tick of a host instant; the first one becomes the origin.
  @usableFromInline
  func begin(at time: Duration) -> Ticks {
    guard let origin else {
      origin = time
      return .zero
    }
    return Ticks(from: origin, to: time)
  }

  /// The present as a host instant, or nothing before the first one.
  @usableFromInline
  var time: Duration? { origin.map { now.instant(after: $0) } }
}

// MARK: - The members of a group

/// A player of a group that has a run, whatever its content.
struct GroupMember {
  let number: Int
  let nextStop: (Ticks) -> Ticks?
  let perform: (Ticks) -> Void
  let refresh: () -> Bool
  let hasRun: () -> Bool
  let cancel: () -> Void
}

extension HostTime {
  /// Takes in a player that has something to do.
  func admit<Content>(_ player: Player<Content>) {
    guard isShared, !members.contains(where: { $0.number == player.number }) else { return }
    let member = GroupMember(
      number: player.number, nextStop: player.nextStop, perform: player.perform,
      refresh: player.refreshIfDue, hasRun: { player.state.isActive },
      cancel: { player.cancel() })
    let place = members.firstIndex { $0.number > player.number } ?? members.count
    members.insert(member, at: place)
  }

  func dismiss(_ number: Int) {
    guard isShared else { return }
    members.removeAll { $0.number == number }
  }

  func dismissAll() { members.removeAll() }

  var hasRuns: Bool { members.contains { $0.hasRun() } }

  func cancelRuns() {
    for member in members { member.cancel() }
  }

  /// Performs what happens to all members through a tick, in the order of time and, at one
  /// instant, in the order in which the players were made.
  func perform(through limit: Ticks) {
    while true {
      var first: (stop: Ticks, member: GroupMember)?
      for member in members {
        guard let stop = member.nextStop(first.map { Ticks($0.stop.count - 1) } ?? limit) else {
          continue
        }
        first = (stop, member)
      }
      guard let first else { break }
      now = max(now, first.stop)
      first.member.perform(first.stop)
    }
    now = max(now, limit)
    // Nothing is left to tell; the playheads follow.
    for member in members { member.perform(limit) }
  }

  /// Performs an advance: what happens, then each player's output.
  @usableFromInline
  func advanceMembers(through limit: Ticks) {
    repeat { perform(through: limit) } while members.contains { $0.refresh() }
  }
}
