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
  /// Each part is looked at in 32 places, and around the fastest of them by halving. So where the
  /// speed rises and falls once in a part, as between two neighbouring turns of a spring, of a
  /// Bezier curve or of a cubic, the answer is exact to rounding; of several peaks within a 32nd of
  /// a part that differ by less than their width, it may be another one of them.
  static func find(
    between places: [Place], _ velocity: (Place, ProgressSide) -> Double
  ) -> SpeedPeak? {
    var best: SpeedPeak?
    func take(_ place: Place, _ side: ProgressSide) {
      let speed = velocity(place, side)
      guard !speed.isNaN, speed.magnitude > (best?.velocity.magnitude ?? -1) else { return }
      best = SpeedPeak(place: place, side: side, velocity: speed)
    }
    for (from, to) in zip(places, places.dropFirst()) where from < to {
      take(from, .above)
      let count = 32
      var fastest = (number: 0, speed: -1.0)
      for number in 1..<count {
        let place = from.moved(towards: to, by: number, of: count)
        let speed = velocity(place, .above).magnitude
        if speed > fastest.speed { fastest = (number, speed) }
      }
      var low = from.moved(towards: to, by: fastest.number - 1, of: count)
      var high = from.moved(towards: to, by: fastest.number + 1, of: count)
      // The peak lies between its neighbours, as far as there is one. Nearer than a 2⁻²⁸th of the
      // way rounding decides.
      for _ in 0..<40 {
        let first = low.moved(towards: high, by: 38, of: 100)
        let second = low.moved(towards: high, by: 62, of: 100)
        guard low < first, first < second, second < high else { break }
        if velocity(first, .above).magnitude < velocity(second, .above).magnitude {
          low = first
        } else {
          high = second
        }
      }
      take(low, .above)
      take(high, .below)
      take(to, .below)
    }
    return best
  }
}
