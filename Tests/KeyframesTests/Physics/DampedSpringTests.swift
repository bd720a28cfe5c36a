import Testing

@testable import Keyframes

@Suite struct DampedSpringTests {
  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-12) -> Bool {
    (a - b).magnitude <= tolerance * max(a.magnitude, b.magnitude, 1e-300)
  }

  @Test func everyDescriptionConvertsIntoEveryOtherAndBack() {
    var random = SplitMix64(seed: 70)
    for _ in 0..<3000 {
      let spring = randomSpring(&random)
      let (w0, z, mass) = (spring.angularFrequency, spring.dampingRatio, spring.mass)
      let others = [
        DampedSpring(mass: mass, stiffness: spring.stiffness, damping: spring.damping),
        DampedSpring(duration: spring.duration, bounce: spring.bounce, mass: mass),
        DampedSpring(response: spring.response, dampingRatio: z, mass: mass),
        DampedSpring(stiffness: spring.stiffness, dampingRatio: z, mass: mass),
      ]
      for other in others {
        #expect(isNear(other.angularFrequency, w0))
        #expect((other.dampingRatio - z).magnitude <= 1e-12 * max(1, z))
        #expect(isNear(other.stiffness, spring.stiffness))
        #expect((other.damping - spring.damping).magnitude <= 1e-12 * max(1, z) * mass * w0 * 2)
        #expect((other.bounce - spring.bounce).magnitude <= 1e-12)
        #expect(isNear(other.duration.inSeconds, spring.duration.inSeconds))
      }
      guard case .finite(let settling) = spring.settlingDuration() else { continue }
      let other = DampedSpring(settlingDuration: settling, dampingRatio: z, mass: mass)
      #expect(isNear(other.angularFrequency, w0))
      let again = other.settlingDuration().finite?.inSeconds ?? 0
      #expect(isNear(again, settling.inSeconds))
    }
  }

  @Test func durationsComeBackAsTheyWereWritten() {
    for milliseconds in [1, 150, 250, 300, 500, 628, 820, 1234, 60_000] {
      let duration = Duration.milliseconds(milliseconds)
      #expect(DampedSpring(duration: duration).duration == duration)
      #expect(DampedSpring(response: duration, dampingRatio: 0.3).response == duration)
    }
  }

  @Test func swiftUIAndCoreAnimationNumbersAgree() {
    let bouncy = DampedSpring(duration: .milliseconds(500), bounce: 0.3)
    #expect(isNear(bouncy.stiffness, 157.9137, 1e-6))
    #expect(isNear(bouncy.damping, 17.5929, 1e-5))
    let layer = DampedSpring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(layer.duration.inSeconds, 0.6283, 1e-4))
    #expect(layer.bounce == 0.5)
    #expect(layer.dampingRatio == 0.5)
  }

  @Test func negativeBouncesAreOverdamped() {
    let spring = DampedSpring(duration: .seconds(1), bounce: -0.5)
    #expect(spring.dampingRatio == 2)
    #expect(spring.isOverdamped)
    #expect(spring.bounce == -0.5)
    #expect(isNear(spring.damping, 4 * .pi / (1 - 0.5)))
    #expect(DampedSpring(duration: .seconds(1), bounce: -0.99).dampingRatio > 99.9)
  }

  @Test func anotherMassMovesAlike() {
    let spring = DampedSpring.bouncy
    let heavy = spring.withMass(8)
    #expect(isNear(heavy.stiffness, 8 * spring.stiffness))
    #expect(isNear(heavy.damping, 8 * spring.damping))
    let (light, other) = (
      SpringSegment(from: 0.0, to: 1, spring: spring),
      SpringSegment(from: 0.0, to: 1, spring: heavy)
    )
    #expect(light.value(at: .milliseconds(123)) == other.value(at: .milliseconds(123)))
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, SpringError.Member.mass, 0.0), (-1, 1, 1, .mass, -1),
    (.infinity, 1, 1, .mass, .infinity), (1, 0, 1, .stiffness, 0), (1, -2, 1, .stiffness, -2),
    (1, 1, -1, .damping, -1), (1, 1, .infinity, .damping, .infinity),
    (1, 1e19, 1, .angularFrequency, 1e19.squareRoot()), (1, 1, 4e6, .dampingRatio, 2e6),
  ])
  func wrongNumbersAreRefusedByName(
    mass: Double, stiffness: Double, damping: Double, member: SpringError.Member, value: Double
  ) {
    #expect(throws: SpringError(member: member, value: value)) {
      try DampedSpring(validatingMass: mass, stiffness: stiffness, damping: damping)
    }
  }

  @Test func everyDescriptionRefusesWhatItCannotBe() {
    #expect(throws: SpringError(member: .duration, value: 0)) {
      try DampedSpring(validatingDuration: .zero)
    }
    #expect(throws: SpringError(member: .bounce, value: -1)) {
      try DampedSpring(validatingDuration: .seconds(1), bounce: -1)
    }
    #expect(throws: SpringError(member: .bounce, value: 1.5)) {
      try DampedSpring(validatingDuration: .seconds(1), bounce: 1.5)
    }
    #expect(throws: SpringError(member: .response, value: -2)) {
      try DampedSpring(validatingResponse: .seconds(-2), dampingRatio: 1)
    }
    #expect(throws: SpringError(member: .dampingRatio, value: -0.1)) {
      try DampedSpring(validatingResponse: .seconds(1), dampingRatio: -0.1)
    }
    #expect(throws: SpringError(member: .dampingRatio, value: 0)) {
      try DampedSpring(validatingSettlingDuration: .seconds(1), dampingRatio: 0)
    }
    #expect(throws: SpringError(member: .tolerance, value: 0)) {
      try DampedSpring(validatingSettlingDuration: .seconds(1), dampingRatio: 1, tolerance: 0)
    }
    #expect(throws: SpringError(member: .settlingDuration, value: 0)) {
      try DampedSpring(validatingSettlingDuration: .zero, dampingRatio: 1)
    }
    let nan = #expect(throws: SpringError.self) {
      try DampedSpring(validatingMass: .nan, stiffness: 1, damping: 1)
    }
    #expect(nan?.member == .mass)
  }

  @Test func errorsAreSentences() {
    let error = SpringError(member: .damping, value: -3)
    #expect("\(error)" == "a spring's damping must be a finite number from 0 on, not -3.0")
    let undamped = SpringError(member: .dampingRatio, value: 0)
    #expect("\(undamped)" == "a spring's damping ratio must let it settle, not 0.0")
    let heavy = SpringError(member: .dampingRatio, value: 1e7)
    #expect("\(heavy)" == "a spring's damping ratio must be from 0 to 1000000, not 10000000.0")
  }

  @Test func wrongSourceCodeTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = DampedSpring(stiffness: -1, damping: 1)
    }
  }
}
