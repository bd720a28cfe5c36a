/// The lowest and the highest value of a stretch of time, with the first moments they are taken at.
public struct ScalarExtremes: Hashable, Sendable {
  /// The lowest value.
  public var lowest: Double
  /// The first moment of the lowest value.
  public var lowestTime: Duration
  /// The highest value.
  public var highest: Double
  /// The first moment of the highest value.
  public var highestTime: Duration

  private init(_ value: Double, at time: Duration) {
    (lowest, highest) = (value, value)
    (lowestTime, highestTime) = (time, time)
  }

  /// Takes one more value into account.
  static func take(_ value: Double?, at time: Duration, into extremes: inout ScalarExtremes?) {
    guard let value, !value.isNaN else { return }
    guard var best = extremes else {
      extremes = ScalarExtremes(value, at: time)
      return
    }
    if value < best.lowest || (value == best.lowest && time < best.lowestTime) {
      (best.lowest, best.lowestTime) = (value, time)
    }
    if value > best.highest || (value == best.highest && time < best.highestTime) {
      (best.highest, best.highestTime) = (value, time)
    }
    extremes = best
  }
}

extension Clip<Double> {
  /// The extremes between two moments, both included; nothing where the clip has no effect there.
  ///
  /// They are found at the keys and where easings turn round, not by sampling, so a peak between
  /// two frames is not missed. A value that is approached and left by a jump counts, also at the
  /// end of a clip that holds nothing there. Easings over the whole clip are not looked through:
  /// with one, peaks inside the way are those at its ends.
  public func extremes(from start: Duration, through end: Duration) -> ScalarExtremes? {
    var result: ScalarExtremes?
    ScalarExtremes.take(value(at: start), at: start, into: &result)
    ScalarExtremes.take(value(at: end), at: end, into: &result)
    let filled = filling(.both)
    let low = max(start, timing.delay, .zero)
    var high = end
    if case .finite(let length) = timing.activeDuration { high = min(high, timing.delay + length) }
    guard low <= high else { return result }
    ScalarExtremes.take(filled.value(at: low), at: low, into: &result)
    ScalarExtremes.take(filled.value(at: high), at: high, into: &result)
    guard case .finite(let first)? = filled.sample(at: low).currentIteration,
      case .finite(let last)? = filled.sample(at: high).currentIteration
    else { return result }
    // All whole iterations are alike, or grow evenly, so three from either end tell everything.
    let (from, to) = (min(first, last), max(first, last))
    let iterations =
      to - from > 5 ? [from, from + 1, from + 2, to - 2, to - 1, to] : Array(from...to)
    let points = track.turningPoints
    for iteration in iterations {
      for point in points {
        guard let directed = directedProgress(of: point.progress),
          let time = time(ofProgress: directed, inIteration: iteration), time >= low, time <= high
        else { continue }
        let value = iterationComposite == .replace ? point.value : filled.value(at: time)
        ScalarExtremes.take(value, at: time, into: &result)
      }
    }
    return result
  }
}

extension Track<Double> {
  /// Where the track has its extremes, if it has them inside, and what it has there: at both ends
  /// of every segment, just before a jump too, and where the segment's easing turns round.
  var turningPoints: [(progress: Double, value: Double)] {
    var points: [(progress: Double, value: Double)] = []
    func add(_ offset: Double, _ value: Double) {
      points.append((isReversed ? 1 - offset : offset, value))
    }
    for (key, next) in zip(keyframes, keyframes.dropFirst()) {
      let (start, end) = (key.offset ?? 0, next.offset ?? 0)
      guard start < end, key.interpolation == .linear else {
        add(start, key.value)
        continue
      }
      add(start, key.value.interpolated(to: next.value, at: key.easing.value(at: 0)))
      for part in key.easing.turningPoints {
        let eased = key.easing.value(at: part)
        add(start + (end - start) * part, key.value.interpolated(to: next.value, at: eased))
      }
      let last = key.easing.value(at: 1, before: true)
      add(end, key.value.interpolated(to: next.value, at: last))
    }
    let last = keyframes[keyframes.count - 1]
    add(last.offset ?? 0, last.value)
    return points
  }
}
