/// What follows from the members of a timing whatever the moment, computed once.
@usableFromInline
struct TimingIntervals: Hashable, Sendable {
  /// Web Animations' *active duration*: duration times iterations, rounded once.
  @usableFromInline let activeDuration: Extent<Ticks>
  /// Web Animations' *end time*.
  @usableFromInline let end: Extent<Ticks>
  /// Web Animations' *before-active boundary time*.
  @usableFromInline let beforeActiveBoundary: Ticks
  /// Web Animations' *active-after boundary time*.
  @usableFromInline let activeAfterBoundary: Extent<Ticks>

  /// The overall progress at the start of the active interval.
  @usableFromInline let start: OverallProgress
  /// The overall progress at its end, exact from the number of iterations.
  @usableFromInline let finish: OverallProgress

  /// How far into its first iteration the effect starts, as a whole number of ticks.
  @usableFromInline let startOffset: UInt64
  /// What the whole number left over, from -0.5 to 0.5 ticks.
  @usableFromInline let startRest: Double

  /// The active interval without its two ends where the effect is as simple as can be, else none.
  ///
  /// That is an effect that starts with iteration 0, of iterations whose ticks fit a `Double`.
  @usableFromInline let simple: SimpleInterval

  init(
    delay: Ticks, duration: Extent<Ticks>, endDelay: Ticks,
    iterations: Extent<Double>, iterationStart: Double
  ) {
    activeDuration = TimingIntervals.activeDuration(of: duration, times: iterations)
    // Sums of times within the range may leave it, so they are formed in 128 bits.
    let activeEnd = activeDuration.map { Int128($0.count) + Int128(delay.count) }
    let end = activeEnd.map { max($0 + Int128(endDelay.count), 0) }
    self.end = end.withinRange
    beforeActiveBoundary = Ticks(clamping: max(min(.finite(Int128(delay.count)), end).finite!, 0))
    activeAfterBoundary = min(activeEnd, end).map { max($0, 0) }.withinRange

    var start = OverallProgress(iterationStart)
    var finish =
      switch iterations {
      case .finite(let count): OverallProgress(sumOf: count, and: iterationStart)
      case .unending: OverallProgress(start.iteration, start.fraction, isUnending: true)
      }
    let length = duration.finite?.count ?? 0
    let offset = start.fraction * Double(length)
    // From 2^52 on a double has no fraction, and adding a half could round it away.
    startOffset = min(UInt64(offset < 0x1p52 ? offset + 0.5 : offset), UInt64(length))
    var rest = offset - Double(startOffset)
    if rest != 0, rest.magnitude <= iterationStart.ulp * Double(length),
      startOffset < UInt64(length)
    {
      // A start that is a tick but for its own rounding is that tick, so that iterations begin at
      // one; the ends of the interval lie where the moments inside lead to.
      rest = 0
      start.fraction = Double(startOffset) / Double(length)
      finish.fraction = TimingIntervals.fraction(of: finish, from: start, iterations)
    }
    startRest = rest
    self.start = start
    self.finish = finish
    simple = SimpleInterval(
      after: max(beforeActiveBoundary, delay),
      before: min(activeAfterBoundary, activeEnd.withinRange).finite ?? .max,
      duration: iterationStart == 0 && length < 1 << 53 ? length : 0)
  }

  /// The fraction at the end counted from that at the start, where both ways of counting find the
  /// same whole iteration.
  private static func fraction(
    of finish: OverallProgress, from start: OverallProgress, _ iterations: Extent<Double>
  ) -> Double {
    guard case .finite(let count) = iterations else { return start.fraction }
    let counted = start.advanced(by: count)
    return finish.fraction != 0 && counted.iteration == finish.iteration
      ? counted.fraction : finish.fraction
  }

  /// Zero where either factor is zero, even where the other one is unending.
  private static func activeDuration(
    of duration: Extent<Ticks>, times iterations: Extent<Double>
  ) -> Extent<Ticks> {
    if duration == .finite(.zero) || iterations == 0 { return .finite(.zero) }
    guard case .finite(let length) = duration, case .finite(let count) = iterations else {
      return .unending
    }
    return length.multiplied(by: count)
  }
}

/// The inside of an active interval for which a short cut through the chain gives the same bits.
@usableFromInline
struct SimpleInterval: Hashable, Sendable {
  /// The first tick.
  @usableFromInline let first: Int64
  /// How many ticks.
  @usableFromInline let count: UInt64
  /// Ticks in one iteration.
  @usableFromInline let duration: Int64

  /// The ticks between two moments; none where the duration is 0.
  init(after start: Ticks, before end: Ticks, duration: Int64) {
    first = start.count + 1
    count = duration > 0 && end > start ? UInt64(bitPattern: end.count &- first) : 0
    self.duration = duration
  }

  /// Whether a moment is one of these ticks.
  @inlinable
  func includes(_ moment: Ticks) -> Bool {
    UInt64(bitPattern: moment.count &- first) < count
  }
}

extension Extent<Int128> {
  /// The time in ticks; one beyond 32 years counts as unending.
  fileprivate var withinRange: Extent<Ticks> {
    guard case .finite(let count) = self, count <= Int128(Ticks.max.count) else {
      return .unending
    }
    return .finite(Ticks(clamping: count))
  }
}
