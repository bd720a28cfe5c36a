/// A stretch of a way over which a playhead inside is moved one way only by a rate or a curve.
struct TimelineCurve {
  let map: TimeMap
  /// Which of the stretches between the turns it is.
  let number: Int
  /// The stretch, seen from outside.
  let way: TimelineWay
  /// The way inside.
  let wayInside: TimelineWay
  /// Whether the playhead inside turns round where the stretch begins, or where it ends.
  let turnsAtStart: Bool
  let turnsAtEnd: Bool

  /// A stretch of the way through content that runs at a rate.
  init?(_ map: TimeMap, rate way: TimelineWay) {
    self.init(
      map, number: 0, way, isRising: true, edge: nil, turnsAtStart: false, turnsAtEnd: false)
  }

  fileprivate init?(
    _ map: TimeMap, number: Int, _ way: TimelineWay, isRising: Bool, edge: Int64?,
    turnsAtStart: Bool, turnsAtEnd: Bool
  ) {
    guard way.isNotAfter(way.first, way.to) else { return nil }
    self.map = map
    self.number = number
    self.way = way
    self.turnsAtStart = turnsAtStart
    self.turnsAtEnd = turnsAtEnd
    // What falls onto the first tick lies after where the playhead stood a tick before.
    let isInner = way.includesStart && !way.enters && !turnsAtStart && !way.turns
    let from = map.tick(at: isInner ? way.from - way.step : way.from)
    let to = map.tick(at: way.to)
    var inside = TimelineWay(
      from: edge ?? from, to: to, includesStart: way.includesStart && !isInner,
      isForwards: way.isForwards == isRising)
    inside.enters = way.enters
    inside.turns = turnsAtStart || way.turns
    inside.leaves = way.leaves && map.tick(at: way.to - way.step) != to
    wayInside = inside
  }

  /// Whether the end of the content is passed where the stretch begins, up to where it stands.
  var skipsToStart: Bool { way.enters && wayInside.from != map.tick(at: way.from) }

  /// The first tick inside that has not been passed before a tick outside.
  func firstInside(_ cursor: Int64) -> Int64 {
    guard way.isNotAfter(way.after(way.first), cursor) else { return wayInside.first }
    return wayInside.after(map.tick(at: cursor - way.step))
  }

  /// Where the playhead inside stood before a tick outside.
  func before(_ tick: Int64) -> Int64 {
    guard way.includesStart, tick == way.from else { return map.tick(at: tick - way.step) }
    return wayInside.includesStart ? wayInside.from - wayInside.step : wayInside.from
  }

