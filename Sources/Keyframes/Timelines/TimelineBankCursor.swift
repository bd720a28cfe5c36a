/// Where the slots of one type of value hold their values, with the type forgotten.
class TimelineBankCursor<Subject: Sendable> {
  /// Moves the writers of a domain.
  func move(domain: Int, to position: TimePosition) { fatalError("the type is missing") }

  /// Marks what a weight has to do with.
  func touch(weight: Int) { fatalError("the type is missing") }

  /// Brings the shared slots up to date once all domains have moved.
  func settle(_ positions: [TimePosition]) { fatalError("the type is missing") }

  /// Writes all values into a subject.
  func write(into subject: inout Subject) { fatalError("the type is missing") }
}

/// Where the slots of one type of value hold their values.
class TypedTimelineBankCursor<Subject: Sendable, Value: Interpolatable>:
  TimelineBankCursor<Subject>
{
  final let bank: TypedTimelineBank<Subject, Value>
  /// One value a slot.
  final var values: [Value]
  private final var running: [TimelineRunning]
  private final var sharedRunning: [TimelineRunning]
  private final var isStale: [Bool]
  private final var stale: [Int] = []

  init(_ bank: TypedTimelineBank<Subject, Value>) {
    self.bank = bank
    values = bank.base
    running = bank.lanes.map { _ in TimelineRunning() }
    sharedRunning = bank.shared.indexes.map { _ in TimelineRunning() }
    isStale = Array(repeating: false, count: bank.shared.writers.count)
    super.init()
    for lane in bank.lanes { copy(lane.before, 0..<lane.before.count, of: lane) }
    for slot in isStale.indices { touch(slot: slot) }
  }

  // MARK: Slots of one writer

  override func move(domain: Int, to position: TimePosition) {
    if let number = bank.laneOfDomain[domain] {
      let tick = position.ticks.count
      let isForwards = tick >= running[number].tick
      let changed = running[number].move(to: tick, in: bank.lanes[number].index)
      let lane = bank.lanes[number]
      copy(isForwards ? lane.after : lane.before, changed, of: lane)
      evaluate(blocks: running[number].blocks, of: number, at: position)
    }
    if bank.shared.indexes[domain].count > 0 {
      moveShared(domain: domain, to: position.ticks.count)
    }
  }

  private final func copy(_ settled: [Value], _ items: Range<Int>, of lane: TimelineLane<Value>) {
    guard !items.isEmpty else { return }
    let first = lane.firstSlot
    values.replaceSubrange(
      first + items.lowerBound..<first + items.upperBound, with: settled[items])
  }

  /// Gives all items of some blocks the value that they have at a position.
  func evaluate(blocks: [Int], of number: Int, at position: TimePosition) {
    let lane = bank.lanes[number]
    for block in blocks {
      for item in lane.index.items(ofBlock: block) {
        values[lane.firstSlot + item] = lane.value(of: item, at: position)
      }
    }
  }

  // MARK: Shared slots

  private final func moveShared(domain: Int, to tick: Int64) {
    let index = bank.shared.indexes[domain]
    let before = sharedRunning[domain].tick
    let changed = sharedRunning[domain].move(to: tick, in: index)
    for item in changed { touch(slot: bank.shared.slotsOfItems[domain][item]) }
    for block in sharedRunning[domain].blocks {
      for item in index.items(ofBlock: block)
      where index.isRunning(item, at: tick) || index.isRunning(item, at: before) {
        touch(slot: bank.shared.slotsOfItems[domain][item])
      }
    }
  }

  private final func touch(slot: Int) {
    guard !isStale[slot] else { return }
    isStale[slot] = true
    stale.append(slot)
  }

  override final func touch(weight: Int) {
    for slot in bank.shared.slotsOfWeights[weight] { touch(slot: slot) }
  }

  override final func settle(_ positions: [TimePosition]) {
    guard !stale.isEmpty else { return }
    for slot in stale {
      isStale[slot] = false
      values[bank.shared.firstSlot + slot] = value(ofShared: slot, positions)
    }
    stale.removeAll(keepingCapacity: true)
  }

  private final func value(ofShared slot: Int, _ positions: [TimePosition]) -> Value {
    let writers = bank.shared.writers[slot]
    var value = bank.base[bank.shared.firstSlot + slot]
    if let schedule = bank.shared.schedules[slot] {
      let position = positions[writers[0].domain]
      for writer in schedule.visible(at: position.ticks.count) {
        value = writers[Int(writer)].effect(at: position, over: value) ?? value
      }
      return value
    }
    for writer in writers {
      let weight = weight(writer.weight, positions)
      guard weight != 0,
        let effect = writer.effect(at: positions[writer.domain], over: value)
      else { continue }
      value = weight == 1 ? effect : value.interpolated(to: effect, at: weight)
    }
    return value
  }

  private final func weight(_ number: Int?, _ positions: [TimePosition]) -> Double {
    guard let number else { return 1 }
    let node = bank.weights[number]
    let position = positions[node.domain].advanced(by: Ticks(-node.begin.count))
    return node.weight.value(at: position) * weight(node.parent, positions)
  }

  // MARK: The subject

  override final func write(into subject: inout Subject) {
    for slot in values.indices { bank.properties[slot].set(&subject, values[slot]) }
  }
}
