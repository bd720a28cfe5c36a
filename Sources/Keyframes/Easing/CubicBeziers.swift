/// The rule of ``Easing/cubicBeziers(_:)``: cubic curves joined end to end.
///
/// Each segment has 65 pieces, of its outputs above its first one, and six numbers: where it begins
/// and ends in progress and in output, and its least and greatest output above the first.
enum CubicBeziers {
  static let numbersPerSegment = 6

  /// The output at a progress.
  static func value(
    at progress: Double, _ entry: EasingEntry, _ pieces: [CurvePiece], _ numbers: [Double]
  ) -> Double {
    if progress.isNaN { return progress }
    if progress <= 0 { return entry.startSlope == 0 ? 0 : progress * entry.startSlope }
    if progress >= 1 { return entry.endSlope == 0 ? 1 : 1 + (progress - 1) * entry.endSlope }
    let segment = segment(at: progress, side: .above, entry, numbers)
    let at = entry.numberStart + segment * numbersPerSegment
    let local = (progress - numbers[at]) / (numbers[at + 1] - numbers[at])
    if local <= 0 { return numbers[at + 2] }
    if local >= 1 { return numbers[at + 3] }
    return numbers[at + 2]
      + CurvePiece.value(
        at: local, pieces, start: entry.start + segment * 65, lower: numbers[at + 4],
        upper: numbers[at + 5])
  }

  /// The slope at a progress.
  static func slope(
    at progress: Double, side: ProgressSide, _ entry: EasingEntry, _ pieces: [CurvePiece],
    _ numbers: [Double]
  ) -> Double {
    if progress < 0 || (progress == 0 && side == .below) { return entry.startSlope }
    if progress > 1 || (progress == 1 && side == .above) { return entry.endSlope }
    if progress == 0 { return entry.first }
    if progress == 1 { return entry.second }
    let segment = segment(at: progress, side: side, entry, numbers)
    let at = entry.numberStart + segment * numbersPerSegment
    let length = numbers[at + 1] - numbers[at]
    let local = min(max((progress - numbers[at]) / length, 0), 1)
    let (index, offset) = CurvePiece.index(of: local)
    let piece = pieces[entry.start + segment * 65 + index]
    let slope = piece.isCurve ? piece.curveSlope(at: local) : piece.polynomialSlope(offset)
    return slope / length
  }

  /// The curve of each segment, from (0, 0) to 1 and a rise of its own.
  static func segments(_ points: [SIMD2<Double>]) -> [(curve: CubicBezier, end: Double)] {
    var result: [(curve: CubicBezier, end: Double)] = []
    var start = SIMD2(0.0, 0.0)
    for first in stride(from: 0, to: points.count, by: 3) {
      let end = first + 2 < points.count ? points[first + 2] : SIMD2(1, 1)
      let length = end.x - start.x
      let one = points[first]
      let two = points[first + 1]
      let curve = CubicBezier(
        unchecked: (one.x - start.x) / length, one.y - start.y, (two.x - start.x) / length,
        two.y - start.y)
      result.append((curve, end.y - start.y))
      start = end
    }
    return result
  }

  private static func segment(
    at progress: Double, side: ProgressSide, _ entry: EasingEntry, _ numbers: [Double]
  ) -> Int {
    var segment = entry.count - 1
    while segment > 0 {
      let start = numbers[entry.numberStart + segment * numbersPerSegment]
      if start < progress || (start == progress && side == .above) { break }
      segment -= 1
    }
    return segment
  }
}

extension Easing {
  /// Cubic curves joined end to end, from (0, 0) to (1, 1).
  ///
  /// Material Design's emphasized easing is no single cubic-bezier but two of them:
  ///
  /// ```swift
  /// Easing.cubicBeziers([
  ///   [0.05, 0], [0.133333, 0.06], [0.166666, 0.4], [0.208333, 0.82], [0.25, 1],
  /// ]).value(at: 0.5)  // 0.950612…
  /// ```
  ///
  /// - Parameter points: Progress and output of the first handle, the second handle and the join
  ///   of each curve; of the last curve, which ends at (1, 1), only its two handles. Joins rise in
  ///   progress and handles lie between the ends of their curve in progress.
  /// - Returns: The joined curves.
  /// - Precondition: The points are so; ``cubicBeziers(validating:)`` throws.
  public static func cubicBeziers(_ points: [SIMD2<Double>]) -> Easing {
    do {
      return try cubicBeziers(validating: points)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Cubic curves joined end to end whose points come as data.
  ///
  /// - Throws: ``EasingError`` that names the first point at fault.
  public static func cubicBeziers(
    validating points: [SIMD2<Double>]
  ) throws(EasingError) -> Easing {
    guard points.count % 3 == 2 else { throw .pointCount(count: points.count) }
    var entry = EasingEntry(.cubicBeziers)
    entry.count = points.count / 3 + 1
    var pieces: [CurvePiece] = []
    var numbers: [Double] = []
    var start = SIMD2(0.0, 0.0)
    for (index, point) in points.enumerated() {
      // Of a join its own curve's start and the end of everything, of a handle its curve's ends.
      let isJoin = index % 3 == 2
      let join = index - index % 3 + 2
      let end = join < points.count ? points[join] : SIMD2(1, 1)
      let isInside =
        isJoin ? point.x > start.x && point.x < 1 : point.x >= start.x && point.x <= end.x
      guard isInside, point.y.magnitude <= 1e300 else {
        throw .pointOutOfRange(index: index, progress: point.x, output: point.y)
      }
      if isJoin { start = point }
    }
    start = SIMD2(0, 0)
    for (index, (curve, end)) in CubicBeziers.segments(points).enumerated() {
      let join = 3 * index + 2 < points.count ? points[3 * index + 2] : SIMD2(1, 1)
      let length = join.x - start.x
      let compiled = BezierPieceBuilder(curve, end: end).compiled()
      pieces += compiled.pieces
      numbers += [start.x, join.x, start.y, join.y, compiled.lower, compiled.upper]
      if index == 0 {
        entry.startSlope = (curve.startSlope(end: end) / length).limited
        entry.first = curve.firstSlope(end: end) / length
      }
      entry.endSlope = (curve.endSlope(end: end) / length).limited
      entry.second = curve.lastSlope(end: end) / length
      start = join
    }
    return Easing(
      CompiledEasing(.cubicBeziers(points), entry, pieces: pieces, numbers: numbers))
  }

  /// Material Design's emphasized easing: two cubic curves joined at (0.166666, 0.4).
  public static let emphasized = Easing.cubicBeziers([
    [0.05, 0], [0.133333, 0.06], [0.166666, 0.4], [0.208333, 0.82], [0.25, 1],
  ])
}
