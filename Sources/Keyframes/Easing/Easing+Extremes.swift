/// The least and the greatest output of an easing over an interval, and where they are.
public struct EasingExtremes: Hashable, Sendable {
  /// The least output.
  public var minimum: Double
  /// The first progress at which it is reached or approached.
  public var minimumProgress: Double
  /// The greatest output.
  public var maximum: Double
  /// The first progress at which it is reached or approached.
  public var maximumProgress: Double
}

extension Easing {
  /// The least and the greatest output over an interval.
  ///
  /// They are found from the formula, not from samples, so a peak between two frames is not
  /// missed. At a jump the outputs on both sides count.
  ///
  /// ```swift
  /// Easing.easeOutBack.extremes().maximum          // 1.1000040…
  /// Easing.easeOutBack.extremes().maximumProgress  // 0.5801025…
  /// ```
  ///
  /// - Parameter range: An interval of progress, also beyond 0…1.
  /// - Returns: The extremes.
  public func extremes(in range: ClosedRange<Double> = 0...1) -> EasingExtremes {
    let first = value(at: range.lowerBound)
    var result = EasingExtremes(
      minimum: first, minimumProgress: range.lowerBound, maximum: first,
      maximumProgress: range.lowerBound)
    var candidates = notation.turningPoints(range.lowerBound, range.upperBound)
    for corner in [0.0, 0.5, 1.0] where range.lowerBound <= corner && corner <= range.upperBound {
      candidates.append((corner, value(at: corner)))
    }
    candidates.append((range.upperBound, value(at: range.upperBound)))
    if range.lowerBound < range.upperBound {
      candidates.append((range.upperBound, value(at: range.upperBound, before: true)))
    }
    candidates.sort { $0.progress < $1.progress }
    for (progress, output) in candidates {
      if output < result.minimum { (result.minimum, result.minimumProgress) = (output, progress) }
      if output > result.maximum { (result.maximum, result.maximumProgress) = (output, progress) }
    }
    return result
  }
}

extension EasingNotation {
  /// Places in an interval where the output may be least or greatest, but for its ends.
  fileprivate func turningPoints(
    _ lower: Double, _ upper: Double
  ) -> [(progress: Double, output: Double)] {
    var result: [(progress: Double, output: Double)] = []
    switch self {
    case .linear, .keyword, .steps: break
    case .cubicBezier(let curve):
      result = curve.turningPoints(end: 1)
    case .cubicBeziers(let points):
      var start = SIMD2(0.0, 0.0)
      for (index, (curve, end)) in CubicBeziers.segments(points).enumerated() {
        let join = 3 * index + 2 < points.count ? points[3 * index + 2] : SIMD2(1, 1)
        result.append((start.x, start.y))
        for turn in curve.turningPoints(end: end) {
          result.append((start.x + (join.x - start.x) * turn.progress, start.y + turn.output))
        }
        start = join
      }
    case .linearStops(let numbers):
      for index in stride(from: 0, to: numbers.count, by: 2) {
        let progress = numbers[index]
        // Of several stops at one place only the first and the last one are ever approached.
        let isFirst = index == 0 || numbers[index - 2] < progress
        let isLast = index + 2 == numbers.count || numbers[index + 2] > progress
        guard isLast || (isFirst && index > 0 && progress > lower) else { continue }
        result.append((progress, numbers[index + 1]))
      }
    case .penner(let family, let direction, let first, let second):
      result = Easing(family, direction, first, second).compiled.entry.pennerCurve.turningPoints(
        lower, upper)
    case .spring(let spring):
      result = spring.turningPoints(from: lower, to: upper)
    case .decay: break
    case .reversed(let forward):
      result = forward.turningPoints(1 - upper, 1 - lower).map { (1 - $0.progress, 1 - $0.output) }
    }
    return result.filter { $0.progress >= lower && $0.progress <= upper }
  }
}

extension CubicBezier {
  /// Where the curve to (1, `end`) stands still in y.
  fileprivate func turningPoints(end: Double) -> [(progress: Double, output: Double)] {
    let builder = BezierPieceBuilder(self, end: end)
    return builder.y.flatParameters.map {
      (builder.x.value(at: $0).rounded, builder.scale * builder.y.value(at: $0).rounded)
    }
  }
}
