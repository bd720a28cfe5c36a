/// What runs in a lane of numbers where a cursor stands.
///
/// The lines that run are copied next to each other, so that a frame is one pass over them, by the
/// formula of the tracks and with the bits that their clips give. A step in either direction looks
/// at the items that begin or end on the way; a long way is searched, and what runs is found anew.
struct NumberLaneCursor: ~Copyable {
  private let lane: NumberLane
  private let index: TimelineIndex
  private let firstSlot: Int
  private let items: [NumberLaneItem]
  /// The first tick of each item, rising, and the ends, rising.
  private let starts: [Int64]
  private let ends: [Int64]
  private let itemsByEnd: [Int]
  private let before: [Double]
  private let after: [Double]
  private let easings: EasingTable

  private var tick = Int64.min
  /// How many items have begun and how many have ended.
  private var begun = 0
  private var ended = 0
  /// The tick at which the next item begins or ends.
  private var nextChange = Int64.min
  private var straight: NumberLinePairs
  private var curved: NumberLinePairs
  /// Other items that run.
  private var alone: RunningItems
  private var asked: RunningItems

  /// From how many items on a way is long.
  private static var longWay: Int { 24 }

  init(_ source: TimelineLane<Double>) {
    lane = NumberLane(source)
    index = source.index
    firstSlot = source.firstSlot
    items = lane.items
    starts = source.index.starts
    ends = lane.ends
    itemsByEnd = lane.itemsByEnd
    before = source.before
    after = source.after
    easings = lane.easings
    // In a step those that begin are there before those that end have gone.
    let (peak, all) = (2 * lane.peak, items)
    func count(_ kind: NumberLaneItem.Kind) -> Int {
      all.contains { $0.kind == kind } ? all.count : 0
    }
    straight = NumberLinePairs(firstSlot: firstSlot, items: count(.straight), peak: peak)
    curved = NumberLinePairs(firstSlot: firstSlot, items: count(.curved), peak: peak)
    alone = RunningItems(all: count(.alone), peak: peak)
    asked = RunningItems(all: count(.asked), peak: peak)
  }

  /// Moves to a position and brings the slots of the lane up to date.
  @inline(__always)
  mutating func move(to position: TimePosition, _ values: inout [Double]) {
    let next = position.ticks
    var output = values.mutableSpan
    if next.count < tick || next.count >= nextChange { pass(to: next.count, &output) }
    tick = next.count
    guard let exact = NumberLane.exact(next) else { return evaluateFar(position, &output) }
    straight.evaluate(at: exact, &output)
    if curved.count > 0 { evaluateCurved(at: exact, position, &output) }
    if alone.count > 0 { evaluateAlone(at: exact, position, &output) }
    if asked.count > 0 { evaluateAsked(at: position, &output) }
  }

  // MARK: What runs

  @inline(__always)
  private func isLong(_ next: Int64) -> Bool {
    let way = NumberLaneCursor.longWay
    return next >= tick
      ? begun + way < starts.count && starts[begun + way] <= next
        || ended + way < ends.count && ends[ended + way] <= next
      : begun >= way && starts[begun - way] > next || ended >= way && ends[ended - way] > next
  }

  @inline(never)
  private mutating func pass(to next: Int64, _ values: inout MutableSpan<Double>) {
    if isLong(next) { jump(to: next, &values) } else { step(to: next, &values) }
    nextChange = min(
      begun < starts.count ? starts[begun] : .max, ended < ends.count ? ends[ended] : .max)
  }

