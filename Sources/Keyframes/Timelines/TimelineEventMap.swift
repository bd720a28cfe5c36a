/// What happens to the children of a timeline, as data that is sorted by time.
struct TimelineEventMap<Subject: Sendable>: Sendable {
  /// A child, or the whole.
  struct Member: Sendable {
    var name: TimelineLabel?
    /// What it is, for who shows it.
    var kind: TimelinePartKind
    /// The member around it; the whole is around itself.
    var parent: Int
    /// The last of the members inside of it, itself where there are none.
    var last: Int
    /// Its place among the members when each comes after those inside of it.
    var postorder = 0
    /// Its property, where it is a clip.
    var property: String?
    /// Its timing and how its values meet those underneath, where it is a clip.
    var timing: Timing?
    var composite: CompositeOperation?
    /// When it begins and ends in its domain, and whether it does so in view of a playhead.
    var begin: Ticks
    var end: Extent<Ticks>
    var domain: Int
  }

  /// A begin, an end or a mark.
  struct Moment: Sendable {
    enum Kind: Sendable { case start, end, mark }

    var tick: Int64
    var kind: Kind
    var member: Int
    /// Whether the member begins and ends at once.
    var isInstant: Bool
  }

  /// A clip with several iterations.
  struct Loop: Sendable {
    var leaf: TimelineLeaf<Subject>
    var begin: Int64
    var member: Int
  }

  /// The moments of one time.
  struct Domain: Sendable {
    var begin: Int64
    var maps: [TimeMap]
    var member: Int
    /// Where the playhead turns round, for each map that moves it by a curve.
    var turns: [TimelineTurns]
    var moments: [Moment] = []
    /// The members that stand in it, in the order of declaration.
    var inhabitants: [Int] = []
    var loops: [Loop] = []
    var loopIndex = TimelineIndex([])
    var children: [Int] = []
    var childIndex = TimelineIndex([])
    /// The stretch of the domain around it in which something can happen inside.
    var active = TimelineStretch.nothing
  }

  private(set) var members: [Member] = []
  private(set) var domains: [Domain] = []
  /// The length of the whole.
  let length: Extent<Ticks>
  private var postorder = 0

  init(_ group: TimelineGroup<Subject>) {
    length = group.length
    domains.append(Domain(begin: 0, maps: [], member: 0, turns: []))
    add(group, named: nil, to: 0, begin: .zero, parent: 0)
    // Those inside come after the ones around them.
    for domain in domains.indices.reversed() { finish(domain) }
  }
}

// MARK: - Collecting

extension TimelineEventMap {
  private mutating func add(
    _ group: TimelineGroup<Subject>, named name: TimelineLabel?, to outer: Int, begin: Ticks,
    parent: Int
  ) {
    // Like a clip, a group begins when its delay is over.
    let member = addMember(
      name, .group, in: outer, begin: begin + group.outerDelay,
      end: group.length.shifted(by: begin), parent: parent)
    var (domain, begin) = (outer, begin)
    if let delay = group.delayAlone {
      begin = begin + delay
    } else {
      domains.append(
        Domain(
          begin: begin.count, maps: group.maps, member: member,
          turns: group.maps.map { TimelineTurns(of: $0) }))
      domain = domains.count - 1
      domains[outer].children.append(domain)
      begin = .zero
    }
    for entry in group.entries {
      let begin = begin + entry.begin
      switch entry.content {
      case .clip(let leaf):
        let number = addMember(
          entry.name, .clip, in: domain, begin: begin + leaf.eventStart,
          end: leaf.eventEnd.shifted(by: begin), parent: member)
        members[number].property = leaf.propertyName
        members[number].timing = leaf.timing
        members[number].composite = leaf.composite
        if leaf.hasIterations {
          domains[domain].loops.append(Loop(leaf: leaf, begin: begin.count, member: number))
        }
        close(number)
      case .group(let inner):
        add(inner, named: entry.name, to: domain, begin: begin, parent: member)
      case .wait: break
      case .mark(let label):
        let number = addMember(
          label, .mark, in: domain, begin: begin, length: .finite(.zero), parent: member)
        close(number)
      }
    }
    close(member)
  }

