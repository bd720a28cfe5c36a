/// A lane of numbers as plain data: which items go from one number to another, straight or by an
/// easing, and in which order all of them begin and end.
///
/// Times are ticks in doubles, which are exact below 2^53: eleven days. Items that reach beyond
/// that, and those of other clips, are left to the clips.
final class NumberLane: Sendable {
  let source: TimelineLane<Double>
  let items: [NumberLaneItem]
  let easings: EasingTable
  /// The items in the order in which they end, and the ticks at which they do.
  let itemsByEnd: [Int]
  let ends: [Int64]
  /// How many items run at once at most.
  let peak: Int

  init(_ source: TimelineLane<Double>) {
    self.source = source
    var easings = EasingTable()
    var items = source.writers.indices.map { NumberLaneItem($0, of: source, &easings) }
    for item in items.indices {
      items[item].pair(with: item ^ 1 < items.count ? items[item ^ 1] : nil)
    }
    self.items = items
    self.easings = easings
    let itemEnds = source.index.ends
    itemsByEnd = itemEnds.indices.sorted { (itemEnds[$0], $0) < (itemEnds[$1], $1) }
    ends = itemsByEnd.map { itemEnds[$0] }
    // Items that never run end before they begin.
    let runningEnds = itemsByEnd.filter { items[$0].start < items[$0].end }.map { itemEnds[$0] }
    var (running, ended, peak) = (0, 0, 0)
    for item in items where item.start < item.end {
      while runningEnds[ended] <= item.start { (running, ended) = (running - 1, ended + 1) }
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
