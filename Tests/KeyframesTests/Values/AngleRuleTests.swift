import Testing

@testable import Keyframes

@Suite struct AngleRuleTests {
  /// From, to, and the degrees by each rule: shorter, longer, increasing, decreasing, as written.
  @Test(arguments: [
    (10.0, 350.0, [-20.0, 340, 340, -20, 340]), (350, 10, [20, -340, 20, -340, -340]),
    (0, 90, [90, -270, 90, -270, 90]), (90, 0, [-90, 270, 270, -90, -90]),
    (10, 190, [180, 180, 180, -180, 180]), (190, 10, [-180, -180, 180, -180, -180]),
    (40, 40, [0, 360, 0, 0, 0]), (-30, 750, [60, -300, 60, -300, 780]),
  ])
  func degreesByEveryRule(from: Double, to: Double, right: [Double]) {
    #expect(AngleRule.allCases.map { $0.degrees(from: from, to: to) } == right)
  }

  @Test func anglesAreBroughtIntoOneTurn() {
    #expect(AngleRule.normalized(360) == 0)
    #expect(AngleRule.normalized(-90) == 270)
    #expect(AngleRule.normalized(-1e-20) == 0)
    #expect(AngleRule.normalized(1e300) == 0)
    #expect(AngleRule.normalized(.infinity).isNaN)
    var random = SplitMix64(seed: 48)
    for _ in 0..<10_000 {
      let whole = Double(Int64.random(in: -1 << 36...1 << 36, using: &random))
      let rest = Double(Int64.random(in: 0..<360 << 6, using: &random)) / 64
      #expect(AngleRule.normalized(whole * 360 + rest) == rest)
    }
  }
}
