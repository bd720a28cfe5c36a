extension Track where Value: MeasurableVector {
  /// A track through values at one speed from the first to the last: each takes as much of the
  /// progress as its distance is of the whole way.
  ///
  /// ```swift
  /// let track = try Track(pacing: [310.0, 60, 120, 60, 310])
  /// track.keyframes[1].offset  // 0.4032…: 250 of 620
  /// ```
  ///
  /// Straight from value to value unless told otherwise; along ``Interpolation/pacedCurve`` the
  /// speed is one on the curve too. Values that do not differ at all are spaced evenly.
  ///
  /// - Throws: ``TrackError/noKeyframes``.
  public init(
    pacing values: [Value], interpolation: Interpolation = .linear
  ) throws(TrackError) {
    try self.init(pacing: values.map { Keyframe($0, interpolation: interpolation) })
  }

  /// A track whose keys without an offset rove: each run of them lies where the speed between its
  /// fixed neighbours is even.
  ///
  /// The first key is at 0 and the last one at 1 where they have no offset. Easings and curves are
  /// then what the keys say; distances are those of straight ways, but along
  /// ``Interpolation/pacedCurve`` those on the curve. A run without any distance is
  /// spaced evenly.
  ///
  /// ```swift
  /// let track = try Track(
  ///   pacing: [Keyframe(at: 0, 0.0), Keyframe(30), Keyframe(at: 0.5, 40), Keyframe(at: 1, 0)])
  /// track.keyframes[1].offset  // 0.375
  /// ```
  ///
  /// - Parameters:
  ///   - keyframes: At least one. Offsets that are given are from 0 to 1 and never fall.
  ///   - missingEnds: What stands where there is no key at 0 or at 1.
  /// - Throws: ``TrackError`` that names the first key at fault.
  public init(
    pacing keyframes: [Keyframe<Value>], missingEnds: MissingEnds = .hold
  ) throws(TrackError) {
    // The even offsets find the mistakes and stand where there is no distance.
    var paced = try Self.computingOffsets(of: keyframes)
    let curves = keyframes.contains { $0.interpolation == .pacedCurve } ? TrackCurves(paced) : nil
    var start = 0
    while start + 1 < paced.count {
      var end = start + 1
      while end + 1 < paced.count && keyframes[end].offset == nil { end += 1 }
      Self.pace(&paced, from: start, to: end, along: curves)
      start = end
    }
    self.init(
      compiling: paced, missingEnds: missingEnds, before: .overshoot, after: .overshoot,
      isReversed: false)
  }

  /// Spaces the keys between two by their distances.
  private static func pace(
    _ keyframes: inout [Keyframe<Value>], from start: Int, to end: Int,
    along curves: TrackCurves<Value>?
  ) {
    guard end - start > 1 else { return }
    var distances: [Double] = []
    for index in start + 1...end {
      if let curves, keyframes[index - 1].interpolation == .pacedCurve {
        distances.append(curves.wayLength(after: index - 1))
      } else {
        distances.append((keyframes[index].value - keyframes[index - 1].value).length)
      }
    }
    // By the greatest of them, so that no sum is too large.
    let greatest = distances.reduce(0) { max($0, $1) }
    let whole = distances.reduce(0) { $0 + $1 / greatest }
    guard greatest > 0, whole.isFinite else { return }
    let from = keyframes[start].offset ?? 0
    let to = keyframes[end].offset ?? 1
    var sum = 0.0
    for index in start + 1..<end {
      sum += distances[index - start - 1] / greatest
      keyframes[index].offset = from.interpolated(to: to, at: min(sum / whole, 1))
    }
  }
}
