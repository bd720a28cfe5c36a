/// The four numbers of a cubic-bezier: its handles, whose ends are (0, 0) and (1, 1).
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Handles whose x lie in 0…1 and whose y are finite.
  init(validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(EasingError) {
    guard x1 >= 0, x1 <= 1 else { throw .handleOutOfRange(handle: 1, x: x1) }
    guard x2 >= 0, x2 <= 1 else { throw .handleOutOfRange(handle: 2, x: x2) }
    guard y1.isFinite else { throw .handleNotFinite(handle: 1, y: y1) }
    guard y2.isFinite else { throw .handleNotFinite(handle: 2, y: y2) }
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The slope with which the curve goes on below 0: towards the first handle that is not the end
  /// itself; 0 where that way is vertical.
  var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The slope with which the curve goes on above 1; 0 where it is vertical.
  var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
    return y2 == 1 && y1 == 1 ? 1 : 0
  }

  /// The parameters in 0…1 at which y stands still, in rising order.
  var flatParameters: [Double] {
    let size = max(1, abs(y1), abs(y2))
    let a = (1 / size + 3 * (y1 / size)) - 3 * (y2 / size)
    let b = y2 / size - 2 * (y1 / size)
    let c = y1 / size
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = -(b < 0 ? b - root : b + root)
    var result: [Double] = []
    for s in [q / a, c / q] where s > 0 && s < 1 { result.append(s) }
    if result.count == 2, result[0] > result[1] { result.swapAt(0, 1) }
    return result
  }

  /// Whether y never falls while x goes from 0 to 1.
  var isMonotone: Bool {
    // y′/3 has the Bernstein coefficients y1, y2 − y1, 1 − y2.
    guard y1 >= 0, y2 <= 1 else { return false }
    return y2 >= y1 || (y1 - y2) * (y1 - y2) <= y1 * (1 - y2)
  }
}
