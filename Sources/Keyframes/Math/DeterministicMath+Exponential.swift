// exp x = 2^(k/128) · exp r with k the whole number nearest to 128 x / log 2 and |r| ≤ log 2 / 256:
// a table holds 2^(j/128) for j = k mod 128, a short polynomial does exp r − 1, and the rest of k
// goes into the exponent.

extension DeterministicMath {
  /// The exponential function, e to the power of `x`.
  ///
  /// Error below 0.52 units in the last place. `exp(0)` is 1, `exp(-.infinity)` is 0.
  public static func exp(_ x: Double) -> Double {
    let exponent = (x.bitPattern >> 52) & 0x7FF
    // Below 2^−54 and from 512 on something else than the usual path is due.
    if exponent &- 969 >= 63 {
      if exponent < 969 { return 1 + x }
      if x.isNaN { return .nan }
      if x > 709.79 { return .infinity }
      if x < -745.14 { return 0 }
      return exponential(DoubleDouble(x)).scaled()
    }
    return exponential(DoubleDouble(x)).value
  }

  /// Two to the power of `x`, exact for whole numbers.
  ///
  /// Error below 0.52 units in the last place.
  public static func exp2(_ x: Double) -> Double {
    let exponent = (x.bitPattern >> 52) & 0x7FF
    if exponent &- 969 >= 63 {
      if exponent < 969 { return 1 + x }
      if x.isNaN { return .nan }
      if x >= 1024 { return .infinity }
      if x <= -1075 { return 0 }
      return binaryExponential(x).scaled()
    }
    return binaryExponential(x).value
  }

  /// The exponential function less one, exact to the last digits also near 0.
  ///
  /// Error below 0.58 units in the last place; `expm1(-0.0)` is -0.
  public static func expm1(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 0.125 {
      if magnitude < 0x1p-54 { return x }
      let square = DoubleDouble.square(x)
      let cubic = square.high * x * ElementaryPolynomials.exponentialCubic(x)
      let sum = DoubleDouble.sum(larger: x, 0.5 * square.high)
      return sum.high + (sum.low + (0.5 * square.low + cubic))
    }
    if x.isNaN { return .nan }
    if x > 709.79 { return .infinity }
    if x < -40 { return -1 }
    let parts = exponential(DoubleDouble(x))
    if x > 60 { return magnitude < 512 ? parts.value : parts.scaled() }
    let scale = parts.scale
    let sum = DoubleDouble.sum(scale, -1)
    return sum.high + (sum.low + scale * parts.rest)
  }
}

// MARK: - Kernels

/// A power as 2^(k/128) · (1 + rest), not yet put together.
struct ExponentialParts {
  /// The bits of 2^(k/128); meaningless as a Double where the power is out of range.
  var scaleBits: UInt64
  /// The relative distance from there, at most 0.0028.
  var rest: Double

  @inline(__always)
  var scale: Double { Double(bitPattern: scaleBits) }

  /// The power, where it is a normal number.
  @inline(__always)
  var value: Double {
    let scale = scale
    return scale + scale * rest
  }

  /// The power times ±1, also where it overflows or is subnormal.
  @inline(never)
  func scaled(negative: Bool = false) -> Double {
    let magnitude: Double
    // The twelve bits of sign and exponent, as a number that may have left its range either way.
    if 1024..<3072 ~= scaleBits >> 52 {
      // Large, up to overflow: 2^1000 times less.
      let scale = Double(bitPattern: scaleBits &- (1000 << 52))
      magnitude = (scale + scale * rest) * 0x1p1000
    } else {
      // Small: 2^1022 times more, where the last place of a subnormal number is that of 1, so that
      // adding 1 rounds where it should.
      let scale = Double(bitPattern: scaleBits &+ (1022 << 52))
      let sum = DoubleDouble.sum(larger: scale, scale * rest)
      if sum.high >= 1 {
        magnitude = sum.high * 0x1p-1022
      } else {
        let shifted = DoubleDouble.sum(larger: 1, sum.high)
        magnitude = (shifted.high + (shifted.low + sum.low) - 1) * 0x1p-1022
      }
    }
    return negative ? -magnitude : magnitude
  }
}

extension DeterministicMath {
  /// Adding and subtracting it rounds to a whole number and leaves that in the low bits.
  @inline(__always)
  static var wholeNumbers: Double { 0x1.8p52 }

  /// The parts of exp(x.high + x.low) for |x| < 1100.
  @inline(__always)
  static func exponential(_ x: DoubleDouble) -> ExponentialParts {
    let shifted = x.high * ElementaryConstants.stepsPerUnit + wholeNumbers
    let steps = shifted.bitPattern
    let count = shifted - wholeNumbers
    let r =
      ((x.high - count * ElementaryConstants.stepHigh) - count * ElementaryConstants.stepLow)
      + x.low
    return power(steps, rest: r + r * r * ElementaryPolynomials.exponentialTail(r))
  }

  /// The parts of 2^x for |x| < 1100.
  @inline(__always)
  static func binaryExponential(_ x: Double) -> ExponentialParts {
    // The last place of this sum is 1/128.
    let shifted = x + 0x1.8p45
    let r = x - (shifted - 0x1.8p45)
    return power(shifted.bitPattern, rest: r * ElementaryPolynomials.binaryExponentialSlope(r))
  }

  /// The parts of 2^(k/128) · (1 + rest), k being the low bits of `steps`.
  @inline(__always)
  static func power(_ steps: UInt64, rest: Double) -> ExponentialParts {
    let index = 2 &* Int(truncatingIfNeeded: steps & 127)
    let tail = Double(bitPattern: ExponentialTable.entries[index])
    let bits = ExponentialTable.entries[index &+ 1] &+ steps << 45
    return ExponentialParts(scaleBits: bits, rest: rest + tail)
  }
}
