import Testing

@testable import Keyframes

/// Where IEEE 754 and C99 fix the answer: the bits, the signs of zeros included.
@Suite struct SpecialValuesTests {
  static let inf = Double.infinity
  static let tiny = Double.leastNonzeroMagnitude
  static let least = Double.leastNormalMagnitude
  static let huge = Double.greatestFiniteMagnitude

  typealias Row = (name: String, function: @Sendable (Double) -> Double, values: [(Double, Double)])

  static let rows: [Row] = [
    (
      "exp", DeterministicMath.exp,
      [
        (0, 1), (-0.0, 1), (inf, inf), (-inf, 0), (huge, inf), (-huge, 0), (tiny, 1), (-tiny, 1),
        (710, inf), (-746, 0),
      ]
    ),
    (
      "exp2", DeterministicMath.exp2,
      [
        (0, 1), (-0.0, 1), (inf, inf), (-inf, 0), (1024, inf), (-1075, 0), (-1074, tiny),
        (-1022, least), (1023, 0x1p1023), (10, 1024), (-1, 0.5), (tiny, 1), (-1074.5, tiny),
      ]
    ),
    (
      "expm1", DeterministicMath.expm1,
      [
        (0, 0), (-0.0, -0.0), (inf, inf), (-inf, -1), (huge, inf), (-huge, -1), (tiny, tiny),
        (-tiny, -tiny),
      ]
    ),
    (
      "log", DeterministicMath.log,
      [(0, -inf), (-0.0, -inf), (1, 0), (inf, inf), (-1, .nan), (-inf, .nan), (-tiny, .nan)]
    ),
    (
      "log2", DeterministicMath.log2,
      [
        (0, -inf), (-0.0, -inf), (1, 0), (inf, inf), (-1, .nan), (-inf, .nan), (8, 3), (0.5, -1),
        (tiny, -1074), (least, -1022), (0x1p1023, 1023),
      ]
    ),
    (
      "log1p", DeterministicMath.log1p,
      [
        (0, 0), (-0.0, -0.0), (-1, -inf), (-2, .nan), (-inf, .nan), (inf, inf), (tiny, tiny),
        (-tiny, -tiny),
      ]
    ),
    (
      "sin", DeterministicMath.sin,
      [(0, 0), (-0.0, -0.0), (inf, .nan), (-inf, .nan), (tiny, tiny), (-tiny, -tiny)]
    ),
    (
      "cos", DeterministicMath.cos,
      [(0, 1), (-0.0, 1), (inf, .nan), (-inf, .nan), (tiny, 1), (-tiny, 1)]
    ),
    (
      "tan", DeterministicMath.tan,
      [(0, 0), (-0.0, -0.0), (inf, .nan), (-inf, .nan), (tiny, tiny), (-tiny, -tiny)]
    ),
    (
      "asin", DeterministicMath.asin,
      [
        (0, 0), (-0.0, -0.0), (1, .pi / 2), (-1, -.pi / 2), (Double(1).nextUp, .nan), (-2, .nan),
        (inf, .nan), (-inf, .nan), (tiny, tiny), (-tiny, -tiny),
      ]
    ),
    (
      "acos", DeterministicMath.acos,
      [
        (1, 0), (-1, .pi), (0, .pi / 2), (-0.0, .pi / 2), (Double(1).nextUp, .nan), (-2, .nan),
        (inf, .nan), (-inf, .nan), (tiny, .pi / 2),
      ]
    ),
    (
      "sinh", DeterministicMath.sinh,
      [
        (0, 0), (-0.0, -0.0), (inf, inf), (-inf, -inf), (711, inf), (-huge, -inf), (tiny, tiny),
        (-tiny, -tiny),
      ]
    ),
    (
      "cosh", DeterministicMath.cosh,
      [(0, 1), (-0.0, 1), (inf, inf), (-inf, inf), (711, inf), (-huge, inf), (tiny, 1)]
    ),
    (
      "tanh", DeterministicMath.tanh,
      [
        (0, 0), (-0.0, -0.0), (inf, 1), (-inf, -1), (huge, 1), (-huge, -1), (tiny, tiny),
        (-tiny, -tiny),
      ]
    ),
    (
      "atan", DeterministicMath.atan,
      [
        (0, 0), (-0.0, -0.0), (inf, .pi / 2), (-inf, -.pi / 2), (huge, .pi / 2), (tiny, tiny),
        (1, .pi / 4), (-1, -.pi / 4),
      ]
    ),
    (
      "cbrt", DeterministicMath.cbrt,
      [
        (0, 0), (-0.0, -0.0), (inf, inf), (-inf, -inf), (27, 3), (-8, -2), (1, 1), (1e300, 1e100),
        (0x1p-1074, 0x1p-358), (0x1p1023, 0x1p341),
      ]
    ),
  ]

  @Test(arguments: rows.indices)
  func functionsOfOneArgumentAnswerAsC99Says(_ index: Int) {
    let row = Self.rows[index]
    for (x, expected) in row.values {
      let result = row.function(x)
      #expect(same(result, expected), "\(row.name)(\(x)) is \(result), not \(expected)")
    }
    #expect(row.function(.nan).bitPattern == Double.nan.bitPattern, "\(row.name)")
    let other = Double(bitPattern: 0xFFF8_0000_0000_1234)
    #expect(row.function(other).bitPattern == Double.nan.bitPattern, "\(row.name)")
  }

