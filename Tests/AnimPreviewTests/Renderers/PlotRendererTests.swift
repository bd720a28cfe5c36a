import Testing

@testable import AnimPreview

@Suite struct PlotRendererTests {
  @Test func cornersOfTheSpeedAreTold() {
    let text = Run("popin --view plot --velocity").output
    #expect(
      text.hasSuffix(
        """

        note  speed jumps from +3.26/s to −3.91/s at ◆ 1.1.
        note  speed jumps from −3.91/s to +1.96/s at ◆ 0.9.

        """))
    #expect(!Run("popin --view plot").output.contains("note"))
    #expect(!Run("popin --view plot --velocity -q").output.contains("note"))
    #expect(!Run("ease --view plot --velocity").output.contains("note"))
    let late = Run("popin --view plot --velocity --from 180ms").output
    #expect(late.contains("at ◆ 0.9.") && !late.contains("at ◆ 1.1."))
    let two = Run("popin hide --view plot --velocity").output
    #expect(two.contains("note  popin: speed jumps") && two.contains("note  hide: speed jumps"))
  }

  @Test func aPeakBetweenTheColumnsOfATimelineIsOnTheAxis() {
    let text = Run("alert-two-buttons --view plot").output
    #expect(text.contains("\n 1.20 ┤"))
  }

  @Test func manyCornersAreCounted() {
    let keys = (0...10).map { "\($0 * 10)%:\($0 % 2)" }.joined(separator: " ")
    let text = Run([keys, "--view", "plot", "--velocity"]).output
    #expect(text.hasSuffix("note  speed jumps at 6 more keys.\n"))
  }
}
