// What happens at an instant of a way.

extension TimelineEventWalk {
  typealias Records = [TimelineEventRecord]

  /// Adds what happens in the content of a domain when a playhead meets a tick of it.
  func gather(
    content number: Int, _ way: TimelineWay, at instant: Int64, _ meeting: TimelineMeeting,
    _ place: TimelineInstant, into records: inout Records
  ) {
    let domain = map.domains[number]
    if meeting == .passing {
      domain.forEachMoment(at: instant) { moment in
        records.append(record(of: moment, isForwards: way.isForwards, place))
      }
      forEachActive(domain.loopIndex, way, from: instant, to: instant) { item in
        let loop = domain.loops[item]
        if let event = loop.event(way, at: instant, scope) {
          records.append(iterations(event, of: loop.member, place))
        }
      }
    } else {
      for member in domain.inhabitants {
        gather(member, way, at: instant, meeting, place, into: &records)
      }
    }
    domain.childIndex.forEach(from: instant, through: instant) { item in
      let child = domain.children[item]
      let piece = TimelinePiece(way: way, offset: map.domains[child].begin, isFlipped: false)
      gather(child, map.domains[child].maps.count, piece, at: instant, meeting, place, &records)
    }
  }

  /// Adds what happens inside of a piece that runs evenly with the time outside.
  private func gather(
    _ number: Int, _ maps: Int, _ piece: TimelinePiece, at instant: Int64,
    _ meeting: TimelineMeeting, _ place: TimelineInstant, _ records: inout Records
  ) {
    let start = records.count
    gather(
      number, maps, piece.wayInside, at: piece.inside(instant), meeting, place, into: &records)
    for index in start..<records.count {
      records[index].first = piece.outside(records[index].first)
    }
    guard case .whole = piece.lastInstant else {
      let told = records[start...].filter { piece.tells($0, at: instant, place) }
      records.replaceSubrange(start..., with: told)
      return
    }
  }

  /// Adds what happens behind the innermost maps of a domain.
  private func gather(
    _ number: Int, _ maps: Int, _ way: TimelineWay, at instant: Int64,
    _ meeting: TimelineMeeting, _ place: TimelineInstant, into records: inout Records
  ) {
    guard maps > 0 else {
      gather(content: number, way, at: instant, meeting, place, into: &records)
      return
    }
    let map = self.map.domains[number].maps[maps - 1]
    var way = way
    if meeting == .resting || meeting == .touching {
      // It doesn't move any more.
      way = TimelineWay(
        from: instant, to: instant, includesStart: true, isForwards: way.isForwards)
      (way.enters, way.leaves) = (true, true)
    }
    switch map.kind {
    case .delayed, .reversed:
      if let piece = map.piece(way) {
        gather(number, maps - 1, piece, at: instant, meeting, place, &records)
      }
    case .trimmed:
      let window = TimelineWindow(low: 0, high: map.outer.finite?.count ?? .max)
      if let piece = map.piece(way),
        let inside = window.meeting(meeting, at: instant, isForwards: way.isForwards)
      {
        gather(number, maps - 1, piece, at: instant, inside, place, &records)
      }
    case .repeated:
      if let rounds = TimelineRounds(map) {
        gather(number, maps, rounds, way, at: instant, meeting, place, &records)
      }
    case .scaled:
      if let curve = TimelineCurve(map, rate: way) {
        gather(number, maps, curve, at: instant, meeting, place, &records)
      }
    case .warped:
      gatherWarped(number, maps, way, at: instant, meeting, place, &records)
    }
  }
}

// MARK: - Repeated groups

