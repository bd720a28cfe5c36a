import Testing

@testable import Keyframes

@Suite struct DecayTests {
  @Test func descriptionsConvertIntoEachOther() {
    var random = SplitMix64(seed: 110)
    for _ in 0..<1000 {
      let kept = Double.random(in: 0.9...0.9999, using: &random)
      let decay = Decay(keptPerMillisecond: kept)
      #expect((decay.keptPerMillisecond - kept).magnitude < 1e-15)
      #expect(Decay(friction: decay.friction) == decay)
      let again = Decay(keptPerMillisecond: decay.keptPerMillisecond).friction
      #expect((again - decay.friction).magnitude < 1e-12 * max(1000, decay.friction))
    }
    #expect((Decay.normal.friction - 2.002002670673).magnitude < 1e-12)
    #expect(Decay.compose(frictionMultiplier: 2).friction == 8.4)
  }

  @Test func projectionsMatchTheirFormulas() {
    let normal = Decay.normal
    #expect((normal.projectedDistance(velocity: 1000) - 1000 / 2.002002670673).magnitude < 1e-9)
    // x + v r / (1 − r) / 1000 for the sum in milliseconds.
    #expect((normal.projectedDistanceInMilliseconds(velocity: 1000) - 499).magnitude < 1e-9)
    #expect((Decay.fast.projectedDistanceInMilliseconds(velocity: -200) + 19.8).magnitude < 1e-9)
  }

  @Test(arguments: [
    (0.0, true), (-1, true), (.nan, true), (.infinity, true), (1, false), (0, false),
  ])
  func wrongNumbersAreRefusedByName(value: Double, isFriction: Bool) {
    let error = #expect(throws: DecayError.self) {
      if isFriction {
        try Decay(validatingFriction: value)
      } else {
        try Decay(validatingKeptPerMillisecond: value)
      }
    }
    #expect(error?.member == (isFriction ? .friction : .keptPerMillisecond))
    #expect(error.map { "\($0)".contains("\(value)") } == true)
  }

  @Test func wrongSourceCodeTraps() async {
    await #expect(processExitsWith: .failure) { _ = Decay(friction: 0) }
  }
}
