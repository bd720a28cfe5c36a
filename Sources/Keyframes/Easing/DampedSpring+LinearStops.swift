extension DampedSpring {
  /// The unit step from rest as straight lines, for CSS's `linear()`, with the fewest stops.
  ///
  /// ```swift
  /// DampedSpring.bouncy.linearStops(within: 0.01)?.last!.value  // 1
  /// ```
  ///
  /// Progress 1 is the ``settlingDuration(tolerance:)``. The lines are those of
  /// ``Easing/flattened(within:limit:)``: proven to be nowhere further than `tolerance` from the
  /// spring. At progress 1 there are two stops: where the spring is as it settles, and exactly 1.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance, from 1e-12 up to below 1.
  ///   - settlingTolerance: How near to 1 the spring must stay to have settled, above 0 and below 1.
  /// - Returns: The stops, in order, or nothing where the spring never settles. Their number grows
  ///   with 1 / √tolerance.
  public func linearStops(
    within tolerance: Double, settlingTolerance: Double = 0.001
  ) -> [(progress: Double, value: Double)]? {
    precondition(
      tolerance >= 1e-12 && tolerance < 1, "a tolerance must be from 1e-12 up to below 1")
    let spring = Easing.spring(self, tolerance: settlingTolerance)
    guard case .finite = spring.naturalDuration,
      let lines = try? spring.flattened(within: tolerance, limit: .max),
      case .linearStops(let numbers) = lines.notation
    else { return nil }
    return stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }
}
