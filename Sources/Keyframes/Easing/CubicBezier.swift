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

  /// Handles that are known to be in their ranges.
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The slope with which the curve to (1, `end`) goes on below 0: towards the first handle that is
  /// not the end itself; 0 where that way is vertical, and finite in any case.
  func startSlope(end: Double = 1) -> Double {
    if x1 > 0 { return (y1 / x1).limited }
    if y1 == 0, x2 > 0 { return (y2 / x2).limited }
    return y1 == 0 && y2 == 0 ? end : 0
  }

  /// The slope with which the curve to (1, `end`) goes on above 1; 0 where it is vertical, and
  /// finite in any case.
  func endSlope(end: Double = 1) -> Double {
    if x2 < 1 { return ((end - y2) / (1 - x2)).limited }
    if y2 == end, x1 < 1 { return ((end - y1) / (1 - x1)).limited }
    return y2 == end && y1 == end ? end : 0
  }

  /// The slope of the curve to (1, `end`) at 0, from above; infinite where it is vertical.
  func firstSlope(end: Double = 1) -> Double {
    if x1 == 0, y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
    if x1 == 0, x2 == 0, y2 != 0 { return y2 < 0 ? -.infinity : .infinity }
    return startSlope(end: end)
  }

  /// The slope of the curve to (1, `end`) at 1, from below; infinite where it is vertical.
  func lastSlope(end: Double = 1) -> Double {
    if x2 == 1, y2 != end { return y2 > end ? -.infinity : .infinity }
    if x2 == 1, x1 == 1, y1 != end { return y1 > end ? -.infinity : .infinity }
    return endSlope(end: end)
  }

  /// Whether y never falls while x goes from 0 to 1.
  var isMonotone: Bool {
    // y′/3 has the Bernstein coefficients y1, y2 − y1, 1 − y2.
    guard y1 >= 0, y2 <= 1 else { return false }
    if y2 >= y1 { return true }
    // By the greatest of them, so that no square is too large.
    let size = max(y1, -y2, 1)
    let fall = y1 / size - y2 / size
    return fall * fall <= y1 / size * ((1 - y2) / size)
  }
}

extension Double {
  /// The receiver, or the greatest finite number in place of infinity: as a slope it leaves the
  /// value at the end itself a number.
  var limited: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
