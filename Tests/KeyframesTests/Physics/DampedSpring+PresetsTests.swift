import Testing

@testable import Keyframes

@Suite struct DampedSpringPresetsTests {
  @Test(arguments: [
    (DampedSpring.smooth, 500, 1.0), (.snappy, 500, 0.85), (.bouncy, 500, 0.7),
    (.interactive, 150, 0.86), (.default, 500, 0.825), (.smooth(extraBounce: 0.25), 500, 0.75),
    (.snappy(duration: .milliseconds(300)), 300, 0.85),
    (.bouncy(duration: .seconds(1), extraBounce: 0.2), 1000, 0.5), (.anime, 628, 0.5),
    (.waveInteractive, 200, 0.8), (.waveAnimated, 820, 1),
    (.motion(visualDuration: .milliseconds(500)), 600, 0.7),
  ])
  func springsByTimeHaveTheirDocumentedNumbers(
    spring: DampedSpring, milliseconds: Int, dampingRatio: Double
  ) {
    #expect(spring.duration == .milliseconds(milliseconds))
    #expect((spring.dampingRatio - dampingRatio).magnitude < 1e-15)
    #expect(spring.mass == 1)
  }

  @Test(arguments: [
    (DampedSpring.coreAnimation, 100.0, 10.0), (.motion, 100, 10),
    (.compose, 1500, 2 * 1500.0.squareRoot()),
    (.compose(stiffness: .high, bounce: .high), 10_000, 40),
    (.compose(stiffness: .mediumLow, bounce: .medium), 400, 20),
    (.compose(stiffness: .low, bounce: .low), 200, 1.5 * 200.0.squareRoot()),
    (.compose(stiffness: .veryLow, bounce: .none), 50, 2 * 50.0.squareRoot()),
  ])
  func springsByForceHaveTheirDocumentedNumbers(
    spring: DampedSpring, stiffness: Double, damping: Double
  ) {
    #expect((spring.stiffness - stiffness).magnitude < 1e-12 * stiffness)
    #expect((spring.damping - damping).magnitude < 1e-12 * damping)
    #expect(spring.mass == 1)
  }

  @Test func theInteractiveBlendTakesAQuarterOfASecond() {
    #expect(DampedSpring.interactiveBlend == .milliseconds(250))
  }
}