  /// How many ticks inside are met within one outside; at a turn the place from which the playhead
  /// goes on counts once more, as the last.
  func parts(of tick: Int64) -> Int64 {
    abs(map.tick(at: tick) - before(tick)) + (turnsAtEnd && tick == way.to ? 1 : 0)
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

// MARK: - Turns

/// Where a curve turns the playhead inside round, and which way it moves it in between.
struct TimelineTurns {
  /// The ticks at which it turns, rising; each the first at which the playhead stands there.
  private(set) var ticks: [Int64] = []
  /// Whether the playhead rises before the first of them.
  private(set) var risesFirst = true

  /// Found among a thousand samples and from there to the tick; turns that lie closer together
  /// than these are not told apart.
  init(of map: TimeMap) {
    guard case .warped = map.kind, case .finite(let length) = map.outer, length.count > 0 else {
      return
    }
    let count = min(1024, length.count)
    let samples = (0...count).map { Int64(Int128(length.count) * Int128($0) / Int128(count)) }
    let values = samples.map { map.tick(at: $0) }
    var rising: Bool?
    var lastChange = 0
    for index in 1..<values.count where values[index] != values[index - 1] {
      let rises = values[index] > values[index - 1]
      if let rising {
        if rising != rises {
          let (low, high) = (samples[max(lastChange - 1, 0)], samples[index])
          ticks.append(TimelineTurns.extreme(of: map, from: low, to: high, isHighest: rising))
        }
      } else {
        risesFirst = rises
      }
      rising = rises
      lastChange = index
    }
  }

  /// The number of the stretch between two turns that a playhead is in when it comes to a tick,
  /// or when it goes on from there.
  func stretch(at tick: Int64, arriving: Bool, isForwards: Bool) -> Int {
    let takesTurn = isForwards != arriving
    return ticks.count { takesTurn ? $0 <= tick : $0 < tick }
  }

  func rises(inStretch number: Int) -> Bool { number % 2 == 0 ? risesFirst : !risesFirst }

  /// The first tick at which a map that rises and then falls, or the other way round, stands
  /// farthest out.
  private static func extreme(
    of map: TimeMap, from start: Int64, to end: Int64, isHighest: Bool
  ) -> Int64 {
    func value(_ tick: Int64) -> Int64 { isHighest ? map.tick(at: tick) : -map.tick(at: tick) }
    var (low, high) = (start, end)
    while high - low > 2 {
      let third = (high - low) / 3
      let (left, right) = (low + third, high - third)
      let (first, second) = (value(left), value(right))
      if first < second { low = left + 1 } else { high = second < first ? right - 1 : right }
    }
    let farthest = max(value(low), value(low + (high - low) / 2), value(high))
    // The first tick of those that stand there.
    (low, high) = (start, high)
    while low < high {
      let middle = low + (high - low) / 2
      if value(middle) >= farthest { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TimeMap {
  /// The position inside; where a curve moves it, within the content.
  func tick(at tick: Int64) -> Int64 {
    let inside = inside(.at(Ticks(tick))).ticks.count
    guard case .warped = kind else { return inside }
    return Swift.max(0, Swift.min(inside, inner.finite?.count ?? .max))
  }

  /// Visits the stretches of a way over which a rate or a curve moves the playhead one way, from
  /// a tick on, in the order of the way, until `body` answers false.
  func forEachCurve(
    _ way: TimelineWay, from cursor: Int64, turns: TimelineTurns, _ body: (TimelineCurve) -> Bool
  ) {
    switch kind {
    case .scaled:
      if let curve = TimelineCurve(self, rate: way) { _ = body(curve) }
    case .warped:
      guard case .finite(let length) = outer, let played = way.clipped(low: 0, high: length.count)
      else { return }
      forEachStretch(of: played, from: cursor, turns: turns, body)
    case .delayed, .reversed, .repeated, .trimmed: return
    }
  }

  private func forEachStretch(
    of played: TimelineWay, from cursor: Int64, turns: TimelineTurns,
    _ body: (TimelineCurve) -> Bool
  ) {
    let isForwards = played.isForwards
    let last = turns.stretch(at: played.to, arriving: played.leaves, isForwards: isForwards)
    var number = turns.stretch(
      at: played.first, arriving: !played.enters, isForwards: isForwards)
    let isAtEdge =
      played.enters && played.from == (isForwards ? 0 : outer.finite?.count ?? .max)
    // At the edge what lies before where the curve begins is passed at once.
    var edge: Int64? =
      isAtEdge && turns.rises(inStretch: number) ? (isForwards ? 0 : inner.finite?.count) : nil
    var rest = played
    var turnsAtStart = false
    while true {
      var part = rest
      let turnsAtEnd = isForwards ? number < last : number > last
      if turnsAtEnd {
        part.to = turns.ticks[isForwards ? number : number - 1]
        part.leaves = false
      }
      if played.isNotAfter(cursor, part.to),
        let curve = TimelineCurve(
          self, number: number, part, isRising: turns.rises(inStretch: number), edge: edge,
          turnsAtStart: turnsAtStart, turnsAtEnd: turnsAtEnd),
        !body(curve)
      {
        return
      }
      guard turnsAtEnd else { return }
      rest.from = part.to
      (rest.includesStart, rest.enters, rest.turns) = (true, false, false)
      (turnsAtStart, edge) = (true, nil)
      number += isForwards ? 1 : -1
    }
  }
}
