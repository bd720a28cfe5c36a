/// Where on a track the last value was found, so that the next one nearby is found faster.
///
/// A cursor changes the time an evaluation takes and never its result: any cursor, also one that
/// was used with another track, gives the same bits. Use one per track and playhead.
public struct TrackCursor: Hashable, Sendable {
  @usableFromInline internal var segment: Int

  /// A cursor that has not been used.
  @inlinable
  public init() { segment = 0 }
}
