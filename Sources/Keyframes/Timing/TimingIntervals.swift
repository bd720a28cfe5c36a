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

    let start = OverallProgress(iterationStart)
    self.start = start
    finish =
      switch iterations {
      case .finite(let count): OverallProgress(sumOf: count, and: iterationStart)
      case .unending: OverallProgress(start.iteration, start.fraction, isUnending: true)
      }
    let length = duration.finite?.count ?? 0
    let offset = start.fraction * Double(length)
    // From 2^52 on a double has no fraction, and adding a half could round it away.
    startOffset = min(UInt64(offset < 0x1p52 ? offset + 0.5 : offset), UInt64(length))
    startRest = offset - Double(startOffset)
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

extension Extent<Int128> {
  /// The time in ticks; one beyond 32 years counts as unending.
  fileprivate var withinRange: Extent<Ticks> {
    guard case .finite(let count) = self, count <= Int128(Ticks.max.count) else {
      return .unending
    }
    return .finite(Ticks(clamping: count))
  }
}
