// Questions about a property of a timeline. Each is answered from its stretches; see
// ``TimelineMotion/monotoneStretches(from:through:limit:)`` for what is exact.

extension TimelineMotion<Double> {
  /// The extremes between two moments, both included.
  public func extremes(
    from start: Duration, through end: Duration
  ) -> ScalarExtremes<Duration>? {
    stretches(from: start, through: end, limit: .max).extremes?.durations
  }

  /// All moments at which the value is on a level or goes past it, in order.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - start: The first moment.
  ///   - end: The last moment.
  ///   - limit: How many to look for.
  /// - Returns: The crossings, touches and stays; see ``LevelCrossing``.
  public func crossings(
    of level: Double, from start: Duration, through end: Duration, limit: Int = 10_000
  ) -> [LevelCrossing<Duration>] {
    stretches(from: start, through: end, limit: .max)
      .crossings(of: level, limit: limit) { value(at: $0) }
      .map { $0.placed { $0.duration } }
  }

  /// How far the value moves and jumps between two moments, up and down together.
  public func variation(from start: Duration, through end: Duration) -> ValueVariation {
    stretches(from: start, through: end, limit: .max).variation
  }

  /// Where the value is fastest between two moments, jumps apart, a second.
  ///
  /// Searched among 32 parts between all places at which a clip turns or jumps.
  public func fastest(from start: Duration, through end: Duration) -> SpeedPeak<Duration>? {
    let places = smoothStretches(from: start, through: end, limit: .max)
      .flatMap { [$0.start, $0.end] }
    return SpeedPeak.find(between: places) { velocity(at: $0, side: $1) }.map {
      SpeedPeak(place: $0.place.duration, side: $0.side, velocity: $0.velocity)
    }
  }

  /// The moment from which the value stays within a distance of the one at the last moment.
  public func settlingTime(
    within distance: Double, from start: Duration = .zero, through end: Duration
  ) -> Duration? {
    stretches(from: start, through: end, limit: .max)
      .settling(within: distance) { value(at: $0) }?.duration
  }
}
