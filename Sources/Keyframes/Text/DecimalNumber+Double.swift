extension Double {
  /// The double nearest to a decimal number, ties to even; infinite beyond the largest one.
  ///
  /// Correctly rounded for every input. Short numbers take one exact multiplication or division
  /// (Clinger, 1990). Others are multiplied with a power of five of 128 bits, whose error is
  /// bounded (after Eisel and Lemire, 2021); only where that bound leaves two doubles possible are
  /// all digits compared, exactly, with the midpoint between the two.
  package init(_ decimal: DecimalNumber) {
    let magnitude = decimal.magnitude
    self = decimal.isNegative ? -magnitude : magnitude
  }
}

extension DecimalNumber {
  /// A midpoint between two doubles has at most 767 significant digits.
  private static let digitsOfMidpoint = 768

  fileprivate var magnitude: Double {
    guard significand > 0 else { return 0 }
    if !isTruncated, significand <= 1 << 53, exponent.magnitude <= 22 {
      let power = PowersOfFive.doubles[Int(exponent.magnitude)]
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    // Less than half the least subnormal, and more than the largest double.
    if exponent < -342 { return 0 }
    if exponent > 308 { return .infinity }

    let low = Candidate(significand, exponent: Int(exponent))
    let high = isTruncated ? Candidate(significand + 1, exponent: Int(exponent)) : low
    if let rounded = low.rounded, rounded == high.rounded {
      return Double(bitPattern: rounded)
    }
    let below = low.side == .unclear || high.side == .above ? low.below : high.below
    return Double(bitPattern: exact(above: below))
  }

  /// The bits of the double below the number or of the next one, whichever is nearer.
  private func exact(above below: UInt64) -> UInt64 {
    let isSubnormal = below >> 52 == 0
    let mantissa = isSubnormal ? below : below & (1 << 52 - 1) | 1 << 52
    let power = isSubnormal ? -1074 : Int64(below >> 52) - 1075

    var (left, exponent) = natural(limit: DecimalNumber.digitsOfMidpoint)
    var right = Natural(2 * mantissa + 1)
    if exponent >= 0 {
      left.multiplyByPowerOfFive(exponent)
    } else {
      right.multiplyByPowerOfFive(-exponent)
    }
    let shift = exponent - (power - 1)
    if shift >= 0 { left.shiftLeft(by: shift) } else { right.shiftLeft(by: -shift) }

    if left < right { return below }
    if left > right { return below + 1 }
    return below & 1 == 0 ? below : below + 1
  }
}

/// Where a number lies between two neighbouring doubles, as far as 128 bits can tell.
private struct Candidate {
  /// The side of the midpoint between the two doubles.
  enum Side { case below, above, unclear }

  /// The bits of the largest double that is not above the number.
  let below: UInt64
  let side: Side

  /// The bits of the nearest double, where that is clear.
  var rounded: UInt64? {
    switch side {
    case .below: below
    case .above: below + 1
    case .unclear: nil
    }
  }

  init(_ significand: UInt64, exponent: Int) {
    let (factor, residue) = PowersOfFive.split(exponent)
    // The significand times the small power is exact in 128 bits.
    let small = UInt128(significand) * UInt128(PowersOfFive.exact[residue])
    let shift = small.leadingZeroBitCount
    var (high, low) = (small << shift).multipliedFullWidth(by: PowersOfFive.large(factor))
    // The large power is rounded down, by less than its last bit, and so the number is at least
    // `high` and less than `high` + 2.
    var power =
      exponent + PowersOfFive.binaryExponent(factor) - shift + 128
    if high >> 127 == 0 {
      high = high << 1 | low >> 127
      low <<= 1
      power -= 1
    }
    let binade = power + 127
    if binade > 1023 {
      self.init(below: Double.infinity.bitPattern, side: .below)
      return
    }
    let kept = min(53, binade + 1075)
    if kept < 0 {
      // Just below half the least subnormal the bound may reach that midpoint.
      let mayReach = kept == -1 && UInt128.max - high < 4
      self.init(below: 0, side: mayReach ? .unclear : .below)
      return
    }
    let mantissa = UInt64(truncatingIfNeeded: high >> UInt128(128 - kept))
    let rest = kept == 0 ? high : high & (UInt128(1) << UInt128(128 - kept) - 1)
    let half = UInt128(1) << UInt128(127 - kept)
    // After the doubling above the bound of 2 may have become 4.
    let side: Side = rest > half ? .above : half - rest >= 4 ? .below : .unclear
    if kept < 53 {
      self.init(below: mantissa, side: side)
    } else {
      self.init(below: UInt64(binade + 1022) << 52 + mantissa, side: side)
    }
  }

  private init(below: UInt64, side: Side) {
    self.below = below
    self.side = side
  }
}
