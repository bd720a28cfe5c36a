// log x = k log 2 + log c + log(1 + r): x is 2^k times a number near the middle c of one of 128
// intervals, r = z/c − 1 is exact in two pieces because the table's 1/c has 11 bits only. The sum is
// kept in two Doubles (about 68 bits), which `pow` needs and which leaves 0.51 units for `log`.

extension DeterministicMath {
  /// The natural logarithm.
  ///
  /// Error below 0.501 units in the last place. `log(1)` is 0, `log(0)` minus infinity, and the
  /// logarithm of a negative number NaN.
  public static func log(_ x: Double) -> Double {
    var bits = x.bitPattern
    if bits &- 0x0010_0000_0000_0000 >= 0x7FE0_0000_0000_0000 {
      if let special = logarithmSpecial(x) { return special }
      bits = normalizedBits(x)
    }
    return logarithm(bits).rounded
  }

  /// The logarithm to base 2, exact for powers of two.
  ///
  /// Error below 0.501 units in the last place.
  public static func log2(_ x: Double) -> Double {
    var bits = x.bitPattern
    if bits &- 0x0010_0000_0000_0000 >= 0x7FE0_0000_0000_0000 {
      if let special = logarithmSpecial(x) { return special }
      bits = normalizedBits(x)
    }
    // The whole part stays out of the multiplication.
    let parts = LogarithmParts(bits)
    let fraction = logarithm(parts.r, plus: parts.start)
    // Products of upper halves are exact, the others small.
    let upper = DoubleDouble.upperHalf(fraction.high)
    let high = upper * ElementaryConstants.inverseLogarithmOf2High
    let low =
      ((fraction.high - upper) + fraction.low) * ElementaryConstants.inverseLogarithmOf2High
      + fraction.high * ElementaryConstants.inverseLogarithmOf2Low
    let sum = DoubleDouble.sum(parts.exponent, high)
    return sum.high + (sum.low + low)
  }

  /// The natural logarithm of 1 + `x`, exact to the last digits also near 0.
  ///
  /// Error below 0.501 units in the last place; `log1p(-0.0)` is -0, `log1p(-1)` minus infinity.
  public static func log1p(_ x: Double) -> Double {
    if x.magnitude < 0x1p-8 {
      if x.magnitude < 0x1p-54 { return x }
      return logarithm(DoubleDouble(x), plus: DoubleDouble(0)).rounded
    }
    if x <= -1 || !x.isFinite {
      if x == -1 { return -.infinity }
      return x == .infinity ? .infinity : .nan
    }
    if x > 0x1p60 { return logarithm(x.bitPattern).rounded }
    let sum = DoubleDouble.sum(1, x)
    return logarithm(sum.high.bitPattern, low: sum.low).rounded
  }
}

// MARK: - Kernels

extension DeterministicMath {
  /// The answer for zero, negative, infinite and NaN arguments; nothing for subnormal ones.
  @inline(never)
  static func logarithmSpecial(_ x: Double) -> Double? {
    if x == 0 { return -.infinity }
    if x < 0 || x.isNaN { return .nan }
    return x == .infinity ? .infinity : nil
  }

  /// The bits of a subnormal number as if the exponent could go lower.
  @inline(__always)
  static func normalizedBits(_ x: Double) -> UInt64 { (x * 0x1p52).bitPattern &- (52 << 52) }

  /// The natural logarithm of the number with such bits, plus a rest of it, in two Doubles.
  @inline(__always)
  static func logarithm(_ bits: UInt64, low: Double = 0) -> DoubleDouble {
    let parts = LogarithmParts(bits, low: low)
    return logarithm(
      parts.r,
      plus: DoubleDouble(
        parts.exponent * ElementaryConstants.logarithmOf2High + parts.start.high,
        parts.exponent * ElementaryConstants.logarithmOf2Low + parts.start.low))
  }

  /// log(1 + r) plus a number that is zero or not below r, in two Doubles; |r| ≤ 0.0044.
  @inline(__always)
  static func logarithm(_ r: DoubleDouble, plus start: DoubleDouble) -> DoubleDouble {
    let x = r.high
    let upper = DoubleDouble.upperHalf(x)
    let first = DoubleDouble.sum(larger: start.high, x)
    // r − r²/2: the square of the upper half is exact, the remainder is small.
    let half = 0.5 * upper
    let second = DoubleDouble.sum(larger: first.high, -(half * upper))
    let square = x * x
    let cubic = x * square * ElementaryPolynomials.logarithmCubic(x)
    let lower = r.low * (1 - x) - 0.5 * (x - upper) * (x + upper)
    let low = (start.low + first.low) + (second.low + lower) + cubic
    return DoubleDouble.sum(larger: second.high, low)
  }
}

/// A positive number as 2^exponent · c · (1 + r).
struct LogarithmParts {
  var exponent: Double
  /// log c, the high part a multiple of 2^−42.
  var start: DoubleDouble
  /// Exact, and at most 0.0044.
  var r: DoubleDouble

  /// Takes apart the number with such bits (the exponent field may be negative), plus a rest of it.
  @inline(__always)
  init(_ bits: UInt64, low: Double = 0) {
    let distance = bits &- LogarithmTable.offset
    let index = 3 &* Int(truncatingIfNeeded: (distance >> 45) & 127)
    let exponentBits = distance & 0xFFF0_0000_0000_0000
    let z = Double(bitPattern: bits &- exponentBits)
    let inverse = LogarithmTable.entries[index]
    exponent = Double(Int64(bitPattern: distance) >> 52)
    start = DoubleDouble(
      LogarithmTable.entries[index &+ 1], LogarithmTable.entries[index &+ 2])
    // z/c − 1: both partial products are exact.
    let upper = DoubleDouble.upperHalf(z)
    let first = upper * inverse - 1
    let second = (z - upper) * inverse
    if low == 0 {
      // Where `first` is the smaller one, the sum needs no rounding.
      r = .sum(larger: first, second)
    } else {
      let scaledLow = low * Double(bitPattern: 0x3FF0_0000_0000_0000 &- exponentBits)
      r = .sum(first, second + scaledLow * inverse)
    }
  }
}
