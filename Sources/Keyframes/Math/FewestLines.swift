/// The fewest straight pieces through gates: at each place every number of a row has to stay within a
/// tolerance of its own.
///
/// Pieces meet at places of gates. From each gate that is reached with some number of pieces, all
/// lines are followed as far as they get (H. Imai and M. Iri, 1986): those through the values that
/// can be had at the gate and through all gates after it, for each number a convex polygon of values
/// at the gate and slopes. Of equally few pieces the one with the most room is kept, which is why
/// the number is the least but for rare cases.
struct FewestLines {
  /// The places, rising.
  let places: [Double]
  /// The numbers at each place.
  let rows: [[Double]]
  /// How far each may be missed there; 0 at a place that is pinned.
  let tolerances: [Double]

  /// A gate as it is reached.
  private struct Reach {
    /// How many pieces lead there, and from which gate the last one.
    var count = Int.max
    var from = 0
    /// The values that can be had, for each number from and to.
    var windows: [(low: Double, high: Double)] = []
    var width = -1.0
  }

  /// The corners where pieces meet, the first and the last place among them.
  func corners() -> [(index: Int, row: [Double])] {
    let last = places.count - 1
    guard last > 0 else { return places.indices.map { ($0, rows[$0]) } }
    var reaches = [Reach](repeating: Reach(), count: places.count)
    reaches[0] = Reach(count: 0, from: 0, windows: gate(0), width: 0)
    for start in 0..<last where reaches[start].count < reaches[last].count - 1 {
      follow(from: start, &reaches)
    }
    var result: [(index: Int, row: [Double])] = [(last, rows[last])]
    var end = last
    while end > 0 {
      let start = reaches[end].from
      result.append((start, row(at: start, of: reaches[start].windows, to: end, result.last!.row)))
      end = start
    }
    return result.reversed()
  }

  private func gate(_ index: Int) -> [(low: Double, high: Double)] {
    rows[index].map { ($0 - tolerances[index], $0 + tolerances[index]) }
  }

  /// Follows all lines from a gate.
  private func follow(from start: Int, _ reaches: inout [Reach]) {
    let count = reaches[start].count + 1
    let windows = reaches[start].windows
    var polygons: [[SIMD2<Double>]] = []
    for next in start + 1..<places.count {
      let distance = places[next] - places[start]
      var reached: [(low: Double, high: Double)] = []
      var width = Double.infinity
      let gate = gate(next)
      for number in gate.indices {
        let (low, high) = gate[number]
        if next == start + 1 {
          let (from, to) = windows[number]
          polygons.append([
            SIMD2(from, (low - from) / distance), SIMD2(from, (high - from) / distance),
            SIMD2(to, (high - to) / distance), SIMD2(to, (low - to) / distance),
          ])
        } else {
          if low == high {
            // Cut from both sides, rounding might leave nothing of the line in between.
            polygons[number] = Self.slice(polygons[number]) { ($0.x + $0.y * distance) - low }
          } else {
            polygons[number] = Self.cut(polygons[number]) { low - ($0.x + $0.y * distance) }
            polygons[number] = Self.cut(polygons[number]) { ($0.x + $0.y * distance) - high }
          }
        }
        guard !polygons[number].isEmpty else { return }
        var (least, greatest) = (Double.infinity, -Double.infinity)
        for corner in polygons[number] {
          let value = corner.x + corner.y * distance
          (least, greatest) = (min(least, value), max(greatest, value))
        }
        least = min(max(least, low), high)
        greatest = max(min(greatest, high), least)
        reached.append((least, greatest))
        width = min(width, greatest - least)
      }
      let known = reaches[next]
      if count < known.count || (count == known.count && width > known.width) {
        reaches[next] = Reach(count: count, from: start, windows: reached, width: width)
      }
    }
  }

  /// The part of a convex polygon on which something is not above 0.
  private static func cut(
    _ polygon: [SIMD2<Double>], _ excess: (SIMD2<Double>) -> Double
  ) -> [SIMD2<Double>] {
    var isInside = true
    for corner in polygon where excess(corner) > 0 { isInside = false }
    if isInside { return polygon }
    var result: [SIMD2<Double>] = []
    for (index, corner) in polygon.enumerated() {
      let before = polygon[index == 0 ? polygon.count - 1 : index - 1]
      let (first, second) = (excess(before), excess(corner))
      if (first > 0) != (second > 0) {
        let part = first / (first - second)
        result.append(before + (corner - before) * part)
      }
      if second <= 0 { result.append(corner) }
    }
    return result
  }

  /// What of a convex polygon lies where something is 0.
  private static func slice(
    _ polygon: [SIMD2<Double>], _ excess: (SIMD2<Double>) -> Double
  ) -> [SIMD2<Double>] {
    var result: [SIMD2<Double>] = []
    for (index, corner) in polygon.enumerated() {
      let before = polygon[index == 0 ? polygon.count - 1 : index - 1]
      let (first, second) = (excess(before), excess(corner))
      if second == 0 {
        result.append(corner)
      } else if first != 0, (first > 0) != (second > 0) {
        result.append(before + (corner - before) * (first / (first - second)))
      }
    }
    return result
  }

  /// A row that can be had at a gate and from which lines lead through all gates to a later row: in
  /// the middle of those.
  private func row(
    at start: Int, of windows: [(low: Double, high: Double)], to end: Int, _ target: [Double]
  ) -> [Double] {
    let whole = places[end] - places[start]
    var result: [Double] = []
    for number in target.indices {
      var (low, high) = windows[number]
      for index in start + 1..<end {
        // At a part of the way the line has first (1 − part) + target part.
        let part = (places[index] - places[start]) / whole
        let (center, tolerance) = (rows[index][number], tolerances[index])
        low = max(low, (center - tolerance - target[number] * part) / (1 - part))
        high = min(high, (center + tolerance - target[number] * part) / (1 - part))
      }
      // Rounding may have crossed the two by a few units.
      let middle = low + 0.5 * (high - low)
      result.append(min(max(middle, windows[number].low), windows[number].high))
    }
    return result
  }
}
