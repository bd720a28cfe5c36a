/// Where a value is fastest.
public struct SpeedPeak<Place: Comparable & Sendable>: Sendable {
  /// Where; the first place of several.
  public let place: Place
  /// From which side the place has the velocity.
  public let side: ProgressSide
  /// The velocity with its sign: per whole track, or a second.
  public let velocity: Double
}

extension SpeedPeak: Equatable {}
extension SpeedPeak: Hashable where Place: Hashable {}

extension SpeedPeak where Place: RankedPlace {
  /// The fastest place of a curve between places at which its velocity may jump or be vertical.
  ///
  /// Each part is looked at in 32 places, and by halving around each of them that is faster than its
  /// neighbours. Where the speed rises to each of its peaks over two 32nds of the part or more, and
  /// falls from it over as much, none is missed, and the speed of a smooth one is right to 10⁻⁷ of
  /// it; of narrower peaks, and of those nearer to each other, a lower one may be told.
  ///
  /// Of several that are equal it is the first one, or the last one.
  static func find(
    between places: [Place], isLast: Bool = false, _ velocity: (Place, ProgressSide) -> Double
  ) -> SpeedPeak? {
    var best: SpeedPeak?
    func take(_ place: Place, _ side: ProgressSide) {
      let found = velocity(place, side)
      let (speed, fastest) = (found.magnitude, best?.velocity.magnitude ?? -1)
      guard speed > fastest || isLast && speed == fastest else { return }
      best = SpeedPeak(place: place, side: side, velocity: found)
    }
    for (from, to) in zip(places, places.dropFirst()) where from < to {
      take(from, .above)
      var speeds = InlineArray<33, Double>(repeating: 0)
      for number in speeds.indices {
        let place = from.moved(towards: to, by: number, of: 32)
        speeds[number] = velocity(place, number == 32 ? .below : .above).magnitude
      }
      for number in speeds.indices {
        let (before, after) = (max(number - 1, 0), min(number + 1, 32))
        guard speeds[number] >= speeds[before], speeds[number] >= speeds[after],
          speeds[number] > speeds[before] || speeds[number] > speeds[after]
        else { continue }
        let (low, high) = Place.peak(
          between: from.moved(towards: to, by: before, of: 32),
          from.moved(towards: to, by: after, of: 32)
        ) { velocity($0, .above).magnitude }
        if low > from { take(low, .above) }
        if high < to { take(high, .below) }
      }
      take(to, .below)
    }
    return best
  }
}
