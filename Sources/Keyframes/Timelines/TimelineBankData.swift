/// The slots of one type of value in a compiled timeline, apart from whose properties they are.
///
/// Slots of one writer that counts in full lie together in the order in which their writers begin,
/// domain by domain, so that settled stretches of them are copied as a whole; shared ones follow.
struct TimelineBankData<Value: Interpolatable>: Sendable {
  let base: [Value]
  let lanes: [TimelineLane<Value>]
  /// The lane of each domain, or a negative number.
  let laneOfDomain: [Int]
  let shared: TimelineSharedSlots<Value>
  let weights: [TimelineWeightNode]
  /// Whether there are shared slots at all.
  let hasShared: Bool

  /// - Parameters:
  ///   - base: The values where no writer has an effect.
  ///   - writers: The writers of each slot.
  ///   - lone: How many of the slots have one writer that counts in full.
  ///   - domains: The number of domains.
  ///   - weights: The groups that count by a part.
  init(
    base: [Value], writers: [[TimelineWriter<Value>]], lone: Int, domains: Int,
    weights: [TimelineWeightNode]
  ) {
    self.base = base
    self.weights = weights
    var lanes: [TimelineLane<Value>] = []
    var laneOfDomain: [Int] = Array(repeating: -1, count: domains)
    var first = 0
    while first < lone {
      let domain = writers[first][0].domain
      var end = first + 1
      while end < lone, writers[end][0].domain == domain { end += 1 }
      laneOfDomain[domain] = lanes.count
      lanes.append(
        TimelineLane(
          domain: domain, firstSlot: first, writers: writers[first..<end].map { $0[0] },
          base: Array(base[first..<end])))
      first = end
    }
    hasShared = lone < base.count
    self.lanes = lanes
    self.laneOfDomain = laneOfDomain
    shared = TimelineSharedSlots(
      firstSlot: lone, writers: Array(writers[lone...]), base: Array(base[lone...]),
      domains: domains, weights: weights)
  }
}
