/// All slots of one type of value in a compiled timeline, with the type forgotten.
///
/// Immutable, and shared by all cursors.
class TimelineBank<Subject: Sendable>: @unchecked Sendable {
  /// A new place to evaluate it in.
  func makeCursor() -> TimelineBankCursor<Subject> { fatalError("the type of value is missing") }
}

/// All slots of one type of value in a compiled timeline.
///
/// Slots of one writer that counts in full lie together in the order in which their writers begin,
/// domain by domain, so that settled stretches of them are copied as a whole; shared ones follow.
final class TypedTimelineBank<Subject: Sendable, Value: Interpolatable>: TimelineBank<Subject>,
  @unchecked Sendable
{
  let properties: [TimelineProperty<Subject, Value>]
  let base: [Value]
  let lanes: [TimelineLane<Value>]
  /// The lane of each domain, where it has one.
  let laneOfDomain: [Int?]
  let shared: TimelineSharedSlots<Value>
  let weights: [TimelineWeightNode]

  init(
    properties: [TimelineProperty<Subject, Value>], base: [Value],
    writers: [[TimelineWriter<Value>]], lone: Int, domains: Int, weights: [TimelineWeightNode]
  ) {
    self.properties = properties
    self.base = base
    self.weights = weights
    var lanes: [TimelineLane<Value>] = []
    var laneOfDomain: [Int?] = Array(repeating: nil, count: domains)
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
    self.lanes = lanes
    self.laneOfDomain = laneOfDomain
    shared = TimelineSharedSlots(
      firstSlot: lone, writers: Array(writers[lone...]), base: Array(base[lone...]),
      domains: domains, weights: weights)
  }

  override func makeCursor() -> TimelineBankCursor<Subject> {
    if Value.self == Double.self {
      // The types are the same, which the compiler can't see.
      let bank = unsafe unsafeDowncast(self, to: TypedTimelineBank<Subject, Double>.self)
      return ScalarTimelineBankCursor(bank)
    }
    return TypedTimelineBankCursor(self)
  }
}

/// What a compilation has collected of one type of value, with the type forgotten.
class TimelineBankDraft<Subject: Sendable> {
  /// The finished bank.
  func bank(domains: Int, weights: [TimelineWeightNode]) -> TimelineBank<Subject> {
    fatalError("the type of value is missing")
  }
}

/// What a compilation has collected of one type of value.
final class TypedTimelineBankDraft<Subject: Sendable, Value: Interpolatable>:
  TimelineBankDraft<Subject>
{
  private var slots: [PropertyIdentity: Int] = [:]
  private var properties: [TimelineProperty<Subject, Value>] = []
  private var base: [Value] = []
  private var writers: [[TimelineWriter<Value>]] = []

  func enter(
    _ writer: TimelineWriter<Value>, on property: TimelineProperty<Subject, Value>,
    over initial: Subject
  ) {
    if let slot = slots[property.identity] {
      writers[slot].append(writer)
      return
    }
    slots[property.identity] = properties.count
    properties.append(property)
    base.append(property.get(initial))
    writers.append([writer])
  }

  override func bank(domains: Int, weights: [TimelineWeightNode]) -> TimelineBank<Subject> {
    var lone: [Int] = []
    var shared: [Int] = []
    for slot in writers.indices {
      if writers[slot].count == 1, writers[slot][0].weight == nil {
        lone.append(slot)
      } else {
        shared.append(slot)
      }
    }
    lone.sort { left, right in
      let (left, right) = (writers[left][0], writers[right][0])
      return (left.domain, left.active.start, left.order)
        < (right.domain, right.active.start, right.order)
    }
    let order = lone + shared
    return TypedTimelineBank(
      properties: order.map { properties[$0] }, base: order.map { base[$0] },
      writers: order.map { writers[$0] }, lone: lone.count, domains: domains, weights: weights)
  }
}
