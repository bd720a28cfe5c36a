/// What runs in a lane of numbers where a cursor stands.
///
/// The lines that run are copied next to each other, so that a frame is one pass over them, by the
/// formula of the tracks and with the bits that their clips give. A step in either direction looks
/// at the items that begin or end on the way; a long way is searched, and what runs is found anew.
struct NumberLaneCursor {
  private let lane: NumberLane
  private let index: TimelineIndex
  private let firstSlot: Int
  /// The first tick of each item, rising, and the ends, rising.
  private let starts: [Int64]
  private let ends: [Int64]
  private let itemEnds: [Int64]
  private let itemsByEnd: [Int]
  private let before: [Double]
  private let after: [Double]
  private let isPaired: [Bool]
  private let lines: [NumberLine?]
  private let easings: EasingTable

  private var tick = Int64.min
  /// How many items have begun and how many have ended.
  private var begun = 0
  private var ended = 0
  /// The tick at which the next item begins or ends.
  private var nextChange = Int64.min
  /// Pairs of items of which a straight line runs, and where each pair stands among them.
  private var pairs: [NumberLinePair] = []
  private var placesOfPairs: [Int]
  /// Other items that run.
  private var eased: RunningItems
  private var others: RunningItems

  /// From how many items on a way is long.
  private static var longWay: Int { 24 }

  init(_ source: TimelineLane<Double>) {
    lane = NumberLane(source)
    index = source.index
    firstSlot = source.firstSlot
    starts = source.index.starts
    ends = lane.ends
    itemEnds = index.ends
    itemsByEnd = lane.itemsByEnd
    before = source.before
    after = source.after
    lines = lane.lines
    // The last of an odd number of items has no neighbour to be evaluated with.
    isPaired = lane.lines.enumerated().map { item, line in
      line?.easing == 0 && item | 1 < source.writers.count
    }
    easings = lane.easings
    eased = RunningItems(count: source.writers.count)
    others = RunningItems(count: source.writers.count)
    // So that a frame never asks for memory.
    pairs.reserveCapacity(min(lane.peak, source.writers.count / 2))
    if isPaired.contains(false) {
      eased.reserve(lane.peak)
      others.reserve(lane.peak)
    }
    placesOfPairs = Array(repeating: -1, count: source.writers.count / 2)
  }

  /// Moves to a position and brings the slots of the lane up to date.
  @inline(__always)
  mutating func move(to position: TimePosition, _ values: inout [Double]) {
    let next = position.ticks
    if next.count < tick || next.count >= nextChange { pass(to: next.count, &values) }
    tick = next.count
    if let exact = NumberLane.exact(next) {
      evaluatePairs(at: exact, &values)
      if !eased.items.isEmpty { evaluateEased(at: exact, position, &values) }
    } else {
      for pair in pairs {
        for item in pair.slot - firstSlot...pair.slot - firstSlot + 1 {
          evaluate(item, at: position, &values)
        }
      }
      for item in eased.items { evaluate(item, at: position, &values) }
    }
    for item in others.items { evaluate(item, at: position, &values) }
  }

  // MARK: What runs

  @inline(__always)
  private func isRunning(_ item: Int, at tick: Int64) -> Bool {
    starts[item] <= tick && tick < itemEnds[item]
  }

  @inline(__always)
  private func isLong(_ next: Int64) -> Bool {
    let way = NumberLaneCursor.longWay
    return next >= tick
      ? begun + way < starts.count && starts[begun + way] <= next
        || ended + way < ends.count && ends[ended + way] <= next
      : begun >= way && starts[begun - way] > next || ended >= way && ends[ended - way] > next
  }

  private mutating func pass(to next: Int64, _ values: inout [Double]) {
    if isLong(next) {
      jump(to: next, &values)
    } else if next >= tick {
      while begun < starts.count, starts[begun] <= next {
        begun += 1
        place(begun - 1, at: next, &values)
      }
      while ended < ends.count, ends[ended] <= next {
        ended += 1
        place(itemsByEnd[ended - 1], at: next, &values)
      }
    } else {
      while begun > 0, starts[begun - 1] > next {
        begun -= 1
        place(begun, at: next, &values)
      }
      while ended > 0, ends[ended - 1] > next {
        ended -= 1
        place(itemsByEnd[ended], at: next, &values)
      }
    }
    nextChange = min(
      begun < starts.count ? starts[begun] : .max, ended < ends.count ? ends[ended] : .max)
  }

  /// Gives an item its constant value, or has it run, whatever it did before.
  private mutating func place(_ item: Int, at tick: Int64, _ values: inout [Double]) {
    if isRunning(item, at: tick) { return run(item, values) }
    if !isPaired[item] { stopAlone(item) }
    let value = tick < starts[item] ? before[item] : after[item]
    values[firstSlot + item] = value
    guard item / 2 < placesOfPairs.count else { return }
    let place = placesOfPairs[item / 2]
    guard place >= 0 else { return }
    pairs[place].rest(item % 2 != 0, at: value)
    if pairs[place].running == 0 { removePair(item / 2, at: place) }
  }

