import Testing

@testable import Keyframes

@Suite struct TicksTests {
  @Test func everyTickSurvivesTheWayThroughADuration() {
    for count: Int64 in [0, 1, -1, 5, 9, 10, 149_999_999, Ticks.max.count, Ticks.min.count] {
      #expect(Ticks(saturating: Ticks(count).duration).count == count)
    }
  }
}
