/// The lowest and the highest value of a stretch of time, with the first moments they are taken at.
public struct ScalarExtremes: Equatable, Sendable {
  /// The lowest value.
  public var lowest: Double
  /// The first moment of the lowest value.
  public var lowestTime: Duration
  /// The highest value.
  public var highest: Double
  /// The first moment of the highest value.
  public var highestTime: Duration
}

extension Clip<Double> {
  /// The extremes between two moments, both included; nothing where the clip has no effect there.
  public func extremes(from start: Duration, through end: Duration) -> ScalarExtremes? {
    var result: ScalarExtremes?
    func take(_ value: Double?, at time: Duration) {
      guard let value else { return }
      guard var best = result else {
        result = ScalarExtremes(
          lowest: value, lowestTime: time, highest: value, highestTime: time)
        return
      }
      if value < best.lowest { (best.lowest, best.lowestTime) = (value, time) }
      if value > best.highest { (best.highest, best.highestTime) = (value, time) }
      result = best
    }
    take(value(at: start), at: start)
    for index in track.keyframes.indices {
      guard let time = keyframeTime(index), time > start, time < end else { continue }
      take(track.keyframes[index].value, at: time)
    }
    take(value(at: end), at: end)
    return result
  }
}

extension Clip {
  /// The moment of a key in the first iteration.
  public func keyframeTime(_ index: Int) -> Duration? {
    guard case .finite(let duration) = timing.duration else { return nil }
    return timing.delay + duration * track.offset(ofKeyframe: index)
  }
}
