/// Optional values are mixed by presence.
///
/// Two present values are mixed. Between a present and an absent one there is no way: the first
/// stands below the middle and the other from the middle on. An absent value adds nothing.
extension Optional: Interpolatable where Wrapped: Interpolatable {
  /// The value at `progress` on its way, or one of the two where one is absent.
  @inlinable
  public func interpolated(to other: Wrapped?, at progress: Double) -> Wrapped? {
    guard let self, let other else { return progress < 0.5 ? self : other }
    return self.interpolated(to: other, at: progress)
  }

  /// The sum of both, or the one that is present.
  @inlinable
  public func added(to underlying: Wrapped?) -> Wrapped? {
    guard let self else { return underlying }
    guard let underlying else { return self }
    return self.added(to: underlying)
  }

  /// The receiver built up on the repeated value, or unchanged where one of them is absent.
  @inlinable
  public func accumulated(onto repeated: Wrapped?, count: Double) -> Wrapped? {
    guard let self, let repeated else { return self }
    return self.accumulated(onto: repeated, count: count)
  }
}
