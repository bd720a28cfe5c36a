/// Which way the playhead moves over an effect.
///
/// It decides who owns the two outer ends of the active interval, and nothing else: an end belongs
/// to what follows in the playing direction. Inner iteration boundaries don't change owners.
public enum PlaybackDirection: Hashable, Sendable, CaseIterable {
  /// Time increases, or stands still.
  case forwards
  /// Time decreases.
  case backwards

  /// The direction of a playback rate; 0 counts as forwards.
  @inlinable
  public init(rate: Double) { self = rate < 0 ? .backwards : .forwards }

  /// The other direction.
  @inlinable
  public var opposite: PlaybackDirection { self == .forwards ? .backwards : .forwards }
}
