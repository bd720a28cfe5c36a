/// How fast a curve is run through as its parameter goes from 0 to 1: the length of its derivative.
///
/// That is all that arc length needs to know of a curve, in the plane or elsewhere.
protocol SpeedCurve {
  /// The speed at a parameter, never negative.
  func speed(at parameter: Double) -> Double

  /// The parameters between 0 and 1, rising, at which the speed is least among its neighbours.
  ///
  /// Cusps are there, and whatever else makes the speed hard to approximate lies nearest to there.
  var slowest: SlowPlaces { get }
}

/// At most four parameters in rising order.
struct SlowPlaces {
  private var places: SIMD4<Double> = .zero
  private(set) var count = 0

  subscript(index: Int) -> Double { places[index] }

  /// Adds a parameter that is not below the last one; only those between 0 and 1 count.
  mutating func append(_ parameter: Double) {
    guard count < 4, parameter > 0, parameter < 1 else { return }
    places[count] = parameter
    count += 1
  }
}

/// The speed of a cubic curve in any number of dimensions.
///
/// With the derivative A + B t + C t² the square of the speed is a quartic of the inner products of
/// the three. Near a cusp its rounding is some 10⁻⁸ of the speed elsewhere, over as short a stretch,
/// which no length notices.
struct CubicSpeed: SpeedCurve {
  /// The coefficients of the square of the speed, from the constant one on.
  private let c0: Double
  private let c1: Double
  private let c2: Double
  private let c3: Double
  private let c4: Double

  /// The speed of a curve with the derivative A + B t + C t², of the inner products of these.
  init(
    aa: Double, ab: Double, ac: Double, bb: Double, bc: Double, cc: Double
  ) {
    c0 = aa
    c1 = 2 * ab
    c2 = bb + 2 * ac
    c3 = 2 * bc
    c4 = cc
  }

  /// The sum of the magnitudes of all coefficients.
  private var size: Double { c0 + c1.magnitude + c2.magnitude + c3.magnitude + c4 }

  /// Whether every speed is a finite number.
  var isFinite: Bool { size.isFinite }

  /// Whether no square is so large or so small that digits are lost.
  var isMeasurable: Bool { size < 1e290 && size > 1e-270 }

  func speed(at t: Double) -> Double {
    let square = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
    return square > 0 ? square.squareRoot() : 0
  }

  /// Half the derivative of the square, and half its second derivative.
  private func slope(_ t: Double) -> Double { ((2 * c4 * t + 1.5 * c3) * t + c2) * t + 0.5 * c1 }

  var slowest: SlowPlaces {
    var result = SlowPlaces()
    // Between the roots of its own derivative the slope goes one way; where it rises through zero,
    // the speed is least.
    let (first, second) = CubicSpeed.roots(6 * c4, 3 * c3, c2)
    var low = 0.0
    var atLow = slope(low)
    for index in 0..<3 {
      let end = index == 0 ? first : index == 1 ? second : 1
      guard end > low else { continue }
      let high = min(end, 1)
      let atHigh = slope(high)
      if atLow < 0, atHigh >= 0 {
        result.append(
          BracketedRoot.find(from: low, through: high) {
            (slope($0), (6 * c4 * $0 + 3 * c3) * $0 + c2)
          })
      }
      (low, atLow) = (high, atHigh)
    }
    return result
  }

  /// The real roots of a t² + b t + c in rising order; what is missing is NaN.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double) {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (.nan, .nan) }
    // The one without cancellation, and the other from the product of both.
    let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    let (one, other) = (sum / a, c / sum)
    if !one.isFinite { return (other, .nan) }
    if !other.isFinite { return (one, .nan) }
    return one < other ? (one, other) : (other, one)
  }
}
