/// The way of a playhead through some time, for which events are looked up: an ``EventInterval``
/// in plain ticks.
struct TimelineWay {
  var from: Int64
  var to: Int64
  var includesStart: Bool
  var isForwards: Bool

  init(from: Int64, to: Int64, includesStart: Bool, isForwards: Bool) {
    self.from = from
    self.to = to
    self.includesStart = includesStart
    self.isForwards = isForwards
  }

  init(_ interval: EventInterval) {
    from = interval.startTicks.count
    to = interval.endTicks.count
    includesStart = interval.includesStart
    isForwards = interval.direction == .forwards
  }

  var interval: EventInterval {
    EventInterval(
      fromTick: Ticks(from), to: Ticks(to), includingStart: includesStart,
      direction: isForwards ? .forwards : .backwards)
  }

  /// The first tick on the way.
  var first: Int64 { includesStart ? from : after(from) }

  /// The tick that follows another one on the way.
  func after(_ tick: Int64) -> Int64 { isForwards ? tick + 1 : tick - 1 }

  /// Whether a tick comes no later on the way than another one.
  func isNotAfter(_ tick: Int64, _ other: Int64) -> Bool {
    isForwards ? tick <= other : tick >= other
  }

  func contains(_ tick: Int64) -> Bool { isNotAfter(first, tick) && isNotAfter(tick, to) }

  /// The one of two ticks that comes first.
  func nearer(_ tick: Int64?, _ other: Int64?) -> Int64? {
    guard let tick else { return other }
    guard let other else { return tick }
    return isNotAfter(tick, other) ? tick : other
  }

  /// The part of the way within some ticks, both included, or nothing.
  func clipped(low: Int64, high: Int64) -> TimelineWay? {
    var way = self
    let (near, far) = isForwards ? (low, high) : (high, low)
    if isNotAfter(first, near) { (way.from, way.includesStart) = (near, true) }
    if isNotAfter(far, to) { way.to = far }
    return way.isNotAfter(way.first, way.to) ? way : nil
  }
}

/// A stretch of a way over which a playhead inside moves evenly with the one outside: to and fro,
/// or against it.
struct TimelinePiece {
  /// The stretch, seen from outside.
  var way: TimelineWay
  /// Where the time inside is zero, or what it is at zero where it runs against.
  var offset: Int64
  var isFlipped: Bool
  /// What it tells at the last tick of an iteration, where the end of that stands between.
  var lastInstant = LastInstant.whole

  enum LastInstant {
    /// Everything.
    case whole
    /// Only what comes before the end of the iteration.
    case beforeEnd(Int64)
    /// Only what comes after it.
    case afterEnd
  }

  /// Whether something of a rank is told at a tick.
  func tells(rank: Int, at tick: Int64) -> Bool {
    switch lastInstant {
    case .whole: true
    case .beforeEnd(let last): tick != last || rank == 0
    case .afterEnd: rank > 1
    }
  }

  func inside(_ tick: Int64) -> Int64 { isFlipped ? offset - tick : tick - offset }

  func outside(_ tick: Int64) -> Int64 { isFlipped ? offset - tick : tick + offset }

  var wayInside: TimelineWay {
    TimelineWay(
      from: inside(way.from), to: inside(way.to), includesStart: way.includesStart,
      isForwards: way.isForwards != isFlipped)
  }
}