  private mutating func stopAlone(_ item: Int) {
    if lines[item] == nil { others.remove(item) } else { eased.remove(item) }
  }

  /// The last pair takes the place of the one that is removed.
  private mutating func removePair(_ pair: Int, at place: Int) {
    placesOfPairs[pair] = -1
    let last = pairs.count - 1
    if place < last {
      pairs[place] = pairs[last]
      placesOfPairs[(pairs[place].slot - firstSlot) / 2] = place
    }
    pairs.removeLast()
  }

  private func settle(_ item: Int, at tick: Int64, _ values: inout [Double]) {
    values[firstSlot + item] =
      tick < starts[item] ? before[item] : after[item]
  }

  /// Finds what runs at a tick far away.
  private mutating func jump(to next: Int64, _ values: inout [Double]) {
    let begunBefore = begun
    begun = index.begun(at: next)
    ended = lane.ended(at: next)
    let passed = min(begun, begunBefore)..<max(begun, begunBefore)
    if !passed.isEmpty {
      let constants = begun >= begunBefore ? after : before
      values.replaceSubrange(
        firstSlot + passed.lowerBound..<firstSlot + passed.upperBound, with: constants[passed])
    }
    for pair in pairs {
      let item = pair.slot - firstSlot
      placesOfPairs[item / 2] = -1
      for item in item...item + 1 where !isRunning(item, at: next) {
        settle(item, at: next, &values)
      }
    }
    pairs.removeAll(keepingCapacity: true)
    for item in eased.items where !isRunning(item, at: next) {
      settle(item, at: next, &values)
    }
    for item in others.items where !isRunning(item, at: next) {
      settle(item, at: next, &values)
    }
    eased.removeAll()
    others.removeAll()
    index.forEachBlock(ofItems: 0..<begun, endingAfter: next) { block in
      for item in index.items(ofBlock: block) where isRunning(item, at: next) {
        run(item, values)
      }
    }
  }

  private mutating func run(_ item: Int, _ values: [Double]) {
    guard let line = lines[item] else { return others.add(item) }
    guard isPaired[item] else { return eased.add(item) }
    let place = placesOfPairs[item / 2]
    if place >= 0 { return pairs[place].run(item % 2 != 0, line) }
    placesOfPairs[item / 2] = pairs.count
    let slot = firstSlot + item & ~1
    var pair = NumberLinePair(slot: slot, values[slot], values[slot + 1])
    pair.run(item % 2 != 0, line)
    pairs.append(pair)
  }

  // MARK: Evaluation

  @inline(__always)
  private func evaluatePairs(at tick: Double, _ values: inout [Double]) {
    var output = values.mutableSpan
    var bytes = unsafe output.mutableBytes
    let pairs = pairs.span
    for place in pairs.indices {
      let pair = unsafe pairs[unchecked: place]
      // Both slots were there when the pair was made, and the number of slots never changes.
      unsafe bytes.storeBytes(
        of: pair.values(at: tick), toUncheckedByteOffset: pair.slot &* MemoryLayout<Double>.size,
        as: SIMD2<Double>.self)
    }
  }

  private func evaluateEased(
    at tick: Double, _ position: TimePosition, _ values: inout [Double]
  ) {
    var isAll = true
    do {
      var output = values.mutableSpan
      let lines = lines.span
      for item in eased.items {
        if let value = lines[item]?.value(at: tick, easings) {
          output[firstSlot + item] = value
        } else {
          isAll = false
        }
      }
    }
    guard !isAll else { return }
    // What the plain numbers don't tell.
    for item in eased.items where lines[item]?.value(at: tick, easings) == nil {
      evaluate(item, at: position, &values)
    }
  }

  private func evaluate(_ item: Int, at position: TimePosition, _ values: inout [Double]) {
    values[firstSlot + item] = lane.source.value(of: item, at: position)
  }
}

/// Items that run, in no order.
private struct RunningItems {
  private(set) var items: [Int] = []
  /// Where each item stands among them, or a negative number.
  private var places: [Int]

  init(count: Int) { places = Array(repeating: -1, count: count) }

  mutating func reserve(_ count: Int) { items.reserveCapacity(count) }

  mutating func add(_ item: Int) {
    guard places[item] < 0 else { return }
    places[item] = items.count
    items.append(item)
  }

  /// Takes an item away, where it is there; the last one takes its place.
  mutating func remove(_ item: Int) {
    let place = places[item]
    guard place >= 0 else { return }
    places[item] = -1
    let last = items.removeLast()
    guard place < items.count else { return }
    items[place] = last
    places[last] = place
  }

  mutating func removeAll() {
    for item in items { places[item] = -1 }
    items.removeAll(keepingCapacity: true)
  }
}
