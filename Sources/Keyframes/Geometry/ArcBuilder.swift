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
    if depth >= 50 || middle <= start || middle >= end {
      table.append(
        first: start, last: end, length: GaussLegendre.length(of: curve, from: start, to: end),
        number: number)
      return
    }
    if let piece = fitted(from: start, to: end, warp) {
      table.append(piece)
      return
    }
    append(
      from: start, to: middle, warp == .atStart ? .atStart : .none, depth: depth + 1, to: &table)
    append(from: middle, to: end, warp == .atEnd ? .atEnd : .none, depth: depth + 1, to: &table)
  }

  /// The piece between two parameters, or nothing where one polynomial is not enough.
  private func fitted(from start: Double, to end: Double, _ warp: ArcPiece.Warp) -> ArcPiece? {
    // Parameters spaced evenly for polynomials, and the distances up to them.
    let half = 0.5 * (end - start)
    var parameters = InlineArray<15, Double>(repeating: end)
    var distances = InlineArray<15, Double>(repeating: 0)
    parameters[0] = start
    for index in 1..<15 {
      if index < 14 { parameters[index] = start + half * (ArcFit.places[index] + 1) }
      distances[index] =
        distances[index - 1]
        + GaussLegendre.shortLength(of: curve, from: parameters[index - 1], to: parameters[index])
    }
    let length = distances[14]
    if length <= tolerance {
      return ArcPiece(
        low: .zero, high: .zero, start: 0, end: length, reciprocal: 0, first: start, last: end,
        curve: number, warp: .straight)
    }
    // A narrow turn at an end may be missed by both ways of measuring, so that their difference is
    // some dozen times smaller than the error.
    let whole = GaussLegendre.length(of: curve, from: start, to: end)
    guard (whole - length).magnitude <= 0.01 * tolerance else { return nil }

    var values = InlineArray<8, Double>(repeating: end)
    var places = InlineArray<8, Double>(repeating: 1)
    for index in 0..<7 {
      values[index] = parameters[2 * index]
      places[index] = warp.place(of: distances[2 * index] / length)
    }
    let c = ArcFit.coefficients(values, at: places)
    let piece = ArcPiece(
      low: SIMD4(c[0], c[1], c[2], c[3]), high: SIMD4(c[4], c[5], c[6], c[7]), start: 0,
      end: length, reciprocal: 0, first: start, last: end, curve: number, warp: warp)
    for index in 0..<7 {
      let parameter = parameters[2 * index + 1]
      let found = piece.value(at: warp.place(of: distances[2 * index + 1] / length))
      // How far apart the two parameters are along the curve.
      let error = (found - parameter) * curve.speed(at: parameter)
      guard error.magnitude <= tolerance else { return nil }
    }
    return piece
  }
}
