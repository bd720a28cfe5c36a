/// Writers of one domain that each have a slot to themselves, in the order in which they begin.
///
/// Item `i` of the lane writes slot `firstSlot + i`. Outside of its stretch an item has one of two
/// constant values. So wherever the domain stands, all slots are right once those of the items
/// that have begun hold the value *after*, the others the value *before*, and then those that are
/// running their own.
final class TimelineLane<Value: Interpolatable>: Sendable {
  let domain: Int
  let firstSlot: Int
  let writers: [TimelineWriter<Value>]
  let index: TimelineIndex
  let before: [Value]
  let after: [Value]
  let base: [Value]

  init(domain: Int, firstSlot: Int, writers: [TimelineWriter<Value>], base: [Value]) {
    self.domain = domain
    self.firstSlot = firstSlot
    self.writers = writers
    self.base = base
    index = TimelineIndex(writers.map { $0.active })
    before = writers.indices.map { writers[$0].effect(at: .before, over: base[$0]) ?? base[$0] }
    after = writers.indices.map { writers[$0].effect(at: .after, over: base[$0]) ?? base[$0] }
  }

  /// The value of an item at a position, whether it is running or not.
  func value(of item: Int, at position: TimePosition) -> Value {
    let tick = position.ticks.count
    if tick < index.starts[item] { return before[item] }
    if tick >= index.ends[item] { return after[item] }
    return writers[item].effect(at: position, over: base[item]) ?? base[item]
  }
}
