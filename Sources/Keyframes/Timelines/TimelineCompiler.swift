/// Turns the tree of a timeline into flat, sorted data.
///
/// Groups whose time is merely shifted dissolve into the one around them. Each group whose time
/// runs differently keeps a *domain* of its own: a time in which the beginnings of its children
/// are plain sums of ticks.
struct TimelineCompiler<Subject: Sendable> {
  private(set) var domains: [TimelineDomain] = []
  private(set) var weights: [TimelineWeightNode] = []
  private(set) var banks: [TimelineBankDraft<Subject>] = []
  private var count = 0

  private let initial: Subject

  init(_ group: TimelineGroup<Subject>, over initial: Subject) {
    self.initial = initial
    domains.append(TimelineDomain(parent: 0, begin: .zero, maps: [], active: .nothing))
    let active = collect(group, domain: 0, begin: .zero, weight: nil)
    domains[0].active = active
  }

  /// Collects a group and answers the stretch of the domain in which something in it changes.
  private mutating func collect(
    _ group: TimelineGroup<Subject>, domain: Int, begin: Ticks, weight: Int?
  ) -> TimelineStretch {
    var weight = weight
    var active = TimelineStretch.nothing
    if group.weight != .full {
      let node = TimelineWeightNode(
        parent: weight, domain: domain, begin: begin, maps: Array(group.mapsOutsideOfWeight),
        weight: group.weight)
      active = node.active
      weights.append(node)
      weight = weights.count - 1
    }
    if let delay = group.delayAlone {
      let inside = collectChildren(of: group, domain: domain, begin: begin + delay, weight: weight)
      return active.joined(with: inside)
    }
    let inner = domains.count
    domains.append(
      TimelineDomain(parent: domain, begin: begin, maps: group.maps, active: .nothing))
    let inside = collectChildren(of: group, domain: inner, begin: .zero, weight: weight)
    let seen = group.maps.reduce(inside) { $0.seen(through: $1) }.shifted(by: begin)
    domains[inner].active = seen
    return active.joined(with: seen)
  }

  private mutating func collectChildren(
    of group: TimelineGroup<Subject>, domain: Int, begin: Ticks, weight: Int?
  ) -> TimelineStretch {
    var active = TimelineStretch.nothing
    for entry in group.entries {
      let begin = begin + entry.begin
      switch entry.content {
      case .clip(let leaf):
        leaf.enter(&self, domain: domain, begin: begin, weight: weight)
        active = active.joined(
          with: TimelineStretch(start: leaf.activeStart, end: leaf.activeEnd).shifted(by: begin))
      case .group(let inner):
        active = active.joined(
          with: collect(inner, domain: domain, begin: begin, weight: weight))
      case .wait, .mark: break
      }
    }
    return active
  }

  mutating func enter<Value>(
    _ clip: Clip<Value>, on property: TimelineProperty<Subject, Value>, domain: Int, begin: Ticks,
    weight: Int?
  ) {
    let writer = TimelineWriter(
      clip: clip, domain: domain, begin: begin, weight: weight, order: count)
    count += 1
    for bank in banks {
      if let bank = bank as? TypedTimelineBankDraft<Subject, Value> {
        bank.enter(writer, on: property, over: initial)
        return
      }
    }
    let bank = TypedTimelineBankDraft<Subject, Value>()
    bank.enter(writer, on: property, over: initial)
    banks.append(bank)
  }
}

extension TimelineGroup {
  /// The delay where that is all that is done to the time of the group.
  var delayAlone: Ticks? {
    var delay = Ticks.zero
    for map in maps {
      guard case .delayed(let more) = map.kind else { return nil }
      delay = delay + more
    }
    return delay
  }
}
