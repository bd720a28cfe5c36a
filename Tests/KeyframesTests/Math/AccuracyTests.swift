import Testing

@testable import Keyframes

/// Every function against exact results, with the bound that its documentation states.
@Suite struct AccuracyTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    /// Units in the last place.
    var bound: Double
    var function: @Sendable ([Double]) -> Double

    var testDescription: String { name }
  }

  static let subjects: [Subject] = [
    Subject(name: "exp", bound: 0.52) { DeterministicMath.exp($0[0]) },
    Subject(name: "exp2", bound: 0.52) { DeterministicMath.exp2($0[0]) },
    Subject(name: "expm1", bound: 0.58) { DeterministicMath.expm1($0[0]) },
    Subject(name: "log", bound: 0.501) { DeterministicMath.log($0[0]) },
    Subject(name: "log2", bound: 0.501) { DeterministicMath.log2($0[0]) },
    Subject(name: "log1p", bound: 0.501) { DeterministicMath.log1p($0[0]) },
    Subject(name: "pow", bound: 0.52) { DeterministicMath.pow($0[0], $0[1]) },
    Subject(name: "sin", bound: 0.87) { DeterministicMath.sin($0[0]) },
    Subject(name: "cos", bound: 0.87) { DeterministicMath.cos($0[0]) },
    Subject(name: "tan", bound: 0.7) { DeterministicMath.tan($0[0]) },
    Subject(name: "asin", bound: 0.75) { DeterministicMath.asin($0[0]) },
    Subject(name: "acos", bound: 0.75) { DeterministicMath.acos($0[0]) },
    Subject(name: "atan", bound: 0.52) { DeterministicMath.atan($0[0]) },
    Subject(name: "atan2", bound: 0.52) { DeterministicMath.atan2(y: $0[0], x: $0[1]) },
    Subject(name: "sinh", bound: 0.7) { DeterministicMath.sinh($0[0]) },
    Subject(name: "cosh", bound: 0.52) { DeterministicMath.cosh($0[0]) },
    Subject(name: "tanh", bound: 0.53) { DeterministicMath.tanh($0[0]) },
    Subject(name: "cbrt", bound: 0.501) { DeterministicMath.cbrt($0[0]) },
    Subject(name: "hypot", bound: 0.76) { DeterministicMath.hypot($0[0], $0[1]) },
  ]

  @Test(arguments: subjects)
  func errorsStayBelowTheStatedBound(_ subject: Subject) throws {
    let table = try GoldenTable(named: subject.name)
    #expect(table.rows.count >= 2_000)
    var worst = 0.0
    for row in table.rows {
      let result = subject.function(row.arguments)
      let error = row.error(of: result)
      if !(error < subject.bound) {
        Issue.record(
          "\(subject.name)\(row.arguments) is \(result), \(error) units from \(row.result)")
      }
      worst = max(worst, error)
    }
    #expect(worst >= 0.4, "a table of easy rows proves nothing")
  }

  @Test func theSineAndTheCosineTogetherAreThoseAlone() throws {
    for row in try GoldenTable(named: "sin").rows {
      let (sine, cosine) = DeterministicMath.sinCos(row.arguments[0])
      #expect(sine.bitPattern == DeterministicMath.sin(row.arguments[0]).bitPattern)
      #expect(cosine.bitPattern == DeterministicMath.cos(row.arguments[0]).bitPattern)
    }
  }

  @Test func anErrorIsMeasuredInTheExactResultsOwnUnits() {
    let row = GoldenTable.Row(arguments: [], result: 3, remainder: 0.25)
    #expect(row.error(of: 3) == 0.25)
    #expect(row.error(of: Double(3).nextUp) == 0.75)
    #expect(row.error(of: Double(3).nextDown) == 1.25)
    // Just below 1 the last place is half as large as above.
    let below = GoldenTable.Row(arguments: [], result: 1, remainder: -0.25)
    #expect(below.error(of: Double(1).nextDown) == 0.75)
    #expect(below.error(of: Double(1).nextUp) == 2.25)
    #expect(below.error(of: .infinity) == .infinity)
    #expect(below.error(of: .nan) == .infinity)
  }
}
