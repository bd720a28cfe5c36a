import Testing

@testable import Keyframes

@Suite struct TimingTests {
  @Test func whatIsNotGivenHasTheDefaultsOfWebAnimationsAndHoldsItsEnd() {
    let timing = Timing(duration: .seconds(1))
    #expect(timing.delay == .zero)
    #expect(timing.endDelay == .zero)
    #expect(timing.iterations == 1)
    #expect(timing.iterationStart == 0)
    #expect(timing.direction == .normal)
    #expect(timing.fill == .forwards)
    #expect(timing.easing == .linear)
  }

  @Test func declaredTimesReadBackWithoutTheNoiseOfADouble() {
    let timing = Timing(duration: .seconds(1.3555), delay: .seconds(0.1))
    #expect(timing.duration == .finite(.microseconds(1_355_500)))
    #expect(timing.delay == .milliseconds(100))
  }

  @Test func theActiveDurationIsRoundedOnce() {
    let frame = Duration(attoseconds: 16_666_666_666_666_667)
    #expect(Timing(duration: frame, iterations: 600).activeDuration == .finite(.seconds(10)))
    let third = Timing(duration: .seconds(1), iterations: .finite(1 / 3))
    #expect(third.activeDuration == .finite(Ticks(3_000_000_000).duration))
    #expect(Timing(duration: .seconds(1), iterations: 2.5).activeDuration == .finite(.seconds(2.5)))
  }

  @Test func nothingTimesAnythingIsNothing() {
    #expect(Timing(duration: .zero, iterations: .unending).activeDuration == .finite(.zero))
    #expect(Timing(duration: .unending, iterations: 0).activeDuration == .finite(.zero))
    #expect(Timing(duration: .unending).activeDuration == .unending)
    #expect(Timing(duration: .seconds(1), iterations: .unending).activeDuration == .unending)
  }

  @Test func aProductOrASumBeyondThirtyTwoYearsCountsAsUnending() {
    let years = Duration.seconds(1_009_843_200)
    #expect(Timing(duration: years).end == .finite(years))
    #expect(Timing(duration: years, iterations: 2).activeDuration == .unending)
    #expect(Timing(duration: .seconds(1), iterations: 1e300).activeDuration == .unending)
    #expect(Timing(duration: years, delay: .nanoseconds(1)).end == .unending)
    #expect(Timing(duration: years, delay: .nanoseconds(1)).activeDuration == .finite(years))
    // The end can be reached where an end delay brings it back into the range.
    let cut = Timing(duration: years, delay: years, endDelay: .zero - years)
    #expect(cut.end == .finite(years))
  }

  @Test func theEndIsNeverBeforeZero() {
    #expect(Timing(duration: .seconds(1), delay: .seconds(-5)).end == .finite(.zero))
    #expect(Timing(duration: .seconds(1), endDelay: .seconds(-5)).end == .finite(.zero))
    #expect(
      Timing(duration: .seconds(1), delay: .seconds(2), endDelay: .seconds(-0.5)).end
        == .finite(.seconds(2.5)))
  }

  @Test func membersAreReplacedWithTheOthersKept() throws {
    let timing = Timing(
      duration: .seconds(1), delay: .seconds(2), endDelay: .seconds(3), iterations: 4,
      iterationStart: 0.5, direction: .alternate, fill: .both, easing: .easeIn)
    let replaced = try timing.replacing(duration: .unending, iterationStart: 0.25)
    #expect(
      replaced
        == Timing(
          duration: .unending, delay: .seconds(2), endDelay: .seconds(3), iterations: 4,
          iterationStart: 0.25, direction: .alternate, fill: .both, easing: .easeIn))
    #expect(try timing.replacing() == timing)
  }
}
