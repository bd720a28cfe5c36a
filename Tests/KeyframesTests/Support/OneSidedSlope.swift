/// Slopes from values on one side alone, for curves that have a jump or a corner at a place.
enum OneSidedSlope {
  /// What each of seven values at 1, 2, … 7 counts in the slope at 0 of the polynomial through them.
  private static let weights: [Double] = (1...7).map { own in
    let others = (1...7).filter { $0 != own }
    let scale = others.reduce(1.0) { $0 * Double(own - $1) }
    return others.reduce(0.0) { sum, left in
      sum + others.filter { $0 != left }.reduce(1.0) { $0 * Double(-$1) }
    } / scale
  }

  /// The slope at 0 of values on the side of a step, which may be negative; nothing where steps of
  /// half and twice the size see another one, since a corner or a jump lies close by.
  static func find(step: Double, tolerance: Double, _ value: (Double) -> Double) -> Double? {
    let found = [0.5, 1, 2].map { part in
      weights.enumerated().reduce(0.0) {
        $0 + $1.element * value(Double($1.offset + 1) * step * part)
      } / (step * part)
    }
    let size = max(1, found[1].magnitude)
    return found.allSatisfy { ($0 - found[1]).magnitude < tolerance * size } ? found[1] : nil
  }
}
