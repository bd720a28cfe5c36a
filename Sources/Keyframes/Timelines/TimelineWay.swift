/// The way of a playhead through some time, for which events are looked up: an ``EventInterval``
/// in plain ticks.
struct TimelineWay {
  var from: Int64
  var to: Int64
  var includesStart: Bool
  var isForwards: Bool
  /// Whether a stretch that alone is played begins where the way does, or ends where it does.
  ///
  /// An iteration that ends there is none of its own: what comes before is not played, and what
  /// ends there ends with all the rest.
  var enters = false
  var leaves = false
  /// Whether the playhead has come to where the way begins from the same side and turns round.
  var turns = false

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

  /// One tick on the way.
  var step: Int64 { isForwards ? 1 : -1 }

  /// The first tick on the way.
  var first: Int64 { includesStart ? from : from + step }

  /// The tick that follows another one on the way.
  func after(_ tick: Int64) -> Int64 { tick + step }

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

  /// The part of the way within a stretch that alone is played, or nothing.
  func clipped(low: Int64, high: Int64) -> TimelineWay? {
    var way = self
    let (near, far) = isForwards ? (low, high) : (high, low)
    if isNotAfter(first, near) {
      (way.from, way.includesStart, way.enters, way.turns) = (near, true, true, false)
    }
    if isNotAfter(far, to) { (way.to, way.leaves) = (far, true) }
    return way.isNotAfter(way.first, way.to) ? way : nil
  }

  /// The first tick not before another one at which a stretch is entered or left.
  func edge(from cursor: Int64) -> Int64? {
    if enters, isNotAfter(cursor, from) { return from }
    return leaves && isNotAfter(cursor, to) ? to : nil
  }

  /// The way without its ends where a stretch is entered or left there, or nothing.
  var withoutEdges: TimelineWay? {
    var way = self
    if enters { way.includesStart = false }
    if leaves { way.to -= step }
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

  /// Whether something is told at a tick, in which the end of the iteration has a place.
  func tells(_ record: TimelineEventRecord, at tick: Int64, _ place: TimelineInstant) -> Bool {
    let isLast = record.place.high == place.high
    return switch lastInstant {
    case .whole: true
    case .beforeEnd(let last): tick != last || !isLast || record.rank == 0
    case .afterEnd: isLast && record.rank > 1
    }
  }

  func inside(_ tick: Int64) -> Int64 { isFlipped ? offset - tick : tick - offset }

  func outside(_ tick: Int64) -> Int64 { isFlipped ? offset - tick : tick + offset }

  var wayInside: TimelineWay {
    var inside = TimelineWay(
      from: inside(way.from), to: inside(way.to), includesStart: way.includesStart,
      isForwards: way.isForwards != isFlipped)
    (inside.enters, inside.leaves, inside.turns) = (way.enters, way.leaves, way.turns)
    return inside
  }
}
