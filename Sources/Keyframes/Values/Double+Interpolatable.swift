extension Double: VectorValue {
  /// The value at `progress` on the way to `other`, by the formula that hits both ends exactly,
  /// stays between them for a progress in 0…1 and rises or falls with it.
  @inlinable
  public func interpolated(to other: Double, at progress: Double) -> Double {
    let difference = other - self
    return progress < 0.5
      ? self + difference * progress : other - difference * (1 - progress)
  }

  /// The receiver times a number.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }
}
