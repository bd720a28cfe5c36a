/// One coordinate of a cubic-bezier as a cubic of the curve's parameter s, from 0 at s = 0 to
/// `end` at s = 1, with coefficients in twice the digits of a double.
struct BezierCoordinate {
  let first: Double
  let second: Double
  let end: Double
  /// The coefficients of s, s² and s³.
  let linear: DoubleDouble
  let square: DoubleDouble
  let cubic: DoubleDouble

  init(_ first: Double, _ second: Double, end: Double) {
    self.first = first
    self.second = second
    self.end = end
    linear = .product(3, first)
    square = .difference(.product(3, second), .product(6, first))
    let difference = DoubleDouble.difference(.product(3, first), .product(3, second))
    cubic = DoubleDouble(end, 0).adding(difference)
  }

  /// The value in twice the digits.
  func value(at s: Double) -> DoubleDouble {
    cubic.times(s).adding(square).times(s).adding(linear).times(s)
  }

  /// The value to a few units in the last place, without cancellation for handles in 0…1.
  func approximateValue(at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (first * r + second * s) + end * s * s)
  }

  /// The derivative by s; for handles in 0…1 of an end of 1 to a few units in its last place.
  func slope(at s: Double) -> Double {
    let r = 1 - s
    guard end == 1, first >= 0, first <= 1, second >= 0, second <= 1 else {
      return 3 * (first * r * r + 2 * (second - first) * s * r + (end - second) * s * s)
    }
    // Three spellings of one polynomial, each a sum of positive terms in its third of 0…1.
    if s < 1.0 / 3 {
      return 3 * (first * r * (1 - 3 * s) + second * s * (2 - 3 * s) + s * s)
    } else if s > 2.0 / 3 {
      return 3 * ((1 - second) * s * (3 * s - 2) + (1 - first) * r * (3 * s - 1) + r * r)
    }
    let middle = (1 - 2 * s) * (1 - 2 * s)
    return 3 * (middle + second * s * (2 - 3 * s) + (1 - first) * r * (3 * s - 1))
  }

  /// Half the second derivative by s.
  func halfCurvature(at s: Double) -> Double {
    3 * ((1 - s) * (second - 2 * first) + s * (first - second + (end - second)))
  }

  /// The parameters strictly between 0 and 1 at which the coordinate stands still, rising.
  var flatParameters: [Double] {
    // By the greatest of the three, so that no sum of them is too large.
    let size = max(abs(end), abs(first), abs(second))
    guard size > 0 else { return [] }
    return QuadraticRoots.between0And1(
      (end / size + 3 * (first / size)) - 3 * (second / size),
      2 * (second / size - 2 * (first / size)), first / size)
  }

  /// The values, complex ones too, at the parameters where the derivative is 0.
  func criticalValues() -> [(real: Double, imaginary: Double)] {
    // 3a·s² + 2b·s + c = 0.
    let a = cubic.high
    let b = square.high
    let c = linear.high
    let discriminant = b * b - 3 * a * c
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      let q = -(b < 0 ? b - root : b + root)
      var result: [(real: Double, imaginary: Double)] = []
      for s in [q / (3 * a), c / q] where abs(s) < 1e6 {
        result.append((((a * s + b) * s + c) * s, 0))
      }
      return result
    }
    let real = -b / (3 * a)
    let imaginary = (-discriminant).squareRoot() / (3 * a)
    // ((a·s + b)·s + c)·s in complex numbers.
    var value = (real: a, imaginary: 0.0)
    for coefficient in [b, c, 0] {
      value = (
        value.real * real - value.imaginary * imaginary + coefficient,
        value.real * imaginary + value.imaginary * real
      )
    }
    return [value]
  }
}
