/// Arrays of equal length are mixed element by element.
///
/// Arrays of unequal length have no way between them: as CSS does for values that can't be mixed,
/// the first one stands below the middle and the other one from the middle on. Nothing traps, and
/// nothing is cut or padded. Likewise an array is added to or built up on one of equal length only
/// and replaces any other.
///
/// An array is mixed into a new array, which allocates; where that matters take `InlineArray` or
/// SIMD vectors.
extension Array: Interpolatable where Element: Interpolatable {
  /// The elements at `progress` on their ways, or one of the two arrays where the lengths differ.
  @inlinable
  public func interpolated(to other: [Element], at progress: Double) -> [Element] {
    guard count == other.count else { return progress < 0.5 ? self : other }
    var result: [Element] = []
    result.reserveCapacity(count)
    for index in indices {
      result.append(self[index].interpolated(to: other[index], at: progress))
    }
    return result
  }

  /// The elements added to those underneath, or the receiver where the lengths differ.
  @inlinable
  public func added(to underlying: [Element]) -> [Element] {
    guard count == underlying.count else { return self }
    var result: [Element] = []
    result.reserveCapacity(count)
    for index in indices { result.append(self[index].added(to: underlying[index])) }
    return result
  }

  /// The elements built up on the repeated ones, or the receiver where the lengths differ.
  @inlinable
  public func accumulated(onto repeated: [Element], count times: Double) -> [Element] {
    guard count == repeated.count else { return self }
    var result: [Element] = []
    result.reserveCapacity(count)
    for index in indices {
      result.append(self[index].accumulated(onto: repeated[index], count: times))
    }
    return result
  }
}
