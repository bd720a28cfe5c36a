/// A time of its own within a compiled timeline.
///
/// Domain 0 is the time of the whole. Every other one hangs in an earlier one, and the position in
/// it follows from the position there.
struct TimelineDomain: Sendable {
  /// The domain around it.
  let parent: Int
  /// Where it begins in the domain around it.
  let begin: Ticks
  /// What is done to its time, from the inside to the outside.
  let maps: [TimeMap]
  /// The stretch of the domain around it outside of which nothing inside changes.
  var active: TimelineStretch

  /// The position inside at a position of the domain around it.
  func position(at outside: TimePosition) -> TimePosition {
    var position = outside
    if begin != .zero { position = position.advanced(by: Ticks(-begin.count)) }
    for map in maps.reversed() { position = map.inside(position) }
    return position
  }
}

/// A stretch of time: from a moment up to another one, or without end.
struct TimelineStretch: Hashable, Sendable {
  var start: Ticks
  var end: Extent<Ticks>

  /// Nothing at all.
  static var nothing: TimelineStretch { TimelineStretch(start: .max, end: .finite(.min)) }

  var isNothing: Bool { self == .nothing }

  /// The shortest stretch that holds both.
  func joined(with other: TimelineStretch) -> TimelineStretch {
    TimelineStretch(start: min(start, other.start), end: max(end, other.end))
  }

  func shifted(by time: Ticks) -> TimelineStretch {
    isNothing ? self : TimelineStretch(start: start + time, end: end.shifted(by: time))
  }

  /// A stretch outside of a map that holds all moments at which the position inside is within
  /// this one; it may be larger.
  func seen(through map: TimeMap) -> TimelineStretch {
    guard !isNothing else { return self }
    switch map.kind {
    case .delayed(let delay): return shifted(by: delay)
    case .scaled(let rate):
      let end = end.finite.flatMap { rate.firstMoment(at: $0) }.map { $0 + Ticks(1) }
      return TimelineStretch(
        start: rate.firstMoment(at: start).map { $0 - Ticks(1) } ?? .min,
        end: end.map { .finite($0) } ?? .unending)
    case .reversed:
      let length = map.inner.finite ?? .zero
      return TimelineStretch(
        start: end.finite.map { length - $0 } ?? .min,
        end: .finite(length - start + Ticks(1)))
    case .repeated, .trimmed, .warped:
      return TimelineStretch(start: .zero, end: map.outer.shifted(by: Ticks(1)))
    }
  }
}

/// A group that counts by a part.
struct TimelineWeightNode: Sendable {
  /// The weight of the group around it that has one.
  let parent: Int?
  /// The domain in which the group stands.
  let domain: Int
  /// Where it begins there.
  let begin: Ticks
  /// What is done to the time outside of the weight, from the inside to the outside.
  let maps: [TimeMap]
  let weight: TimelineWeight

  /// The stretch of the domain in which the weight changes.
  var active: TimelineStretch {
    guard case .fading(_, _, _, let length) = weight else { return .nothing }
    let fade = TimelineStretch(start: .zero, end: .finite(length))
    return maps.reduce(fade) { $0.seen(through: $1) }.shifted(by: begin)
  }

  /// How strongly the group counts at a position of its domain.
  func value(at position: TimePosition) -> Double {
    let position = position.advanced(by: Ticks(-begin.count))
    return weight.value(at: maps.reversed().reduce(position) { $1.inside($0) })
  }
}