  @inline(__always)
  private mutating func step(to next: Int64, _ values: inout MutableSpan<Double>) {
    if next >= tick {
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
  }

  /// Gives an item its constant value, or has it run, whatever it did before.
  @inline(__always)
  private mutating func place(
    _ item: Int, at tick: Int64, _ values: inout MutableSpan<Double>
  ) {
    let data = items[item]
    if data.isRunning(at: tick) { return run(item, data, values) }
    let value = data.constant(at: tick)
    values[firstSlot + item] = value
    switch data.kind {
    case .straight, .curved: break
    case .alone: alone.remove(item)
    case .asked: asked.remove(item)
    }
    // One that is not in a pair may still be the neighbour of one that is.
    straight.rest(item, at: value)
    curved.rest(item, at: value)
  }

  @inline(__always)
  private mutating func run(
    _ item: Int, _ data: NumberLaneItem, _ values: borrowing MutableSpan<Double>
  ) {
    switch data.kind {
    case .straight: straight.run(item, data.line, values)
    case .curved: curved.run(item, data.line, values)
    case .alone: alone.add(item)
    case .asked: asked.add(item)
    }
  }

  /// Finds what runs at a tick far away.
  private mutating func jump(to next: Int64, _ values: inout MutableSpan<Double>) {
    let begunBefore = begun
    begun = index.begun(at: next)
    ended = lane.ended(at: next)
    let passed = min(begun, begunBefore)..<max(begun, begunBefore)
    NumberLaneCursor.copy(
      passed, of: begun >= begunBefore ? after : before, to: firstSlot + passed.lowerBound, &values)
    settle(at: next, &values)
    index.forEachBlock(ofItems: 0..<begun, endingAfter: next) { block in
      for item in index.items(ofBlock: block) where items[item].isRunning(at: next) {
        run(item, items[item], values)
      }
    }
  }

  /// Copies constants all at once, several times as fast as one after the other.
  private static func copy(
    _ items: Range<Int>, of constants: [Double], to slot: Int, _ values: inout MutableSpan<Double>
  ) {
    precondition(
      slot >= 0 && slot + items.count <= values.count && items.upperBound <= constants.count)
    unsafe values.withUnsafeMutableBufferPointer { target in
      unsafe constants.withUnsafeBufferPointer { source in
        guard let to = target.baseAddress, let from = source.baseAddress else { return }
        unsafe (to + slot).initialize(from: from + items.lowerBound, count: items.count)
      }
    }
  }

  /// Gives all that ran the constant values that they have at a tick, and forgets them.
  private mutating func settle(at next: Int64, _ values: inout MutableSpan<Double>) {
    for place in 0..<straight.count {
      settle(pair: straight.firstItem(ofPair: place), at: next, &values)
    }
    for place in 0..<curved.count {
      settle(pair: curved.firstItem(ofPair: place), at: next, &values)
    }
    for place in 0..<alone.count { settle(alone[place], at: next, &values) }
    for place in 0..<asked.count { settle(asked[place], at: next, &values) }
    straight.removeAll()
    curved.removeAll()
    alone.removeAll()
    asked.removeAll()
  }

  private func settle(pair item: Int, at tick: Int64, _ values: inout MutableSpan<Double>) {
    settle(item, at: tick, &values)
    settle(item + 1, at: tick, &values)
  }

  private func settle(_ item: Int, at tick: Int64, _ values: inout MutableSpan<Double>) {
    if !items[item].isRunning(at: tick) {
      values[firstSlot + item] = items[item].constant(at: tick)
    }
  }

  // MARK: Evaluation

  @inline(never)
  private func evaluateCurved(
    at tick: Double, _ position: TimePosition, _ values: inout MutableSpan<Double>
  ) {
    for place in 0..<curved.count
    where !curved.evaluate(place, at: tick, easings.pieces, &values) {
      ask(pair: curved.firstItem(ofPair: place), at: position, &values)
    }
  }

  @inline(never)
  private func evaluateAlone(
    at tick: Double, _ position: TimePosition, _ values: inout MutableSpan<Double>
  ) {
    for place in 0..<alone.count {
      let item = alone[place]
      // What the plain numbers don't tell is asked of the clip.
      values[firstSlot + item] =
        items[item].line.value(at: tick, easings) ?? lane.source.value(of: item, at: position)
    }
  }

  @inline(never)
  private func evaluateAsked(at position: TimePosition, _ values: inout MutableSpan<Double>) {
    for place in 0..<asked.count { ask(asked[place], at: position, &values) }
  }

  /// The values at a tick that is not exact as a `Double`.
  @inline(never)
  private func evaluateFar(_ position: TimePosition, _ values: inout MutableSpan<Double>) {
    for place in 0..<straight.count {
      ask(pair: straight.firstItem(ofPair: place), at: position, &values)
    }
    for place in 0..<curved.count {
      ask(pair: curved.firstItem(ofPair: place), at: position, &values)
    }
    for place in 0..<alone.count { ask(alone[place], at: position, &values) }
    evaluateAsked(at: position, &values)
  }

  private func ask(
    pair item: Int, at position: TimePosition, _ values: inout MutableSpan<Double>
  ) {
    ask(item, at: position, &values)
    ask(item + 1, at: position, &values)
  }

  private func ask(_ item: Int, at position: TimePosition, _ values: inout MutableSpan<Double>) {
    values[firstSlot + item] = lane.source.value(of: item, at: position)
  }
}