extension TimelineEventWalk {
  private func gather(
    _ number: Int, _ maps: Int, _ rounds: TimelineRounds, _ way: TimelineWay, at instant: Int64,
    _ meeting: TimelineMeeting, _ place: TimelineInstant, _ records: inout Records
  ) {
    func meet(_ round: Int64, _ piece: TimelinePiece) {
      let window = TimelineWindow(low: rounds.start(round), high: rounds.end(round))
      guard let inside = window.meeting(meeting, at: instant, isForwards: way.isForwards) else {
        return
      }
      let exit = way.isForwards ? window.high : window.low
      let isOld = instant == exit && rounds.isFollowed(round, way)
      let start = records.count
      gather(
        number, maps - 1, piece, at: instant, inside,
        (isOld ? place.ofRoundBefore : place).through(round), &records)
      guard isRun(map.domains[number].member, place) else { return }
      for index in start..<records.count { records[index].bond = .inside }
    }
    let event = rounds.iterations(way, from: instant, scope).flatMap {
      $0.tick == instant ? $0 : nil
    }
    if meeting == .passing {
      rounds.forEachPiece(way, from: instant, scope) { round, piece in
        if piece.way.contains(instant) { meet(round, piece) }
        return true
      }
    } else if rounds.length > 0 || event.map({ $0.numbers.count == 1 }) ?? true {
      let near = rounds.number(near: instant)
      for round in [near - 1, near, near + 1] {
        if let piece = rounds.piece(round, way) { meet(round, piece) }
      }
    }
    // At an edge only iterations end that take no time.
    guard meeting == .passing || (rounds.length == 0 && meeting != .resting) else { return }
    if let event {
      let member = map.domains[number].member
      records.append(
        iterations(event, of: member, place, takesNoTime: rounds.length == 0))
    }
  }
}

// MARK: - Rates and curves

extension TimelineEventWalk {
  private func gatherWarped(
    _ number: Int, _ maps: Int, _ way: TimelineWay, at instant: Int64,
    _ meeting: TimelineMeeting, _ place: TimelineInstant, _ records: inout Records
  ) {
    let domain = map.domains[number]
    let map = domain.maps[maps - 1]
    let window = TimelineWindow(low: 0, high: map.outer.finite?.count ?? .max)
    guard let meeting = window.meeting(meeting, at: instant, isForwards: way.isForwards) else {
      return
    }
    // What it meets when it goes on from a turn comes after what it has met on the way there.
    var place = place
    map.forEachCurve(way, from: instant, turns: domain.turns[maps - 1]) { curve in
      guard curve.way.contains(instant) else { return true }
      // Where it turns, it comes there one way and leaves another way.
      let comes = !(curve.turnsAtStart && instant == curve.way.from)
      let goes = !(curve.turnsAtEnd && instant == curve.way.to)
      switch meeting {
      case .entering where !goes, .resting where !goes, .leaving where !comes: return true
      default: break
      }
      let inside = place.through(Int64(curve.number))
      if meeting == .entering, curve.skipsToStart, instant == curve.way.from {
        gatherEntrance(number, inside, &records) { place, records in
          gather(number, maps, curve, at: instant, meeting, place, &records)
        }
      } else {
        gather(number, maps, curve, at: instant, meeting, inside, &records)
      }
      if meeting == .passing, curve.turnsAtEnd, instant == curve.way.to {
        let count = curve.parts(of: instant)
        place = place.part(count, of: count)
      }
      return true
    }
  }

  /// Adds what happens where a stretch is entered, as a part of the begin of what stands there.
  ///
  /// Where a curve leads the playhead in at once, what it passes on the way begins after that.
  private func gatherEntrance(
    _ number: Int, _ place: TimelineInstant, _ records: inout Records,
    _ gather: (TimelineInstant, inout Records) -> Void
  ) {
    var inside: Records = []
    gather(place, &inside)
    inside.sort { $0 < $1 }
    let member = map.domains[number].member
    for (index, record) in inside.enumerated() {
      var record = record
      (record.place.low, record.place.high) = (place.low, place.high)
      record.place.round = place.round
      (record.rank, record.order) = (3, (member, 1, index))
      records.append(record)
    }
  }

