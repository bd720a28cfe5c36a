import Testing

@testable import Keyframes

@Suite struct TrackBendTests {
  private let track = Track(
    Keyframe(at: 0.25, 0.0, interpolation: .catmullRom),
    Keyframe(at: 0.5, 1, interpolation: .catmullRom), Keyframe(at: 0.75, 0))

  @Test func theValueIsTheCubicThroughBothKeysWithTheirTangents() {
    // Tangents 4, 0 and −4 by progress: e (1 − e)² + (3 − 2 e) e² on the first piece.
    for step in 0...100 {
      let eased = Double(step) / 100
      let expected = eased * (1 - eased) * (1 - eased) + (3 - 2 * eased) * eased * eased
      #expect(abs(track.value(at: 0.25 + eased / 4) - expected) < 1e-15)
      #expect(abs(track.value(at: 0.75 - eased / 4) - expected) < 1e-15)
    }
  }

  @Test func beyondItsEndsACurveGoesOnAlongItsTangents() {
    let straight = track.extrapolating(.linear)
    #expect(straight.value(at: 0) == -1)
    #expect(straight.value(at: 1) == -1)
    #expect(straight.velocity(at: 0) == 4)
    #expect(straight.velocity(at: 1) == -4)
    let full = Track(
      Keyframe(at: 0, 0.0, interpolation: .catmullRom),
      Keyframe(at: 0.5, 1, interpolation: .catmullRom), Keyframe(at: 1, 0))
    #expect(full.value(at: -0.5) == -1)
    #expect(full.value(at: 1.5) == -1)
    #expect(full.velocity(at: 1.5) == -2)
    #expect(full.velocity(at: -0.5) == 2)
  }

  @Test func anOvershootingEasingLeadsAlongTheTangentToo() {
    let easing = Easing.cubicBezier(0.3, -1, 0.7, 2)
    let track = Track(
      Keyframe(at: 0, 0.0, easing: easing, interpolation: .catmullRom),
      Keyframe(at: 0.5, 1, easing: easing, interpolation: .catmullRom), Keyframe(at: 1, 4))
    // The tangent at the middle key is 4 by progress, 2 for the whole piece.
    let eased = easing.value(at: 0.8)
    #expect(eased > 1)
    #expect(abs(track.value(at: 0.4) - (1 + 2 * (eased - 1))) < 1e-14)
    #expect(
      abs(track.velocity(at: 0.4) - 2 * easing.slope(at: 0.8) / 0.5) < 1e-13)
  }

  @Test func curvesRepeatAndTurnRound() {
    for progress in stride(from: 0.25, to: 0.75, by: 0.0625) {
      let value = track.value(at: progress)
      #expect(track.extrapolating(.cycle).value(at: progress + 0.5) == value)
      #expect(track.extrapolating(.oscillate).value(at: 1.5 - progress) == value)
      let velocity = track.extrapolating(.oscillate).velocity(at: 1.5 - progress, side: .below)
      #expect(abs(velocity + track.velocity(at: progress)) < 1e-14)
    }
    let rising = Track(
      Keyframe(at: 0.25, 0.0, interpolation: .naturalSpline),
      Keyframe(at: 0.5, 1, interpolation: .naturalSpline), Keyframe(at: 0.75, 5)
    ).extrapolating(.cycleWithOffset)
    for progress in stride(from: 0.25, to: 0.75, by: 0.0625) {
      #expect(rising.value(at: progress + 0.5) == rising.value(at: progress) + 5)
      #expect(rising.velocity(at: progress + 0.5) == rising.velocity(at: progress))
    }
  }

  @Test func theWayToAnImplicitEndIsStraight() throws {
    let track = try Track(
      validating: [
        Keyframe(at: 0.25, 1.0, interpolation: .smooth),
        Keyframe(at: 0.5, 2, interpolation: .smooth),
      ], missingEnds: .underlying)
    #expect(track.value(at: 0.125, over: 3) == 2)
    #expect(track.value(at: 0.75, over: 3) == 2.5)
  }

  @Test func anEndOfNegativeZeroStays() throws {
    let track = Track(
      Keyframe(at: 0, -0.0, interpolation: .catmullRom),
      Keyframe(at: 0.5, 1, interpolation: .catmullRom), Keyframe(at: 1, -0.0))
    #expect(track.value(at: 0).sign == .minus)
    #expect(track.value(at: 1).sign == .minus)
  }
}
