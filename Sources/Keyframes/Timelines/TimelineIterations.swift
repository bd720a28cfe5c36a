/// Iterations that end on a way.
struct TimelineIterations {
  /// When the last of them does.
  var tick: Int64
  /// When the first of them does.
  var first: Int64
  var numbers: ClosedRange<Int>
}

extension TimelineEventMap.Loop {
  /// The next end of an iteration of the clip, not before a tick.
  func next(_ way: TimelineWay, from cursor: Int64, _ detail: EventDetail) -> Int64? {
    find(way, from: cursor, detail)?.tick
  }

  /// The end of an iteration of the clip at an instant.
  func event(
    _ way: TimelineWay, at instant: Int64, _ detail: EventDetail
  ) -> TimelineIterations? {
    find(way, from: instant, detail).flatMap { $0.tick == instant ? $0 : nil }
  }

  /// A run is planned over the whole way, whatever has been passed of it.
  private func find(
    _ way: TimelineWay, from cursor: Int64, _ detail: EventDetail
  ) -> TimelineIterations? {
    guard detail != .withoutIterations else { return nil }
    let piece = TimelinePiece(way: way, offset: begin, isFlipped: false)
    var inside = piece.wayInside
    if detail == .each { (inside.from, inside.includesStart) = (piece.inside(cursor), true) }
    var found: TimelineIterations?
    leaf.visitEvents(in: inside.interval, detail: detail) { event in
      guard case .iterationsEnded(let numbers) = event.kind else { return true }
      found = TimelineIterations(
        tick: piece.outside(event.ticks.count), first: piece.outside(event.firstTicks.count),
        numbers: numbers)
      return false
    }
    return found.flatMap { way.isNotAfter(cursor, $0.tick) ? $0 : nil }
  }
}

// MARK: - Groups that are repeated

extension TimeMap {
  /// Where an iteration of a repeated group begins and how long it is.
  private struct Rounds {
    var cycle: Int64
    var length: Int64
    /// The number of iterations, a broken one included.
    var count: Int64
    /// How long the last one is.
    var lastLength: Int64
    var alternates: Bool

    func start(_ number: Int64) -> Int64 { number * cycle }

    func end(_ number: Int64) -> Int64 {
      start(number) + (number == count - 1 ? lastLength : length)
    }
  }

  private var rounds: Rounds? {
    guard case .repeated(let count, let pause, let alternates) = kind,
      case .finite(let length) = inner
    else { return nil }
    let cycle = length.count + pause.count
    guard case .finite(let times) = count else {
      return Rounds(
        cycle: cycle, length: length.count, count: Ticks.max.count / Swift.max(cycle, 1) + 1,
        lastLength: length.count, alternates: alternates)
    }
    let whole = times.wholeAbove
    let part = times - (whole - 1)
    return Rounds(
      cycle: cycle, length: length.count,
      count: Int64(Swift.min(whole, 0x1p62)),
      lastLength: part == 1 ? length.count : length.multiplied(by: part).finite?.count ?? 0,
      alternates: alternates)
  }

  /// The numbers of the iterations that end on a way, the last one of all excepted.
  ///
  /// Played backwards, an iteration ends where it begins, and the first one is excepted.
  private func ended(_ way: TimelineWay, _ rounds: Rounds) -> ClosedRange<Int64>? {
    guard rounds.cycle > 0, rounds.count > 1 else { return nil }
    let (low, high) = way.isForwards ? (way.first, way.to) : (way.to, way.first)
    let shift = way.isForwards ? rounds.length : 0
    let first = Swift.max(
      way.isForwards ? 0 : 1, ceiling(low - shift, by: rounds.cycle))
    let last = Swift.min(
      rounds.count - (way.isForwards ? 2 : 1), floor(high - shift, by: rounds.cycle))
    return first <= last ? first...last : nil
  }

  private func floor(_ number: Int64, by divisor: Int64) -> Int64 {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }

  private func ceiling(_ number: Int64, by divisor: Int64) -> Int64 {
    -floor(-number, by: divisor)
  }

  private func tick(ofEnd number: Int64, _ way: TimelineWay, _ rounds: Rounds) -> Int64 {
    way.isForwards ? rounds.start(number) + rounds.length : rounds.start(number)
  }

