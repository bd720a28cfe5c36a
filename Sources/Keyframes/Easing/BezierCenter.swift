/// A cubic-bezier seen from one of its points: x and y as cubics of the distance d from there.
///
/// Around the point where x is flattest the equation keeps its relative precision, which it would
/// lose around any other: for (1, 0, 0, 1) near the middle, x is ½ + 4d³, and all the digits of
/// d come from x − ½, which is exact.
struct BezierCenter {
  /// The progress at the point, with what it lacks as a double.
  var progress: Double
  var progressRest: Double
  /// x − progress = d·(x1 + d·(x2 + d·x3)).
  var x1: Double
  var x2: Double
  var x3: Double
  /// y = y0 + d·(y1 + d·(y2 + d·y3)).
  var y0: Double
  var y1: Double
  var y2: Double
  var y3: Double

  /// The output at a progress near the point.
  func value(at progress: Double) -> Double {
    let d = distance(at: progress)
    return y0 + d * (y1 + d * (y2 + d * y3))
  }

  /// The derivative of the output by progress near the point, infinite where x stands still.
  func slope(at progress: Double) -> Double {
    let d = distance(at: progress)
    let dx = x1 + d * (2 * x2 + d * (3 * x3))
    let dy = y1 + d * (2 * y2 + d * (3 * y3))
    if dx != 0 { return dy / dx }
    // Where both stand still the next derivatives decide.
    if dy != 0 { return dy < 0 ? -.infinity : .infinity }
    let ddx = x2 + d * (3 * x3)
    let ddy = y2 + d * (3 * y3)
    if ddx != 0 { return ddy / ddx }
    if ddy != 0 { return ddy < 0 ? -.infinity : .infinity }
    return y3 / x3
  }

  /// The distance d along the curve's own parameter, to a few units in its last place.
  func distance(at progress: Double) -> Double {
    let target = (progress - self.progress) - progressRest
    return target < 0
      ? -BezierCenter.root(-target, x1, -x2, x3) : BezierCenter.root(target, x1, x2, x3)
  }

  /// The root in 0…1 of d·(a + d·(b + d·c)) = target, where the left side rises from 0.
  static func root(_ target: Double, _ a: Double, _ b: Double, _ c: Double) -> Double {
    guard target > 0 else { return 0 }
    // Each positive term alone bounds the root from above, but for what negative ones take off.
    var d = min(1, target / a)
    if b > 0 { d = min(d, (target / b).squareRoot()) }
    if c > 0 { d = min(d, approximateCubeRoot(target / c)) }
    var below = 0.0
    var above = 1.0
    // Newton's method inside a bracket. It takes three to six steps; the limit is for inputs
    // whose powers vanish below the smallest double.
    for _ in 0..<64 {
      let excess = d * (a + d * (b + d * c)) - target
      if excess < 0 { below = d } else { above = d }
      let rise = a + d * (2 * b + d * (3 * c))
      let step = excess / rise
      let next = d - step
      guard next > below, next < above else {
        if excess == 0 || abs(step) <= 0x1p-50 * d { return d }
        d = below + (above - below) * 0.5
        if d == below || d == above { return d }
        continue
      }
      d = next
      // The error after a step is about the square of the step, in proportion to d.
      if abs(step) <= 0x1p-28 * d { return d }
    }
    return d
  }

  /// A cube root to about 5 %, from the exponent's third.
  private static func approximateCubeRoot(_ value: Double) -> Double {
    guard value >= .leastNormalMagnitude else { return 0x1p-341 }
    return Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  }
}
