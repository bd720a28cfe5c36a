/// Finds the last moment at which a spring is out of tolerance, from the extrema of its motion.
///
/// However many components a value has, its motion stays in the plane of its first distance from
/// the target and its first velocity, so two coordinates do. The distance grows and shrinks where
/// `x · x′` changes its sign. With T = tan(wt) / w up to critical damping and T = (1 − e^−gt) / g
/// beyond it, x is proportional to `d + (v + rate d) T` and x′ to `v − (w0² d + counterRate v) T`, so
/// that sign is a quadratic function's: one maximum and one minimum in each half period, or at most
/// one of each. From the last maximum out of tolerance on the distance falls, and the crossing is
/// bracketed. Envelopes, which are later by up to a half period, aren't used.
struct SpringSettling {
  /// 32 years, the range of time.
  static var longestSeconds: Double { 1_009_843_200 }

  let basis: SpringBasis
  let displacement: SIMD2<Double>
  let sway: SIMD2<Double>
  /// The first moment at which the distance is largest, if it has a maximum.
  let maximum: Double?
  /// The first moment at which the distance is least, if it has a minimum.
  let minimum: Double?

  /// `displacement` and `velocity` must be finite.
  init(basis: SpringBasis, displacement d: SIMD2<Double>, velocity v: SIMD2<Double>) {
    self.basis = basis
    displacement = d
    let start = v + d * basis.rate
    sway = start * (1 / basis.width)
    let turn = d * basis.pull + v * basis.counterRate
    let square = -SpringSettling.dot(start, turn)
    let linear = SpringSettling.dot(start, v) - SpringSettling.dot(d, turn)
    let constant = SpringSettling.dot(d, v)
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant > 0 else {
      (maximum, minimum) = (nil, nil)
      return
    }
    // The root with the falling sign is the maximum; each in the form that doesn't cancel.
    let root = discriminant.squareRoot()
    if linear >= 0 {
      maximum = basis.moment(ofRatio: -(linear + root), to: 2 * square)
      minimum = basis.moment(ofRatio: -2 * constant, to: linear + root)
    } else {
      maximum = basis.moment(ofRatio: 2 * constant, to: root - linear)
      minimum = basis.moment(ofRatio: root - linear, to: 2 * square)
    }
  }

  private static func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    a.x * b.x + a.y * b.y
  }

  /// The distance from the target after so many seconds.
  func distance(atSeconds seconds: Double) -> Double {
    let weights = basis.weights(afterTicks: seconds * Double(Ticks.perSecond))
    let x = displacement.x * weights.first + sway.x * weights.second
    let y = displacement.y * weights.first + sway.y * weights.second
    return y == 0 ? x.magnitude : (x * x + y * y).squareRoot()
  }

  /// The largest distance from the target.
  var largestDistance: Double {
    let start = distance(atSeconds: 0)
    guard let maximum else { return start }
    return max(start, distance(atSeconds: maximum))
  }

  /// A moment from which on the distance is within tolerance, and before which, by less than a
  /// millionth, it isn't; nothing where there is none.
  func seconds(tolerance: Double) -> Double? {
    guard tolerance > 0 else { return largestDistance == 0 ? 0 : nil }
    guard basis.rate > 0 else { return largestDistance <= tolerance ? 0 : nil }
    guard let start = lastMaximum(above: tolerance) else { return 0 }
    // Distances fall from here to the next minimum.
    let period = basis.halfPeriod
    var limit = Double.infinity
    if let minimum {
      let periods = max(((start - minimum) / period).wholeBelow + 1, 0)
      let next = start < minimum ? minimum : minimum + periods * period
      if next > start { limit = next }
    }
    var outside = start
    var step = 0.25 / basis.rate
    while true {
      let next = min(start + step, limit)
      if distance(atSeconds: next) <= tolerance {
        return crossing(from: outside, to: next, tolerance: tolerance)
      }
      if next == limit { limit = .infinity }
      outside = next
      step *= 2
      if step > 1e30 { return nil }
    }
  }

  /// The last moment out of tolerance after which distances only fall until they are within it.
  private func lastMaximum(above tolerance: Double) -> Double? {
    guard let maximum, distance(atSeconds: maximum) > tolerance else {
      return distance(atSeconds: 0) > tolerance ? 0 : nil
    }
    let period = basis.halfPeriod
    guard period.isFinite else { return maximum }
    // Each maximum is the one before times a constant.
    let ratio = distance(atSeconds: maximum) / tolerance
    var count = (DeterministicMath.log(ratio) / (basis.rate * period)).wholeBelow
    if distance(atSeconds: maximum + (count + 1) * period) > tolerance {
      count += 1
    } else if count > 0, distance(atSeconds: maximum + count * period) <= tolerance {
      count -= 1
    }
    return maximum + count * period
  }

  /// Halves an interval that starts out of tolerance and ends within it; gives its end.
  private func crossing(from start: Double, to end: Double, tolerance: Double) -> Double {
    var (outside, inside) = (start, end)
    for _ in 0..<32 {
      let middle = outside + (inside - outside) * 0.5
      if distance(atSeconds: middle) > tolerance { outside = middle } else { inside = middle }
    }
    return inside
  }
}

extension SpringBasis {
  /// The first moment from 0 on, in seconds, at which T is a ratio of two numbers: tan(wt) / w up
  /// to critical damping, (1 − e^−gt) / g beyond it, where there may be none.
  func moment(ofRatio numerator: Double, to denominator: Double) -> Double? {
    if isOverdamped {
      let ratio = numerator / denominator
      guard ratio >= 0, ratio * width < 1 else { return nil }
      return -DeterministicMath.log1p(-ratio * width) / width
    }
    guard numerator != 0 else { return denominator == 0 ? nil : 0 }
    // The angle within 0…π, without taking it from π where the ratio is small.
    let angle =
      numerator > 0
      ? DeterministicMath.atan2(y: width * numerator, x: denominator)
      : DeterministicMath.atan2(y: -width * numerator, x: -denominator)
    guard angle <= .pi / 2 || halfPeriod.isFinite else { return nil }
    return angle / width
  }
}
