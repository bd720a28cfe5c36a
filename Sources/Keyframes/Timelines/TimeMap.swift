/// A change of the time in which the content of a group runs: the position outside of it to the
/// position inside.
///
/// Each is a function of the position alone. Lengths are known when a map is made, since what is
/// inside is declared first.
struct TimeMap: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Begins later, or earlier where the delay is negative.
    case delayed(Ticks)
    /// Runs faster or slower by a positive factor.
    case scaled(ExactRate)
    /// Runs from its end to its start.
    case reversed
    /// Runs several times with pauses in between, each second time backwards if it alternates.
    case repeated(count: Extent<Double>, pause: Ticks, alternates: Bool)
    /// Plays a part.
    case trimmed(from: Ticks)
    /// Has its playhead moved by a curve over its length.
    case warped(Easing)
  }

  let kind: Kind
  /// The length of what is inside.
  let inner: Extent<Ticks>
  /// The length seen from outside.
  let outer: Extent<Ticks>
}

// MARK: - Making

extension TimeMap {
  static func delayed(by delay: Ticks, length: Extent<Ticks>) -> TimeMap {
    TimeMap(kind: .delayed(delay), inner: length, outer: length.adding(delay))
  }

  static func scaled(by factor: Double, length: Extent<Ticks>) throws(TimelineError) -> TimeMap {
    guard factor > 0, factor.isFinite else { throw .wrongNumber("a time scale", factor) }
    let rate = ExactRate(factor)
    guard case .finite(let inner) = length else {
      return TimeMap(kind: .scaled(rate), inner: length, outer: .unending)
    }
    // The first tick at which the end inside has been reached.
    let outer = rate.elapsed(covering: UInt64(inner.count))
    return TimeMap(
      kind: .scaled(rate), inner: length,
      outer: outer.map { .finite(Ticks(Int64($0))) } ?? .unending)
  }

  static func reversed(length: Extent<Ticks>) throws(TimelineError) -> TimeMap {
    guard !length.isUnending else { throw .needsAnEnd("reversed") }
    return TimeMap(kind: .reversed, inner: length, outer: length)
  }

  static func repeated(
    _ count: Extent<Double>, pause: Ticks, alternates: Bool, length: Extent<Ticks>
  ) throws(TimelineError) -> TimeMap {
    if case .finite(let count) = count, !(count > 0 && count.isFinite) {
      throw .wrongNumber("a number of repeats", count)
    }
    guard pause >= .zero else { throw .negativeTime("a pause", pause.duration) }
    guard case .finite(let inner) = length else { throw .needsAnEnd("repeated") }
    if count.isUnending, inner + pause == .zero { throw .unendingRepeatOfNothing }
    let kind = Kind.repeated(count: count, pause: pause, alternates: alternates)
    guard case .finite(let times) = count else {
      return TimeMap(kind: kind, inner: length, outer: .unending)
    }
    let pauses = pause.multiplied(by: (times.wholeAbove - 1))
    return TimeMap(
      kind: kind, inner: length, outer: inner.multiplied(by: times).adding(pauses))
  }

  static func trimmed(
    from start: Ticks, to end: Ticks, length: Extent<Ticks>
  ) throws(TimelineError) -> TimeMap {
    guard start >= .zero else { throw .negativeTime("the start of a part", start.duration) }
    guard end >= start else { throw .endBeforeStart(start.duration, end.duration) }
    return TimeMap(kind: .trimmed(from: start), inner: length, outer: .finite(end - start))
  }

  static func warped(
    by easing: Easing, over outer: Ticks?, length: Extent<Ticks>
  ) throws(TimelineError) -> TimeMap {
    guard case .finite(let inner) = length else { throw .needsAnEnd("warped") }
    if let outer, outer < .zero { throw .negativeTime("a length", outer.duration) }
    return TimeMap(kind: .warped(easing), inner: length, outer: .finite(outer ?? inner))
  }
}

// MARK: - Mapping

extension TimeMap {
  /// The position inside.
  func inside(_ position: TimePosition) -> TimePosition {
    guard case .at(let time) = position else {
      if case .reversed = kind { return position == .before ? .after : .before }
      if position == .after, let rest = restingPosition { return rest }
      return position
    }
    switch kind {
    case .delayed(let delay):
      return .at(time - delay)
    case .scaled(let rate):
      return .at(rate.moved(by: time))
    case .reversed:
      return .at((inner.finite ?? .zero) - time)
    case .repeated(let count, let pause, let alternates):
      return repeated(at: time, count: count, pause: pause, alternates: alternates)
    case .trimmed(let start):
      if time < .zero { return .before }
      return .at(start + min(time, outer.finite ?? time))
    case .warped(let easing):
      if time < .zero { return .before }
      return .at(warped(at: time, by: easing))
    }
  }

  /// Where the content stays once it has been played, for maps that play it to a certain moment.
  private var restingPosition: TimePosition? {
    guard case .finite(let end) = outer else { return nil }
    switch kind {
    case .repeated, .trimmed, .warped: return inside(.at(end))
    case .delayed, .scaled, .reversed: return nil
    }
  }

  private func repeated(
    at time: Ticks, count: Extent<Double>, pause: Ticks, alternates: Bool
  ) -> TimePosition {
    if time < .zero { return .before }
    let length = inner.finite ?? .zero
    let (iteration, into) = iteration(at: time, length: length, count: count, pause: pause)
    let isBackwards = alternates && iteration % 2 != 0
    return .at(isBackwards ? length - into : into)
  }

  /// The iteration at a time and how far it has come.
  ///
  /// An iteration boundary belongs to the iteration that follows; in a pause the one before rests
  /// at its end.
  private func iteration(
    at time: Ticks, length: Ticks, count: Extent<Double>, pause: Ticks
  ) -> (index: Int64, into: Ticks) {
    if case .finite(let times) = count, let end = outer.finite, time >= end {
      let last = times.wholeAbove - 1
      let part = times - last
      let index = Int64(min(last, 0x1p62))
      return (index, part == 1 ? length : length.multiplied(by: part).finite ?? length)
    }
    let cycle = length.count + pause.count
    guard cycle > 0 else { return (0, .zero) }
    let (index, rest) = time.count.quotientAndRemainder(dividingBy: cycle)
    return (index, Ticks(min(rest, length.count)))
  }

  private func warped(at time: Ticks, by easing: Easing) -> Ticks {
    guard case .finite(let inner) = inner, case .finite(let outer) = outer else { return time }
    let progress = outer == .zero || time >= outer ? 1 : Double(time.count) / Double(outer.count)
    let eased = easing.value(at: progress)
    return Ticks(nearest: eased * Double(inner.count))
  }
}

extension Extent<Ticks> {
  /// The sum; beyond 32 years it is unending, below zero it is zero.
  func adding(_ ticks: Ticks) -> Extent<Ticks> {
    guard case .finite(let length) = self else { return .unending }
    let (sum, overflow) = length.count.addingReportingOverflow(ticks.count)
    if overflow || sum > Ticks.max.count { return ticks.count < 0 ? .finite(.zero) : .unending }
    return .finite(Ticks(max(sum, 0)))
  }

  /// The sum; beyond 32 years it is unending.
  func adding(_ other: Extent<Ticks>) -> Extent<Ticks> {
    guard case .finite(let ticks) = other else { return .unending }
    return adding(ticks)
  }
}
