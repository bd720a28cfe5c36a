import Testing

@testable import Keyframes

@Suite struct StepsTests {
  @Test(
    arguments: [
      (StepPosition.jumpStart, [0.25, 0.5, 0.75, 1]), (.jumpEnd, [0, 0.25, 0.5, 0.75]),
      (.jumpNone, [0, 1.0 / 3, 2.0 / 3, 1]), (.jumpBoth, [0.2, 0.4, 0.6, 0.8]),
      (.start, [0.25, 0.5, 0.75, 1]), (.end, [0, 0.25, 0.5, 0.75]),
    ] as [(StepPosition, [Double])])
  func eachQuarterHasItsLevel(position: StepPosition, levels: [Double]) {
    let easing = Easing.steps(4, position)
    for (index, level) in levels.enumerated() {
      let x = Double(index) / 4
      #expect(easing.value(at: x) == level)
      #expect(easing.value(at: x + 0.2) == level)
      #expect(easing.slope(at: x) == 0)
      #expect(easing.value(at: x + 0.25, before: true) == level)
    }
  }

  @Test func outsideTheStairsGoOn() {
    #expect(Easing.steps(4).value(at: 1.5) == 1.5)
    #expect(Easing.steps(4).value(at: -0.1) == -0.25)
    #expect(Easing.steps(4).value(at: -.infinity) == -.infinity)
    #expect(Easing.steps(4).value(at: 1e300) == 1e300)
  }

  @Test func theGreatestWholeNumberBelow() {
    for (value, floor) in [(1.5, 1.0), (-1.5, -2), (2, 2), (-2, -2), (1e300, 1e300), (-0.1, -1)] {
      #expect(Steps.floor(value) == floor)
    }
    #expect(Steps.floor(.nan).isNaN)
  }
}
