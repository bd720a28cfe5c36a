import Testing

@testable import Keyframes

@Suite struct BracketedRootTests {
  /// Finds a root, checks that the sign changes there, and counts the calls.
  func find(
    _ low: Double, _ high: Double, _ function: (Double) -> (value: Double, slope: Double)
  ) -> (root: Double, calls: Int) {
    var calls = 0
    let root = BracketedRoot.find(from: low, through: high) { x in
      calls += 1
      return function(x)
    }
    return (root, calls)
  }

  func changesSign(_ x: Double, _ function: (Double) -> (value: Double, slope: Double)) -> Bool {
    let value = function(x).value
    return value == 0 || (function(x.nextUp).value < 0) != (value < 0)
      || (function(x.nextDown).value < 0) != (value < 0)
  }

  @Test func smoothFunctionsTakeAHandfulOfCalls() {
    for target in stride(from: -0.95, through: 7.5, by: 0.05) {
      let function = { (x: Double) in (x * x * x - target, 3 * x * x) }
      let (root, calls) = find(-1, 2, function)
      #expect(changesSign(root, function), "\(target)")
      #expect((root - DeterministicMath.cbrt(target)).magnitude <= 4e-16)
      #expect(calls <= 60, "\(target): \(calls)")
    }
    let (root, calls) = find(0, 2) { ($0 * $0 - 2, 2 * $0) }
    #expect((root - 1.4142135623730951).magnitude <= 3e-16)
    #expect(calls <= 14)
  }

  @Test func slopesThatLieOnlyCostCalls() {
    for slope in [0, .nan, .infinity, -1, 1e-300, 1e300] as [Double] {
      let function = { (x: Double) in (value: x - 0.3, slope: slope) }
      let (root, calls) = find(0, 1, function)
      #expect(changesSign(root, function), "\(slope)")
      #expect(calls <= 400, "\(slope): \(calls)")
    }
  }

  @Test func jumpsPolesAndFlatPlacesAreFoundToo() {
    let jump = { (x: Double) in (value: x < 0.7 ? -1.0 : 1.0, slope: 0.0) }
    #expect(changesSign(find(0, 1, jump).root, jump))
    let pole = { (x: Double) in (value: 1 / (x - 0.4), slope: -1 / ((x - 0.4) * (x - 0.4))) }
    #expect(changesSign(find(0, 1, pole).root, pole))
    let flat = { (x: Double) -> (value: Double, slope: Double) in
      let d = x - 0.25
      return (d * d * d * d * d, 5 * d * d * d * d)
    }
    #expect((find(0, 1, flat).root - 0.25).magnitude < 1e-10)
    // From one end of all numbers to the other.
    let far = { (x: Double) in (value: x - 1e-300, slope: Double.nan) }
    let (root, calls) = find(-.greatestFiniteMagnitude, .greatestFiniteMagnitude, far)
    #expect(root == 1e-300)
    #expect(calls <= 600)
  }

  @Test func endsAreAnswersToo() {
    #expect(find(0, 1) { ($0, 1) }.root == 0)
    #expect(find(1, 0) { ($0 - 1, 1) }.root == 1)
    #expect(find(2, 3) { ($0, 1) }.root == 2)
    #expect(find(-3, -2) { ($0, 1) }.root == -2)
    #expect(find(5, 5) { ($0, 1) }.root == 5)
  }
}
