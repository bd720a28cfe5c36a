extension Track<Double> {
  /// The extremes over an interval of progress.
  ///
  /// They are found from the keys and from the formulas of the easings, not from samples, so a
  /// peak between two frames is not missed. At a jump the values on both sides count, also where
  /// the value before it is only approached, and a key that a jump leaves at once.
  ///
  /// - Parameter range: An interval of progress; of the parts of it outside 0…1 only its own ends
  ///   are looked at.
  /// - Returns: The extremes and the progresses they are first taken at.
  /// - Complexity: O(*n*) for *n* keys.
  public func extremes(in range: ClosedRange<Double> = 0...1) -> ScalarExtremes<Double> {
    let (low, high) = (min(max(range.lowerBound, 0), 1), min(max(range.upperBound, 0), 1))
    var result = ScalarExtremes(value(at: range.lowerBound), at: range.lowerBound)
    result.take(value(at: range.upperBound), at: range.upperBound)
    // The keys of a reversed track lie at 1 - p.
    let (first, last) = isReversed ? (1 - high, 1 - low) : (low, high)
    func place(_ offset: Double) -> Double { isReversed ? 1 - offset : offset }
    for (key, next) in zip(keyframes, keyframes.dropFirst()) {
      let (start, end) = (key.offset ?? 0, next.offset ?? 0)
      guard start < end, start <= last, end >= first else { continue }
      guard key.interpolation == .linear else {
        result.take(key.value, at: place(max(start, first)))
        continue
      }
      let length = end - start
      let parts = max(0, (first - start) / length)...min(1, (last - start) / length)
      let eased = key.easing.extremes(in: parts)
      for (output, part) in [
        (eased.minimum, eased.minimumProgress), (eased.maximum, eased.maximumProgress),
      ] {
        let value =
          output == 0
          ? key.value
          : output == 1 ? next.value : key.value.interpolated(to: next.value, at: output)
        result.take(value, at: place(min(max(start + length * part, first), last)))
      }
    }
    let final = keyframes[keyframes.count - 1]
    let offset = final.offset ?? 0
    if offset >= first, offset <= last {
      result.take(final.value, at: place(offset))
    }
    return result
  }
}