  /// Adds what happens at all ticks inside that are passed within one outside.
  private func gather(
    _ number: Int, _ maps: Int, _ curve: TimelineCurve, at instant: Int64,
    _ meeting: TimelineMeeting, _ place: TimelineInstant, _ records: inout Records
  ) {
    let (way, last) = (curve.wayInside, curve.map.tick(at: instant))
    func meet(_ inside: Int64, _ meeting: TimelineMeeting, _ place: TimelineInstant) {
      let start = records.count
      gather(number, maps - 1, way, at: inside, meeting, place, into: &records)
      for index in start..<records.count {
        records[index].first =
          curve.outside(records[index].first, from: curve.way.first) ?? instant
      }
    }
    if meeting == .resting || meeting == .touching { return meet(last, meeting, place) }
    let isFirst = meeting == .entering
    if isFirst, !(curve.skipsToStart && instant == curve.way.from) {
      return meet(last, meeting, place)
    }
    let before = curve.before(instant)
    guard before != last else {
      if meeting == .leaving { meet(last, .resting, place) }
      return
    }
    let count = curve.parts(of: instant)
    if isFirst { meet(way.after(before), .entering, place.part(1, of: count)) }
    var cursor = isFirst ? way.after(way.after(before)) : way.after(before)
    while way.isNotAfter(cursor, last), let inside = next(number, maps - 1, way, from: cursor),
      way.isNotAfter(inside, last)
    {
      if meeting == .leaving, inside == last { break }
      meet(inside, .passing, place.part(abs(inside - before), of: count))
      cursor = way.after(inside)
    }
    if meeting == .leaving { meet(last, .leaving, place.part(count, of: count)) }
  }
}

// MARK: - Records

extension TimelineEventWalk {
  private func record(
    of moment: TimelineEventMap<Subject>.Moment, isForwards: Bool, _ place: TimelineInstant
  ) -> TimelineEventRecord {
    switch moment.kind {
    case .mark: reached(moment.member, at: moment.tick, place)
    case .start where isForwards, .end where !isForwards:
      began(moment.member, at: moment.tick, place)
    case .start, .end:
      ended(moment.member, at: moment.tick, place, isInstant: moment.isInstant)
    }
  }

  /// Adds what an edge tells of a member that stands there.
  private func gather(
    _ number: Int, _ way: TimelineWay, at instant: Int64, _ meeting: TimelineMeeting,
    _ place: TimelineInstant, into records: inout Records
  ) {
    let member = map.members[number]
    guard member.begin.count <= instant, member.end >= .finite(Ticks(instant)) else { return }
    if member.isInstant {
      guard meeting != .resting else { return }
      if member.kind == .mark { return records.append(reached(number, at: instant, place)) }
      records.append(began(number, at: instant, place))
      records.append(ended(number, at: instant, place, isInstant: true))
      return
    }
    let isAtBegin = member.begin.count == instant
    let isAtEnd = member.end == .finite(Ticks(instant))
    let (isAtEntrance, isAtExit) = way.isForwards ? (isAtBegin, isAtEnd) : (isAtEnd, isAtBegin)
    switch meeting {
    case .entering where !isAtExit: records.append(began(number, at: instant, place))
    case .leaving where !isAtEntrance, .resting where !isAtExit:
      records.append(ended(number, at: instant, place, isInstant: false))
    default: break
    }
  }

  private func reached(
    _ member: Int, at tick: Int64, _ place: TimelineInstant
  ) -> TimelineEventRecord {
    TimelineEventRecord(
      kind: .reached, member: member, first: tick, place: place, rank: 2, order: (member, 0, 0))
  }

  private func began(
    _ member: Int, at tick: Int64, _ place: TimelineInstant
  ) -> TimelineEventRecord {
    TimelineEventRecord(
      kind: .began, member: member, first: tick, place: place, rank: 3, order: (member, 0, 0))
  }

  private func ended(
    _ number: Int, at tick: Int64, _ place: TimelineInstant, isInstant: Bool
  ) -> TimelineEventRecord {
    let member = map.members[number]
    // What begins and ends at once ends when all inside have ended.
    return TimelineEventRecord(
      kind: .ended, member: number, first: tick, place: place, rank: isInstant ? 3 : 0,
      order: isInstant ? (member.last, 1, -2 * number) : (member.postorder, 0, 0))
  }

  private func iterations(
    _ event: TimelineIterations, of number: Int, _ place: TimelineInstant,
    takesNoTime: Bool = false
  ) -> TimelineEventRecord {
    let member = map.members[number]
    return TimelineEventRecord(
      kind: .iterationsEnded(event.numbers), member: number, first: event.first, place: place,
      rank: takesNoTime ? 3 : 1,
      order: takesNoTime ? (member.last, 1, -2 * number - 1) : (member.postorder, 0, 0),
      bond: isRun(number, place) ? .own : .none)
  }

  private func isRun(_ member: Int, _ place: TimelineInstant) -> Bool {
    guard let run else { return false }
    return member == run.member && place.path == run.path
  }
}
