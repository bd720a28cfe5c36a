extension Track where Value: MeasurableVector {
  /// How far the value goes over an interval of progress: the length of its way, there and back.
  ///
  /// ```swift
  /// let square = Track(from: SIMD2(0.0, 0), to: SIMD2(3, 4), easing: .easeOutBack)
  /// square.length()  // 5 × 1.2000…: it goes a tenth beyond its end and back
  /// ```
  ///
  /// Straight ways are counted exactly, as often as an easing goes to and fro on them. The length of
  /// a curve is integrated until its error is estimated at 10⁻¹⁰ of each stretch; that of a part of
  /// a paced curve is as exact as its cut, see ``trimmed(to:)``. Jumps have no length: see
  /// ``variation(in:)`` of numbers.
  ///
  /// Keys that repeat are measured once and counted, however often they do.
  ///
  /// - Parameter range: An interval of progress within 0…1.
  /// - Returns: The length, in the value's unit.
  public func length(in range: ClosedRange<Double> = 0...1) -> Double {
    guard range.lowerBound < range.upperBound else { return 0 }
    return repeatedLength(in: range) ?? writtenLength(in: range)
  }

  /// The length where keys repeat inside 0…1, which are not written out.
  private func repeatedLength(in range: ClosedRange<Double>) -> Double? {
    let count = keyframes.count
    let isBefore =
      missingEnds == .hold && (keyframes[0].offset ?? 0) > 0 && segments[0].shape.repeats
    let isAfter =
      missingEnds == .hold && (keyframes[count - 1].offset ?? 0) < 1
      && segments[segments.count - 1].shape.repeats
    guard isBefore || isAfter else { return nil }
    let (first, last) = (index.first, index.last)
    let once = Track(
      compiling: keyframes, missingEnds: missingEnds,
      before: isBefore ? .hold : extrapolationBefore, after: isAfter ? .hold : extrapolationAfter,
      isReversed: false)
    let whole = once.writtenLength(in: first...last)
    /// How long the part of a cycle up to an offset is, and which cycle it is.
    func passed(_ offset: Double, _ shape: SegmentShape) -> (cycles: Double, length: Double) {
      let (number, part) = cycle(of: offset)
      guard shape.isBackwards(inCycle: number) else {
        let place = first.interpolated(to: last, at: part)
        return (number, once.writtenLength(in: first...max(place, first)))
      }
      let place = last.interpolated(to: first, at: part)
      return (number, once.writtenLength(in: min(place, last)...last))
    }
    func length(from start: Double, to end: Double, _ shape: SegmentShape) -> Double {
      guard start < end else { return 0 }
      let (before, after) = (passed(start, shape), passed(end, shape))
      return (after.cycles - before.cycles) * whole + (after.length - before.length)
    }
    // Seen backwards the same way is run through from its other end.
    let (start, end) =
      isReversed
      ? (1 - range.upperBound, 1 - range.lowerBound) : (range.lowerBound, range.upperBound)
    guard start < end else { return 0 }
    var sum = once.writtenLength(in: start...end)
    if isBefore { sum += length(from: start, to: min(end, first), segments[0].shape) }
    if isAfter {
      sum += length(from: max(start, last), to: end, segments[segments.count - 1].shape)
    }
    return sum
  }

  /// The length of what is left when the range is cut out.
  private func writtenLength(in range: ClosedRange<Double>) -> Double {
    guard range.lowerBound < range.upperBound else { return 0 }
    let keys = KeyRun(trimmed(to: range)).keys
    var sum = 0.0
    for (key, next) in zip(keys, keys.dropFirst()) {
      guard key.interpolation != .hold, (key.offset ?? 0) < (next.offset ?? 0) else { continue }
      sum += Self.length(from: key, to: next)
    }
    return sum
  }

  /// The length of the way between two keys.
  private static func length(from key: Keyframe<Value>, to next: Keyframe<Value>) -> Double {
    let bend = TrackCurves([key, next])?.bend(after: 0)
    let arc = bend.flatMap { TrackCurves([key, next])?.arc(after: 0, $0)?.0 }
    let way = next.value - key.value
    var sum = 0.0
    for stretch in key.easing.smoothStretches(in: 0...1) where !stretch.isStepped {
      let (low, high) = (
        min(stretch.startValue, stretch.endValue), max(stretch.startValue, stretch.endValue)
      )
      guard let bend else {
        sum += way.length * (high - low)
        continue
      }
      // Beyond the ends the way is straight, along the tangents.
      let (leaving, coming) = (way + bend.start, way - bend.end)
      if low < 0 {
        sum += leaving.length * (arc?.rate(atEnd: false) ?? 1) * (min(high, 0) - low)
      }
      if high > 1 {
        sum += coming.length * (arc?.rate(atEnd: true) ?? 1) * (high - max(low, 1))
      }
      var (start, end) = (min(max(low, 0), 1), min(max(high, 0), 1))
      if let arc { (start, end) = (arc.parameter(at: start), arc.parameter(at: end)) }
      guard start < end else { continue }
      let curve = HermiteCurve(
        from: key.value, to: next.value, startTangent: leaving, endTangent: coming)
      sum += ArcLength.length(
        from: curve.value(at: start), leaving: curve.velocity(at: start).scaled(by: end - start),
        to: curve.value(at: end), arriving: curve.velocity(at: end).scaled(by: end - start))
    }
    return sum
  }
}
