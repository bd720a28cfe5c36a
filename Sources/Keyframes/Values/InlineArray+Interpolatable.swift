/// Arrays whose length is part of the type are mixed element by element, without allocating.
extension InlineArray: Interpolatable where Element: Interpolatable {
  /// The elements at `progress` on their ways.
  @inlinable
  public func interpolated(to other: InlineArray, at progress: Double) -> InlineArray {
    InlineArray { self[$0].interpolated(to: other[$0], at: progress) }
  }

  /// The elements added to those underneath.
  @inlinable
  public func added(to underlying: InlineArray) -> InlineArray {
    InlineArray { self[$0].added(to: underlying[$0]) }
  }

  /// The elements built up on the repeated ones.
  @inlinable
  public func accumulated(onto repeated: InlineArray, count times: Double) -> InlineArray {
    InlineArray { self[$0].accumulated(onto: repeated[$0], count: times) }
  }
}
