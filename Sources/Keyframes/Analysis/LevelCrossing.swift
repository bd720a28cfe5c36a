/// A stay of a value on a level: mostly an instant on the way from one side of it to the other.
///
/// - A passage has different sides before and after; it counts once, also where a jump leads past the
///   level, and where the value stays on it for a while.
/// - A touch has the same side before and after.
/// - At an end of the interval that is looked at, only one side is known.
public struct LevelCrossing<Place: Comparable & Sendable>: Sendable {
  /// The first place at which the value has reached the level or jumped past it.
  public let place: Place
  /// The last place of the stay; equal to ``place`` unless the value rests on the level.
  public let end: Place
  /// Where the value comes from; nothing at the start of the interval.
  public let before: LevelSide?
  /// Where the value goes; nothing at the end of the interval.
  public let after: LevelSide?

  /// Whether the value goes from one side to the other.
  public var isPassage: Bool { before != nil && after != nil && before != after }
  /// Whether the value comes back to the side that it came from.
  public var isTouch: Bool { before != nil && before == after }

  func placed<Other>(_ change: (Place) -> Other) -> LevelCrossing<Other> {
    LevelCrossing<Other>(place: change(place), end: change(end), before: before, after: after)
  }
}

/// A side of a level.
public enum LevelSide: Hashable, Sendable, CaseIterable {
  /// Lower values.
  case below
  /// Higher values.
  case above
}

extension LevelCrossing: Equatable {}
extension LevelCrossing: Hashable where Place: Hashable {}

extension ScalarStretches {
  /// All stays on a level in order, up to a number of them.
  func crossings(
    of level: Double, limit: Int, value: (Place) -> Double
  ) -> [LevelCrossing<Place>] {
    var walk = LevelWalk<Place>(level: level)
    var previous: Place?
    for stretch in stretches {
      if let previous, previous != stretch.start { walk.interrupt(at: previous) }
      walk.take(stretch, value)
      previous = stretch.end
      if walk.found.count >= limit { return Array(walk.found.prefix(limit)) }
    }
    if let previous { walk.interrupt(at: previous) }
    return Array(walk.found.prefix(limit))
  }
}

/// Follows a value from stretch to stretch past a level.
private struct LevelWalk<Place: RankedPlace> {
  let level: Double
  private(set) var found: [LevelCrossing<Place>] = []
  /// The side on which the value was last.
  private var side: LevelSide?
  /// Since when the value has been on the level.
  private var arrival: Place?

  init(level: Double) { self.level = level }

  private func side(of value: Double) -> LevelSide? {
    value < level ? .below : value > level ? .above : nil
  }

  mutating func take(_ stretch: MonotoneStretch<Place>, _ value: (Place) -> Double) {
    guard !stretch.startValue.isNaN, !stretch.endValue.isNaN else {
      return interrupt(at: stretch.start)
    }
    move(to: side(of: stretch.startValue), at: stretch.start, until: stretch.start)
    let (first, last) = (side(of: stretch.startValue), side(of: stretch.endValue))
    guard first != last else { return }
    if first == nil {
      leave(to: last, at: stretch.leave(level, value))
    } else {
      let place = stretch.reach(level, value)
      if last == nil {
        arrival = place
      } else {
        leave(to: last, from: place, at: max(place, stretch.leave(level, value)))
      }
    }
  }

  /// The value is on a side or on the level, at once.
  private mutating func move(to next: LevelSide?, at place: Place, until end: Place) {
    if next == nil {
      if arrival == nil { arrival = place }
    } else if arrival != nil {
      leave(to: next, at: end)
    } else {
      if let side, side != next { leave(to: next, from: place, at: place) }
      side = next
    }
  }

  private mutating func leave(to next: LevelSide?, from place: Place? = nil, at end: Place) {
    let start = place ?? arrival ?? end
    found.append(LevelCrossing(place: start, end: max(start, end), before: side, after: next))
    (arrival, side) = (nil, next)
  }

  /// There is no value from a place on.
  mutating func interrupt(at place: Place) {
    if arrival != nil { leave(to: nil, at: place) }
    (arrival, side) = (nil, nil)
  }
}
