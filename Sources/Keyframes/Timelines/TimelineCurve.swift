/// A stretch of a way over which a playhead inside is moved one way only by a rate or a curve.
struct TimelineCurve {
  let map: TimeMap
  /// The stretch, seen from outside.
  let way: TimelineWay
  /// The way inside.
  let wayInside: TimelineWay

  /// - Parameters:
  ///   - map: A rate or a curve.
  ///   - way: The stretch, which lies within the length of the map.
  ///   - isTurn: Whether the playhead inside turns round at the start of the stretch.
  init?(_ map: TimeMap, _ way: TimelineWay, isTurn: Bool = false) {
    guard way.isNotAfter(way.first, way.to) else { return nil }
    self.map = map
    self.way = way
    let edge = way.isForwards ? 0 : map.outer.finite?.count ?? .max
    let isEdge = way.includesStart && way.from == edge
    let isInner = way.includesStart && !isEdge && !isTurn
    // What falls onto the first tick lies after where the playhead stood a tick before.
    let from = map.tick(at: isInner ? way.from - (way.isForwards ? 1 : -1) : way.from)
    let to = map.tick(at: way.to)
    let isForwards = from == to ? way.isForwards : from < to
    wayInside = TimelineWay(
      // At the edge all that comes before is passed at once.
      from: isEdge ? (isForwards ? Int64.min / 2 : .max / 2) : from, to: to,
      includesStart: way.includesStart && !isInner, isForwards: isForwards)
  }

  /// The first tick inside that has not been passed before a tick outside.
  func firstInside(_ cursor: Int64) -> Int64 {
    guard way.isNotAfter(way.after(way.first), cursor) else { return wayInside.first }
    let before = way.isForwards ? cursor - 1 : cursor + 1
    return wayInside.after(map.tick(at: before))
  }

  /// The first tick outside, not before another one, at which the playhead inside has come to a
  /// tick.
  func outside(_ inside: Int64, from cursor: Int64) -> Int64? {
    let start = way.isNotAfter(cursor, way.first) ? way.first : cursor
    guard way.isNotAfter(start, way.to) else { return nil }
    if wayInside.isNotAfter(inside, map.tick(at: start)) { return start }
    guard wayInside.isNotAfter(inside, map.tick(at: way.to)) else { return nil }
    // The playhead has not come there at the first one and has at the second.
    var (open, closed) = (start, way.to)
    while abs(Int128(closed) - Int128(open)) > 1 {
      let middle = Int64((Int128(open) + Int128(closed)) / 2)
      if wayInside.isNotAfter(inside, map.tick(at: middle)) {
        closed = middle
      } else {
        open = middle
      }
    }
    return closed
  }
}

extension TimeMap {
  /// The position inside, within the content.
  fileprivate func tick(at tick: Int64) -> Int64 {
    Swift.max(0, Swift.min(inside(.at(Ticks(tick))).ticks.count, inner.finite?.count ?? .max))
  }

  /// Visits the stretches of a way over which a rate or a curve moves the playhead one way, from
  /// a tick on.
  func forEachCurve(
    _ way: TimelineWay, from cursor: Int64, turns: [Int64], _ body: (TimelineCurve) -> Void
  ) {
    switch kind {
    case .scaled, .warped:
      guard var rest = way.clipped(low: 0, high: outer.finite?.count ?? Ticks.max.count) else {
        return
      }
      var isTurn = false
      for turn in way.isForwards ? turns : turns.reversed() {
        guard rest.isNotAfter(rest.first, turn), turn != rest.to, rest.isNotAfter(turn, rest.to)
        else { continue }
        var part = rest
        part.to = turn
        if way.isNotAfter(cursor, turn), let curve = TimelineCurve(self, part, isTurn: isTurn) {
          body(curve)
        }
        (rest.from, rest.includesStart, isTurn) = (turn, true, true)
      }
      if let curve = TimelineCurve(self, rest, isTurn: isTurn) { body(curve) }
    case .delayed, .reversed, .repeated, .trimmed: return
    }
  }

  /// The ticks at which a curve turns the playhead round, rising.
  ///
  /// Found among a thousand samples and from there to the tick; turns that lie closer together
  /// than these are not told apart.
  func turns() -> [Int64] {
    guard case .warped = kind, case .finite(let length) = outer, length.count > 2 else { return [] }
    let count = Swift.min(1024, length.count)
    let samples = (0...count).map { Int64(Int128(length.count) * Int128($0) / Int128(count)) }
    let values = samples.map { tick(at: $0) }
    var turns: [Int64] = []
    var rising: Bool?
    for index in 1..<values.count where values[index] != values[index - 1] {
      let rises = values[index] > values[index - 1]
      if let rising, rising != rises {
        turns.append(extreme(from: samples[Swift.max(index - 2, 0)], to: samples[index], rising))
      }
      rising = rises
    }
    return turns
  }

  private func extreme(from start: Int64, to end: Int64, _ isHighest: Bool) -> Int64 {
    var (low, high) = (start, end)
    while high - low > 2 {
      let third = (high - low) / 3
      let (left, right) = (low + third, high - third)
      let (first, second) = (tick(at: left), tick(at: right))
      if isHighest ? first < second : first > second { low = left } else { high = right }
    }
    let middle = low + (high - low) / 2
    return middle
  }
}
