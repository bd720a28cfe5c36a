/// A part of the time outside of a group over which the time inside moves one way only.
struct TimelinePathPiece {
  /// The part, in ticks outside.
  var start: Int64
  var end: Int64
  /// Where the time inside is at the start and at the end, approached from within the part.
  var from: Int64
  var to: Int64
}

extension TimeMap {
  /// The pieces of an interval of the time outside over which the time inside moves one way only.
  ///
  /// Positions before and after everything are the ends of the range of time.
  func pathPieces(from low: Int64, to high: Int64) -> [TimelinePathPiece] {
    switch kind {
    case .delayed, .scaled, .reversed: return [evenPiece(from: low, to: high)]
    case .trimmed, .repeated, .warped: break
    }
    var result: [TimelinePathPiece] = []
    let end = outer.finite?.count ?? Ticks.max.count
    if low < 0 {
      let before = position(at: low)
      result.append(.init(start: low, end: min(high, 0), from: before, to: before))
    }
    let (from, to) = (max(low, 0), min(high, end))
    if from < to || (low >= 0 && low == high && low < end) {
      switch kind {
      case .repeated: result += roundPieces(from: from, to: to)
      case .warped(let easing): result += warpPieces(easing, from: from, to: to, end: end)
      default: result.append(evenPiece(from: from, to: to))
      }
    }
    if high > end || (low == high && low >= end) {
      let after = position(at: max(low, end))
      result.append(.init(start: max(low, end), end: high, from: after, to: after))
    }
    return result
  }

  private func position(at tick: Int64) -> Int64 {
    inside(TimePosition(rangeTick: tick)).ticks.count
  }

  private func evenPiece(from low: Int64, to high: Int64) -> TimelinePathPiece {
    TimelinePathPiece(start: low, end: high, from: position(at: low), to: position(at: high))
  }

  private func roundPieces(from low: Int64, to high: Int64) -> [TimelinePathPiece] {
    guard let rounds = TimelineRounds(self), rounds.cycle > 0 else {
      return [
        TimelinePathPiece(start: low, end: high, from: position(at: low), to: position(at: low))
      ]
    }
    var result: [TimelinePathPiece] = []
    for number
      in (low / rounds.cycle)...max(low / rounds.cycle, min(high / rounds.cycle, rounds.count - 1))
    {
      let isBackwards = rounds.alternates && number % 2 != 0
      let begin = rounds.start(number)
      let finish = min(rounds.end(number), begin + rounds.length)
      func inside(_ tick: Int64) -> Int64 {
        isBackwards ? rounds.length - (tick - begin) : tick - begin
      }
      let (from, to) = (max(low, begin), min(high, finish))
      if from < to || from == low && low == high {
        result.append(.init(start: from, end: to, from: inside(from), to: inside(to)))
      }
      let pauseEnd = min(high, begin + rounds.cycle)
      if max(low, finish) < pauseEnd {
        let rest = inside(finish)
        result.append(.init(start: max(low, finish), end: pauseEnd, from: rest, to: rest))
      }
    }
    return result
  }

  private func warpPieces(
    _ easing: Easing, from low: Int64, to high: Int64, end: Int64
  ) -> [TimelinePathPiece] {
    guard case .finite(let inner) = inner, end > 0 else { return [evenPiece(from: low, to: high)] }
    let range = Double(low) / Double(end)...Double(high) / Double(end)
    func tick(_ progress: Double) -> Int64 {
      min(max(Ticks(nearest: progress * Double(end)).count, low), high)
    }
    func inside(_ output: Double) -> Int64 { Ticks(nearest: output * Double(inner.count)).count }
    var result: [TimelinePathPiece] = []
    for stretch in easing.monotoneStretches(in: range) {
      result.append(
        .init(
          start: tick(stretch.start), end: tick(stretch.end), from: inside(stretch.startValue),
          to: inside(stretch.endValue)))
    }
    return result
  }
}

extension TimePosition {
  /// The position that a tick stands for, of which the ends of the range are no moments.
  init(rangeTick tick: Int64) {
    self = tick <= Ticks.min.count ? .before : tick >= Ticks.max.count ? .after : .at(Ticks(tick))
  }
}
