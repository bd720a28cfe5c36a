/// The two basic motions of a damped spring, of which every free motion is a mixture.
///
/// With w0 the natural angular frequency and z the damping ratio, the distance from the target is
/// `start · u1 + sway · u2`, where
///
///     u1 = e^−at cos wt    u2 = e^−at sin wt           a = z w0, w = w0 √(1 − z²)      for z ≤ 1
///     u1 = e^−st           u2 = e^−st (1 − e^−gt)      s and s + g the slow and fast rate, z > 1
///     sway = (velocity + rate · start) / width         rate = a or s, width = w or g
///
/// Nothing cancels in these forms, however near z is to 1 and however large it is. At z = 1 itself
/// w would be 0; 2^−28 w0 stands for it, which changes the motion by less than 2^−56 of it since
/// only w² matters. s is formed as w0 / (z + √(z² − 1)), not as a difference.
@usableFromInline
struct SpringBasis: Hashable, Sendable {
  /// Whether z > 1.
  @usableFromInline let isOverdamped: Bool
  /// a or s, a second.
  @usableFromInline let rate: Double
  /// w or g, a second.
  @usableFromInline let width: Double
  /// The rate at which the velocity's second part falls off: a, or the fast rate s + g.
  @usableFromInline let counterRate: Double
  /// w0², the acceleration for each unit of distance.
  @usableFromInline let pull: Double
  /// `rate` and `width` in one tick.
  @usableFromInline let ratePerTick: Double
  @usableFromInline let widthPerTick: Double

  /// Half the period of the oscillation, in seconds; infinite from critical damping on.
  var halfPeriod: Double {
    isOverdamped || rate * rate >= pull ? .infinity : .pi / width
  }

  init(angularFrequency w0: Double, dampingRatio z: Double) {
    let root = ((z - 1).magnitude * (z + 1)).squareRoot()
    isOverdamped = z > 1
    if z > 1 {
      rate = w0 / (z + root)
      width = 2 * w0 * root
      counterRate = w0 * (z + root)
    } else {
      rate = w0 * z
      width = w0 * max(root, 0x1p-28)
      counterRate = rate
    }
    pull = w0 * w0
    ratePerTick = rate / Double(Ticks.perSecond)
    widthPerTick = width / Double(Ticks.perSecond)
  }
}

/// How far along its two basic motions a spring is.
@usableFromInline
struct SpringWeights {
  /// u1, which starts at 1.
  @usableFromInline let first: Double
  /// u2, which starts at 0.
  @usableFromInline let second: Double

  @inline(__always)
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }
}

extension SpringBasis {
  /// Both basic motions after so many ticks, which are not negative.
  @usableFromInline
  func weights(afterTicks ticks: Double) -> SpringWeights {
    SpringBasis.weights(
      exponent: ratePerTick * ticks, phase: widthPerTick * ticks, isOverdamped: isOverdamped)
  }

  /// Both basic motions where their rates have done so much; neither number is negative.
  @inline(__always)
  static func weights(exponent: Double, phase: Double, isOverdamped: Bool) -> SpringWeights {
    let exponent = SpringKernel.limited(exponent)
    if isOverdamped {
      let weights = SpringBasis.overdamped(
        exponent: exponent, gap: SpringKernel.limited(phase))
      return SpringWeights(weights.first, weights.second)
    }
    guard phase < SpringKernel.largestPhase else {
      let decay = SpringKernel.exponential(exponent)
      let turned = DeterministicMath.sinCos(phase)
      return SpringWeights(decay * turned.cos, decay * turned.sin)
    }
    let weights = SpringBasis.oscillating(exponent: exponent, phase: phase)
    return SpringWeights(weights.first, weights.second)
  }

  /// Whether exponent and phase stay in the kernel's range up to a moment.
  func isWithinKernel(untilTicks ticks: Double) -> Bool {
    ratePerTick * ticks < SpringKernel.largestExponent
      && (isOverdamped || widthPerTick * ticks < SpringKernel.largestPhase)
  }

  /// How fast both basic motions change at a moment, a second.
  @usableFromInline
  func rates(of weights: SpringWeights) -> SpringWeights {
    SpringWeights(
      isOverdamped
        ? -rate * weights.first : -(rate * weights.first + width * weights.second),
      width * weights.first - counterRate * weights.second)
  }

  /// Both basic motions up to critical damping, for a phase below `SpringKernel.largestPhase`.
  @inline(__always)
  static func oscillating<Lanes: SpringLanes>(
    exponent: Lanes, phase: Lanes
  ) -> (first: Lanes, second: Lanes) {
    let decay = SpringKernel.exponential(exponent)
    let (sine, cosine) = SpringKernel.sineAndCosine(phase)
    return (decay * cosine, decay * sine)
  }

  /// Both basic motions beyond critical damping.
  @inline(__always)
  static func overdamped<Lanes: SpringLanes>(
    exponent: Lanes, gap: Lanes
  ) -> (first: Lanes, second: Lanes) {
    let decay = SpringKernel.exponential(exponent)
    return (decay, decay * SpringKernel.approach(gap))
  }
}
