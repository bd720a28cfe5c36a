/// One curve of a path, ready to be asked for points and derivatives.
///
/// The parameter runs from 0 to 1; at both ends the points are exactly those of the path.
struct PathCurve: Sendable {
  /// What the four vectors mean.
  enum Kind: UInt8, Sendable {
    case line
    /// The two inner ones are control points.
    case cubic
    /// The two inner ones are V and W of ``point(at:)``.
    case arc
  }

  var start: SIMD2<Double>
  var one: SIMD2<Double>
  var two: SIMD2<Double>
  var end: SIMD2<Double>
  /// Half the angle of an arc, as its ellipse sees it; its sign is the direction.
  var half: Double
  /// The largest magnitude of a coordinate's change, against which a derivative counts as none.
  var reach: Double
  var kind: Kind

  /// A straight line.
  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.start = start
    self.end = end
    (one, two, half, kind) = (start, end, 0, .line)
    reach = PathCurve.largest(end - start)
  }

  /// A cubic curve.
  init(
    from start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>,
    to end: SIMD2<Double>
  ) {
    self.start = start
    self.end = end
    (one, two, half, kind) = (control1, control2, 0, .cubic)
    reach = max(
      PathCurve.largest(control1 - start),
      max(PathCurve.largest(control2 - control1), PathCurve.largest(end - control2)))
  }

  /// An arc of known vectors.
  init(
    from start: SIMD2<Double>, v: SIMD2<Double>, w: SIMD2<Double>, half: Double,
    to end: SIMD2<Double>
  ) {
    self.start = start
    self.end = end
    (one, two, self.half, kind) = (v, w, half, .arc)
    reach = max(PathCurve.largest(v), PathCurve.largest(w)) * half.magnitude
  }

  private static func largest(_ vector: SIMD2<Double>) -> Double {
    max(vector.x.magnitude, vector.y.magnitude)
  }

  /// The point at a parameter.
  ///
  /// For an arc with half the angle α and h = α t it is start + sin h (V cos h + W sin h): seen from
  /// the start and not from the centre, so that nothing is lost where the radii are far larger than
  /// the arc.
  func point(at t: Double) -> SIMD2<Double> {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let s = 1 - t
    switch kind {
    case .line:
      return t < 0.5 ? start + (end - start) * t : end - (end - start) * s
    case .cubic:
      let (early, late) = (3 * (s * s * t), 3 * (s * t * t))
      return (start * (s * s * s) + one * early) + (two * late + end * (t * t * t))
    case .arc:
      let (sine, cosine) = DeterministicMath.sinCos(half * t)
      return start + (one * cosine + two * sine) * sine
    }
  }

  /// The first and the second derivative at a parameter.
  func derivatives(at t: Double) -> (first: SIMD2<Double>, second: SIMD2<Double>) {
    let s = 1 - t
    switch kind {
    case .line: return (end - start, .zero)
    case .cubic:
      let (a, b, c) = (one - start, two - one, end - two)
      let first = (a * (s * s) + b * (2 * s * t) + c * (t * t)) * 3
      return (first, ((b - a) * s + (c - b) * t) * 6)
    case .arc:
      let (sine, cosine) = DeterministicMath.sinCos(2 * half * t)
      return (
        (one * cosine + two * sine) * half, (two * cosine - one * sine) * (2 * half * half)
      )
    }
  }

  /// The direction in which the curve passes a parameter, of length 1.
  ///
  /// Where it stands still, at a cusp or at a control point in its end, that is the direction in
  /// which it leaves or, seen from below, has arrived.
  func direction(at t: Double, side: ProgressSide) -> SIMD2<Double> {
    let (first, second) = derivatives(at: t)
    let limit = 1e-12 * reach
    if PathCurve.largest(first) > limit { return PathCurve.normalized(first) }
    if PathCurve.largest(second) > limit {
      return PathCurve.normalized(side == .above ? second : -second)
    }
    // Only a cubic has nothing left but its third derivative, the same on both sides.
    return PathCurve.normalized(end - two - (two - one) - ((two - one) - (one - start)))
  }

  /// The curvature at a parameter, positive where the curve turns from the x axis to the y axis;
  /// infinite or 0 where it stands still.
  func curvature(at t: Double) -> Double {
    let (first, second) = derivatives(at: t)
    let cross = first.x * second.y - first.y * second.x
    guard cross != 0 else { return 0 }
    let square = first.x * first.x + first.y * first.y
    return cross / (square * square.squareRoot())
  }

  /// The vector brought to length 1; of no length, the direction of the x axis.
  static func normalized(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    let largest = largest(vector)
    guard largest > 0, largest.isFinite else { return SIMD2(1, 0) }
    let scaled = vector / largest
    return scaled / (scaled.x * scaled.x + scaled.y * scaled.y).squareRoot()
  }
}