  /// The ends of iterations that come next on a way, not before a tick.
  ///
  /// A run is planned over the whole way, whatever has been passed of it.
  func iterations(
    _ way: TimelineWay, from cursor: Int64, _ detail: EventDetail
  ) -> TimelineIterations? {
    guard detail != .withoutIterations, let rounds else { return nil }
    var planned = way
    if detail == .each { (planned.from, planned.includesStart) = (cursor, true) }
    guard let numbers = ended(planned, rounds) else { return nil }
    var (first, last) = (numbers.lowerBound, numbers.upperBound)
    if !way.isForwards { swap(&first, &last) }
    if detail == .each { last = first }
    let event = TimelineIterations(
      tick: tick(ofEnd: last, way, rounds), first: tick(ofEnd: first, way, rounds),
      numbers: Int(Swift.min(first, last))...Int(Swift.max(first, last)))
    return way.isNotAfter(cursor, event.tick) ? event : nil
  }

  /// Visits the stretches of a way over which the time inside runs evenly.
  ///
  /// Of a group that is repeated these are single iterations: those that end on the way stand in
  /// a run, up to the first and from after the last; where each is told, those around a tick.
  func forEachPiece(
    _ way: TimelineWay, from cursor: Int64, _ detail: EventDetail, _ body: (TimelinePiece) -> Void
  ) {
    switch kind {
    case .scaled, .warped: return
    case .delayed(let delay):
      body(TimelinePiece(way: way, offset: delay.count, isFlipped: false))
    case .reversed:
      body(TimelinePiece(way: way, offset: inner.finite?.count ?? 0, isFlipped: true))
    case .trimmed(let start):
      if let way = way.clipped(low: 0, high: outer.finite?.count ?? Ticks.max.count) {
        body(TimelinePiece(way: way, offset: -start.count, isFlipped: false))
      }
    case .repeated:
      guard let rounds else { return }
      forEachRound(way, from: cursor, detail, rounds, body)
    }
  }

  private func forEachRound(
    _ way: TimelineWay, from cursor: Int64, _ detail: EventDetail, _ rounds: Rounds,
    _ body: (TimelinePiece) -> Void
  ) {
    guard rounds.cycle > 0 else {
      if let way = way.clipped(low: 0, high: 0) {
        body(TimelinePiece(way: way, offset: 0, isFlipped: false))
      }
      return
    }
    let step: Int64 = way.isForwards ? 1 : -1
    if detail != .each, let numbers = ended(way, rounds) {
      let (first, last) =
        way.isForwards
        ? (numbers.lowerBound, numbers.upperBound) : (numbers.upperBound, numbers.lowerBound)
      guard first != last else {
        round(first, way, rounds, body)
        round(last + step, way, rounds, body)
        return
      }
      // What comes after the end of the first iteration, at the same instant, is within the run;
      // what comes after the end of the last one is not.
      let ends = (tick(ofEnd: first, way, rounds), tick(ofEnd: last, way, rounds))
      round(first, way, rounds) { piece in
        var piece = piece
        piece.lastInstant = .beforeEnd(ends.0)
        body(piece)
      }
      if let instant = way.clipped(low: ends.1, high: ends.1) {
        round(last, instant, rounds) { piece in
          var piece = piece
          piece.lastInstant = .afterEnd
          body(piece)
        }
      }
      round(last + step, way, rounds, body)
      return
    }
    let near = Swift.max(0, Swift.min(cursor, outer.finite?.count ?? Ticks.max.count))
    let middle = near / rounds.cycle
    for number in [middle - step, middle, middle + step] { round(number, way, rounds, body) }
  }

  private func round(
    _ number: Int64, _ way: TimelineWay, _ rounds: Rounds, _ body: (TimelinePiece) -> Void
  ) {
    guard number >= 0, number < rounds.count,
      let way = way.clipped(low: rounds.start(number), high: rounds.end(number))
    else { return }
    let isFlipped = rounds.alternates && number % 2 != 0
    let start = rounds.start(number)
    body(
      TimelinePiece(
        way: way, offset: isFlipped ? start + rounds.length : start, isFlipped: isFlipped))
  }
}
