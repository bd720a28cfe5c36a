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
  func next(_ way: TimelineWay, from cursor: Int64, _ scope: TimelineEventScope) -> Int64? {
    find(way, from: cursor, scope)?.tick
  }

  /// The end of an iteration of the clip at an instant.
  func event(
    _ way: TimelineWay, at instant: Int64, _ scope: TimelineEventScope
  ) -> TimelineIterations? {
    find(way, from: instant, scope).flatMap { $0.tick == instant ? $0 : nil }
  }

  /// A run is planned over the whole way, whatever has been passed of it.
  private func find(
    _ way: TimelineWay, from cursor: Int64, _ scope: TimelineEventScope
  ) -> TimelineIterations? {
    guard scope.tellsIterations, let way = way.withoutEdges else { return nil }
    let piece = TimelinePiece(way: way, offset: begin, isFlipped: false)
    var inside = piece.wayInside
    if scope == .each, way.isNotAfter(way.first, cursor) {
      (inside.from, inside.includesStart) = (piece.inside(cursor), true)
      guard inside.isNotAfter(inside.from, inside.to) else { return nil }
    }
    var found: TimelineIterations?
    leaf.visitEvents(in: inside.interval, detail: scope == .each ? .each : .runs) { event in
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

/// Where the iterations of a repeated group begin and how long they are.
struct TimelineRounds {
  var cycle: Int64
  var length: Int64
  /// The number of iterations, a broken one included.
  var count: Int64
  /// How long the last one is.
  var lastLength: Int64
  var alternates: Bool

  init?(_ map: TimeMap) {
    guard case .repeated(let times, let pause, let alternates) = map.kind,
      case .finite(let inner) = map.inner
    else { return nil }
    self.alternates = alternates
    length = inner.count
    cycle = length + pause.count
    lastLength = length
    guard cycle > 0 else {
      count = 1
      return
    }
    // No more than there is time for.
    count = Ticks.max.count / cycle + 1
    guard case .finite(let times) = times else { return }
    let whole = times.wholeAbove
    guard whole <= Double(count) else { return }
    count = Int64(whole)
    let part = times - (whole - 1)
    if part != 1 { lastLength = inner.multiplied(by: part).finite?.count ?? 0 }
  }

  func start(_ number: Int64) -> Int64 { number * cycle }

  func end(_ number: Int64) -> Int64 {
    let length = number == count - 1 ? lastLength : length
    let (sum, overflow) = start(number).addingReportingOverflow(length)
    return overflow ? .max / 2 : sum
  }

  /// Whether an iteration follows another one that way without a pause.
  func isFollowed(_ number: Int64, _ way: TimelineWay) -> Bool {
    length > 0 && cycle == length && (way.isForwards ? number < count - 1 : number > 0)
  }

  /// The stretch of a way in one iteration, or nothing.
  func piece(_ number: Int64, _ way: TimelineWay) -> TimelinePiece? {
    guard number >= 0, number < count,
      let way = way.clipped(low: start(number), high: end(number))
    else { return nil }
    let isFlipped = alternates && number % 2 != 0
    let start = start(number)
    return TimelinePiece(
      way: way, offset: isFlipped ? start + length : start, isFlipped: isFlipped)
  }

  /// Whether a way leads through all of an iteration that is not broken off.
  private func isWhole(_ number: Int64, _ way: TimelineWay) -> Bool {
    guard number >= 0, number < count, end(number) - start(number) == length else { return false }
    let (entrance, exit) =
      way.isForwards ? (start(number), end(number)) : (end(number), start(number))
    return way.isNotAfter(way.first, entrance) && way.isNotAfter(exit, way.to)
  }

  /// The iteration at a tick, or near to one that lies in none.
  func number(near tick: Int64) -> Int64 {
    guard cycle > 0 else { return 0 }
    return min(max(tick, 0), end(count - 1)) / cycle
  }
}

extension TimelineRounds {
  /// The numbers of the iterations that end on a way, the last one of all excepted.
  ///
  /// Played backwards, an iteration ends where it begins, and the first one is excepted.
  private func ended(_ way: TimelineWay) -> ClosedRange<Int64>? {
    // An iteration that takes no time has it all on its edge.
    guard cycle > 0, count > 1, let way = length > 0 ? way.withoutEdges : way else { return nil }
    let (low, high) = way.isForwards ? (way.first, way.to) : (way.to, way.first)
    let shift = way.isForwards ? length : 0
    let first = max(way.isForwards ? 0 : 1, ceiling(low - shift, by: cycle))
    let last = min(count - (way.isForwards ? 2 : 1), floor(high - shift, by: cycle))
    return first <= last ? first...last : nil
  }

  private func floor(_ number: Int64, by divisor: Int64) -> Int64 {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }

  private func ceiling(_ number: Int64, by divisor: Int64) -> Int64 {
    -floor(-number, by: divisor)
  }

  private func tick(ofEnd number: Int64, _ way: TimelineWay) -> Int64 {
    way.isForwards ? start(number) + length : start(number)
  }

  /// The ends of iterations that come next on a way, not before a tick.
  ///
  /// A run is planned over the whole way, whatever has been passed of it.
  func iterations(
    _ way: TimelineWay, from cursor: Int64, _ scope: TimelineEventScope
  ) -> TimelineIterations? {
    guard scope.tellsIterations else { return nil }
    var planned = way
    if scope == .each, way.isNotAfter(way.after(way.first), cursor) {
      (planned.from, planned.includesStart, planned.enters) = (cursor, true, false)
      guard planned.isNotAfter(cursor, planned.to) else { return nil }
    }
    guard let numbers = ended(planned) else { return nil }
    var (first, last) = (numbers.lowerBound, numbers.upperBound)
    if !way.isForwards { swap(&first, &last) }
    if scope == .each { last = first }
    let event = TimelineIterations(
      tick: tick(ofEnd: last, way), first: tick(ofEnd: first, way),
      numbers: Int(min(first, last))...Int(max(first, last)))
    return way.isNotAfter(cursor, event.tick) ? event : nil
  }

  /// Visits single iterations on a way: those that end on it stand in a run, up to the first and
  /// from after the last; where each is told, those around a tick; where only what is left counts,
  /// the last ones.
  ///
  /// They come in the order of the way, until `body` answers false.
  func forEachPiece(
    _ way: TimelineWay, from cursor: Int64, _ scope: TimelineEventScope,
    _ body: (Int64, TimelinePiece) -> Bool
  ) {
    func visit(_ first: Int64, _ count: Int64) {
      for index in 0..<count {
        let number = first + index * way.step
        if let piece = piece(number, way), !body(number, piece) { return }
      }
    }
    guard cycle > 0 else { return visit(0, 1) }
    if scope == .firsts {
      // A whole one tells of all that one after it could.
      let first = number(near: way.from) - way.step
      return visit(first, (0..<3).first { isWhole(first + $0 * way.step, way) }.map { $0 + 1 } ?? 4)
    }
    if scope == .settled {
      // A whole one tells of all that one before it could.
      let last = number(near: way.to) + way.step
      let count = (0..<3).first { isWhole(last - $0 * way.step, way) }.map { $0 + 1 } ?? 4
      return visit(last - (count - 1) * way.step, count)
    }
    guard scope == .runs, let numbers = ended(way) else {
      return visit(number(near: cursor) - way.step, 3)
    }
    let (first, last) =
      way.isForwards
      ? (numbers.lowerBound, numbers.upperBound) : (numbers.upperBound, numbers.lowerBound)
    guard first != last else { return visit(first, 2) }
    if visitEdges(ofRunFrom: first, to: last, way, body) { visit(last + way.step, 1) }
  }

  /// What comes after the end of the first iteration, at the same instant, is within the run; what
  /// comes after the end of the last one is not.
  ///
  /// - Returns: Whether to go on.
  private func visitEdges(
    ofRunFrom first: Int64, to last: Int64, _ way: TimelineWay,
    _ body: (Int64, TimelinePiece) -> Bool
  ) -> Bool {
    if var piece = piece(first, way) {
      if length > 0 { piece.lastInstant = .beforeEnd(tick(ofEnd: first, way)) }
      guard body(first, piece) else { return false }
    }
    let end = tick(ofEnd: last, way)
    // The piece is the whole iteration; only its last instant is asked for.
    guard length > 0, var piece = piece(last, way) else { return true }
    piece.way.from = end
    piece.way.includesStart = true
    piece.way.enters = false
    piece.lastInstant = .afterEnd
    return body(last, piece)
  }
}

extension TimeMap {
  var isRepeated: Bool { if case .repeated = kind { true } else { false } }

  /// The stretch of a way over which the time inside runs evenly, of a group that is not repeated.
  func piece(_ way: TimelineWay) -> TimelinePiece? {
    switch kind {
    case .scaled, .warped, .repeated: return nil
    case .delayed(let delay):
      return TimelinePiece(way: way, offset: delay.count, isFlipped: false)
    case .reversed:
      return TimelinePiece(way: way, offset: inner.finite?.count ?? 0, isFlipped: true)
    case .trimmed(let start):
      return way.clipped(low: 0, high: outer.finite?.count ?? Ticks.max.count).map {
        TimelinePiece(way: $0, offset: -start.count, isFlipped: false)
      }
    }
  }
}

/// What is told of what happens on a way.
enum TimelineEventScope {
  /// As ``EventDetail`` has them.
  case runs, each, withoutIterations
  /// Begins and ends, of which the last of each part will be kept.
  case settled
  /// Marks, of which the first of each part will be kept.
  case firsts

  init(_ detail: EventDetail) {
    switch detail {
    case .runs: self = .runs
    case .each: self = .each
    case .withoutIterations: self = .withoutIterations
    }
  }

  var tellsIterations: Bool { self == .runs || self == .each }
}
