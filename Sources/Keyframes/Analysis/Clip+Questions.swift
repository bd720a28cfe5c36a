// Questions about a clip of numbers. Each is answered from its stretches, exactly and not from
// samples; moments are exact to the tick, a ninth of a nanosecond. The value is what the clip has
// with nothing underneath.

extension Clip<Double> {
  /// The stretches between two moments over which the value moves one way only, in order.
  ///
  /// They lie end to end while the clip has an effect. What is held before and after counts.
  ///
  /// - Parameters:
  ///   - start: The first moment.
  ///   - end: The last moment.
  ///   - limit: How many to look for.
  /// - Returns: The stretches; none where the clip has no effect.
  /// - Complexity: O(*n*) for *n* stretches.
  public func monotoneStretches(
    from start: Duration, through end: Duration, limit: Int = 10_000
  ) -> [MonotoneStretch<Duration>] {
    stretches(from: start, through: end, limit: limit).durations
  }

  /// The extremes between two moments, both included; nothing where the clip has no effect there.
  ///
  /// A value that is approached and left by a jump counts, also at the end of a clip that holds
  /// nothing there.
  ///
  /// - Complexity: O(*n*) for *n* keys and stops of easings, however often the clip repeats.
  public func extremes(
    from start: Duration, through end: Duration
  ) -> ScalarExtremes<Duration>? {
    guard start <= end else { return nil }
    var result: ScalarExtremes<Ticks>?
    func take(_ value: Double?, at time: Ticks) {
      guard let value else { return }
      if result == nil { result = ScalarExtremes(value, at: time) }
      result?.take(value, at: time)
    }
    take(value(at: start), at: Ticks(saturating: start))
    take(value(at: end), at: Ticks(saturating: end))
    visitStretches(from: start, through: end, isEvery: false) {
      take($0.startValue, at: $0.start)
      take($0.endValue, at: $0.end)
      return true
    }
    return result?.durations
  }

  /// All moments at which the value is on a level or goes past it, in order.
  ///
  /// ```swift
  /// Clip.popIn.crossings(of: 1, from: .zero, through: .milliseconds(200)).map(\.place)
  /// // 122.64 ms, 178.85 ms
  /// ```
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
    let found = stretches(from: start, through: end, limit: 16 * limit)
    return found.crossings(of: level, limit: limit) { value(atTicks: $0) }.map {
      $0.placed { $0.duration }
    }
  }

  /// How far the value moves and jumps between two moments, up and down together.
  ///
  /// - Complexity: O(*n*) for *n* keys and stops of easings, however often the clip repeats.
  public func variation(from start: Duration, through end: Duration) -> ValueVariation {
    func variation(from start: Duration, through end: Duration) -> ValueVariation {
      stretches(from: start, through: end, limit: .max).variation
    }
    // From iteration to iteration, two by two, all is alike.
    let (first, last) = (max(start, begins.duration), min(end, (ends.finite ?? .max).duration))
    guard case .finite(let length) = timing.duration, length > .zero, last > first,
      (last - first) / length > 16
    else { return variation(from: start, through: end) }
    let count = (((last - first) / length) / 2).wholeBelow - 2
    // At a place where hardly any key or seam lies, since a jump there would count twice or never.
    let middle = first + length * 0.6180339887
    let later = middle + length * 2 * Int(count)
    var result = variation(from: start, through: middle)
    result.add(variation(from: middle, through: middle + length * 2), times: count)
    result.add(variation(from: later, through: end))
    return result
  }

  /// Where the value is fastest between two moments, jumps apart, a second; nothing where the clip
  /// has no effect or stands still for an instant.
  ///
  /// Exact to rounding where only one of the easings, over the clip and in the track, is no line, and
  /// otherwise searched among 32 parts of each stretch. Of many iterations the outer ones are looked
  /// at, as all are alike.
  public func fastest(from start: Duration, through end: Duration) -> SpeedPeak<Duration>? {
    guard start <= end else { return nil }
    var places: [Ticks] = []
    visitStretches(from: start, through: end, isEvery: false) {
      places += [$0.start, $0.end]
      return true
    }
    places.sort()
    return SpeedPeak.find(between: places) {
      velocity(at: $0.duration, side: $1) ?? .nan
    }.map { SpeedPeak(place: $0.place.duration, side: $0.side, velocity: $0.velocity) }
  }

  /// The moment from which the value stays within a distance of the one at the last moment.
  ///
  /// - Parameters:
  ///   - distance: The distance, at least 0, in the value's unit.
  ///   - start: The first moment that is looked at.
  ///   - end: The last moment.
  /// - Returns: The moment; nothing where the clip has no effect at the last one.
  public func settlingTime(
    within distance: Double, from start: Duration = .zero, through end: Duration
  ) -> Duration? {
    guard value(at: end) != nil else { return nil }
    // Whole iterations are alike unless they build up.
    let found = stretches(
      from: start, through: end, limit: .max, isEvery: iterationComposite == .accumulate)
    return found.settling(within: distance) { value(atTicks: $0) }?.duration
  }

  private func value(atTicks time: Ticks) -> Double {
    guard let position = position(at: time) else { return .nan }
    return track.value(
      at: position.progress, before: position.beforeFlag,
      repetitions: iterationComposite == .replace ? 0 : position.repetitions)
  }

  func visitStretches(
    from start: Duration, through end: Duration, isEvery: Bool,
    _ body: (MonotoneStretch<Ticks>) -> Bool
  ) {
    ClipStretches(
      self, from: Ticks(saturating: start), through: Ticks(saturating: end), isEvery: isEvery
    ).visit(body)
  }

  func stretches(
    from start: Duration, through end: Duration, limit: Int, isEvery: Bool = true
  ) -> ScalarStretches<Ticks> {
    var result = ScalarStretches<Ticks>()
    guard start <= end else { return result }
    visitStretches(from: start, through: end, isEvery: isEvery) {
      result.stretches.join($0)
      return result.stretches.count < limit
    }
    return result
  }
}

extension ScalarStretches where Place == Ticks {
  var durations: [MonotoneStretch<Duration>] {
    stretches.map { $0.placed(from: $0.start.duration, to: $0.end.duration) }
  }
}

extension ScalarExtremes where Place == Ticks {
  var durations: ScalarExtremes<Duration> {
    var result = ScalarExtremes<Duration>(lowest, at: lowestPlace.duration)
    result.take(highest, at: highestPlace.duration)
    return result
  }
}
