/// The stretches of a curve of numbers, and what follows from them.
///
/// They lie end to end over the interval that is looked at, but for the parts in which there is no
/// value.
struct ScalarStretches<Place: RankedPlace> {
  var stretches: [MonotoneStretch<Place>] = []

  /// The extremes, jumps included; nothing where there is no stretch.
  var extremes: ScalarExtremes<Place>? {
    guard let first = stretches.first else { return nil }
    var result = ScalarExtremes(first.startValue, at: first.start)
    for stretch in stretches { result.take(stretch) }
    return result
  }

  /// How far the value goes.
  var variation: ValueVariation {
    var result = ValueVariation()
    for index in stretches.indices { result.add(variation(at: index)) }
    return result
  }

  /// How far the value goes in a stretch and in the jump before it.
  func variation(at index: Int) -> ValueVariation {
    let stretch = stretches[index]
    let change = (stretch.endValue - stretch.startValue).magnitude
    var result = ValueVariation()
    if stretch.isStepped { result.jumped = change } else { result.moved = change }
    if index > 0, stretches[index - 1].end == stretch.start {
      result.jumped += (stretch.startValue - stretches[index - 1].endValue).magnitude
    }
    return result
  }

  /// The jumps from stretch to stretch.
  var jumps: [ValueJump<Place>] {
    zip(stretches, stretches.dropFirst()).compactMap { before, after in
      guard before.end == after.start, before.endValue != after.startValue else { return nil }
      return ValueJump(place: after.start, before: before.endValue, after: after.startValue)
    }
  }

  /// The place from which the value stays within a distance of its last one, or nothing where
  /// there is none.
  func settling(within distance: Double, value: (Place) -> Double) -> Place? {
    guard let last = stretches.last, last.endValue.isFinite else { return nil }
    let goal = last.endValue
    func isOut(_ value: Double) -> Bool { !((value - goal).magnitude <= distance) }
    var settled = last.end
    for stretch in stretches.reversed() {
      guard stretch.end == settled else { return settled }
      if isOut(stretch.endValue) { return stretch.end }
      if isOut(stretch.startValue) {
        return Place.first(after: stretch.start, through: stretch.end) { !isOut(value($0)) }
      }
      settled = stretch.start
    }
    return settled
  }
}

extension MonotoneStretch where Place: RankedPlace {
  /// The first place at which the value has come to a level that lies between its two ends.
  func reach(_ level: Double, _ value: (Place) -> Double) -> Place {
    let rises = endValue > startValue
    return Place.first(after: start, through: end) {
      let value = value($0)
      return rises ? value >= level : value <= level
    }
  }

  /// The last place at which the value has not gone past a level that lies between its two ends.
  func leave(_ level: Double, _ value: (Place) -> Double) -> Place {
    let rises = endValue > startValue
    let first = Place.first(after: start, through: end) {
      let value = value($0)
      return rises ? value > level : value < level
    }
    return max(start, first.previous)
  }
}

/// How far a value goes on its way.
public struct ValueVariation: Hashable, Sendable {
  /// How far it moves, up and down together, in its own unit.
  public internal(set) var moved = 0.0
  /// How far it jumps, up and down together.
  public internal(set) var jumped = 0.0

  /// Both together: the total variation.
  public var total: Double { moved + jumped }

  mutating func add(_ other: ValueVariation, times count: Double = 1) {
    moved += other.moved * count
    jumped += other.jumped * count
  }
}

/// A place at which a value changes at once.
public struct ValueJump<Place: Comparable & Sendable>: Sendable {
  /// Where.
  public let place: Place
  /// The value that is approached.
  public let before: Double
  /// The value from there on.
  public let after: Double
}

extension ValueJump: Equatable {}
extension ValueJump: Hashable where Place: Hashable {}
