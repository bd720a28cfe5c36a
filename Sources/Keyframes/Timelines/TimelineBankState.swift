/// The values of the slots of one type where a cursor stands.
struct TimelineBankState<Value: Interpolatable> {
  let data: TimelineBankData<Value>
  /// One value a slot.
  var values: [Value]
  private var running: [TimelineRunning]
  private var sharedRunning: [TimelineRunning]
  private var isStale: [Bool]
  private var stale: [Int] = []

  init(_ data: TimelineBankData<Value>) {
    self.data = data
    values = data.base
    running = data.lanes.map { _ in TimelineRunning() }
    sharedRunning = data.shared.indexes.map { _ in TimelineRunning() }
    isStale = Array(repeating: false, count: data.shared.writers.count)
    for lane in data.lanes.indices {
      copy(isAfter: false, 0..<data.lanes[lane].before.count, ofLane: lane)
    }
    for slot in isStale.indices { touch(slot: slot) }
  }

  // MARK: Slots of one writer

  /// Moves the writers of a domain.
  mutating func move(domain: Int, to position: TimePosition) {
    let lane = data.laneOfDomain[domain]
    if lane >= 0 {
      settle(lane, to: position.ticks.count)
      for place in running[lane].blocks.indices {
        evaluate(block: running[lane].blocks[place], ofLane: lane, at: position)
      }
    }
    moveShared(domain: domain, to: position.ticks.count)
  }

  /// Brings all items of a lane up to date that are not running.
  private mutating func settle(_ lane: Int, to tick: Int64) {
    let isForwards = tick >= running[lane].tick
    let changed = running[lane].move(to: tick, in: data.lanes[lane].index)
    copy(isAfter: isForwards, changed, ofLane: lane)
  }

  private mutating func copy(isAfter: Bool, _ items: Range<Int>, ofLane lane: Int) {
    guard !items.isEmpty else { return }
    let lane = data.lanes[lane]
    let slots = lane.firstSlot + items.lowerBound..<lane.firstSlot + items.upperBound
    values.replaceSubrange(slots, with: (isAfter ? lane.after : lane.before)[items])
  }

  /// Gives all items of a block the value that they have at a position.
  private mutating func evaluate(block: Int, ofLane lane: Int, at position: TimePosition) {
    let lane = data.lanes[lane]
    for item in lane.index.items(ofBlock: block) {
      values[lane.firstSlot + item] = lane.value(of: item, at: position)
    }
  }

  // MARK: Shared slots

  mutating func moveShared(domain: Int, to tick: Int64) {
    let index = data.shared.indexes[domain]
    guard index.count > 0 else { return }
    let before = sharedRunning[domain].tick
    let changed = sharedRunning[domain].move(to: tick, in: index)
    for item in changed { touch(slot: data.shared.slotsOfItems[domain][item]) }
    for place in sharedRunning[domain].blocks.indices {
      for item in index.items(ofBlock: sharedRunning[domain].blocks[place])
      where index.isRunning(item, at: tick) || index.isRunning(item, at: before) {
        touch(slot: data.shared.slotsOfItems[domain][item])
      }
    }
  }

  private mutating func touch(slot: Int) {
    guard !isStale[slot] else { return }
    isStale[slot] = true
    stale.append(slot)
  }

  /// Marks what a weight has to do with.
  mutating func touch(weight: Int) {
    for slot in data.shared.slotsOfWeights[weight] { touch(slot: slot) }
  }

  /// Brings the shared slots up to date once all domains have moved.
  mutating func settleShared(_ positions: [TimePosition]) {
    guard !stale.isEmpty else { return }
    for slot in stale {
      isStale[slot] = false
      values[data.shared.firstSlot + slot] = value(ofShared: slot, positions)
    }
    stale.removeAll(keepingCapacity: true)
  }

  private func value(ofShared slot: Int, _ positions: [TimePosition]) -> Value {
    var value = data.base[data.shared.firstSlot + slot]
    if let schedule = data.shared.schedules[slot] {
      let position = positions[data.shared.writers[slot][0].domain]
      for writer in schedule.visible(at: position.ticks.count) {
        value =
          data.shared.writers[slot][Int(writer)].effect(at: position, over: value) ?? value
      }
      return value
    }
    for writer in data.shared.writers[slot] {
      let weight = weight(writer.weight, positions)
      guard weight != 0,
        let effect = writer.effect(at: positions[writer.domain], over: value)
      else { continue }
      value = weight == 1 ? effect : value.interpolated(to: effect, at: weight)
    }
    return value
  }

  private func weight(_ number: Int?, _ positions: [TimePosition]) -> Double {
    guard let number else { return 1 }
    let node = data.weights[number]
    return node.value(at: positions[node.domain]) * weight(node.parent, positions)
  }
}
