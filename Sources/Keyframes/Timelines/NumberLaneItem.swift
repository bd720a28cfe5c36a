/// An item of a lane of numbers as plain data, all that a cursor needs of it side by side.
struct NumberLaneItem: Sendable {
  /// The way by which an item is evaluated while it runs.
  enum Kind: Sendable {
    /// A straight line, together with that of its neighbour.
    case straight
    /// A line with a curve as easing, together with that of its neighbour.
    case curved
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
  private(set) var kind: Kind

  init(_ item: Int, of lane: TimelineLane<Double>, _ easings: inout EasingTable) {
    start = lane.index.starts[item]
    end = lane.index.ends[item]
    before = lane.before[item]
    after = lane.after[item]
    let line = NumberLine(item, of: lane, &easings)
    self.line = line ?? .none
    guard let line else {
      kind = .asked
      return
    }
    kind = line.easing == 0 ? .straight : line.curve >= 0 ? .curved : .alone
  }

  /// Has the item evaluated by itself where that with its neighbour does not go.
  mutating func pair(with neighbour: NumberLaneItem?) {
    switch kind {
    case .straight where neighbour == nil: kind = .alone
    // A pair writes the slots of both, and the constant of one that runs in another pair is old.
    case .curved where neighbour == nil || neighbour?.kind == .straight: kind = .alone
    default: break
    }
  }

  @inline(__always)
  func isRunning(at tick: Int64) -> Bool { start <= tick && tick < end }

  /// The value at a tick at which it does not run.
  @inline(__always)
  func constant(at tick: Int64) -> Double { tick < start ? before : after }
}
