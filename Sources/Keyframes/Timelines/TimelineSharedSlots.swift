/// Slots with several writers, or with one that counts by a part.
///
/// The writers of a slot are laid over each other in the order of declaration. Which of them can
/// be seen changes only where one begins or ends; where all of them share a domain, this is worked
/// out in advance.
struct TimelineSharedSlots<Value: Interpolatable>: Sendable {
  /// The first of these slots.
  let firstSlot: Int
  /// The writers of each slot, the lowest first.
  let writers: [[TimelineWriter<Value>]]
  /// For each slot what can be seen when, or nothing where that has to be found out each time.
  let schedules: [TimelineSchedule?]
  /// For each domain its writers in the order in which they begin, and the slots they write.
  let indexes: [TimelineIndex]
  let slotsOfItems: [[Int]]
  /// For each weight the slots that it has to do with.
  let slotsOfWeights: [[Int]]

  init(
    firstSlot: Int, writers: [[TimelineWriter<Value>]], base: [Value], domains: Int,
    weights: [TimelineWeightNode]
  ) {
    self.firstSlot = firstSlot
    self.writers = writers
    schedules = writers.indices.map { TimelineSchedule(writers[$0], over: base[$0]) }
    var items: [[(stretch: TimelineStretch, order: Int, slot: Int)]] = Array(
      repeating: [], count: domains)
    var slotsOfWeights: [[Int]] = Array(repeating: [], count: weights.count)
    for (slot, writers) in writers.enumerated() {
      for writer in writers {
        items[writer.domain].append((writer.active, writer.order, slot))
        var weight = writer.weight
        while let node = weight {
          if slotsOfWeights[node].last != slot { slotsOfWeights[node].append(slot) }
          weight = weights[node].parent
        }
      }
    }
    for domain in items.indices {
      items[domain].sort { ($0.stretch.start, $0.order) < ($1.stretch.start, $1.order) }
    }
    indexes = items.map { TimelineIndex($0.map { $0.stretch }) }
    slotsOfItems = items.map { $0.map { $0.slot } }
    self.slotsOfWeights = slotsOfWeights
  }
}

/// Which writers of a slot can be seen between which ticks of their common domain.
struct TimelineSchedule: Sendable {
  /// The ticks at which it changes, rising; row `i` holds from tick `i - 1` on.
  let ticks: [Int64]
  /// Where the writers of each row begin in ``visible``; one more than there are rows.
  let rows: [Int32]
  /// The writers of each row, the lowest first.
  let visible: [Int32]

  /// The schedule of writers of one domain that count in full, or nothing for others.
  init?<Value>(_ writers: [TimelineWriter<Value>], over base: Value) {
    let domain = writers[0].domain
    guard writers.allSatisfy({ $0.domain == domain && $0.weight == nil }) else { return nil }
    var changes: [(tick: Int64, writer: Int, isEnd: Bool, isPresent: Bool)] = []
    var present: [Int32] = []
    for (index, writer) in writers.enumerated() {
      let stretch = writer.active
      if writer.effect(at: .before, over: base) != nil { present.append(Int32(index)) }
      changes.append((stretch.start.count, index, false, true))
      guard case .finite(let end) = stretch.end else { continue }
      changes.append((end.count, index, true, writer.effect(at: .after, over: base) != nil))
    }
    changes.sort {
      ($0.tick, $0.writer, $0.isEnd ? 1 : 0) < ($1.tick, $1.writer, $1.isEnd ? 1 : 0)
    }
    let hides = writers.map { $0.clip.hidesUnderlying }
    var ticks: [Int64] = []
    var rows: [Int32] = [0]
    var visible: [Int32] = []
    TimelineSchedule.append(present, hides, to: &visible, &rows)
    var next = 0
    while next < changes.count {
      let tick = changes[next].tick
      while next < changes.count, changes[next].tick == tick {
        TimelineSchedule.set(
          Int32(changes[next].writer), isPresent: changes[next].isPresent, in: &present)
        next += 1
      }
      ticks.append(tick)
      TimelineSchedule.append(present, hides, to: &visible, &rows)
      // Writers that are all added up can't be told apart from any moment to the next.
      if visible.count > 64 * writers.count + 4096 { return nil }
    }
    self.ticks = ticks
    self.rows = rows
    self.visible = visible
  }

  private static func append(
    _ present: [Int32], _ hides: [Bool], to visible: inout [Int32], _ rows: inout [Int32]
  ) {
    let lowest = present.lastIndex { hides[Int($0)] } ?? 0
    visible.append(contentsOf: present[lowest...])
    rows.append(Int32(visible.count))
  }

  private static func set(_ writer: Int32, isPresent: Bool, in present: inout [Int32]) {
    var (low, high) = (0, present.count)
    while low < high {
      let middle = (low + high) / 2
      if present[middle] < writer { low = middle + 1 } else { high = middle }
    }
    let isThere = low < present.count && present[low] == writer
    if isPresent && !isThere { present.insert(writer, at: low) }
    if !isPresent && isThere { present.remove(at: low) }
  }

  /// The writers that can be seen at a tick, the lowest first.
  func visible(at tick: Int64) -> ArraySlice<Int32> {
    var (low, high) = (0, ticks.count)
    while low < high {
      let middle = (low + high) / 2
      if ticks[middle] <= tick { low = middle + 1 } else { high = middle }
    }
    return visible[Int(rows[low])..<Int(rows[low + 1])]
  }
}
