// Questions about a track of numbers. Each is answered from its stretches, exactly and not from
// samples; places are exact to the last bit of the progress for the track as it is evaluated.

extension Track<Double> {
  /// The extremes over an interval of progress.
  ///
  /// At a jump the values on both sides count, also where the value before it is only approached.
  ///
  /// - Parameter range: An interval of progress.
  /// - Returns: The extremes and the progresses they are first taken at.
  /// - Complexity: O(*n*) for *n* keys and stops of easings, however often the keys repeat.
  public func extremes(in range: ClosedRange<Double> = 0...1) -> ScalarExtremes<Double> {
    var result = ScalarExtremes(value(at: range.lowerBound), at: range.lowerBound)
    for stretch in smoothStretches(in: range, isEvery: false) { result.take(stretch) }
    return result
  }

  /// All places at which the value is on a level or goes past it, in order.
  ///
  /// ```swift
  /// let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  /// popIn.crossings(of: 1).filter(\.isPassage).map(\.place)  // 0.48, 0.7; at 1 it only arrives
  /// ```
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - range: An interval of progress.
  ///   - limit: How many to look for.
  /// - Returns: The crossings, touches and stays; see ``LevelCrossing``.
  public func crossings(
    of level: Double, in range: ClosedRange<Double> = 0...1, limit: Int = 10_000
  ) -> [LevelCrossing<Double>] {
    guard isReversed else {
      return stretches(in: range).crossings(of: level, limit: limit) { value(at: $0) }
    }
    // Halving goes by the offsets of the keys, of which several are one progress seen backwards.
    let (mirrored, place) = mirroring(range)
    return reversed().crossings(of: level, in: mirrored, limit: .max).reversed().prefix(limit).map {
      LevelCrossing(
        place: place($0.end), end: place($0.place), before: $0.after, after: $0.before)
    }
  }

  /// How far the value moves and jumps over an interval, up and down together.
  public func variation(in range: ClosedRange<Double> = 0...1) -> ValueVariation {
    stretches(in: range).variation
  }

  /// The jumps within an interval; those of steps count each for itself only at its ends.
  public func jumps(in range: ClosedRange<Double> = 0...1) -> [ValueJump<Double>] {
    stretches(in: range).jumps
  }

  /// Where the value is fastest within an interval, jumps apart; its velocity is that of
  /// ``velocity(at:side:)``, infinite where an easing is vertical.
  ///
  /// Exact to rounding for lines, cubics and all easings, each by itself; of a cubic that is eased,
  /// the fastest place is searched among 32 parts of each stretch.
  ///
  /// - Parameter range: An interval of progress.
  /// - Returns: The place with its velocity; nothing for an interval of no length.
  public func fastest(in range: ClosedRange<Double> = 0...1) -> SpeedPeak<Double>? {
    guard isReversed else { return keyFastest(in: range, isLast: false) }
    // A key lies at its own offset alone, and not wherever that may round to seen backwards.
    let (mirrored, place) = mirroring(range)
    return reversed().keyFastest(in: mirrored, isLast: true).map {
      SpeedPeak(place: place($0.place), side: $0.side.opposite, velocity: -$0.velocity)
    }
  }

  /// The fastest place by offset, not seen backwards.
  private func keyFastest(in range: ClosedRange<Double>, isLast: Bool) -> SpeedPeak<Double>? {
    var places = smoothStretches(in: range, isEvery: false).flatMap { [$0.start, $0.end] }
    places.sort()
    return SpeedPeak.find(between: places, isLast: isLast) { velocity(at: $0, side: $1) }
  }

  /// The progress from which the value stays within a distance of the one at the end of an interval.
  ///
  /// - Parameters:
  ///   - distance: The distance, at least 0, in the value's unit.
  ///   - range: An interval of progress.
  /// - Returns: The progress; nothing where the last value is not finite.
  public func settlingProgress(
    within distance: Double, in range: ClosedRange<Double> = 0...1
  ) -> Double? {
    stretches(in: range).settling(within: distance) { value(at: $0) }
  }

  private func stretches(in range: ClosedRange<Double>) -> ScalarStretches<Double> {
    ScalarStretches(stretches: monotoneStretches(in: range))
  }
}
