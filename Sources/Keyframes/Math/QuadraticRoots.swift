/// The roots of a quadratic polynomial.
enum QuadraticRoots {
  /// The roots of a·x² + b·x + c strictly between 0 and 1, rising.
  ///
  /// Scaled by the greatest coefficient, so that no square is too large or too small, and by the
  /// formula that does not cancel.
  static func between0And1(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let size = max(a.magnitude, b.magnitude, c.magnitude)
    guard size > 0, size.isFinite else { return [] }
    let (a, b, c) = (a / size, b / size / 2, c / size)
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = -(b < 0 ? b - root : b + root)
    let (first, second) = (q / a, c / q)
    return [min(first, second), max(first, second)].filter { $0 > 0 && $0 < 1 }
  }
}
