/// A track given a timing: a moment to a value, or nothing.
public struct Clip<Value: Interpolatable>: Sendable {
  /// The values over progress.
  public var track: Track<Value>
  /// When they are run through.
  public var timing: Timing

  /// A clip of a track.
  public init(_ track: Track<Value>, timing: Timing) {
    self.track = track
    self.timing = timing
  }

  /// The value at a moment, or nothing where the clip has no effect.
  public func value(at time: Duration) -> Value? {
    guard let progress = timing.progress(at: time) else { return nil }
    return track.value(at: progress)
  }
}
