/// Moves the times of a compiled timeline, each from the one around it, and tells the banks.
final class TimelineMover {
  let banks: [TimelineBankCursor]

  /// The bank of numbers, where there is one.
  let numbers: NumberTimelineBankCursor?

  private let otherBanks: [TimelineBankCursor]
  /// Banks that have to look again at some slots once all domains have moved.
  private let sharedBanks: [TimelineBankCursor]
  /// Whether there is one time alone, and nothing that several writers share.
  private let isFlat: Bool
  private let structure: TimelineStructure
  private var positions: [TimePosition]
  private var running: [TimelineRunning]

  init(_ structure: TimelineStructure, banks: [TimelineBankCursor]) {
    self.structure = structure
    self.banks = banks
    var numbers: NumberTimelineBankCursor?
    for bank in banks {
      if let bank = bank as? NumberTimelineBankCursor { numbers = bank }
    }
    self.numbers = numbers
    otherBanks = banks.filter { $0 !== numbers }
    sharedBanks = banks.filter { $0.hasShared }
    isFlat = structure.domains.count == 1 && structure.weights.isEmpty && sharedBanks.isEmpty
    positions = Array(repeating: .before, count: structure.domains.count)
    running = structure.domains.map { _ in TimelineRunning() }
    // Domains that run backwards stand at their end before they begin.
    for domain in structure.domains.indices.dropFirst() {
      let outside = positions[structure.domains[domain].parent]
      let position = structure.domains[domain].position(at: outside)
      move(alone: domain, to: position)
      _ = running[domain].move(to: position.ticks.count, in: structure.childIndexes[domain])
    }
    for bank in sharedBanks { bank.settle(positions) }
  }

  @inline(__always)
  func seek(to position: TimePosition) {
    guard isFlat else { return seekAll(to: position) }
    tellBanks(0, position)
  }

  private func seekAll(to position: TimePosition) {
    // The time of the whole has nothing around it.
    move(0, to: position)
    if !sharedBanks.isEmpty { settle() }
  }

  private func settle() {
    for bank in sharedBanks { bank.settle(positions) }
  }

  private func move(alone domain: Int, to position: TimePosition) {
    positions[domain] = position
    tellBanks(domain, position)
  }

  @inline(__always)
  private func tellBanks(_ domain: Int, _ position: TimePosition) {
    numbers?.move(domain: domain, to: position)
    if !otherBanks.isEmpty { moveOthers(domain, to: position) }
  }

  private func moveOthers(_ domain: Int, to position: TimePosition) {
    for bank in otherBanks { bank.move(domain: domain, to: position) }
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
