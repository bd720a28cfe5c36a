/// Moves the times of a compiled timeline, each from the one around it, and tells the banks.
final class TimelineMover {
  let banks: [TimelineBankCursor]

  private let structure: TimelineStructure
  private var positions: [TimePosition]
  private var running: [TimelineRunning]

  init(_ structure: TimelineStructure, banks: [TimelineBankCursor]) {
    self.structure = structure
    self.banks = banks
    positions = Array(repeating: .before, count: structure.domains.count)
    running = structure.domains.map { _ in TimelineRunning() }
    // Domains that run backwards stand at their end before they begin.
    for domain in structure.domains.indices.dropFirst() {
      let outside = positions[structure.domains[domain].parent]
      let position = structure.domains[domain].position(at: outside)
      move(alone: domain, to: position)
      _ = running[domain].move(to: position.ticks.count, in: structure.childIndexes[domain])
    }
    for bank in banks { bank.settle(positions) }
  }

  func seek(to position: TimePosition) {
    // The time of the whole has nothing around it.
    move(0, to: position)
    for bank in banks { bank.settle(positions) }
  }

  private func move(alone domain: Int, to position: TimePosition) {
    positions[domain] = position
    for bank in banks { bank.move(domain: domain, to: position) }
  }

  private func move(_ domain: Int, to position: TimePosition) {
    let before = positions[domain]
    move(alone: domain, to: position)
    if !structure.weights.isEmpty { touchWeights(of: domain, from: before, to: position) }
    guard structure.childCounts[domain] > 0 else { return }
    let index = structure.childIndexes[domain]
    let (tick, tickBefore) = (position.ticks.count, running[domain].tick)
    let changed = running[domain].move(to: tick, in: index)
    for item in changed where !index.isRunning(item, at: tick) {
      moveChild(item, of: domain, to: position)
    }
    for place in running[domain].blocks.indices {
      for item in index.items(ofBlock: running[domain].blocks[place])
      where index.isRunning(item, at: tick) || index.isRunning(item, at: tickBefore) {
        moveChild(item, of: domain, to: position)
      }
    }
  }

  private func moveChild(_ item: Int, of domain: Int, to position: TimePosition) {
    let child = structure.children[domain][item]
    move(child, to: structure.domains[child].position(at: position))
  }

  private func touchWeights(of domain: Int, from before: TimePosition, to after: TimePosition) {
    let (low, high) = (min(before.ticks, after.ticks), max(before.ticks, after.ticks))
    for number in structure.weightsOfDomain[domain] {
      let active = structure.weights[number].active
      guard !active.isNothing, high >= active.start, active.end >= .finite(low) else { continue }
      for bank in banks { bank.touch(weight: number) }
    }
  }
}
