/// A map from progress to progress.
public struct Easing: Hashable, Sendable {
  /// Progress unchanged.
  public static let linear = Easing()

  /// The eased progress; `before` says that the effect has not begun yet, which only steps feel.
  @inlinable
  public func value(at progress: Double, before: Bool = false) -> Double { progress }
}
