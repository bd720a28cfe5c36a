/// Where slots of numbers hold their values: straight lines are evaluated four at a time.
final class ScalarTimelineBankCursor<Subject: Sendable>: TypedTimelineBankCursor<Subject, Double> {
  private let ramps: [TimelineRamps]

  override init(_ bank: TypedTimelineBank<Subject, Double>) {
    ramps = bank.lanes.map { TimelineRamps($0) }
    super.init(bank)
  }

  override func evaluate(blocks: [Int], of number: Int, at position: TimePosition) {
    let ramps = ramps[number]
    guard !ramps.fours.isEmpty, let tick = TimelineRamps.exact(position.ticks) else {
      super.evaluate(blocks: blocks, of: number, at: position)
      return
    }
    let firstSlot = bank.lanes[number].firstSlot
    // Taken out for the time being, so that the loop writes into an array of its own.
    var values: [Double] = []
    swap(&values, &self.values)
    var output = values.mutableSpan
    var others: [Int] = []
    for block in blocks {
      guard ramps.isStraight[block] else {
        others.append(block)
        continue
      }
      let slot = firstSlot + block * TimelineIndex.blockSize
      let (low, high) = (ramps.fours[block * 2], ramps.fours[block * 2 + 1])
      output.store(low.values(at: tick), at: slot)
      output.store(high.values(at: tick), at: slot + 4)
    }
    swap(&values, &self.values)
    if !others.isEmpty { super.evaluate(blocks: others, of: number, at: position) }
  }
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
