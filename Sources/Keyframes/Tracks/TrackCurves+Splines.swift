// Curves of continuous curvature. With h the lengths and s the slopes before and after a key their
// tangents m solve, at every key inside (C. de Boor, A Practical Guide to Splines, chapter 4):
//
//     h₁ m₋₁ + 2 (h₀ + h₁) m + h₀ m₊₁ = 3 (h₁ s₀ + h₀ s₁)
//
// and at a free end 2 m₀ + m₁ = 3 s₀.

extension TrackCurves {
  /// Finds the tangents of every run of splines.
  mutating func solveSplines() {
    var key = 0
    while key + 1 < keyframes.count {
      guard isSpline(key) else {
        key += 1
        continue
      }
      var last = key + 1
      while isSpline(last) { last += 1 }
      solveSpline(from: key, to: last)
      key = last
    }
  }

  private func isSpline(_ key: Int) -> Bool {
    bends(key) && keyframes[key].interpolation.isSpline
  }

  /// One run: elimination from its first key to its last, then back.
  private mutating func solveSpline(from first: Int, to last: Int) {
    var factors: [Double] = []
    var sums: [Value] = []
    // A free end is half bound to the next tangent.
    let start = startTangent(first)
    factors.append(start == nil ? 0.5 : 0)
    sums.append(start ?? combined(slope(first), 1.5))
    for key in first + 1..<last {
      let (before, after) = (length(key - 1), length(key))
      let pivot = 2 * (before + after) - after * factors[key - 1 - first]
      let sum = combined(slope(key - 1), 3 * after, slope(key), 3 * before)
        .accumulated(onto: sums[key - 1 - first], count: -after)
      factors.append(before / pivot)
      sums.append(combined(sum, 1 / pivot))
    }
    let count = last - first
    var tangent: Value
    if let end = endTangent(last) {
      tangent = end
    } else {
      let sum = combined(slope(last - 1), 3, sums[count - 1], -1)
      tangent = combined(sum, 1 / (2 - factors[count - 1]))
    }
    incoming[last] = tangent
    for key in (first..<last).reversed() {
      tangent = sums[key - first].accumulated(onto: tangent, count: -factors[key - first])
      outgoing[key] = tangent
      // What comes to the first key is another curve, which the spline takes over.
      if key > 0 && bends(key - 1) { incoming[key] = tangent }
    }
  }

  /// The tangent that is given at the first key of a run; none where it is free.
  private func startTangent(_ first: Int) -> Value? {
    if let given = given(at: first, isAfter: true) { return given }
    if first > 0, let lent = lentSpeed(by: first - 1, at: 1) { return lent }
    return keyframes[first].interpolation == .clampedSpline ? combined(slope(first), 0) : nil
  }

  /// The tangent that is given at the last key of a run; none where it is free.
  private func endTangent(_ last: Int) -> Value? {
    // Another curve goes on there by its own rule, or a straight piece lends its speed.
    if bends(last) { return outgoing[last] }
    if let given = given(at: last, isAfter: false) { return given }
    if let lent = lentSpeed(by: last, at: 0) { return lent }
    return keyframes[last - 1].interpolation == .clampedSpline
      ? combined(slope(last - 1), 0) : nil
  }
}
