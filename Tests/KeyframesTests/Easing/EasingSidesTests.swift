import Testing

@testable import Keyframes

/// What an easing approaches from either side of a place.
@Suite struct EasingSidesTests {
  @Test func aSteepCurveIsNoJump() throws {
    let steep = [
      Easing.cubicBezier(0, 1, 1, 1), .cubicBezier(0, 1, 0, 1), .easeOutCirc,
      try #require(Easing.easeOutCirc.trimmed(to: 0...0.5)),
    ]
    for easing in steep {
      #expect(easing.value(at: 0, approachedFrom: .above) == 0, "\(easing)")
      #expect(easing.reversed().value(at: 1, approachedFrom: .below) == 1, "\(easing)")
    }
    // Standing still is standing still, however steep the easing is.
    let track = Track(
      Keyframe(at: 0, 0.0, interpolation: .hermite).meeting(incoming: 0, outgoing: 0),
      Keyframe(at: 1, 1.0, interpolation: .hermite).meeting(incoming: 0, outgoing: 0))
    let clip = Clip(track, duration: .seconds(1), easing: .cubicBezier(0, 1, 1, 1))
    #expect(clip.velocity(at: .zero) == 0)
  }

  @Test func aJumpIsSeenFromBothSides() throws {
    let spring = Easing.spring(.bouncy)
    let rest = spring.value(at: 1.0.nextDown)
    #expect(rest != 1)
    #expect(spring.value(at: 1, approachedFrom: .below) == rest)
    #expect(spring.value(at: 1, approachedFrom: .above) == 1)
    // The numbers of the whole are coarser than those of a part.
    for start in [0.5, 0.9, 0.999, 1 - 1e-9] {
      let part = spring.part(EasingPart(start: start, end: 1, zero: 0, one: 1))
      let near = part.value(at: 1, approachedFrom: .below)
      #expect((near - rest).magnitude < 1e-9, "\(start): \(near)")
      #expect(part.reversed().value(at: 0, approachedFrom: .above) == 1 - near)
    }
    let stops = Easing.linear([
      LinearStop(0, at: 0), LinearStop(1, at: 5), LinearStop(3, at: 5), LinearStop(4, at: 9),
    ])
    #expect((stops.value(at: 5, approachedFrom: .below) - 1).magnitude < 1e-12)
    #expect(stops.value(at: 5, approachedFrom: .above) == 3)
  }

  @Test func stairsHaveTheirLevelsOnBothSides() {
    for count in [1, 3, 7, 49, 1_000_003] {
      let steps = Easing.steps(count)
      for easing in [steps, steps.reversed().reversed()] {
        for step in [1, count / 2, count - 1] where step > 0 {
          let place = Double(step) / Double(count)
          let (below, above) = (
            easing.value(at: place, approachedFrom: .below),
            easing.value(at: place, approachedFrom: .above)
          )
          #expect(below == Double(step - 1) / Double(count), "\(count) \(step)")
          #expect(above == Double(step) / Double(count), "\(count) \(step)")
        }
      }
    }
  }
}
