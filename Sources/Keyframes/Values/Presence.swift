/// Whether something is there at all, such as a view that is removed when it has faded out.
///
/// ```swift
/// let track = Track(from: Presence.shown, to: .gone)
/// track.value(at: 0.99)  // shown: it is still on its way
/// track.value(at: 1)     // gone
/// ```
///
/// On the way between being shown and being gone it is shown, and only at the end itself, or beyond
/// it, gone; so CSS animates `visibility`. A value that is there or not is an `Optional`.
public enum Presence: Hashable, Sendable, CaseIterable, Interpolatable {
  /// It is there.
  case shown
  /// It is not.
  case gone

  /// Shown between two of which one is shown; the nearer one at the ends and beyond them.
  @inlinable
  public func interpolated(to other: Presence, at progress: Double) -> Presence {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    return self == .shown || other == .shown ? .shown : .gone
  }
}
