/// A matrix of the plane taken apart into a movement, a rotation, a skew and a scale.
///
/// The order is that of the product: moved, turned, leaned, scaled. A matrix that mirrors has one
/// negative scale: that of x where a < d, else that of y.
struct PlaneDecomposition: Sendable {
  var translation: SIMD2<Double>
  /// In degrees.
  var angle: Double
  var skew: Double
  var scale: SIMD2<Double>

  init(translation: SIMD2<Double>, angle: Double, skew: Double, scale: SIMD2<Double>) {
    self.translation = translation
    self.angle = angle
    self.skew = skew
    self.scale = scale
  }

  /// Nothing where the matrix makes the plane a line or a point, or is not finite.
  init?(_ matrix: TransformMatrix) {
    var (a, b) = (matrix.first.x, matrix.first.y)
    var (c, d) = (matrix.second.x, matrix.second.y)
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    translation = SIMD2(matrix.fourth.x, matrix.fourth.y)
    scale = SIMD2(1, 1)
    if determinant < 0 {
      if a < d {
        scale.x = -1
        (a, b) = (-a, -b)
      } else {
        scale.y = -1
        (c, d) = (-c, -d)
      }
    }
    let width = DeterministicMath.hypot(a, b)
    (a, b) = (a / width, b / width)
    let lean = a * c + b * d
    (c, d) = (c - lean * a, d - lean * b)
    let height = DeterministicMath.hypot(c, d)
    guard height > 0 else { return nil }
    scale *= SIMD2(width, height)
    skew = lean / height
    angle = DeterministicMath.atan2(y: b, x: a) * (180 / .pi)
  }

  var matrix: TransformMatrix {
    let (sine, cosine) = PlaneAngle(degrees: angle).sinCos
    return TransformMatrix(
      a: cosine * scale.x, b: sine * scale.x, c: (cosine * skew - sine) * scale.y,
      d: (sine * skew + cosine) * scale.y, e: translation.x, f: translation.y)
  }

  func accumulated(onto repeated: PlaneDecomposition, count: Double) -> PlaneDecomposition {
    PlaneDecomposition(
      translation: repeated.translation * count + translation,
      angle: repeated.angle * count + angle, skew: repeated.skew * count + skew,
      scale: (repeated.scale - 1) * count + scale)
  }
}

/// The way from one matrix of the plane to another.
struct PlaneCourse: Sendable {
  private let start: PlaneDecomposition
  private let end: PlaneDecomposition

  /// The parts brought near each other: of two that mirror differently one is turned by half, and
  /// the angle goes the shorter way.
  init(_ start: PlaneDecomposition, _ end: PlaneDecomposition) {
    var (start, end) = (start, end)
    let isMirroredOtherwise =
      start.scale.x < 0 && end.scale.y < 0 || start.scale.y < 0 && end.scale.x < 0
    if isMirroredOtherwise {
      start.scale = -start.scale
      start.angle += start.angle < 0 ? 180 : -180
    }
    if (start.angle - end.angle).magnitude > 180 {
      if start.angle > end.angle { start.angle -= 360 } else { end.angle -= 360 }
    }
    self.start = start
    self.end = end
  }

  func matrix(at progress: Double) -> TransformMatrix {
    PlaneDecomposition(
      translation: start.translation.interpolated(to: end.translation, at: progress),
      angle: start.angle.interpolated(to: end.angle, at: progress),
      skew: start.skew.interpolated(to: end.skew, at: progress),
      scale: start.scale.interpolated(to: end.scale, at: progress)
    ).matrix
  }
}
