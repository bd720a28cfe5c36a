extension PathCurve {
  /// The arc of an ellipse between two points as SVG describes it, or the line that stands for it.
  ///
  /// In the frame in which the ellipse is a circle of radius 1 the two points are ends of a chord.
  /// Half its length is the sine of half the angle; its direction is that of the circle in the
  /// middle of the arc. So the centre, which may be far away, isn't needed at all.
  static func arc(
    from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, rotation: PlaneAngle,
    isLarge: Bool, isPositive: Bool
  ) -> PathCurve {
    guard radii.x > 0, radii.y > 0, start != end else { return PathCurve(from: start, to: end) }
    let (sine, cosine) = rotation.sinCos
    let way = end - start
    let turned = SIMD2(cosine * way.x + sine * way.y, cosine * way.y - sine * way.x)
    let chord = turned / radii
    let length = DeterministicMath.hypot(chord.x, chord.y)
    guard length > 0, length.isFinite else { return PathCurve(from: start, to: end) }
    // Radii that don't reach are scaled up until the chord is a diameter.
    let isTooFar = length >= 2
    let radii = isTooFar ? radii * (0.5 * length) : radii
    let short = isTooFar ? 0.5 * Double.pi : DeterministicMath.asin(0.5 * length)
    let half = (isLarge ? Double.pi - short : short) * (isPositive ? 1 : -1)
    // The direction of the chord, less the half angle: where a stretch of no length would point.
    let direction = chord / length
    let (halfSine, halfCosine) = DeterministicMath.sinCos(half)
    let first = SIMD2(
      direction.x * halfCosine + direction.y * halfSine,
      direction.y * halfCosine - direction.x * halfSine)
    let side = isPositive ? 2.0 : -2.0
    func turnedBack(_ vector: SIMD2<Double>) -> SIMD2<Double> {
      let wide = vector * radii
      return SIMD2(cosine * wide.x - sine * wide.y, sine * wide.x + cosine * wide.y) * side
    }
    return PathCurve(
      from: start, v: turnedBack(first), w: turnedBack(SIMD2(-first.y, first.x)), half: half,
      to: end)
  }
}

/// The speed of an arc.
struct ArcSpeed: SpeedCurve {
  private let v: SIMD2<Double>
  private let w: SIMD2<Double>
  private let half: Double

  init(_ curve: PathCurve) {
    (v, w, half) = (curve.one, curve.two, curve.half)
  }

  func speed(at t: Double) -> Double {
    let (sine, cosine) = DeterministicMath.sinCos(2 * half * t)
    let vector = v * cosine + w * sine
    return (vector.x * vector.x + vector.y * vector.y).squareRoot() * half.magnitude
  }

  /// The square of the speed is a constant plus a cosine of twice the angle; it is least every half
  /// turn.
  var slowest: SlowPlaces {
    var result = SlowPlaces()
    let vv = v.x * v.x + v.y * v.y
    let ww = w.x * w.x + w.y * w.y
    let vw = v.x * w.x + v.y * w.y
    let difference = 0.5 * (vv - ww)
    // Of a circle no place is slower than others.
    guard difference.magnitude + vw.magnitude > 1e-9 * (vv + ww) else { return result }
    let place = 0.5 * (DeterministicMath.atan2(y: vw, x: difference) + .pi)
    let all = 2 * half
    // From the first one above 0, or below it, in the direction of the arc.
    var angle = all > 0 ? place : place - .pi
    while angle.magnitude < all.magnitude {
      result.append(angle / all)
      angle += all > 0 ? .pi : -.pi
    }
    return result
  }
}

extension CubicSpeed {
  /// The speed of a cubic curve of a path.
  init(_ curve: PathCurve) {
    let (a, b, c) = (
      (curve.one - curve.start), (curve.two - curve.one), (curve.end - curve.two)
    )
    let (linear, square) = ((b - a) * 2, a - b * 2 + c)
    func dot(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double {
      9 * (first.x * second.x + first.y * second.y)
    }
    self.init(
      aa: dot(a, a), ab: dot(a, linear), ac: dot(a, square), bb: dot(linear, linear),
      bc: dot(linear, square), cc: dot(square, square))
  }
}
