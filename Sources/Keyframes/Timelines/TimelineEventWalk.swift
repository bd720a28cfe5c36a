/// Looks up the events on a way through a timeline, instant by instant.
///
/// Two questions are asked down the tree: which is the next instant at which something happens,
/// and what happens at it. Each group translates them into the time of its content.
struct TimelineEventWalk<Subject: Sendable> {
  let map: TimelineEventMap<Subject>
  let detail: EventDetail

  /// An event with what decides its place at its instant.
  struct Record {
    var kind: PlaybackEvent.Kind
    var member: Int
    /// For several iterations the end of the first one.
    var first: Int64
    /// Instants inside that fall onto one outside come one after the other.
    var step: Int
    /// Ends, ends of iterations, marks, begins.
    var rank: Int
    var order: (Int, Int, Int)

    static func < (left: Record, right: Record) -> Bool {
      (left.step, left.rank, left.order.0, left.order.1, left.order.2)
        < (right.step, right.rank, right.order.0, right.order.1, right.order.2)
    }
  }

  /// Hands over the events until there are no more or `visit` answers false.
  func visit(_ way: TimelineWay, _ visit: (Int64, Record) -> Bool) {
    var cursor = way.first
    var records: [Record] = []
    while let instant = next(content: 0, way, from: cursor) {
      records.removeAll(keepingCapacity: true)
      gather(content: 0, way, at: instant, step: 0, into: &records)
      records.sort { $0 < $1 }
      for record in records where !visit(instant, record) { return }
      cursor = way.after(instant)
    }
  }
}

// MARK: - The next instant

extension TimelineEventWalk {
  /// The first instant of a domain's content on a way, not before a tick.
  private func next(content number: Int, _ way: TimelineWay, from cursor: Int64) -> Int64? {
    guard way.isNotAfter(cursor, way.to) else { return nil }
    let domain = map.domains[number]
    var next = domain.nextMoment(way, from: cursor)
    forEachActive(domain.loopIndex, way, from: cursor) { item in
      next = way.nearer(next, domain.loops[item].next(way, from: cursor, detail))
    }
    forEachActive(domain.childIndex, way, from: cursor) { item in
      let child = domain.children[item]
      let piece = TimelinePiece(way: way, offset: map.domains[child].begin, isFlipped: false)
      let inside = self.next(
        child, map.domains[child].maps.count, piece.wayInside, from: piece.inside(cursor))
      next = way.nearer(next, inside.map { piece.outside($0) })
    }
    return next
  }

  /// The first instant seen through the innermost maps of a domain.
  private func next(
    _ number: Int, _ maps: Int, _ way: TimelineWay, from cursor: Int64
  ) -> Int64? {
    guard maps > 0 else { return next(content: number, way, from: cursor) }
    guard way.isNotAfter(cursor, way.to) else { return nil }
    let domain = map.domains[number]
    let map = domain.maps[maps - 1]
    var next: Int64?
    map.forEachCurve(way, from: cursor, turns: domain.turns[maps - 1]) { curve in
      guard next == nil,
        let inside = self.next(number, maps - 1, curve.wayInside, from: curve.firstInside(cursor))
      else { return }
      next = curve.outside(inside, from: cursor)
    }
    map.forEachPiece(way, from: cursor, detail) { piece in
      let cursor = way.isNotAfter(cursor, piece.way.first) ? piece.way.first : cursor
      guard way.isNotAfter(cursor, piece.way.to) else { return }
      let inside = self.next(number, maps - 1, piece.wayInside, from: piece.inside(cursor))
      next = way.nearer(next, inside.map { piece.outside($0) })
    }
    return way.nearer(next, map.iterations(way, from: cursor, detail)?.tick)
  }

  private func forEachActive(
    _ index: TimelineIndex, _ way: TimelineWay, from cursor: Int64, _ body: (Int) -> Void
  ) {
    guard index.count > 0 else { return }
    let (low, high) = way.isForwards ? (cursor, way.to) : (way.to, cursor)
    index.forEach(from: low, through: high, body)
  }
}

