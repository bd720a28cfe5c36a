/// The unevaluated sum of two doubles that the solver needs.
struct DoubleDouble {
  var high: Double
  var low: Double
  init(_ high: Double, _ low: Double = 0) { self.high = high; self.low = low }
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high, (a - (high - part)) + (b - part))
  }
  static func sum(larger a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high, (a - high) + b)
  }
  static func split(_ a: Double) -> (high: Double, low: Double) {
    let high = Double(bitPattern: (a.bitPattern &+ 0x0400_0000) & 0xFFFF_FFFF_F800_0000)
    return (high, a - high)
  }
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    let high = a * b
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(high, low)
  }
  var rounded: Double { high + low }
  var normalized: DoubleDouble { .sum(larger: high, low) }
  func adding(_ other: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble.sum(high, other.high)
    return DoubleDouble(sum.high, sum.low + (low + other.low)).normalized
  }
}
extension DoubleDouble {
  /// The difference.
  static func difference(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    a.adding(DoubleDouble(-b.high, -b.low))
  }

  /// The product with a double.
  func times(_ factor: Double) -> DoubleDouble {
    let product = DoubleDouble.product(high, factor)
    return DoubleDouble(product.high, product.low + low * factor).normalized
  }

  /// The difference to a double, rounded once.
  func subtracting(_ other: Double) -> Double { (high - other) + low }
}
