extension TimelineGroup {
  /// The same tree with other leaves of the same timing.
  func mapLeaves<Other>(
    _ change: (TimelineLeaf<Subject>) -> TimelineLeaf<Other>
  ) -> TimelineGroup<Other> {
    mapEntries { content, _ in
      switch content {
      case .clip(let leaf): .clip(change(leaf))
      case .group(let group): .group(group.mapLeaves(change))
      case .wait: .wait
      case .mark(let label): .mark(label)
      }
    }
  }

  func forEachLeaf(_ body: (TimelineLeaf<Subject>) -> Void) {
    for entry in entries {
      switch entry.content {
      case .clip(let leaf): body(leaf)
      case .group(let group): group.forEachLeaf(body)
      case .wait, .mark: break
      }
    }
  }

  /// Whether a leaf takes a value from what the subject is when it begins.
  var capturesStart: Bool {
    var captures = false
    forEachLeaf { if $0.capturesStart { captures = true } }
    return captures
  }

  var leafCount: Int {
    var count = 0
    forEachLeaf { _ in count += 1 }
    return count
  }

  /// Writes the values of the first leaves in the order of declaration into a subject.
  func write(
    into subject: inout Subject, at outside: TimePosition, weight outer: Double,
    leaves limit: inout Int
  ) {
    let (position, own) = inside(outside)
    let weight = own * outer
    for entry in entries where limit > 0 {
      let local = position.advanced(by: Ticks(-entry.begin.count))
      switch entry.content {
      case .clip(let leaf):
        leaf.write(into: &subject, at: local, weight: weight)
        limit -= 1
      case .group(let group):
        group.write(into: &subject, at: local, weight: weight, leaves: &limit)
      case .wait, .mark: break
      }
    }
  }

  /// When each leaf first begins, in the order of declaration; nothing where it is never seen.
  func leafStarts() -> [Ticks?] {
    entries.flatMap { entry -> [Ticks?] in
      switch entry.content {
      case .clip(let leaf): [firstMoment(at: entry.begin + leaf.eventStart)]
      case .group(let group):
        group.leafStarts().map { $0.flatMap { firstMoment(at: entry.begin + $0) } }
      case .wait, .mark: []
      }
    }
  }
}
