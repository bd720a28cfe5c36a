import Keyframes

/// The moments that a film strip shows: the keys, and even steps between them.
enum StripMoments {
  /// So many moments of a window at most, in order: its ends, the keys as far as there is room, and
  /// steps between them, which are put on frames of the rate where that keeps their order.
  static func moments(
    in window: ClosedRange<Duration>, keys: [Duration], count: Int, rate: FrameRate
  ) -> [Duration] {
    let (start, end) = (window.lowerBound, window.upperBound)
    guard start < end, count > 1 else { return [start] }
    var fixed = [start, end]
    for key in keys.sorted() where window.contains(key) && !fixed.contains(key) {
      fixed.append(key)
    }
    fixed.sort()
    if fixed.count > count {
      // Too many keys: those nearest to even steps stand for all.
      return (0..<count).map { fixed[$0 * (fixed.count - 1) / (count - 1)] }
    }
    // Each further moment divides the gap whose pieces are the longest.
    var pieces = Array(repeating: 1, count: fixed.count - 1)
    func piece(_ gap: Int) -> Duration { (fixed[gap + 1] - fixed[gap]) / pieces[gap] }
    for _ in fixed.count..<max(count, fixed.count) {
      let longest = pieces.indices.max { piece($0) < piece($1) }!
      guard piece(longest) > .nanoseconds(1) else { break }
      pieces[longest] += 1
    }
    var moments: [Duration] = []
    for gap in pieces.indices {
      moments.append(fixed[gap])
      for index in 1..<max(pieces[gap], 1) {
        let even = fixed[gap] + (fixed[gap + 1] - fixed[gap]) * index / pieces[gap]
        let frame = rate.time(ofFrame: rate.frame(at: even + rate.time(ofFrame: 1) / 2))
        let isFree = frame > moments.last! && frame < fixed[gap + 1]
        moments.append(isFree ? frame : even)
      }
    }
    return moments + [end]
  }
}
