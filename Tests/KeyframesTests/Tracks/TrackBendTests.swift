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

  @Test func afterAnEasingThatFallsTheTangentLeadsAwayFromTheCurve() {
    // The easing comes to 1 from above, with the slope −3; the curve has the velocity 2 there.
    let falling = Easing.cubicBezier(0.5, 0, 0.5, 2.5)
    let curve = Track(
      .hermite(at: 0, 0.0, incoming: 0, outgoing: 1, easing: falling),
      .hermite(at: 0.5, 1, incoming: 2, outgoing: 0)
    ).extrapolating(.linear)
    #expect(falling.slope(at: 1, side: .below) == -3)
    #expect(curve.velocity(at: 0.5, side: .below) == -6)
    #expect(curve.velocity(at: 0.75) == -6)
    #expect(curve.value(at: 0.5) == 1)
    #expect(curve.value(at: 0.75) == 1 - 6 * 0.25)
    #expect(curve.value(at: 1.5) == 1 - 6 * 1)
    // Before the first key the same, seen from the other end.
    let mirrored = Track(
      .hermite(at: 0.5, 1.0, incoming: 0, outgoing: -2, easing: falling.reversed()),
      .hermite(at: 1, 0, incoming: -1, outgoing: 0)
    ).extrapolating(.linear)
    #expect(mirrored.velocity(at: 0.25) == 6)
    #expect(mirrored.value(at: 0.25) == 1 - 6 * 0.25)
    // Straight ways go back the way they came.
    let straight = Track(from: 0.0, to: 1, easing: falling).extrapolating(.linear)
    #expect(straight.value(at: 1.5) == 1 - 3 * 0.5)
    #expect(straight.velocity(at: 1.5) == -3)
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
