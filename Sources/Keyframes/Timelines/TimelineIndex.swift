/// Stretches of time in the order in which they begin, ready to be asked which of them are running.
///
/// Items are looked at in blocks of eight, so that those that are running are found and evaluated
/// together. The latest end of each block, and of each sixteen blocks, tells what to pass over.
final class TimelineIndex: Sendable {
  static var blockSize: Int { 8 }
  static var runSize: Int { 16 }

  /// The first tick of each stretch, rising.
  let starts: [Int64]
  /// The first tick after it; `Int64.max` for one without end.
  let ends: [Int64]
  let blockEnds: [Int64]
  let runEnds: [Int64]

  /// The index of stretches that are already in order.
  init(_ stretches: [TimelineStretch]) {
    starts = stretches.map { $0.start.count }
    ends = stretches.map { $0.end.finite?.count ?? .max }
    blockEnds = TimelineIndex.latest(of: ends, by: TimelineIndex.blockSize)
    runEnds = TimelineIndex.latest(of: blockEnds, by: TimelineIndex.runSize)
  }

  var count: Int { starts.count }

  private static func latest(of ends: [Int64], by size: Int) -> [Int64] {
    stride(from: 0, to: ends.count, by: size).map { first in
      ends[first..<min(first + size, ends.count)].max() ?? .min
    }
  }

  /// How many have begun at a tick.
  func begun(at tick: Int64) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= tick { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The items of a block.
  func items(ofBlock block: Int) -> Range<Int> {
    let first = block * TimelineIndex.blockSize
    return first..<min(first + TimelineIndex.blockSize, count)
  }

  func isRunning(_ item: Int, at tick: Int64) -> Bool { starts[item] <= tick && tick < ends[item] }

  /// Visits the blocks of some items of which one ends after a tick.
  @inline(__always)
  func forEachBlock(ofItems items: Range<Int>, endingAfter tick: Int64, _ visit: (Int) -> Void) {
    guard !items.isEmpty else { return }
    var block = items.lowerBound / TimelineIndex.blockSize
    let end = (items.upperBound - 1) / TimelineIndex.blockSize + 1
    while block < end {
      if block % TimelineIndex.runSize == 0, runEnds[block / TimelineIndex.runSize] <= tick {
        block += TimelineIndex.runSize
        continue
      }
      if blockEnds[block] > tick { visit(block) }
      block += 1
    }
  }
}

/// Which stretches of a ``TimelineIndex`` are running at the tick at which it stands.
struct TimelineRunning {
  /// Where it stands.
  private(set) var tick = Int64.min
  /// How many items have begun.
  private(set) var begun = 0
  /// Blocks of which an item is running, or was where it stood before.
  private(set) var blocks: [Int] = []
  /// The first end of one of these.
  private var firstEnd = Int64.max

  /// Moves to a tick and answers the items that have begun on the way, or that a way back has
  /// undone.
  ///
  /// Takes time in proportion to what is running and to the logarithm of the number of items;
  /// over a long way, to a small part of the items passed.
  mutating func move(to next: Int64, in index: TimelineIndex) -> Range<Int> {
    let begunBefore = begun
    if next >= tick {
      begun = isNear(next, in: index) ? scan(to: next, in: index) : index.begun(at: next)
      if firstEnd <= tick { dropEnded(at: tick, in: index) }
      add(blocksOf: begunBefore..<begun, runningAt: next, in: index)
    } else {
      begun = index.begun(at: next)
      blocks.removeAll(keepingCapacity: true)
      firstEnd = .max
      add(blocksOf: 0..<begun, runningAt: next, in: index)
    }
    tick = next
    return min(begun, begunBefore)..<max(begun, begunBefore)
  }

  /// Whether the next few items tell how many have begun.
  private func isNear(_ next: Int64, in index: TimelineIndex) -> Bool {
    begun + 8 >= index.count || index.starts[begun + 8] > next
  }

  private func scan(to next: Int64, in index: TimelineIndex) -> Int {
    var begun = begun
    while begun < index.count, index.starts[begun] <= next { begun += 1 }
    return begun
  }

  private mutating func dropEnded(at tick: Int64, in index: TimelineIndex) {
    var kept = 0
    firstEnd = .max
    for position in blocks.indices where index.blockEnds[blocks[position]] > tick {
      blocks[kept] = blocks[position]
      firstEnd = min(firstEnd, index.blockEnds[blocks[position]])
      kept += 1
    }
    blocks.removeLast(blocks.count - kept)
  }

  private mutating func add(
    blocksOf items: Range<Int>, runningAt tick: Int64, in index: TimelineIndex
  ) {
    index.forEachBlock(ofItems: items, endingAfter: tick) { block in
      guard block != blocks.last else { return }
      blocks.append(block)
      firstEnd = min(firstEnd, index.blockEnds[block])
    }
  }
}
