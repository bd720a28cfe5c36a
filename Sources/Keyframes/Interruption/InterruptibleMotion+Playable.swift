extension InterruptibleMotion: Playable {
  /// The value with the playhead at a local time, whichever way it moves.
  public func output(at time: Duration, playing direction: PlaybackDirection) -> Value {
    value(at: time)
  }

  /// Hands over that it began, at zero, and that it ended.
  ///
  /// Interruptions are no events: the motion goes on.
  public func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    Timing(duration: end).visitEvents(in: interval, detail: detail, visit)
  }
}
