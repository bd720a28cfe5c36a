/// A part of a curve over which its value moves one way only: it rises, it falls or it stays.
///
/// The stretches of a curve lie end to end. Where one ends at another value than the next one starts
/// with, the curve jumps. All questions about a curve (extremes, crossings, variation, when it comes
/// to rest) are answered from its stretches, and what lies inside of one by halving it.
public struct MonotoneStretch<Place: Comparable & Sendable>: Sendable {
  /// Where it starts.
  public let start: Place
  /// Where it ends.
  public let end: Place
  /// The value at the start, after a jump there.
  public let startValue: Double
  /// The value at the end, before a jump there.
  public let endValue: Double
  /// Whether the value moves by jumps alone, as that of steps does.
  public let isStepped: Bool

  init(
    from start: Place, to end: Place, startValue: Double, endValue: Double, isStepped: Bool = false
  ) {
    self.start = start
    self.end = end
    self.startValue = startValue
    self.endValue = endValue
    self.isStepped = isStepped
  }
}

extension MonotoneStretch: Equatable {}
extension MonotoneStretch: Hashable where Place: Hashable {}

extension MonotoneStretch {
  /// Which way the value moves: 1 up, −1 down, 0 not at all.
  var trend: Int { endValue > startValue ? 1 : endValue < startValue ? -1 : 0 }

  /// The same at other places.
  func placed<Other>(from start: Other, to end: Other) -> MonotoneStretch<Other> {
    MonotoneStretch<Other>(
      from: start, to: end, startValue: startValue, endValue: endValue, isStepped: isStepped)
  }

  /// The same seen from its end, at other places.
  func mirrored<Other>(from start: Other, to end: Other) -> MonotoneStretch<Other> {
    MonotoneStretch<Other>(
      from: start, to: end, startValue: endValue, endValue: startValue, isStepped: isStepped)
  }

  /// The same with other values.
  func valued(_ change: (Double) -> Double) -> MonotoneStretch {
    MonotoneStretch(
      from: start, to: end, startValue: change(startValue), endValue: change(endValue),
      isStepped: isStepped)
  }
}

extension Array {
  /// Adds a stretch, or lets the last one go on where it moves the same way without a jump.
  mutating func join<Place>(_ stretch: MonotoneStretch<Place>)
  where Element == MonotoneStretch<Place> {
    guard let last = self.last, last.end == stretch.start, last.endValue == stretch.startValue
    else { return append(stretch) }
    if last.start == last.end {
      self[count - 1] = stretch
    } else if stretch.start != stretch.end || stretch.trend != 0 {
      guard last.trend == stretch.trend, last.isStepped == stretch.isStepped else {
        return append(stretch)
      }
      self[count - 1] = MonotoneStretch(
        from: last.start, to: stretch.end, startValue: last.startValue, endValue: stretch.endValue,
        isStepped: last.isStepped)
    }
  }
}

extension Array {
  /// The stretches with those that go on without a jump the same way made one.
  func joined<Place>() -> [MonotoneStretch<Place>] where Element == MonotoneStretch<Place> {
    var result: [MonotoneStretch<Place>] = []
    for stretch in self { result.join(stretch) }
    return result
  }
}
