/// An item of a lane of numbers as plain data, all that a cursor needs of it side by side.
struct NumberLaneItem: Sendable {
  /// The way by which an item is evaluated while it runs.
  enum Kind: UInt8, Sendable {
    /// A straight line, together with that of its neighbour.
    case paired
    /// A line by itself.
    case alone
    /// The clip has to be asked.
    case asked
  }

  /// The first tick at which it runs and the first after it.
  let start: Int64
  let end: Int64
  /// The constant values outside of these.
  let before: Double
  let after: Double
  /// Where it runs, but for one that is asked.
  let line: NumberLine
  let kind: Kind

  init(_ item: Int, of lane: TimelineLane<Double>, _ easings: inout EasingTable) {
    start = lane.index.starts[item]
    end = lane.index.ends[item]
    before = lane.before[item]
    after = lane.after[item]
    let line = NumberLine(item, of: lane, &easings)
    self.line = line ?? .none
    // The last of an odd number of items has no neighbour to be evaluated with.
    let isPaired = line?.easing == 0 && item | 1 < lane.writers.count
    kind = line == nil ? .asked : isPaired ? .paired : .alone
  }

  @inline(__always)
  func isRunning(at tick: Int64) -> Bool { start <= tick && tick < end }

  /// The value at a tick at which it does not run.
  @inline(__always)
  func constant(at tick: Int64) -> Double { tick < start ? before : after }
}
