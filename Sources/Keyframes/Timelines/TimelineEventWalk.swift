/// Looks up the events on a way through a timeline, instant by instant.
///
/// Two questions are asked down the tree: which is the next instant at which something happens,
/// and what happens at it. Each group translates them into the time of its content.
struct TimelineEventWalk<Subject: Sendable> {
  let map: TimelineEventMap<Subject>
  let scope: TimelineEventScope
  /// The run of which what it stands for is looked up.
  var run: TimelineRun?

  /// Hands over the events until there are no more or `visit` answers false.
  func visit(_ way: TimelineWay, _ visit: (Int64, TimelineEventRecord) -> Bool) {
    let end = map.length.finite?.count ?? Ticks.max.count
    guard let way = way.clipped(low: 0, high: end) else { return }
    var cursor = way.first
    var records: [TimelineEventRecord] = []
    while let instant = next(way, from: cursor) {
      records.removeAll(keepingCapacity: true)
      let window = TimelineWindow(low: 0, high: end)
      if let meeting = window.meeting(.passing, at: instant, isForwards: way.isForwards) {
        gather(content: 0, way, at: instant, meeting, .whole, into: &records)
      }
      records.sort { $0 < $1 }
      for var record in records {
        // Only a run has begun before.
        if !record.isIterationEnd { record.first = instant }
        guard visit(instant, record) else { return }
      }
      cursor = way.after(instant)
    }
  }

  private func next(_ way: TimelineWay, from cursor: Int64) -> Int64? {
    way.nearer(way.edge(from: cursor), next(content: 0, way, from: cursor))
  }
}

// MARK: - The next instant

extension TimelineEventWalk {
  // These may name an instant too many, at which nothing turns out to happen, but never one too
  // few. Of the pieces of a way the first that has one is asked alone: if each group asked two,
  // groups in groups would ask two to the power of their depth.

  /// The first instant of a domain's content on a way, not before a tick.
  func next(content number: Int, _ way: TimelineWay, from cursor: Int64) -> Int64? {
    guard way.isNotAfter(cursor, way.to) else { return nil }
    let domain = map.domains[number]
    var next = domain.nextMoment(way, from: cursor)
    forEachActive(domain.loopIndex, way, from: cursor, to: next) { item in
      next = way.nearer(next, domain.loops[item].next(way, from: cursor, scope))
    }
    forEachActive(domain.childIndex, way, from: cursor, to: next) { item in
      let child = domain.children[item]
      let piece = TimelinePiece(way: way, offset: map.domains[child].begin, isFlipped: false)
      let inside = self.next(
        child, map.domains[child].maps.count, piece.wayInside, from: piece.inside(cursor))
      next = way.nearer(next, inside.map { piece.outside($0) })
    }
    return next
  }

  /// The first instant seen through the innermost maps of a domain.
  func next(_ number: Int, _ maps: Int, _ way: TimelineWay, from cursor: Int64) -> Int64? {
    guard maps > 0 else { return next(content: number, way, from: cursor) }
    guard way.isNotAfter(cursor, way.to) else { return nil }
    let domain = map.domains[number]
    let map = domain.maps[maps - 1]
    switch map.kind {
    case .scaled, .warped:
      var next: Int64?
      map.forEachCurve(way, from: cursor, turns: domain.turns[maps - 1]) { curve in
        next = self.next(number, maps - 1, through: curve, from: cursor)
        return next == nil
      }
      return next
    case .repeated:
      guard let rounds = TimelineRounds(map) else { return nil }
      let end = rounds.iterations(way, from: cursor, scope)?.tick
      guard end != cursor else { return cursor }
      var next: Int64?
      rounds.forEachPiece(way, from: cursor, scope) { _, piece in
        next = self.next(number, maps - 1, through: piece, from: cursor)
        return next == nil
      }
      return way.nearer(end, next)
    case .delayed, .reversed, .trimmed:
      return map.piece(way).flatMap { next(number, maps - 1, through: $0, from: cursor) }
    }
  }

  private func next(
    _ number: Int, _ maps: Int, through piece: TimelinePiece, from cursor: Int64
  ) -> Int64? {
    let way = piece.way
    let cursor = way.isNotAfter(cursor, way.first) ? way.first : cursor
    guard way.isNotAfter(cursor, way.to) else { return nil }
    let edge = way.edge(from: cursor)
    guard edge != cursor else { return edge }
    let inside = next(number, maps, piece.wayInside, from: piece.inside(cursor))
    return way.nearer(edge, inside.map { piece.outside($0) })
  }

  private func next(
    _ number: Int, _ maps: Int, through curve: TimelineCurve, from cursor: Int64
  ) -> Int64? {
    let way = curve.way
    let edge = way.edge(from: cursor)
    guard edge != cursor else { return edge }
    let inside = next(number, maps, curve.wayInside, from: curve.firstInside(cursor))
    return way.nearer(edge, inside.flatMap { curve.outside($0, from: cursor) })
  }

  /// Visits the stretches that are running on a way from a tick on, up to another one or the end.
  func forEachActive(
    _ index: TimelineIndex, _ way: TimelineWay, from cursor: Int64, to last: Int64?,
    _ body: (Int) -> Void
  ) {
    guard index.count > 0 else { return }
    let last = last ?? way.to
    let (low, high) = way.isForwards ? (cursor, last) : (last, cursor)
    index.forEach(from: low, through: high, body)
  }
}

// MARK: - Sorted data

extension TimelineEventMap.Domain {
  /// The place of the first moment not before a tick.
  private func place(of tick: Int64) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].tick < tick { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func nextMoment(_ way: TimelineWay, from cursor: Int64) -> Int64? {
    let place = way.isForwards ? place(of: cursor) : place(of: cursor + 1) - 1
    guard moments.indices.contains(place), way.isNotAfter(moments[place].tick, way.to) else {
      return nil
    }
    return moments[place].tick
  }

  func forEachMoment(at tick: Int64, _ body: (TimelineEventMap<Subject>.Moment) -> Void) {
    var place = place(of: tick)
    while place < moments.count, moments[place].tick == tick {
      body(moments[place])
      place += 1
    }
  }
}

extension TimelineIndex {
  /// Visits the stretches of which some tick lies between two, both included.
  func forEach(from low: Int64, through high: Int64, _ body: (Int) -> Void) {
    let begun = begun(at: high)
    var block = 0
    while block * TimelineIndex.blockSize < begun {
      if block % TimelineIndex.runSize == 0, runEnds[block / TimelineIndex.runSize] <= low {
        block += TimelineIndex.runSize
        continue
      }
      if blockEnds[block] > low {
        for item in items(ofBlock: block) where item < begun && ends[item] > low { body(item) }
      }
      block += 1
    }
  }
}
