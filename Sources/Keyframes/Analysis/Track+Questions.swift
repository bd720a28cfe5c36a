// Questions about a track of numbers. Each is answered from its stretches, exactly and not from
// samples; places are exact to the last bit of the progress for the track as it is evaluated.

extension Track<Double> {
  /// The extremes over an interval of progress.
  ///
  /// At a jump the values on both sides count, also where the value before it is only approached.
  ///
  /// - Parameter range: An interval of progress.
  /// - Returns: The extremes and the progresses they are first taken at.
  /// - Complexity: O(*n*) for *n* keys and stops of easings.
  public func extremes(in range: ClosedRange<Double> = 0...1) -> ScalarExtremes<Double> {
    var result = ScalarExtremes(value(at: range.lowerBound), at: range.lowerBound)
    for stretch in monotoneStretches(in: range) { result.take(stretch) }
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
    stretches(in: range).crossings(of: level, limit: limit) { value(at: $0) }
  }

  /// How far the value moves and jumps over an interval, up and down together.
  public func variation(in range: ClosedRange<Double> = 0...1) -> ValueVariation {
    stretches(in: range).variation
  }

  /// The jumps within an interval; those of steps count each for itself only at its ends.
  public func jumps(in range: ClosedRange<Double> = 0...1) -> [ValueJump<Double>] {
    stretches(in: range).jumps
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
