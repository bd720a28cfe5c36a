/// When an effect runs and for how long.
public struct Timing: Hashable, Sendable {
  /// The wait before the effect begins.
  public var delay: Duration
  /// The length of one iteration.
  public var duration: Duration
  /// Whether the effect holds outside its active interval.
  public var fill: FillMode

  /// A timing; what is not given has the defaults of Web Animations, except the forward fill.
  public init(duration: Duration, delay: Duration = .zero, fill: FillMode = .forwards) {
    self.duration = duration
    self.delay = delay
    self.fill = fill
  }

  /// The moment at which the effect ends.
  public var end: Duration { delay + duration }

  /// The progress at a moment, or nothing where there is no effect.
  public func progress(at time: Duration) -> Double? {
    let now = Ticks(saturating: time)
    let start = Ticks(saturating: delay)
    let length = Ticks(saturating: duration)
    if now < start { return fill == .backwards || fill == .both ? 0 : nil }
    if now.count - start.count >= length.count {
      return fill == .forwards || fill == .both ? 1 : nil
    }
    return Double(now.count - start.count) / Double(length.count)
  }
}

/// Whether an effect holds before and after its active interval.
public enum FillMode: Hashable, Sendable, CaseIterable {
  /// No effect outside.
  case none
  /// The end value holds.
  case forwards
  /// The start value holds.
  case backwards
  /// Both hold.
  case both
}
