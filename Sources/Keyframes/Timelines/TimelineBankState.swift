/// The values of the slots of one type where a cursor stands.
struct TimelineBankState<Value: Interpolatable> {
  let data: TimelineBankData<Value>
  /// One value a slot.
  var values: [Value]
  private(set) var running: [TimelineRunning]
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
  @inline(__always)
  mutating func settle(_ lane: Int, to tick: Int64) {
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
  mutating func evaluate(block: Int, ofLane lane: Int, at position: TimePosition) {
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

extension TimelineBankState<Double> {
  /// Moves the writers of a domain; lines are evaluated as plain numbers.
  mutating func moveNumbers(domain: Int, to position: TimePosition, ramps: [TimelineRamps]) {
    let lane = data.laneOfDomain[domain]
    if lane >= 0 {
      let ticks = position.ticks
      settle(lane, to: ticks.count)
      if !ramps[lane].isEmpty, let tick = TimelineRamps.exact(ticks) {
        evaluate(lane, at: position, tick, ramps[lane])
      } else {
        evaluate(lane, at: position) { _ in true }
      }
    }
    if data.hasShared { moveShared(domain: domain, to: position.ticks.count) }
  }

  private mutating func evaluate(
    _ lane: Int, at position: TimePosition, where isWanted: (Int) -> Bool
  ) {
    for place in running[lane].blocks.indices {
      let block = running[lane].blocks[place]
      if isWanted(block) { evaluate(block: block, ofLane: lane, at: position) }
    }
  }

  private mutating func evaluate(
    _ lane: Int, at position: TimePosition, _ tick: Double, _ ramps: TimelineRamps
  ) {
    let blocks = running[lane].blocks
    guard !evaluateLines(blocks.span, tick, ramps, into: &values) else { return }
    // What the plain numbers don't tell.
    evaluate(lane, at: position) { block in
      switch ramps.kinds[block] {
      case .straight: return false
      case .other: return true
      case .eased:
        let first = block * TimelineIndex.blockSize
        return (first..<min(first + TimelineIndex.blockSize, ramps.lines.count)).contains {
          ramps.lines[$0].value(at: tick, ramps.easings) == nil
        }
      }
    }
  }
}

/// Gives the lines of blocks their values at a tick; answers whether that was all.
private func evaluateLines(
  _ blocks: Span<Int>, _ tick: Double, _ ramps: TimelineRamps, into values: inout [Double]
) -> Bool {
  var output = values.mutableSpan
  let kinds = ramps.kinds.span
  let fours = ramps.fours.span
  let lines = ramps.lines.span
  var isAll = true
  for place in blocks.indices {
    let block = blocks[place]
    let first = block * TimelineIndex.blockSize
    let slot = ramps.firstSlot + first
    switch kinds[block] {
    case .straight:
      output.store(fours[block * 2].values(at: tick), at: slot)
      output.store(fours[block * 2 + 1].values(at: tick), at: slot + 4)
    case .eased:
      for item in first..<min(first + TimelineIndex.blockSize, lines.count) {
        if let value = lines[item].value(at: tick, ramps.easings) {
          output[ramps.firstSlot + item] = value
        } else {
          isAll = false
        }
      }
    case .other: isAll = false
    }
  }
  return isAll
}

extension MutableSpan<Double> {
  @inline(__always)
  fileprivate mutating func store(_ four: SIMD4<Double>, at index: Int) {
    self[index] = four.x
    self[index + 1] = four.y
    self[index + 2] = four.z
    self[index + 3] = four.w
  }
}