  private mutating func addMember(
    _ name: TimelineLabel?, _ kind: TimelinePartKind, in domain: Int, begin: Ticks,
    length: Extent<Ticks>, parent: Int
  ) -> Int {
    addMember(name, kind, in: domain, begin: begin, end: length.shifted(by: begin), parent: parent)
  }

  private mutating func addMember(
    _ name: TimelineLabel?, _ kind: TimelinePartKind, in domain: Int, begin: Ticks,
    end: Extent<Ticks>, parent: Int
  ) -> Int {
    let number = members.count
    members.append(
      Member(
        name: name, kind: kind, parent: parent, last: number, begin: begin, end: end,
        domain: domain))
    addMoments(of: number)
    return number
  }

  private mutating func addMoments(of number: Int) {
    let member = members[number]
    domains[member.domain].inhabitants.append(number)
    guard member.kind != .mark else {
      domains[member.domain].moments.append(
        Moment(tick: member.begin.count, kind: .mark, member: number, isInstant: true))
      return
    }
    let isInstant = member.isInstant
    domains[member.domain].moments.append(
      Moment(tick: member.begin.count, kind: .start, member: number, isInstant: isInstant))
    if case .finite(let end) = member.end {
      domains[member.domain].moments.append(
        Moment(tick: end.count, kind: .end, member: number, isInstant: isInstant))
    }
  }

  private mutating func close(_ number: Int) {
    members[number].last = members.count - 1
    members[number].postorder = postorder
    postorder += 1
  }

  private mutating func finish(_ number: Int) {
    var domain = domains[number]
    domain.moments.sort { ($0.tick, $0.member) < ($1.tick, $1.member) }
    domain.loops.sort { ($0.start, $0.member) < ($1.start, $1.member) }
    domain.loopIndex = TimelineIndex(domain.loops.map { $0.stretch })
    let domains = domains
    domain.children.sort { (domains[$0].active.start, $0) < (domains[$1].active.start, $1) }
    domain.childIndex = TimelineIndex(domain.children.map { domains[$0].active })
    domain.active = active(of: domain)
    self.domains[number] = domain
  }
}

extension TimelineEventMap {
  /// When something can happen in a domain, seen from the one around it; the last tick included.
  private func active(of domain: Domain) -> TimelineStretch {
    // Iterations end also where nothing is in them.
    let isRepeated = domain.maps.contains { $0.isRepeated }
    let content = TimelineStretch(
      start: .zero, end: domain.maps.first?.inner.shifted(by: Ticks(1)) ?? .finite(.zero))
    var inside = domain.inhabitants.reduce(isRepeated ? content : .nothing) { stretch, number in
      let member = members[number]
      return stretch.joined(
        with: TimelineStretch(start: member.begin, end: member.end.shifted(by: Ticks(1))))
    }
    for child in domain.children { inside = inside.joined(with: domains[child].active) }
    let seen = domain.maps.reduce(inside) { $0.seen(through: $1) }
    return seen.shifted(by: Ticks(domain.begin))
  }
}

extension TimelineEventMap.Member {
  /// Whether it takes no time.
  var isInstant: Bool { end == .finite(begin) }
}

extension TimelineGroup {
  /// The delay that is put in front of all else that is done to the time of the group.
  fileprivate var outerDelay: Ticks {
    var delay = Ticks.zero
    for map in maps.reversed() {
      guard case .delayed(let more) = map.kind else { break }
      delay = delay + more
    }
    return delay
  }
}

extension TimelineEventMap.Loop {
  var start: Int64 { (Ticks(begin) + leaf.eventStart).count }

  var stretch: TimelineStretch {
    TimelineStretch(start: Ticks(start), end: leaf.eventEnd.shifted(by: Ticks(begin)))
  }
}

/// What a part of a timeline is.
public enum TimelinePartKind: Hashable, Sendable {
  /// Children placed in time; the whole is one of these.
  case group
  /// A clip on a property.
  case clip
  /// A label.
  case mark
}
