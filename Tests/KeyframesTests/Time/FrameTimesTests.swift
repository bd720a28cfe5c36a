import Testing

@testable import Keyframes

@Suite struct FrameTimesTests {
  @Test func timesGoThroughTheFirstFrameThatIsNotBeforeTheEnd() {
    #expect(
      Array(FrameRate.fps(20).times(through: .milliseconds(150)))
        == [.zero, .milliseconds(50), .milliseconds(100), .milliseconds(150)])
    let popIn = FrameRate.fps(60).times(through: .microseconds(255_500))
    #expect(popIn.count == 17)
    #expect(popIn.last == FrameRate.fps(60).time(ofFrame: 16))
  }

  @Test func anEndAtZeroIsSeenOnFrameZeroAndOneBeforeItNever() {
    #expect(Array(FrameRate.fps(60).times(through: .zero)) == [.zero])
    #expect(FrameRate.fps(60).times(through: .milliseconds(-100)).isEmpty)
  }

  @Test func thirtyYearsOfFramesCostNothingUntilTheyAreAskedFor() {
    let times = FrameRate.fps(1000).times(through: .seconds(946_080_000))
    #expect(times.count == 946_080_000_001)
    #expect(times[times.endIndex - 1] == .seconds(946_080_000))
    #expect(FrameRate(.max).times(through: .seconds(1_000_000_000)).count == .max)
  }
}
