/// A gradient as stretches between neighbouring stops, in one space, multiplied by alpha.
///
/// Along each stretch all four numbers run straight, so that it can be cut anywhere. Hues go on
/// from stretch to stretch with all their turns.
struct GradientPieces: Sendable {
  struct Piece: Sendable {
    var start: Double
    var end: Double
    var from: SIMD4<Double>
    var to: SIMD4<Double>
  }

  let space: ColorSpace
  private(set) var pieces: [Piece] = []

  /// The stretches of a gradient, its colours mixed by a method.
  init(_ gradient: ColorGradient, in method: ColorInterpolation) {
    space = method.space
    let stops = gradient.sortedStops
    let first = stops.first ?? ColorStop(.transparent, at: 0)
    // A gradient of one stop is that colour throughout.
    let ends = stops.count > 1 ? stops.dropFirst() : [first]
    var start = first
    for end in ends {
      let colors = ColorMixEnds(from: start.color, to: end.color, in: method)
      var piece = Piece(
        start: start.location, end: end.location, from: colors.start, to: colors.end)
      if let hue = space.hueIndex, let last = pieces.last {
        let turns = ((last.to[hue] - piece.from[hue]) / 360).nearestWhole * 360
        piece.from[hue] += turns
        piece.to[hue] += turns
      }
      pieces.append(piece)
      start = end
    }
  }

  /// Where stretches begin and end.
  var locations: [Double] { pieces.map { $0.start } + pieces.suffix(1).map { $0.end } }

  /// The numbers just below a location.
  func lanes(below location: Double) -> SIMD4<Double> {
    guard let piece = pieces.last(where: { $0.start < location }) else {
      return pieces[0].from
    }
    return piece.lanes(at: location)
  }

  /// The numbers from a location on.
  func lanes(from location: Double) -> SIMD4<Double> {
    guard let piece = pieces.first(where: { $0.end > location }) else {
      return pieces[pieces.count - 1].to
    }
    return piece.lanes(at: location)
  }

  /// Turns all hues by whole turns so that the first follows another as a rule says.
  mutating func turn(after other: GradientPieces, by rule: AngleRule) {
    guard let hue = space.hueIndex, rule != .asWritten else { return }
    let (start, end) = (other.pieces[0].from[hue], pieces[0].from[hue])
    let turn = start + rule.degrees(from: start, to: end) - end
    for index in pieces.indices {
      pieces[index].from[hue] += turn
      pieces[index].to[hue] += turn
    }
  }
}

extension GradientPieces.Piece {
  /// The numbers at a location, those of the ends beyond them.
  fileprivate func lanes(at location: Double) -> SIMD4<Double> {
    if location <= start { return from }
    if location >= end { return to }
    return from.interpolated(to: to, at: location.part(from: start, to: end))
  }
}
