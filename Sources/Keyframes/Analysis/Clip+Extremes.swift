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
    for index in track.offsets.indices {
      let time = keyframeTime(index)
      if time > start, time < end { take(track.values[index], at: time) }
    }
    take(value(at: end), at: end)
    return result
  }
}

extension Clip {
  /// The moment of a key.
  public func keyframeTime(_ index: Int) -> Duration {
    timing.delay + timing.duration * track.offsets[index]
  }

  /// The keys whose moments lie after one moment and not after another, in the order they pass.
  public func keyframesPassed(after start: Duration?, through end: Duration) -> [Int] {
    track.offsets.indices.filter { index in
      let time = keyframeTime(index)
      return time <= end && (start.map { time > $0 } ?? true)
    }
  }
}

extension Track {
  /// The keys.
  public var keyframes: [Keyframe<Value>] {
    offsets.indices.map { Keyframe(at: offsets[$0], values[$0], easing: easings[$0]) }
  }
}
