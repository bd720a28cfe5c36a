/// A cubic-bezier cut into pieces that evaluate fast, and what goes with them.
struct CompiledBezier: Sendable {
  /// The 65 pieces, the i-th around progress i/64.
  var pieces: [CurvePiece] = []
  /// The least and the greatest output over 0…1.
  var lower = 0.0
  var upper = 0.0
}

extension CubicBezier {
  /// The pieces of the curve, the same bits for the same handles.
  ///
  /// Each piece expands y as a series of x around its centre, to degree 13, and turns the four
  /// highest terms into Chebyshev polynomials, dropping what of them exceeds degree nine. It is
  /// kept where the dropped part is at most 4·10⁻¹⁷ of the curve's size and the rest of the series
  /// is proved to be below 2·10⁻¹³ of it. Elsewhere, near a point where x stands still, the piece
  /// is the curve itself.
  func compiled() -> CompiledBezier {
    BezierPieceBuilder(self, end: 1).compiled()
  }
}

/// Makes the pieces of one curve.
struct BezierPieceBuilder {
  /// Both coordinates as cubics of the curve's parameter; y divided by `scale`.
  let x: BezierCoordinate
  let y: BezierCoordinate
  /// 1, or for handles near the largest double 64, so that all coefficients of y are finite.
  let scale: Double
  /// What an error is measured against.
  let size: Double
  /// The progresses, complex ones too, that the parameters have at which x stands still.
  let criticalProgresses: [(real: Double, imaginary: Double)]

  /// A builder of the curve from (0, 0) to (1, `end`) with a curve's handles.
  init(_ curve: CubicBezier, end: Double) {
    let greatest = max(abs(end), abs(curve.y1), abs(curve.y2))
    scale = greatest > 0x1p1000 ? 64 : 1
    size = greatest / scale
    x = BezierCoordinate(curve.x1, curve.x2, end: 1)
    y = BezierCoordinate(curve.y1 / scale, curve.y2 / scale, end: end / scale)
    criticalProgresses = x.criticalValues()
  }

  /// All pieces, and the least and greatest output.
  func compiled() -> CompiledBezier {
    var result = CompiledBezier()
    result.pieces.reserveCapacity(65)
    var s = 0.0
    for index in 0...64 { result.pieces.append(piece(index, previous: &s)) }
    result.lower = scale * min(0, y.end)
    result.upper = scale * max(0, y.end)
    for s in y.flatParameters {
      let output = scale * y.value(at: s).rounded
      result.lower = min(result.lower, output)
      result.upper = max(result.upper, output)
    }
    return result
  }

  /// The piece around progress index/64; `s` goes from the parameter of the piece before to that
  /// of this one.
  func piece(_ index: Int, previous s: inout Double) -> CurvePiece {
    let progress = Double(index) / 64
    let rest: Double
    if index == 0 || index == 64 {
      s = index == 0 ? 0 : 1
      rest = 0
    } else {
      rest = locate(progress, from: &s)
    }
    // `s` and a rest far below its last place.
    let value = y.value(at: s)
    let slope = y.slope(at: s)
    var constant = value.high + (value.low + slope * rest)
    if index == 0 { constant = 0 }
    if index == 64 { constant = y.end }
    let center = BezierCenter(
      progress: progress, progressRest: 0, x1: x.slope(at: s), x2: x.halfCurvature(at: s),
      x3: x.cubic.high, y0: constant, y1: slope, y2: y.halfCurvature(at: s), y3: y.cubic.high)
    if let coefficients = coefficients(center) { return CurvePiece(coefficients: coefficients) }
    return CurvePiece(center: middleIfNearer(center), isReduced: scale > 1)
  }

  /// The parameter at a progress: `s` becomes the nearest double or its neighbour, and what it
  /// lacks is returned.
  private func locate(_ progress: Double, from s: inout Double) -> Double {
    var below = s
    var above = 1.0
    var guess = s + 1 / (64 * x.slope(at: s))
    for _ in 0..<64 {
      if !(guess > below && guess < above) { guess = below + (above - below) * 0.5 }
      let excess = x.approximateValue(at: guess) - progress
      if excess < 0 { below = guess } else { above = guess }
      let step = excess / x.slope(at: guess)
      guess -= step
      if abs(step) <= 0x1p-30 { break }
    }
    if !(guess >= below && guess <= above) { guess = below + (above - below) * 0.5 }
    // Twice more with the equation's error in twice the digits.
    let slope = x.slope(at: guess)
    if slope > 0 {
      guess -= x.value(at: guess).subtracting(progress) / slope
      s = min(max(guess, 0), 1)
      return -x.value(at: s).subtracting(progress) / x.slope(at: s)
    }
    s = guess
    return 0
  }

