/// The unevaluated sum of two Doubles, for steps that need more than 53 bits.
///
/// `low` is at most half a unit in the last place of `high` after the operations that say so.
/// Exactness holds while nothing overflows and no partial product is subnormal.
@usableFromInline
struct DoubleDouble {
  @usableFromInline var high: Double
  @usableFromInline var low: Double

  @inlinable @inline(__always)
  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of any two numbers (Knuth).
  @inlinable @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high, (a - (high - part)) + (b - part))
  }

  /// The exact sum of two numbers, the first of the greater magnitude or zero (Dekker).
  @inlinable @inline(__always)
  static func sum(larger a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high, (a - high) + b)
  }

  /// The upper 26 bits of a number; what it leaves out fits in 27 bits.
  @inlinable @inline(__always)
  static func upperHalf(_ a: Double) -> Double {
    Double(bitPattern: a.bitPattern & 0xFFFF_FFFF_F800_0000)
  }

  /// The number in two halves of 26 bits whose sum it is, the lower one with a sign of its own.
  @inlinable @inline(__always)
  static func split(_ a: Double) -> (high: Double, low: Double) {
    let high = Double(bitPattern: (a.bitPattern &+ 0x0400_0000) & 0xFFFF_FFFF_F800_0000)
    return (high, a - high)
  }

  /// The exact product of two numbers, from products of halves (Dekker).
  @inlinable @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    let high = a * b
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(high, low)
  }

  /// The exact square of a number.
  @inlinable @inline(__always)
  static func square(_ a: Double) -> DoubleDouble {
    let (aHigh, aLow) = split(a)
    let high = a * a
    return DoubleDouble(high, ((aHigh * aHigh - high) + 2 * (aHigh * aLow)) + aLow * aLow)
  }

  /// The nearest Double.
  @inlinable @inline(__always)
  var rounded: Double { high + low }

  /// The same value with the high part the nearest Double; needs |high| ≥ |low|.
  @inlinable @inline(__always)
  var normalized: DoubleDouble { .sum(larger: high, low) }

  /// The sum with a number of no greater magnitude, to about 2^−105 of it.
  @inlinable @inline(__always)
  func adding(_ other: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble.sum(high, other.high)
    return DoubleDouble(sum.high, sum.low + (low + other.low)).normalized
  }

  /// The quotient to about 2^−100 of it.
  @inlinable @inline(__always)
  func divided(by other: DoubleDouble) -> DoubleDouble {
    let inverse = 1 / other.high
    let quotient = high * inverse
    let product = DoubleDouble.product(quotient, other.high)
    let rest = ((high - product.high) - product.low) + (low - quotient * other.low)
    return DoubleDouble.sum(larger: quotient, rest * inverse)
  }
}
