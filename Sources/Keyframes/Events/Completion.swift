/// How a run of an animation came to its end; each run has exactly one completion.
public enum Completion: Hashable, Sendable {
  /// The playhead reached the end, or the start where it moved backwards.
  case finished
  /// The run was cancelled with the playhead at this local time.
  case cancelled(at: Duration)
  /// Another run took its place with the playhead at this local time.
  case replaced(at: Duration)

  /// Whether the playhead reached the end by itself or by being told to finish.
  public var isFinished: Bool { self == .finished }
}
