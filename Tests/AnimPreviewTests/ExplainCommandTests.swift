import Keyframes
import Testing

@testable import AnimPreview

@Suite struct ExplainCommandTests {
  @Test func aMomentOfThePopInIsExplained() {
    #expect(
      Run("explain popin --at 200ms,1s").output == """
        popin  scale
          200ms: active
          iteration 0 forwards at 0.7827788649706457
          progress 0.7827788649706457
          from key 1 to key 2
          fraction 0.9138943248532285
          mixed 1.1 and 0.9
          value 0.9172211350293543
          velocity -3.9138943248532287 a second

        popin  scale
          1s: after
          no effect: fill none
          the base 1.0 shows

        """)
  }

  @Test(arguments: [
    "explain", "explain popin", "explain popin hide --at 0", "explain alert-sliding --at 0",
  ])
  func whatIsMissingIsSaid(line: String) {
    #expect(Run(line).code == .usage)
  }
}
