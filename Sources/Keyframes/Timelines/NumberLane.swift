/// A lane of numbers as plain data: which items go from one number to another, straight or by an
/// easing, and in which order all of them begin and end.
///
/// Times are ticks in doubles, which are exact below 2^53: eleven days. Items that reach beyond
/// that, and those of other clips, are left to the clips.
final class NumberLane: Sendable {
  let source: TimelineLane<Double>
  /// One an item; nothing where its clip has to be asked.
  let lines: [NumberLine?]
  let easings: EasingTable
  /// The items in the order in which they end, and the ticks at which they do.
  let itemsByEnd: [Int]
  let ends: [Int64]
  /// How many items run at once at most.
  let peak: Int

  init(_ source: TimelineLane<Double>) {
    self.source = source
    var easings = EasingTable()
    lines = source.writers.indices.map { NumberLine($0, of: source, &easings) }
    self.easings = easings
    let itemEnds = source.index.ends
    itemsByEnd = itemEnds.indices.sorted { (itemEnds[$0], $0) < (itemEnds[$1], $1) }
    ends = itemsByEnd.map { itemEnds[$0] }
    var (running, ended, peak) = (0, 0, 0)
    for start in source.index.starts {
      while ended < ends.count, ends[ended] <= start { (running, ended) = (running - 1, ended + 1) }
      running += 1
      peak = max(peak, running)
    }
    self.peak = peak
  }

  /// How many have ended at a tick.
  func ended(at tick: Int64) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= tick { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A time in which every tick and every difference to others like it is exact.
  static func exact(_ time: Ticks) -> Double? {
    abs(time.count) < 1 << 52 ? Double(time.count) : nil
  }
}

/// An item that goes from one number to another while it runs.
struct NumberLine: Sendable {
  /// Where the progress is 0, and how many ticks it takes to 1.
  let origin: Double
  let length: Double
  let course: NumberCourse
  /// The number of its easing; 0 for a straight one.
  let easing: Int

  /// A writer as a line, or nothing for other clips.
  init?(_ item: Int, of lane: TimelineLane<Double>, _ easings: inout EasingTable) {
    let writer = lane.writers[item]
    let clip = writer.clip
    let (track, timing) = (clip.track, clip.forwardTiming)
    guard !clip.isReversed, !track.isReversed, writer.hidesUnderlying,
      timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
      case .finite(let length) = timing.durationTicks, length > .zero,
      let exactLength = NumberLane.exact(length),
      let origin = NumberLane.exact(writer.begin + timing.delayTicks),
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
    } else {
      easing = 0
    }
    self.origin = origin
    self.length = exactLength
  }

  /// The value at a tick within its stretch, or nothing where its easing leads beyond the ends.
  @inline(__always)
  func value(at tick: Double, _ easings: EasingTable) -> Double? {
    let eased = easings.value(of: easing, at: (tick - origin) / length, before: false)
    return eased >= 0 && eased < 1 ? course.innerValue(at: eased) : nil
  }
}
