import Testing

@testable import Keyframes

/// Laws that hold for all arguments, each with thousands of drawn ones.
@Suite struct LawsTests {
  typealias Function = @Sendable (Double) -> Double

  /// Numbers of every size between two powers of two, of either sign.
  static func numbers(_ count: Int, _ exponents: ClosedRange<Int>, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let exponent = Int.random(in: exponents, using: &generator)
      let x = Double(
        sign: .plus, exponent: exponent, significand: .random(in: 1..<2, using: &generator))
      return Bool.random(using: &generator) ? x : -x
    }
  }

  static let odd: [(name: String, function: Function)] = [
    ("sin", DeterministicMath.sin), ("tan", DeterministicMath.tan),
    ("asin", DeterministicMath.asin), ("atan", DeterministicMath.atan),
    ("sinh", DeterministicMath.sinh), ("tanh", DeterministicMath.tanh),
    ("cbrt", DeterministicMath.cbrt),
  ]

  @Test(arguments: odd.indices)
  func oddFunctionsAreOddToTheLastBit(_ index: Int) {
    let (name, function) = Self.odd[index]
    for x in Self.numbers(4_000, -1_074...1_023, seed: 11) + Self.numbers(4_000, -5...5, seed: 12) {
      let (plus, minus) = (function(x), function(-x))
      #expect(plus.isNaN ? minus.isNaN : plus == -minus, "\(name)(\(x))")
    }
  }

  @Test func evenFunctionsAreEvenToTheLastBit() {
    for x in Self.numbers(4_000, -1_074...1_023, seed: 13) + Self.numbers(4_000, -5...5, seed: 14) {
      #expect(DeterministicMath.cos(x) == DeterministicMath.cos(-x))
      #expect(DeterministicMath.cosh(x) == DeterministicMath.cosh(-x))
      #expect(DeterministicMath.hypot(x, 3) == DeterministicMath.hypot(3, -x))
    }
  }

  static let rising: [(name: String, exponents: ClosedRange<Int>, function: Function)] = [
    ("exp", -60...9, DeterministicMath.exp), ("exp2", -60...9, DeterministicMath.exp2),
    ("expm1", -60...9, DeterministicMath.expm1), ("log", -1_074...1_023, DeterministicMath.log),
    ("log2", -1_074...1_023, DeterministicMath.log2),
    ("log1p", -60 ... -1, DeterministicMath.log1p),
    ("asin", -60 ... -1, DeterministicMath.asin), ("atan", -60...60, DeterministicMath.atan),
    ("sinh", -60...9, DeterministicMath.sinh), ("tanh", -60...5, DeterministicMath.tanh),
    ("cbrt", -1_074...1_023, DeterministicMath.cbrt),
  ]

  @Test(arguments: rising.indices)
  func neighboursKeepTheirOrder(_ index: Int) {
    let (name, exponents, function) = Self.rising[index]
    for x in Self.numbers(10_000, exponents, seed: 15) {
      guard !function(x).isNaN else { continue }
      var (before, place) = (function(x), x)
      for _ in 0..<3 {
        place = place.nextUp
        let after = function(place)
        #expect(after >= before, "\(name) falls before \(place)")
        before = after
      }
    }
  }

  @Test func sineAndCosineLieOnTheCircle() {
    for x in Self.numbers(10_000, -30...1_023, seed: 16) + Self.numbers(10_000, -3...12, seed: 17) {
      let (sine, cosine) = DeterministicMath.sinCos(x)
      #expect((sine * sine + cosine * cosine - 1).magnitude <= 4.5e-16, "\(x)")
      #expect(sine.magnitude <= 1 && cosine.magnitude <= 1)
    }
  }

  @Test func anAngleComesBackFromItsSineAndCosine() {
    for x in Self.numbers(10_000, -30...0, seed: 18) {
      let (sine, cosine) = DeterministicMath.sinCos(x)
      #expect((DeterministicMath.atan2(y: sine, x: cosine) - x).magnitude <= 2 * x.ulp)
      #expect(
        (DeterministicMath.atan(DeterministicMath.tan(x * 0.7)) - x * 0.7).magnitude <= 4 * x.ulp)
    }
  }

  @Test func theExponentialUndoesTheLogarithm() {
    for x in Self.numbers(10_000, -1_000...1_000, seed: 19) {
      let x = x.magnitude
      let log = DeterministicMath.log(x)
      // The logarithm's rounding comes back as a relative error.
      let bound = (log.ulp + 2 * Double.ulpOfOne) * x
      #expect((DeterministicMath.exp(log) - x).magnitude <= bound)
      #expect((DeterministicMath.exp2(DeterministicMath.log2(x)) - x).magnitude <= 2 * bound)
    }
    for x in Self.numbers(10_000, -50 ... -1, seed: 20) {
      #expect((DeterministicMath.log1p(DeterministicMath.expm1(x)) - x).magnitude <= 3 * x.ulp)
    }
  }

  @Test func powersOfWholeNumbersAreExact() {
    for base in 1...30 {
      var power = 1.0
      for exponent in 0...Int(52 / DeterministicMath.log2(Double(base) + 1)) {
        #expect(DeterministicMath.pow(Double(base), Double(exponent)) == power)
        #expect(
          DeterministicMath.pow(-Double(base), Double(exponent))
            == (exponent % 2 == 0 ? power : -power))
        power *= Double(base)
      }
    }
    for x in Self.numbers(5_000, -1_000...1_000, seed: 21) {
      #expect(DeterministicMath.pow(x, 1) == x)
      let root = x.magnitude.squareRoot()
      #expect((DeterministicMath.pow(x.magnitude, 0.5) - root).magnitude <= root.ulp)
      #expect((DeterministicMath.pow(x, -1) - 1 / x).magnitude <= (1 / x).ulp)
    }
    for exponent in -1_074...1_023 {
      let power = DeterministicMath.exp2(Double(exponent))
      #expect(power == DeterministicMath.pow(2, Double(exponent)))
      #expect(DeterministicMath.log2(power) == Double(exponent))
    }
  }

  @Test func cubesComeBackFromTheirRoots() {
    for root in 1...20_000 {
      #expect(DeterministicMath.cbrt(Double(root * root * root)) == Double(root))
    }
  }
}