  /// The curve seen from its middle instead, where x is flattest there and that is near.
  private func middleIfNearer(_ center: BezierCenter) -> BezierCenter {
    let middle = x.value(at: 0.5)
    let slope = x.slope(at: 0.5)
    guard slope < 0.25, abs(center.progress - middle.high) < 1.5 / 64 else { return center }
    return BezierCenter(
      progress: middle.high, progressRest: middle.low, x1: slope, x2: x.halfCurvature(at: 0.5),
      x3: x.cubic.high, y0: y.value(at: 0.5).rounded, y1: y.slope(at: 0.5),
      y2: y.halfCurvature(at: 0.5), y3: y.cubic.high)
  }

  /// The polynomial of a piece, or nothing where none of degree nine is exact enough.
  private func coefficients(_ center: BezierCenter) -> InlineArray<14, Double>? {
    guard center.x1 > 0 else { return nil }
    // d = Σ power1[n]·tⁿ with x1·d + x2·d² + x3·d³ = t/64, and the series of d² and d³.
    var power1 = InlineArray<14, Double>(repeating: 0)
    var power2 = power1
    var power3 = power1
    power1[1] = 1 / (64 * center.x1)
    let first = center.x2 / center.x1
    let second = center.x3 / center.x1
    for n in 2...13 {
      var square = 0.0
      for i in 1..<n { square += power1[i] * power1[n - i] }
      power2[n] = square
      var cube = 0.0
      for i in 1..<(n - 1) { cube += power1[i] * power2[n - i] }
      power3[n] = cube
      power1[n] = -(first * square + second * cube)
    }
    var result = power1
    for n in 1...13 {
      result[n] = center.y1 * power1[n] + center.y2 * power2[n] + center.y3 * power3[n]
    }
    result[0] = center.y0
    guard economize(&result) <= 4e-17 * size, tail(center) <= 2e-13 * size else { return nil }
    // The ends stay exact; leaving the constant alone at most doubles the change.
    if center.progress == 0 || center.progress == 1 { result[0] = center.y0 }
    for n in 0...9 {
      result[n] *= scale
      // Sums of these and of their multiples stay numbers.
      guard result[n].magnitude < 0x1p1012 else { return nil }
    }
    return result
  }

  /// A proved bound on the series beyond degree 13.
  ///
  /// The parameter, as a function of progress, is one-to-one in the disc up to the nearest critical
  /// progress, at distance r. So its n-th coefficient is at most n·(first)·r¹⁻ⁿ (de Branges).
  private func tail(_ center: BezierCenter) -> Double {
    var radius = Double.infinity
    for critical in criticalProgresses {
      let real = critical.real - center.progress
      let square = real * real + critical.imaginary * critical.imaginary
      radius = min(radius, square.squareRoot())
    }
    let ratio = 0.5 / (64 * radius)
    guard ratio < 0.25 else { return .infinity }
    let square = ratio * ratio
    let power = square * square * square * square * square * square * square
    let reach = min(radius, 1e6) / center.x1
    // The counts of n = 14 for d, d² and d³; the ratio of one n to the next is below 1.42·ratio.
    let sum =
      abs(center.y1) * (14 * reach) + abs(center.y2) * (455 * reach * reach)
      + abs(center.y3) * (4_368 * reach * reach * reach)
    return sum * power / (1 - 1.42 * ratio)
  }

  /// Lowers the degree from 13 to 9 over t in −½…½; a bound on the change.
  private func economize(_ c: inout InlineArray<14, Double>) -> Double {
    // Tₙ(2t)/2²ⁿ⁻¹ = tⁿ − …; what follows are the other coefficients with that scale.
    let c13 = c[13]
    c[11] += c13 * (13.0 / 16)
    c[9] -= c13 * (65.0 / 256)
    c[7] += c13 * (39.0 / 1024)
    c[5] -= c13 * (91.0 / 32_768)
    c[3] += c13 * (91.0 / 1_048_576)
    c[1] -= c13 * (13.0 / 16_777_216)
    let c12 = c[12]
    c[10] += c12 * (3.0 / 4)
    c[8] -= c12 * (27.0 / 128)
    c[6] += c12 * (7.0 / 256)
    c[4] -= c12 * (105.0 / 65_536)
    c[2] += c12 * (9.0 / 262_144)
    c[0] -= c12 * (1.0 / 8_388_608)
    let c11 = c[11]
    c[9] += c11 * (11.0 / 16)
    c[7] -= c11 * (11.0 / 64)
    c[5] += c11 * (77.0 / 4096)
    c[3] -= c11 * (55.0 / 65_536)
    c[1] += c11 * (11.0 / 1_048_576)
    let c10 = c[10]
    c[8] += c10 * (5.0 / 8)
    c[6] -= c10 * (35.0 / 256)
    c[4] += c10 * (25.0 / 2048)
    c[2] -= c10 * (25.0 / 65_536)
    c[0] += c10 * (1.0 / 524_288)
    return abs(c13) * 0x1p-25 + abs(c12) * 0x1p-23 + abs(c11) * 0x1p-21 + abs(c10) * 0x1p-19
  }
}
