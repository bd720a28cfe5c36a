extension Track {
  /// The value at a progress.
  @inlinable
  public func value(at progress: Double) -> Value {
    let last = offsets.count - 1
    if progress < offsets[0] { return values[0] }
    if progress >= offsets[last] { return values[last] }
    var i = 0
    while offsets[i + 1] <= progress { i += 1 }
    let reciprocal = 1 / (offsets[i + 1] - offsets[i])
    let local = (progress - offsets[i]) * reciprocal
    return values[i].interpolated(to: values[i + 1], at: easings[i].value(at: min(local, 1)))
  }
}
