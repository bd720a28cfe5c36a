/// Arc length: from the distance covered along curves to the parameter there.
///
/// A curve is cut at the places where it is slowest, and then in halves until two things hold for
/// each piece: its length by two halves is that of the whole within 10⁻¹³ of the length of the
/// curve, and the polynomial for the parameter leads to the right distance within 10⁻¹¹ at seven
/// places between those it was made from. What is stated outside is ten times as much.
struct ArcTable: Sendable {
  /// The pieces of all curves in order.
  private(set) var pieces: [ArcPiece] = []
  /// The length of all curves.
  private(set) var length = 0.0

  /// The error that a piece may have, as a part of the length of its curve.
  static let tolerance = 1e-11

  /// Adds a curve that follows the others; its length, and 0 where that is no finite number.
  @discardableResult
  mutating func append<Curve: SpeedCurve>(_ curve: Curve, number: Int = 0) -> Double {
    let start = length
    let slowest = curve.slowest
    var estimate = 0.0
    var fastest = 0.0
    var from = 0.0
    for index in 0...slowest.count {
      let to = index < slowest.count ? slowest[index] : 1
      let part = GaussLegendre.length(of: curve, from: from, to: to)
      estimate += part
      if to > from { fastest = max(fastest, part / (to - from)) }
      from = to
    }
    guard estimate > 0, estimate.isFinite else { return 0 }
    let builder = ArcBuilder(
      curve: curve, number: Int32(truncatingIfNeeded: number),
      tolerance: ArcTable.tolerance * estimate, slow: 1e-7 * fastest)
    from = 0
    for index in 0...slowest.count {
      let to = index < slowest.count ? slowest[index] : 1
      builder.append(from: from, to: to, to: &self)
      from = to
    }
    return length - start
  }

  /// Adds a straight stretch.
  mutating func appendLine(length: Double, number: Int) {
    guard length > 0 else { return }
    append(
      first: 0, last: 1, length: length, number: Int32(truncatingIfNeeded: number))
  }

  /// Adds a piece on which the parameter is in proportion to the distance.
  mutating func append(first: Double, last: Double, length: Double, number: Int32) {
    append(
      ArcPiece(
        low: .zero, high: .zero, start: 0, end: length, reciprocal: 0, first: first, last: last,
        curve: number, warp: .straight))
  }

  /// Adds a piece, which begins where the last one ends.
  mutating func append(_ piece: ArcPiece) {
    var piece = piece
    piece.start = length
    piece.end = length + (piece.end)
    // Too short to be seen beside what is there already.
    guard piece.end > piece.start else { return }
    piece.reciprocal = 1 / (piece.end - piece.start)
    length = piece.end
    pieces.append(piece)
  }
}

/// Cuts one curve into pieces.
struct ArcBuilder<Curve: SpeedCurve> {
  let curve: Curve
  let number: Int32
  /// The distance by which a piece may be wrong.
  let tolerance: Double
  /// The speed up to which a place counts as a cusp.
  let slow: Double

  /// Adds the pieces between two parameters.
  func append(from start: Double, to end: Double, to table: inout ArcTable) {
    let atStart = curve.speed(at: start) <= slow
    let atEnd = curve.speed(at: end) <= slow
    if atStart && atEnd {
      let middle = start + 0.5 * (end - start)
      append(from: start, to: middle, .atStart, depth: 0, to: &table)
      append(from: middle, to: end, .atEnd, depth: 0, to: &table)
    } else {
      append(
        from: start, to: end, atStart ? .atStart : atEnd ? .atEnd : .none, depth: 0, to: &table)
    }
  }

  private func append(
    from start: Double, to end: Double, _ warp: ArcPiece.Warp, depth: Int,
    to table: inout ArcTable
  ) {
    guard end > start else { return }
    let middle = start + 0.5 * (end - start)
    let whole = GaussLegendre.length(of: curve, from: start, to: end)
    let half = GaussLegendre.length(of: curve, from: start, to: middle)
    let length = half + GaussLegendre.length(of: curve, from: middle, to: end)
    if length <= tolerance || depth >= 50 || middle <= start || middle >= end {
      table.append(first: start, last: end, length: length, number: number)
      return
    }
    // A narrow turn at an end may be missed by the whole and by both halves, so that their
    // difference is a few dozen times smaller than the error.
    if (whole - length).magnitude <= 0.01 * tolerance {
      let stretch = Stretch(
        start: start, middle: middle, end: end, half: half, length: length, warp: warp)
      if let piece = fitted(stretch) {
        table.append(piece)
        return
      }
    }
    append(
      from: start, to: middle, warp == .atStart ? .atStart : .none, depth: depth + 1, to: &table)
    append(from: middle, to: end, warp == .atEnd ? .atEnd : .none, depth: depth + 1, to: &table)
  }

  /// A stretch that may become a piece.
  private struct Stretch {
    var start: Double
    var middle: Double
    var end: Double
    /// The length from start to middle.
    var half: Double
    var length: Double
    var warp: ArcPiece.Warp

    /// The distance from the start that a place in −1…1 of the polynomial stands for.
    func distance(at x: Double) -> Double {
      let w = 0.5 * (x + 1)
      switch warp {
      case .none, .straight: return w * length
      case .atStart: return w * w * length
      case .atEnd: return (1 - (1 - w) * (1 - w)) * length
      }
    }
  }

  /// The distance from the start of a stretch to a parameter in it.
  private func distance(to parameter: Double, in stretch: Stretch) -> Double {
    if parameter <= stretch.middle {
      return GaussLegendre.length(of: curve, from: stretch.start, to: parameter)
    }
    return stretch.half + GaussLegendre.length(of: curve, from: stretch.middle, to: parameter)
  }

  /// The piece of a stretch, or nothing where one polynomial is not enough.
  private func fitted(_ stretch: Stretch) -> ArcPiece? {
    var values = InlineArray<8, Double>(repeating: stretch.start)
    values[7] = stretch.end
    for index in 1..<7 {
      let node = ArcFit.nodes[index]
      let guess = stretch.start + 0.5 * (node + 1) * (stretch.end - stretch.start)
      values[index] = parameter(
        at: stretch.distance(at: node), in: stretch, from: max(guess, values[index - 1]),
        above: values[index - 1])
    }
    let c = ArcFit.coefficients(values)
    let piece = ArcPiece(
      low: SIMD4(c[0], c[1], c[2], c[3]), high: SIMD4(c[4], c[5], c[6], c[7]), start: 0,
      end: stretch.length, reciprocal: 0, first: stretch.start, last: stretch.end, curve: number,
      warp: stretch.warp)
    for x in ArcFit.checks {
      let parameter = min(max(piece.value(at: x), piece.first), piece.last)
      let error = distance(to: parameter, in: stretch) - stretch.distance(at: x)
      guard error.magnitude <= tolerance else { return nil }
    }
    return piece
  }

  /// The parameter at a distance from the start of a stretch, by Newton's steps inside a bracket.
  private func parameter(
    at distance: Double, in stretch: Stretch, from guess: Double, above: Double
  ) -> Double {
    var (low, high) = (above, stretch.end)
    var parameter = guess
    for _ in 0..<60 {
      let error = self.distance(to: parameter, in: stretch) - distance
      if error.magnitude <= 0.001 * tolerance { break }
      if error < 0 { low = parameter } else { high = parameter }
      var next = parameter - error / curve.speed(at: parameter)
      if !(next > low && next < high) { next = low + 0.5 * (high - low) }
      if next == parameter { break }
      parameter = next
    }
    return parameter
  }
}
