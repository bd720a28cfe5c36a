/// A family with its parameters: the function that starts slowly, from (0, 0) to (1, 1).
///
/// The formulas are Penner's (easings.net, 2001), with exact ends: expo is scaled to reach both,
/// and the oscillation of elastic dies away to nothing instead of to a thousandth.
struct PennerFunction: Sendable {
  let family: PennerFamily
  /// The overshoot of back; the amplitude of elastic.
  var first = 0.0
  /// The angular frequency of elastic.
  var second = 0.0
  /// The phase of elastic.
  var third = 0.0

  /// The output at t from 0 to 1.
  func value(_ t: Double) -> Double {
    // The ends, exactly, whatever the rounding of the formulas.
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    switch family {
    case .quad: return t * t
    case .cubic: return t * t * t
    case .quart: return (t * t) * (t * t)
    case .quint: return (t * t) * (t * t) * t
    case .sine:
      // 1 − cos(πt/2), without the cancellation.
      let sine = DeterministicMath.sin(t * (.pi / 4))
      return 2 * sine * sine
    case .expo: return (DeterministicMath.exp2(10 * t) - 1) / 1023
    case .circ: return t * t / (1 + ((1 - t) * (1 + t)).squareRoot())
    case .back: return t * t * (t + first * (t - 1))
    case .elastic:
      let u = 1 - t
      return first * envelope(u) * DeterministicMath.sin(second * u + third)
    case .bounce: return 1 - PennerFunction.bounce(1 - t)
    }
  }

  /// The derivative at t from 0 to 1.
  func slope(_ t: Double, side: ProgressSide) -> Double {
    switch family {
    case .quad: return 2 * t
    case .cubic: return 3 * t * t
    case .quart: return 4 * t * t * t
    case .quint: return 5 * (t * t) * (t * t)
    case .sine: return .pi / 2 * DeterministicMath.sin(t * (.pi / 2))
    case .expo: return PennerFunction.decay / 1023 * DeterministicMath.exp2(10 * t)
    case .circ: return t < 1 ? t / ((1 - t) * (1 + t)).squareRoot() : .infinity
    case .back: return t * (3 * t + first * (3 * t - 2))
    case .elastic:
      let u = 1 - t
      let (sin, cos) = DeterministicMath.sinCos(second * u + third)
      return -first * (envelopeSlope(u) * sin + envelope(u) * second * cos)
    case .bounce:
      let u = 1 - t
      return PennerFunction.bounceSlope(u, side: side.opposite)
    }
  }

  /// Where the function turns back strictly between 0 and 1, with its outputs there.
  ///
  /// Of elastic those with t from `lower` to `upper`: every one, or only those that can be the
  /// least or the greatest there; its waves grow with t, so one whole wave before `upper` is
  /// enough.
  func turningPoints(
    _ lower: Double, _ upper: Double, isEvery: Bool
  ) -> [(t: Double, value: Double)] {
    switch family {
    case .back:
      let t = 2 * first / (3 * (first + 1))
      return t > 0 && t < 1 ? [(t, value(t))] : []
    case .elastic:
      let wave = 2 * .pi / second
      return elasticTurns(from: isEvery ? lower : max(lower, upper - 1.5 * wave), to: upper)
    case .bounce:
      var result: [(t: Double, value: Double)] = []
      for (x, y) in [
        (1, 1), (1.5, 0.75), (2, 1), (2.25, 0.9375), (2.5, 1), (2.625, 0.984375),
      ] { result.append((1 - x / 2.75, 1 - y)) }
      return result
    default:
      return []
    }
  }
}

// MARK: - Elastic

extension PennerFunction {
  /// 10 ln 2, the rate at which expo and elastic decay.
  private static var decay: Double { 6.931471805599453 }

  /// 2⁻¹⁰ᵘ, brought down to 0 at u = 1 over the last tenth.
  private func envelope(_ u: Double) -> Double {
    DeterministicMath.exp2(-10 * u) - PennerFunction.power64(u) * 0x1p-10
  }

  private func envelopeSlope(_ u: Double) -> Double {
    let power = u > 0 ? PennerFunction.power64(u) / u : 0
    return -PennerFunction.decay * DeterministicMath.exp2(-10 * u) - 0x1p-4 * power
  }

  private static func power64(_ u: Double) -> Double {
    var power = u
    for _ in 0..<6 { power *= power }
    return power
  }

  /// The places where the slope changes its sign, found between points an eighth of a wave apart,
  /// and closer together where a wave is long.
  private func elasticTurns(from lower: Double, to upper: Double) -> [(t: Double, value: Double)] {
    var result: [(t: Double, value: Double)] = []
    let step = min(.pi / 4 / second, 1 / 128)
    var left = lower
    var slopeLeft = slope(left, side: .above)
    while left < upper {
      let right = min(left + step, upper)
      guard right > left else { break }
      let slopeRight = slope(right, side: .above)
      if (slopeLeft < 0) != (slopeRight < 0) {
        var (low, high) = (left, right)
        while true {
          let middle = low + (high - low) * 0.5
          guard middle > low, middle < high else { break }
          if (slope(middle, side: .above) < 0) == (slopeLeft < 0) {
            low = middle
          } else {
            high = middle
          }
        }
        result.append((low, value(low)))
      }
      (left, slopeLeft) = (right, slopeRight)
    }
    return result
  }
}

// MARK: - Bounce

extension PennerFunction {
  /// Four parabolas of one curvature, of which the last three end at 1 on both sides.
  private static func bounce(_ x: Double) -> Double {
    let (center, floor) = parabola(x, side: .above)
    let distance = x - center
    return min(1, 7.5625 * distance * distance + floor)
  }

  private static func bounceSlope(_ x: Double, side: ProgressSide) -> Double {
    15.125 * (x - parabola(x, side: side).center)
  }

  private static func parabola(_ x: Double, side: ProgressSide) -> (center: Double, floor: Double) {
    for (end, center, floor) in [
      (1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375),
    ] where x < end / 2.75 || (x == end / 2.75 && side == .below) {
      return (center / 2.75, floor)
    }
    return (2.625 / 2.75, 0.984375)
  }
}
