/// All slots of one type of value in a compiled timeline, with the type forgotten.
///
/// Immutable, and shared by all cursors.
class TimelineBank<Subject: Sendable>: @unchecked Sendable {
  /// A new place to evaluate it in.
  func makeCursor() -> TimelineBankCursor { fatalError("the type of value is missing") }

  /// Writes the values of a cursor of its own into a subject.
  func write(_ cursor: TimelineBankCursor, into subject: inout Subject) {
    fatalError("the type of value is missing")
  }
}

/// All slots of one type of value in a compiled timeline.
final class TypedTimelineBank<Subject: Sendable, Value: Interpolatable>: TimelineBank<Subject>,
  @unchecked Sendable
{
  let properties: [TimelineProperty<Subject, Value>]
  private let setters: [@Sendable (inout Subject, Value) -> Void]
  let data: TimelineBankData<Value>

  init(properties: [TimelineProperty<Subject, Value>], data: TimelineBankData<Value>) {
    self.properties = properties
    setters = properties.map { $0.set }
    self.data = data
  }

  override func makeCursor() -> TimelineBankCursor {
    if Value.self == Double.self {
      // The types are the same, which the compiler can't see.
      let bank = unsafe unsafeDowncast(self, to: TypedTimelineBank<Subject, Double>.self)
      return NumberTimelineBankCursor(bank.data)
    }
    return TypedTimelineBankCursor(data)
  }

  override func write(_ cursor: TimelineBankCursor, into subject: inout Subject) {
    // Cursors are only asked by the bank that made them.
    let cursor = unsafe unsafeDowncast(cursor, to: TypedTimelineBankCursor<Value>.self)
    let values = unsafe cursor.state.values
    for slot in setters.indices { setters[slot](&subject, values[slot]) }
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
  private var slots = PropertyTable()
  private var properties: [TimelineProperty<Subject, Value>] = []
  private var base: [Value] = []
  private var writers: [[TimelineWriter<Value>]] = []

  func enter(
    _ writer: TimelineWriter<Value>, on property: TimelineProperty<Subject, Value>,
    over initial: Subject
  ) {
    let (slot, isNew) = slots.place(of: property.identity)
    guard isNew else {
      writers[slot].append(writer)
      return
    }
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
      properties: order.map { properties[$0] },
      data: TimelineBankData(
        base: order.map { base[$0] }, writers: order.map { writers[$0] }, lone: lone.count,
        domains: domains, weights: weights))
  }
}
