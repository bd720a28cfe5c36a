import Testing

@testable import Keyframes

@Suite struct TrackRepetitionTests {
  /// Keys from 0.25 to 0.75 that rise by 2.
  static let rise: Track = [0.25: 1, 0.5: 2, 0.75: 3]

  @Test(
    arguments: [
      (Extrapolation.hold, -1.0, 1.0), (.hold, 0.1, 1), (.hold, 0.9, 3), (.hold, 2, 3),
      (.overshoot, -1, 1), (.overshoot, 0.9, 3), (.overshoot, 2, 3),
      (.linear, 0, 0), (.linear, -1, -4), (.linear, 1, 4), (.linear, 2, 8),
      (.cycle, 0.75, 3), (.cycle, 0.875, 1.5), (.cycle, 1.25, 1), (.cycle, 1.5, 2),
      (.cycle, 0, 2), (.cycle, -0.125, 1.5), (.cycle, 0.25, 1),
      (.cycleWithOffset, 0.75, 3), (.cycleWithOffset, 0.875, 3.5), (.cycleWithOffset, 1.25, 5),
      (.cycleWithOffset, 0, 0), (.cycleWithOffset, -0.5, -2),
      (.oscillate, 0.75, 3), (.oscillate, 0.875, 2.5), (.oscillate, 1.25, 1), (.oscillate, 1.5, 2),
      (.oscillate, 1.75, 3), (.oscillate, 0, 2), (.oscillate, -0.25, 3), (.oscillate, -0.5, 2),
    ] as [(Extrapolation, Double, Double)])
  func eachExtrapolationIsWhatItsNameSays(
    extrapolation: Extrapolation, progress: Double, value: Double
  ) {
    let track = Self.rise.extrapolating(extrapolation)
    #expect(abs(track.value(at: progress) - value) < 1e-14)
    #expect(track.value(at: 0.25) == 1)
    #expect(track.value(at: 0.5) == 2)
    #expect(track.value(at: 0.75) == 3)
  }

  @Test func whereAnOscillationTurnsTheLastKeyStands() {
    let track: Track = [0: 0.0, 0.5: 5, 1: 1]
    let turning = track.extrapolating(before: .oscillate, after: .overshoot)
    #expect([-1, -3].map { turning.value(at: $0) } == [1, 1])
    let running = track.extrapolating(before: .oscillate, after: .linear)
    #expect(running.value(at: -1) == 1)
    #expect(turning.extremes(in: -2...0).highest == 5)
  }

  @Test func justBelowTheStartTheCycleBeforeHasNotEnded() {
    let track: Track = [1.0 / 6: 2.0, 0.5: -2, 5.0 / 6: 3]
    let below = (1.0 / 6).nextDown
    #expect(abs(track.extrapolating(.cycle).value(at: below) - 3) < 1e-12)
    #expect(abs(track.extrapolating(.cycleWithOffset).value(at: below) - 2) < 1e-12)
    let held = Track(
      Keyframe(at: 1.0 / 6, 2.0), Keyframe(at: 0.5, -2, interpolation: .hold),
      Keyframe(at: 5.0 / 6, 3))
    #expect(held.extrapolating(.cycle).value(at: below) == -2)
  }

  @Test func eachSideHasItsOwn() {
    let track = Self.rise.extrapolating(before: .cycle, after: .linear)
    #expect(abs(track.value(at: 0) - 2) < 1e-15)
    #expect(abs(track.value(at: 1) - 4) < 1e-15)
  }

  @Test(arguments: Extrapolation.allCases)
  func aSpanOfNothingHolds(extrapolation: Extrapolation) {
    let jump: Track = [0.5: 1.0, 0.5: 2]
    let track = jump.extrapolating(extrapolation)
    #expect(track.value(at: -7) == 1)
    #expect(track.value(at: 0.5) == 2)
    #expect(track.value(at: 1e300) == 2)
  }

  @Test func repetitionBeyondAllDigitsStaysOnTheTrack() {
    for extrapolation in [Extrapolation.cycle, .oscillate] {
      let track = Self.rise.extrapolating(extrapolation)
      for progress in [1e16, -1e16, 1e308, -1e308, .infinity, -.infinity] {
        #expect(1...3 ~= track.value(at: progress))
      }
    }
  }

  /// Straight on from a level end is the end's own value, however far: no slope times infinity is
  /// no number.
  @Test(arguments: [-.infinity, -1e308, -1, 2, 1e308, .infinity] as [Double])
  func straightOnFromALevelEndHolds(progress: Double) throws {
    let level = Track(from: 3.0, to: 7, easing: .easeInOutQuad).extrapolating(.linear)
    let expected: Double = progress < 0 ? 3 : 7
    #expect(level.value(at: progress) == expected)
    #expect(level.reversed().value(at: progress) == 10 - expected)
    #expect(level.value(at: progress, over: 100) == expected)
    #expect(level.velocity(at: progress) == 0)
    let steps = Track(from: 3.0, to: 7, easing: .steps(2)).extrapolating(.linear)
    #expect(steps.value(at: progress) == expected)
  }
}
