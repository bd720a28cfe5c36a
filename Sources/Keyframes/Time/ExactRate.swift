/// A playback rate as the exact rational number that its bits stand for.
///
/// A finite `Double` is an integer times a power of two, so its product with a number of ticks is
/// an exact integer operation and is rounded only once. That makes a position independent of the
/// steps in which time was advanced.
struct ExactRate: Hashable, Sendable {
  /// The rate, its sign included: -0 stands still as +0 does, but looks backwards.
  let value: Double

  /// The magnitude is `significand` x 2^`exponent`; below 2^53.
  private let significand: UInt64
  private let exponent: Int

  init(_ value: Double) {
    precondition(value.isFinite, "a playback rate must be a finite number")
    self.value = value
    let isSubnormal = value.exponentBitPattern == 0
    let bits = value.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    // Without its trailing zeros a rate such as 1 or 2.5 multiplies in a few bits.
    let shift = bits == 0 ? 0 : bits.trailingZeroBitCount
    significand = bits >> UInt64(shift)
    exponent = (isSubnormal ? -1074 : Int(value.exponentBitPattern) - 1075) + shift
  }

  var isZero: Bool { significand == 0 }
}

extension ExactRate {
  /// How far the playhead moves while `elapsed` ticks of host time pass.
  ///
  /// The sum of the start and the exact product is rounded once to the nearest tick, the middle to
  /// the even one, so it matters whether the start is odd. Beyond `Int64` it is the largest one.
  func distance(after elapsed: UInt64, fromOdd isOdd: Bool = false) -> UInt64 {
    if significand == 1, exponent == 0 { return elapsed }
    let start: Int64 = isOdd ? 1 : 0
    let sum = DeterministicMath.product(
      Int64(clamping: elapsed), by: value.magnitude, addedTo: start)
    return UInt64(sum - start)
  }

  /// The smallest number of host ticks after which ``distance(after:fromOdd:)`` is at least
  /// `distance`, or nothing where that is beyond the range of time.
  func elapsed(covering distance: UInt64, fromOdd isOdd: Bool = false) -> UInt64? {
    guard distance > 0 else { return 0 }
    guard significand > 0 else { return nil }
    if significand == 1, exponent == 0 { return distance }
    // A product p rounds to at least d where p > d - 1/2, or p = d - 1/2 and the sum with d is
    // even: significand x elapsed x 2^(exponent + 1) against 2 d - 1.
    let doubled = UInt128(distance) * 2 - 1
    let takesTies = (distance % 2 == 1) == isOdd
    let places = -(exponent + 1)
    guard places > 0 else {
      // The significand is below 2^53 and the doubled distance below 2^65.
      if -places >= 66 { return 1 }
      return quotient(
        of: doubled, by: UInt128(significand) << UInt128(-places), takesTies: takesTies)
    }
    guard doubled.leadingZeroBitCount >= places else { return nil }
    return quotient(
      of: doubled << UInt128(places), by: UInt128(significand), takesTies: takesTies)
  }

  private func quotient(
    of numerator: UInt128, by factor: UInt128, takesTies: Bool
  ) -> UInt64? {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: factor)
    let elapsed = rest == 0 && takesTies ? quotient : quotient + 1
    return elapsed <= UInt128(Ticks.max.count) ? UInt64(elapsed) : nil
  }
}

extension ExactRate {
  /// How far what runs at this positive rate has come at a moment, before zero too.
  func moved(by time: Ticks) -> Ticks {
    let distance = Int64(clamping: distance(after: time.count.magnitude))
    let limited = min(distance, Ticks.max.count)
    return Ticks(time.count < 0 ? -limited : limited)
  }

  /// The first moment at which what runs at this positive rate has come to a moment of its own,
  /// or nothing beyond the range of time.
  func firstMoment(at time: Ticks) -> Ticks? {
    if time > .zero {
      return elapsed(covering: time.count.magnitude).map { Ticks(Int64($0)) }
    }
    // Before zero the rounding is mirrored, so the first moment is the last one of the mirror
    // image that has not gone beyond: one before the first that has.
    guard let beyond = elapsed(covering: time.count.magnitude + 1) else { return nil }
    return Ticks(-(Int64(beyond) - 1))
  }
}
