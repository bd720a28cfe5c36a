/// The items of a lane that run straight from one number to another, as plain numbers: evaluated
/// four at a time, with the bits that their clips give.
///
/// Times are ticks in doubles, which are exact below 2^53: eleven days. Blocks with an item that
/// is no straight line or reaches beyond that are left to the clips.
struct TimelineRamps: Sendable {
  /// Four items.
  struct Four: Sendable {
    /// The first tick at which the value runs, and the first after.
    var start = SIMD4<Double>(repeating: .infinity)
    var end = SIMD4<Double>(repeating: .infinity)
    /// Where the progress is 0, and how many ticks it takes to 1.
    var origin = SIMD4<Double>(repeating: 0)
    var length = SIMD4<Double>(repeating: 1)
    var from = SIMD4<Double>(repeating: 0)
    var to = SIMD4<Double>(repeating: 0)
    var before = SIMD4<Double>(repeating: 0)
    var after = SIMD4<Double>(repeating: 0)
  }

  /// Two of them a block; empty where there is no straight block at all.
  private(set) var fours: [Four] = []
  /// For each block whether all of its items are straight.
  private(set) var isStraight: [Bool] = []

  init(_ lane: TimelineLane<Double>) {
    let blocks = lane.index.blockEnds.count
    isStraight = (0..<blocks).map { block in
      let items = lane.index.items(ofBlock: block)
      return items.count == TimelineIndex.blockSize
        && items.allSatisfy { TimelineRamps.isStraight(lane.writers[$0]) }
    }
    guard isStraight.contains(true) else { return }
    fours = Array(repeating: Four(), count: blocks * 2)
    for block in 0..<blocks where isStraight[block] {
      for (place, item) in lane.index.items(ofBlock: block).enumerated() {
        fours[block * 2 + place / 4].set(place % 4, to: item, of: lane)
      }
    }
  }

  private static func isStraight(_ writer: TimelineWriter<Double>) -> Bool {
    let clip = writer.clip
    let (track, timing) = (clip.track, clip.forwardTiming)
    guard !clip.isReversed, !track.isReversed, clip.hidesUnderlying,
      timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
      !timing.isEased, case .finite(let length) = timing.durationTicks,
      length > .zero, exact(length) != nil,
      exact(writer.begin + timing.delayTicks) != nil,
      track.keyframes.count == 2, track.keyframes[0].offset == 0, track.keyframes[1].offset == 1,
      track.keyframes[0].easing == .linear, track.keyframes[0].interpolation == .linear
    else { return false }
    let (from, to) = (track.keyframes[0].value, track.keyframes[1].value)
    // A negative zero and a difference beyond the range take another way than the plain formula.
    return (to - from).isFinite && !(from == 0 && from.sign == .minus)
      && !(to == 0 && to.sign == .minus)
  }

  /// A time in which every tick and every difference to others like it is exact.
  static func exact(_ time: Ticks) -> Double? {
    abs(time.count) < 1 << 52 ? Double(time.count) : nil
  }
}

extension TimelineRamps.Four {
  fileprivate mutating func set(_ place: Int, to item: Int, of lane: TimelineLane<Double>) {
    let writer = lane.writers[item]
    let timing = writer.clip.forwardTiming
    start[place] = Double(lane.index.starts[item])
    end[place] = lane.index.ends[item] == .max ? .infinity : Double(lane.index.ends[item])
    origin[place] = Double((writer.begin + timing.delayTicks).count)
    length[place] = Double(timing.durationTicks.finite?.count ?? 1)
    from[place] = writer.clip.track.keyframes[0].value
    to[place] = writer.clip.track.keyframes[1].value
    before[place] = lane.before[item]
    after[place] = lane.after[item]
  }

  /// The four values at a tick: the formula of the tracks, in four lanes.
  @inline(__always)
  func values(at tick: Double) -> SIMD4<Double> {
    let progress = (tick - origin) / length
    let isEarly = progress .< 0.5
    let weight = (progress - 1).replacing(with: progress, where: isEarly)
    var value = to.replacing(with: from, where: isEarly) + (to - from) * weight
    value.replace(with: after, where: SIMD4<Double>(repeating: tick) .>= end)
    value.replace(with: before, where: SIMD4<Double>(repeating: tick) .< start)
    return value
  }
}
