/// Arc length: from the distance covered along curves to the parameter there.
///
/// A curve is cut at the places where it is slowest, and then in halves until two things hold for
/// each piece: its length by sixteen values is that by fourteen stretches of eight within 10⁻¹³ of
/// the length of the curve, and the polynomial for the parameter leads to the right distance within
/// 10⁻¹¹ at seven places between those it was made from. What is stated outside is ten times as
/// much.
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
    piece.end = length + piece.end
    // Too short to be seen beside what is there already.
    guard piece.end > piece.start else { return }
    piece.reciprocal = 1 / (piece.end - piece.start)
    length = piece.end
    pieces.append(piece)
  }
}
