/// The lowest and the highest value of a curve, with the first places at which they are reached or
/// approached.
public struct ScalarExtremes<Place: Comparable & Sendable>: Sendable {
  /// The lowest value.
  public private(set) var lowest: Double
  /// The first place of the lowest value.
  public private(set) var lowestPlace: Place
  /// The highest value.
  public private(set) var highest: Double
  /// The first place of the highest value.
  public private(set) var highestPlace: Place

  init(_ value: Double, at place: Place) {
    (lowest, highest) = (value, value)
    (lowestPlace, highestPlace) = (place, place)
  }

  /// Takes one more value into account; one that is no number tells nothing.
  mutating func take(_ value: Double, at place: Place) {
    if value < lowest || (value == lowest && place < lowestPlace) {
      (lowest, lowestPlace) = (value, place)
    }
    if value > highest || (value == highest && place < highestPlace) {
      (highest, highestPlace) = (value, place)
    }
  }

  /// Takes the values of a stretch into account.
  mutating func take(_ stretch: MonotoneStretch<Place>) {
    take(stretch.startValue, at: stretch.start)
    take(stretch.endValue, at: stretch.end)
  }
}

extension ScalarExtremes: Equatable {}
extension ScalarExtremes: Hashable where Place: Hashable {}
