/// All that the timing of an effect says about one moment.
public struct TimingSample: Hashable, Sendable {
  /// Where the moment lies in the life of the effect.
  public let phase: TimingPhase

  /// How far through its track the effect is, after its easing, or nothing where it has no effect.
  ///
  /// Easings may take it out of 0…1.
  public let progress: Double?

  /// The running iteration, or nothing where there is no effect.
  ///
  /// It is ``Extent/unending`` after an unending repetition of nothing (duration 0), and also
  /// where the number of the iteration exceeds the range of `Int`.
  public let currentIteration: Extent<Int>?

  /// Whether a step easing whose jump lies exactly at the progress has not jumped yet.
  public let beforeFlag: Bool
}

extension TimingSample {
  /// The sample of an effect without a local time.
  static let idle = TimingSample(
    phase: .idle, progress: nil, currentIteration: nil, beforeFlag: false)
}
