/// A stretch of a curve on which its parameter is a polynomial of the distance covered.
struct ArcPiece: Sendable {
  /// What the polynomial is a polynomial of.
  enum Warp: UInt8, Sendable {
    /// The part of the piece's length.
    case none
    /// The square root of the part: the curve sets out from a cusp, where the parameter changes as
    /// the square root of the distance.
    case atStart
    /// The same seen from the end.
    case atEnd
    /// The parameter is in proportion to the distance, and no polynomial is needed.
    case straight

    /// The place in −1…1 of the polynomial that a part of the length stands for.
    @inline(__always)
    func place(of part: Double) -> Double {
      let x: Double
      switch self {
      case .none, .straight: x = part
      case .atStart: x = part.squareRoot()
      case .atEnd: x = 1 - max(1 - part, 0).squareRoot()
      }
      return x + x - 1
    }
  }

  /// The lower coefficients in 2 w − 1, where w is the part or its root.
  var low: SIMD4<Double>
  /// The upper coefficients.
  var high: SIMD4<Double>
  /// The distance at which it begins.
  var start: Double
  /// The distance at which it ends, where the next one begins.
  var end: Double
  /// One over its length.
  var reciprocal: Double
  /// The parameter at its start.
  var first: Double
  /// The parameter at its end.
  var last: Double
  /// The number of the curve that it is a part of.
  var curve: Int32
  var warp: Warp

  /// The parameter at a distance; that of the start or the end beyond them.
  @inline(__always)
  func parameter(at distance: Double) -> Double {
    guard distance > start else { return first }
    guard distance < end else { return last }
    if warp == .straight {
      return first + (last - first) * ((distance - start) / (end - start))
    }
    let place = warp.place(of: (distance - start) * reciprocal)
    return min(max(value(at: place), first), last)
  }

  /// The polynomial, by halves, which the processor works on at once.
  @inline(__always)
  func value(at x: Double) -> Double {
    let square = x * x
    let four = low + high * (square * square)
    let two = four.lowHalf + four.highHalf * square
    return two.x + two.y * x
  }
}

/// The polynomials through eight values, and the places that judge them.
enum ArcFit {
  /// Places in −1…1 (Chebyshev and Lobatto): the values of a polynomial are taken at every other
  /// one, and between them the error is largest.
  static let places: [Double] = [
    -1, -0.9749279121818236, -0.9009688679024191, -0.7818314824680298,
    -0.6234898018587336, -0.4338837391175582, -0.22252093395631445, 0,
    0.22252093395631445, 0.4338837391175582, 0.6234898018587336, 0.7818314824680298,
    0.9009688679024191, 0.9749279121818236, 1,
  ]

  /// The coefficients of the polynomial that has given values at given places.
  static func coefficients(
    _ values: InlineArray<8, Double>, at places: InlineArray<8, Double>
  ) -> InlineArray<8, Double> {
    // Divided differences, and Newton's form multiplied out from its innermost bracket.
    var differences = values
    for order in 1..<8 {
      var index = 7
      while index >= order {
        differences[index] =
          (differences[index] - differences[index - 1]) / (places[index] - places[index - order])
        index -= 1
      }
    }
    var result = InlineArray<8, Double>(repeating: 0)
    for index in (0..<8).reversed() {
      var power = 7
      while power > 0 {
        result[power] = result[power - 1] - places[index] * result[power]
        power -= 1
      }
      result[0] = differences[index] - places[index] * result[0]
    }
    return result
  }
}