  @Test func theExamplesOfTheDocumentationHold() {
    #expect(DeterministicMath.exp(1) == 2.718281828459045)
    #expect(DeterministicMath.sin(.pi) == 1.2246467991473532e-16)
  }

  @Test func powerAnswersAsC99Says() {
    let (inf, tiny, huge) = (Self.inf, Self.tiny, Self.huge)
    let rows: [(Double, Double, Double)] = [
      (0, 3, 0), (-0.0, 3, -0.0), (0, 2, 0), (-0.0, 2, 0), (0, 0.5, 0), (-0.0, 0.5, 0),
      (0, -3, inf), (-0.0, -3, -inf), (0, -2, inf), (-0.0, -2, inf), (-0.0, -0.5, inf),
      (0, -inf, inf), (-0.0, -inf, inf), (0, inf, 0), (-0.0, inf, 0),
      (-1, inf, 1), (-1, -inf, 1), (1, inf, 1), (1, .nan, 1), (.nan, 0, 1), (.nan, -0.0, 1),
      (5, 0, 1), (inf, 0, 1), (-inf, -0.0, 1), (-8, 1 / 3.0, .nan), (-1, 0.5, .nan),
      (0.5, inf, 0), (0.5, -inf, inf), (2, inf, inf), (2, -inf, 0), (-0.5, inf, 0), (-2, inf, inf),
      (-inf, 3, -inf), (-inf, 2, inf), (-inf, -3, -0.0), (-inf, -2, 0), (-inf, 0.5, inf),
      (inf, 2, inf), (inf, -2, 0), (inf, tiny, inf), (2, tiny, 1), (-2, 2, 4), (-2, 3, -8),
      (-2, -1, -0.5), (-1, 0x1p60, 1), (-1, 0x1p53 - 1, -1), (-3, 0x1p80, inf), (2, 1024, inf),
      (-2, 1025, -inf), (2, -1074, tiny), (2, -1075, 0), (-2, -1077, -0.0), (huge, 2, inf),
      (huge, -2, 0), (tiny, 2, 0), (tiny, -2, inf), (10, 22, 1e22), (3, 20, 3_486_784_401),
      (0.25, 0.5, 0.5), (0.25, -0.5, 2), (tiny, 1, tiny), (huge, 1, huge), (huge, -1, 1 / huge),
      (.nan, 1, .nan), (2, .nan, .nan), (-1, .nan, .nan), (.nan, inf, .nan), (0, .nan, .nan),
    ]
    for (base, exponent, expected) in rows {
      let result = DeterministicMath.pow(base, exponent)
      #expect(same(result, expected), "\(base) to the \(exponent) is \(result), not \(expected)")
    }
  }

  @Test func theAngleOfAPointAnswersAsC99Says() {
    let (inf, tiny, huge, pi) = (Self.inf, Self.tiny, Self.huge, Double.pi)
    let rows: [(y: Double, x: Double, Double)] = [
      (0, 1, 0), (-0.0, 1, -0.0), (0, -1, pi), (-0.0, -1, -pi), (0, 0, 0), (-0.0, 0, -0.0),
      (0, -0.0, pi), (-0.0, -0.0, -pi), (1, 0, pi / 2), (-1, 0, -pi / 2), (1, -0.0, pi / 2),
      (inf, 1, pi / 2), (-inf, -1, -pi / 2), (1, inf, 0), (-1, inf, -0.0), (1, -inf, pi),
      (-1, -inf, -pi), (inf, inf, pi / 4), (-inf, inf, -pi / 4), (inf, -inf, 0x1.2d97c7f3321d2p1),
      (-inf, -inf, -0x1.2d97c7f3321d2p1), (0, inf, 0), (-0.0, -inf, -pi), (inf, 0, pi / 2),
      (1, 1, pi / 4), (tiny, tiny, pi / 4), (huge, huge, pi / 4), (tiny, huge, 0),
      (-tiny, huge, -0.0), (huge, tiny, pi / 2), (tiny, -huge, pi), (tiny, 1, tiny),
      (.nan, 1, .nan), (1, .nan, .nan), (.nan, .nan, .nan), (inf, .nan, .nan),
    ]
    for (y, x, expected) in rows {
      let result = DeterministicMath.atan2(y: y, x: x)
      #expect(same(result, expected), "atan2(\(y), \(x)) is \(result), not \(expected)")
    }
  }

  @Test func theLengthOfAVectorAnswersAsC99Says() {
    let (inf, tiny, huge) = (Self.inf, Self.tiny, Self.huge)
    let rows: [(Double, Double, Double)] = [
      (0, 0, 0), (-0.0, -0.0, 0), (0, -0.0, 0), (3, -4, 5), (inf, .nan, inf), (.nan, -inf, inf),
      (-inf, 0, inf), (.nan, 1, .nan), (huge, huge, inf), (huge, 1, huge), (tiny, 0, tiny),
      (3 * tiny, 4 * tiny, 5 * tiny), (3e300, 4e300, 5e300), (0x3p-1000, 0x4p-1000, 0x5p-1000),
    ]
    for (x, y, expected) in rows {
      let result = DeterministicMath.hypot(x, y)
      #expect(same(result, expected), "hypot(\(x), \(y)) is \(result), not \(expected)")
    }
  }

  func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }
}
