extension Clip<Double> {
  /// The extremes between two moments, both included; nothing where the clip has no effect there.
  ///
  /// They are found as ``Track/extremes(in:)`` finds them, not from samples. A value that is
  /// approached and left by a jump counts, also at the end of a clip that holds nothing there.
  ///
  /// - Complexity: O(*n*) for *n* keys, however often the clip repeats.
  public func extremes(
    from start: Duration, through end: Duration
  ) -> ScalarExtremes<Duration>? {
    var result: ScalarExtremes<Duration>?
    func take(_ value: Double?, at time: Duration) {
      guard let value else { return }
      if result == nil { result = ScalarExtremes(value, at: time) }
      result?.take(value, at: time)
    }
    take(value(at: start), at: start)
    take(value(at: end), at: end)
    let filled = filling(.both)
    let low = max(start, timing.delay, .zero)
    var high = end
    if case .finite(let length) = timing.activeDuration { high = min(high, timing.delay + length) }
    guard low <= high else { return result }
    take(filled.value(at: low), at: low)
    take(filled.value(at: high), at: high)
    guard case .finite(let first)? = filled.sample(at: low).currentIteration,
      case .finite(let last)? = filled.sample(at: high).currentIteration
    else { return result }
    // Whole iterations are alike or grow evenly: those near the ends tell everything.
    let (from, to) = (min(first, last), max(first, last))
    let iterations =
      to - from > 5 ? [from, from + 1, from + 2, to - 2, to - 1, to] : Array(from...to)
    for iteration in iterations {
      guard let range = directedRange(inIteration: iteration, from: low, through: high) else {
        continue
      }
      for (value, directed) in extremes(inDirected: range) {
        guard let time = time(ofProgress: directed, inIteration: iteration) else { continue }
        let moment = min(max(time, low), high)
        take(iterationComposite == .replace ? value : filled.value(at: moment), at: moment)
      }
    }
    return result
  }

  /// The extremes of one iteration over an interval of its progress before the clip's own easing,
  /// each with such a progress.
  private func extremes(
    inDirected range: ClosedRange<Double>
  ) -> [(value: Double, directed: Double)] {
    guard forwardTiming.isEased else {
      let found = track.extremes(in: range)
      return [(found.lowest, found.lowestPlace), (found.highest, found.highestPlace)]
    }
    let eased = forwardTiming.easing.extremes(in: range)
    let found = track.extremes(in: eased.minimum...eased.maximum)
    return [(found.lowest, found.lowestPlace), (found.highest, found.highestPlace)].map {
      ($0, forwardTiming.easing.place(of: $1, between: eased))
    }
  }

  /// The part of an iteration's progress, before the clip's own easing, that lies between two
  /// moments.
  private func directedRange(
    inIteration iteration: Int, from start: Duration, through end: Duration
  ) -> ClosedRange<Double>? {
    guard case .finite(let duration) = forwardTiming.durationTicks, duration > .zero,
      let origin = time(ofProgress: 0, inIteration: iteration),
      let finish = time(ofProgress: 1, inIteration: iteration)
    else { return nil }
    func progress(_ time: Duration) -> Double {
      let part =
        Double((Ticks(saturating: time) - Ticks(saturating: min(origin, finish))).count)
        / Double(duration.count)
      return min(max(origin <= finish ? part : 1 - part, 0), 1)
    }
    let (first, last) = (progress(start), progress(end))
    return min(first, last)...max(first, last)
  }
}

extension Easing {
  /// A progress at which the output is as given, searched by halving between the places of the
  /// least and of the greatest output.
  fileprivate func place(of output: Double, between extremes: EasingExtremes) -> Double {
    if output <= extremes.minimum { return extremes.minimumProgress }
    if output >= extremes.maximum { return extremes.maximumProgress }
    var (below, above) = (extremes.minimumProgress, extremes.maximumProgress)
    for _ in 0..<64 {
      let middle = below + (above - below) / 2
      if value(at: middle) < output { below = middle } else { above = middle }
    }
    return above
  }
}
