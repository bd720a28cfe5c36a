// What the solver of cubic-bezier needs beyond the arithmetic in Math.
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
