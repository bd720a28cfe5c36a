import Testing

@testable import Keyframes

@Suite struct TimingPhaseTests {
  struct Row: Sendable {
    var milliseconds: Int
    var forwards: TimingPhase
    var backwards: TimingPhase
  }

  private func check(_ rows: [Row], _ timing: Timing) {
    for row in rows {
      let time = Ticks(saturating: .milliseconds(row.milliseconds))
      #expect(timing.phase(at: time, playing: .forwards) == row.forwards, "\(row)")
      #expect(timing.phase(at: time, playing: .backwards) == row.backwards, "\(row)")
    }
  }

  @Test func anOuterEndBelongsToWhatFollowsInThePlayingDirection() {
    check(
      [
        Row(milliseconds: 99, forwards: .before, backwards: .before),
        Row(milliseconds: 100, forwards: .active, backwards: .before),
        Row(milliseconds: 101, forwards: .active, backwards: .active),
        Row(milliseconds: 600, forwards: .active, backwards: .active),
        Row(milliseconds: 1100, forwards: .after, backwards: .active),
        Row(milliseconds: 1101, forwards: .after, backwards: .after),
      ], Timing(duration: .milliseconds(500), delay: .milliseconds(100), iterations: 2))
  }

  @Test func anEffectWithoutADurationIsOverAtItsStart() {
    check(
      [
        Row(milliseconds: 99, forwards: .before, backwards: .before),
        Row(milliseconds: 100, forwards: .after, backwards: .before),
        Row(milliseconds: 101, forwards: .after, backwards: .after),
      ], Timing(duration: .zero, delay: .milliseconds(100)))
  }

  @Test func aNegativeEndDelayCutsTheActiveIntervalShort() {
    check(
      [
        Row(milliseconds: 0, forwards: .active, backwards: .before),
        Row(milliseconds: 599, forwards: .active, backwards: .active),
        Row(milliseconds: 600, forwards: .after, backwards: .active),
      ], Timing(duration: .seconds(1), endDelay: .milliseconds(-400)))
    // Beyond the start it takes the start with it.
    check(
      [
        Row(milliseconds: 49, forwards: .before, backwards: .before),
        Row(milliseconds: 50, forwards: .after, backwards: .before),
        Row(milliseconds: 100, forwards: .after, backwards: .after),
      ],
      Timing(
        duration: .seconds(1), delay: .milliseconds(100), endDelay: .milliseconds(-1050)))
  }

  @Test func anUnendingEffectIsNeverOver() {
    let timing = Timing(duration: .seconds(1), iterations: .unending)
    #expect(timing.phase(at: .max, playing: .forwards) == .active)
    #expect(timing.phase(at: .max, playing: .backwards) == .active)
    #expect(timing.phase(at: .min, playing: .forwards) == .before)
  }

  @Test func theActiveTimeStopsAtTheActiveDurationAndNeedsAFillOutside() {
    var timing = Timing(duration: .milliseconds(10), delay: .milliseconds(5))
    let late = Ticks(saturating: .milliseconds(100))
    let early = Ticks(saturating: .milliseconds(1))
    let length = UInt64(Ticks(saturating: .milliseconds(10)).count)
    #expect(timing.activeTime(at: late, in: .after) == length)
    #expect(timing.activeTime(at: early, in: .before) == nil)
    #expect(timing.activeTime(at: late, in: .idle) == nil)
    timing.fill = .backwards
    #expect(timing.activeTime(at: late, in: .after) == nil)
    #expect(timing.activeTime(at: early, in: .before) == 0)
  }

  @Test func theActiveTimeIsExactOverSixtyFourYears() {
    let timing = Timing(
      duration: .seconds(1), delay: Ticks.min.duration, iterations: .unending)
    #expect(
      timing.activeTime(at: .max, in: .active) == UInt64(Ticks.max.count) * 2)
  }
}