// MARK: - What happens at an instant

extension TimelineEventWalk {
  private func gather(
    content number: Int, _ way: TimelineWay, at instant: Int64, step: Int,
    into records: inout [Record]
  ) {
    let domain = map.domains[number]
    domain.forEachMoment(at: instant) { moment in
      records.append(record(of: moment, way, step: step))
    }
    forEachActive(domain.loopIndex, way, from: instant) { item in
      let loop = domain.loops[item]
      if let event = loop.event(way, at: instant, detail) {
        records.append(iterations(event, of: loop.member, step: step))
      }
    }
    var found: [Record] = []
    forEachActive(domain.childIndex, way, from: instant) { item in
      let child = domain.children[item]
      let piece = TimelinePiece(way: way, offset: map.domains[child].begin, isFlipped: false)
      let start = found.count
      gather(
        child, map.domains[child].maps.count, piece.wayInside, at: piece.inside(instant),
        step: step, into: &found)
      for index in start..<found.count { found[index].first = piece.outside(found[index].first) }
    }
    records.append(contentsOf: found)
  }

  private func gather(
    _ number: Int, _ maps: Int, _ way: TimelineWay, at instant: Int64, step: Int,
    into records: inout [Record]
  ) {
    guard maps > 0 else {
      gather(content: number, way, at: instant, step: step, into: &records)
      return
    }
    guard way.contains(instant) else { return }
    let domain = map.domains[number]
    let map = domain.maps[maps - 1]
    var found: [Record] = []
    map.forEachCurve(way, from: instant, turns: domain.turns[maps - 1]) { curve in
      var step = step
      var cursor = curve.firstInside(instant)
      while let inside = next(number, maps - 1, curve.wayInside, from: cursor),
        curve.outside(inside, from: instant) == instant
      {
        let start = found.count
        gather(number, maps - 1, curve.wayInside, at: inside, step: step, into: &found)
        for index in start..<found.count {
          found[index].first = curve.outside(found[index].first, from: way.first) ?? instant
        }
        cursor = curve.wayInside.after(inside)
        step += 1
      }
    }
    map.forEachPiece(way, from: instant, detail) { piece in
      guard piece.way.contains(instant) else { return }
      let start = found.count
      gather(
        number, maps - 1, piece.wayInside, at: piece.inside(instant), step: step, into: &found)
      for index in start..<found.count { found[index].first = piece.outside(found[index].first) }
      let told = found[start...].filter { piece.tells(rank: $0.rank, at: instant) }
      found.replaceSubrange(start..., with: told)
    }
    records.append(contentsOf: found)
    if let event = map.iterations(way, from: instant, detail), event.tick == instant {
      records.append(iterations(event, of: domain.member, step: step))
    }
  }

  private func record(
    of moment: TimelineEventMap<Subject>.Moment, _ way: TimelineWay, step: Int
  ) -> Record {
    let member = map.members[moment.member]
    let isEntrance = (moment.kind == .start) == way.isForwards
    var record = Record(
      kind: .reached, member: moment.member, first: moment.tick, step: step, rank: 2,
      order: (moment.member, 0, 0))
    if moment.kind == .mark { return record }
    if isEntrance {
      record.kind = .began
      record.rank = 3
    } else if moment.isInstant {
      // Begins and ends at once: the end follows when all inside have ended.
      record.kind = .ended
      record.rank = 3
      record.order = (member.last, 1, -moment.member)
    } else {
      record.kind = .ended
      record.rank = 0
      record.order = (member.postorder, 0, 0)
    }
    return record
  }

  private func iterations(_ event: TimelineIterations, of member: Int, step: Int) -> Record {
    Record(
      kind: .iterationsEnded(event.numbers), member: member, first: event.first, step: step,
      rank: 1, order: (map.members[member].postorder, 0, 0))
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
