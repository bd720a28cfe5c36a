/// One moment of one spring, or of two springs side by side: what the kernel below computes with.
///
/// Single and batch evaluation instantiate the same lines of code, one with a `Double`, the other
/// with two lanes, so that they can't differ in a bit.
protocol SpringLanes {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  /// The same number in every lane.
  static func all(_ value: Double) -> Self
  /// 2^−n, where the receiver is n + 1.5 · 2^52 for a whole number n.
  var negativePowerOfTwo: Self { get }
  /// Sine and cosine of an angle n quarter turns on, where the receiver is n + 1.5 · 2^52.
  func quarterTurned(sine: Self, cosine: Self) -> (sine: Self, cosine: Self)
}

/// The two functions of which every free motion of a damped oscillator is made, from arithmetic
/// alone and without a branch.
///
/// The general elementary functions of ``DeterministicMath`` serve every argument and use tables;
/// these serve the arguments that springs have, run in lanes, and are within two units in the last
/// place of them, sine and cosine within 2^−52. The polynomials are Chebyshev fits by
/// `Scripts/spring_kernel.py` beside the tests, summed in pairs to keep the chains of dependent
/// operations short.
enum SpringKernel {
  /// Adding and taking away 1.5 · 2^52 rounds to a whole number, whose low bits are then at hand.
  @inline(__always)
  static var wholeNumbers: Double { 0x1.8p52 }

  /// Angles from here on, in radians, are left to ``DeterministicMath``.
  @inline(__always)
  static var largestPhase: Double { 0x1p20 }

  /// Beyond this exponent e^−y is as good as nothing, and the kernel would leave the normal range.
  @inline(__always)
  static var largestExponent: Double { 700 }

  /// An exponent that the kernel takes.
  @inline(__always)
  static func limited(_ exponent: Double) -> Double {
    exponent < largestExponent ? exponent : largestExponent
  }

  /// e^−y as 2^−n (1 − r) with 1 − r = e^−(y − n log 2), for y from 0 to `largestExponent`.
  @inline(__always)
  static func decay<Lanes: SpringLanes>(_ y: Lanes) -> (scale: Lanes, rest: Lanes) {
    let shifted = y * .all(0x1.71547652b82fep0) + .all(wholeNumbers)
    let n = shifted - .all(wholeNumbers)
    let r = (y - n * .all(0x1.62e42fefp-1)) - n * .all(0x1.473de6af278edp-34)
    let a: Lanes = .all(1) + r * .all(-0x1.0000000000005p-1)
    let b: Lanes = .all(0x1.5555555555557p-3) + r * .all(-0x1.55555555520a4p-5)
    let c: Lanes = .all(0x1.11111111100dcp-7) + r * .all(-0x1.6c16c17f46982p-10)
    let d: Lanes = .all(0x1.a01a01abe7fe1p-13) + r * .all(-0x1.a019a6611cad5p-16)
    let e: Lanes = .all(0x1.71de0231960ebp-19) + r * .all(-0x1.28a2ca617b969p-22)
    let r2 = r * r
    let r4 = r2 * r2
    let low = a + r2 * b
    let high = c + r2 * d
    let top = e + r2 * .all(0x1.af4de97ca4194p-26)
    return (shifted.negativePowerOfTwo, r * (low + r4 * (high + r4 * top)))
  }

  /// e^−y for y from 0 to `largestExponent`.
  @inline(__always)
  static func exponential<Lanes: SpringLanes>(_ y: Lanes) -> Lanes {
    let (scale, rest) = decay(y)
    return scale - scale * rest
  }

  /// 1 − e^−y for y from 0 to `largestExponent`, exact to the last digits near 0 too.
  @inline(__always)
  static func approach<Lanes: SpringLanes>(_ y: Lanes) -> Lanes {
    let (scale, rest) = decay(y)
    return (.all(1) - scale) + scale * rest
  }

  /// Sine and cosine of an angle from 0 to `largestPhase`.
  @inline(__always)
  static func sineAndCosine<Lanes: SpringLanes>(_ angle: Lanes) -> (sine: Lanes, cosine: Lanes) {
    let shifted = angle * .all(0x1.45f306dc9c883p-1) + .all(wholeNumbers)
    let n = shifted - .all(wholeNumbers)
    // π/2 in 33 + 53 bits; the first product is exact.
    let r = (angle - n * .all(0x1.921fb544p0)) - n * .all(0x1.0b4611a626331p-34)
    let z = r * r
    let z2 = z * z
    let s0: Lanes = .all(-0x1.5555555555555p-3) + z * .all(0x1.1111111110bb1p-7)
    let s1: Lanes = .all(-0x1.a01a019e8357dp-13) + z * .all(0x1.71de37961e4c6p-19)
    let s2: Lanes = .all(-0x1.ae600a926c89ap-26) + z * .all(0x1.5e0af186af739p-33)
    let sine = r + (r * z) * (s0 + z2 * (s1 + z2 * s2))
    let c0: Lanes = .all(0x1.5555555555555p-5) + z * .all(-0x1.6c16c16c16966p-10)
    let c1: Lanes = .all(0x1.a01a019f4e867p-16) + z * .all(-0x1.27e4fa17a41b4p-22)
    let c2: Lanes = .all(0x1.1eeb68b109173p-29) + z * .all(-0x1.907d7aebd5e3dp-37)
    let cosine = (.all(1) - .all(0.5) * z) + z2 * (c0 + z2 * (c1 + z2 * c2))
    return shifted.quarterTurned(sine: sine, cosine: cosine)
  }
}
