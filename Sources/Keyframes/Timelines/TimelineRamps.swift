/// The items of a lane of numbers that go from one number to another, straight or by an easing, as
/// plain numbers: with the bits that their clips give, and without touching these.
///
/// Times are ticks in doubles, which are exact below 2^53: eleven days. Items that reach beyond
/// that, and those of other clips, are left to the clips.
struct TimelineRamps: Sendable {
  /// What the items of a block are.
  enum Kind: UInt8, Sendable {
    /// Eight straight lines, evaluated four at a time.
    case straight
    /// Lines of which some are eased.
    case eased
    /// Some are neither.
    case other
  }

  private(set) var kinds: [Kind] = []
  /// Two of them a block; empty where no block is straight.
  private(set) var fours: [Four] = []
  /// One an item; empty where no block is eased.
  private(set) var lines: [Line] = []
  private(set) var easings = EasingTable()
  /// The slot of the first item.
  let firstSlot: Int
  /// Whether all blocks are left to the clips.
  let isEmpty: Bool

  init(_ lane: TimelineLane<Double>) {
    firstSlot = lane.firstSlot
    let blocks = lane.index.blockEnds.indices
    var easings = EasingTable()
    let lines = lane.writers.indices.map { Line($0, of: lane, &easings) }
    let kinds = blocks.map { block -> Kind in
      let items = lane.index.items(ofBlock: block)
      guard items.allSatisfy({ lines[$0] != nil }) else { return .other }
      let isStraight = items.allSatisfy { lines[$0]?.easing == 0 }
      return isStraight && items.count == TimelineIndex.blockSize ? .straight : .eased
    }
    if kinds.contains(.eased) { self.lines = lines.map { $0 ?? Line() } }
    if kinds.contains(.straight) {
      fours = Array(repeating: Four(), count: blocks.count * 2)
      for block in blocks where kinds[block] == .straight {
        for (place, item) in lane.index.items(ofBlock: block).enumerated() {
          if let line = lines[item] { fours[block * 2 + place / 4].set(place % 4, to: line) }
        }
      }
    }
    isEmpty = kinds.allSatisfy { $0 == .other }
    self.kinds = kinds
    self.easings = easings
  }

  /// A time in which every tick and every difference to others like it is exact.
  static func exact(_ time: Ticks) -> Double? {
    abs(time.count) < 1 << 52 ? Double(time.count) : nil
  }
}

// MARK: - One line

extension TimelineRamps {
  /// An item.
  struct Line: Sendable {
    /// The first tick at which the value runs, and the first after.
    var start = 0.0
    var end = 0.0
    /// Where the progress is 0, and how many ticks it takes to 1.
    var origin = 0.0
    var length = 1.0
    var course = NumberCourse(from: 0, to: 0)
    var before = 0.0
    var after = 0.0
    /// The number of its easing.
    var easing = 0

    /// The value at a tick, or nothing where an easing leads beyond the ends.
    @inline(__always)
    func value(at tick: Double, _ easings: EasingTable) -> Double? {
      if tick < start { return before }
      if tick >= end { return after }
      let eased = easings.value(of: easing, at: (tick - origin) / length, before: false)
      return eased >= 0 && eased < 1 ? course.innerValue(at: eased) : nil
    }
  }
}

extension TimelineRamps.Line {
  /// A writer as a line, or nothing for other clips.
  fileprivate init?(_ item: Int, of lane: TimelineLane<Double>, _ easings: inout EasingTable) {
    let writer = lane.writers[item]
    let clip = writer.clip
    let (track, timing) = (clip.track, clip.forwardTiming)
    guard !clip.isReversed, !track.isReversed, writer.hidesUnderlying,
      timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
      case .finite(let length) = timing.durationTicks, length > .zero,
      let exactLength = TimelineRamps.exact(length),
      let origin = TimelineRamps.exact(writer.begin + timing.delayTicks),
      track.keyframes.count == 2, track.keyframes[0].offset == 0, track.keyframes[1].offset == 1,
      track.keyframes[0].interpolation == .linear
    else { return nil }
    course = NumberCourse(from: track.keyframes[0].value, to: track.keyframes[1].value)
    // A negative zero and a difference beyond the range take another way than the plain formula.
    guard course.isPlain else { return nil }
    let keyEasing = track.keyframes[0].easing
    if timing.isEased || keyEasing != .linear {
      // One of the two, and none that looks at the phase before the begin or after the end.
      guard !timing.isEased || keyEasing == .linear, timing.delayTicks >= .zero,
        timing.endDelayTicks >= .zero
      else { return nil }
      easing = easings.insert(timing.isEased ? timing.easing : keyEasing)
    }
    start = Double(lane.index.starts[item])
    end = lane.index.ends[item] == .max ? .infinity : Double(lane.index.ends[item])
    self.origin = origin
    self.length = exactLength
    before = lane.before[item]
    after = lane.after[item]
  }
}

// MARK: - Four straight lines

extension TimelineRamps {
  /// Four items.
  struct Four: Sendable {
    var origin = SIMD4<Double>(repeating: 0)
    var length = SIMD4<Double>(repeating: 1)
    var from = SIMD4<Double>(repeating: 0)
    var to = SIMD4<Double>(repeating: 0)
    var difference = SIMD4<Double>(repeating: 0)
    /// Between these all four run.
    var latestStart = -Double.infinity
    var earliestEnd = Double.infinity
    var start = SIMD4<Double>(repeating: .infinity)
    var end = SIMD4<Double>(repeating: .infinity)
    var before = SIMD4<Double>(repeating: 0)
    var after = SIMD4<Double>(repeating: 0)
  }
}

extension TimelineRamps.Four {
  fileprivate mutating func set(_ place: Int, to line: TimelineRamps.Line) {
    start[place] = line.start
    end[place] = line.end
    latestStart = max(latestStart, line.start)
    earliestEnd = min(earliestEnd, line.end)
    origin[place] = line.origin
    length[place] = line.length
    from[place] = line.course.from
    to[place] = line.course.to
    difference[place] = line.course.to - line.course.from
    before[place] = line.before
    after[place] = line.after
  }

  /// The four values at a tick: the formula of the tracks, in four lanes.
  @inline(__always)
  func values(at tick: Double) -> SIMD4<Double> {
    let progress = (tick - origin) / length
    let isEarly = progress .< 0.5
    let weight = (progress - 1).replacing(with: progress, where: isEarly)
    var value = to.replacing(with: from, where: isEarly) + difference * weight
    if tick >= latestStart, tick < earliestEnd { return value }
    value.replace(with: after, where: SIMD4<Double>(repeating: tick) .>= end)
    value.replace(with: before, where: SIMD4<Double>(repeating: tick) .< start)
    return value
  }
}
