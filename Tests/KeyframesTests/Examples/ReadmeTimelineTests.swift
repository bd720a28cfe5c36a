import Foundation
import Keyframes
import Testing

@Suite struct ReadmeTimelineTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theExampleDoesWhatItSays() {
    // The example begins.
    struct Badge {
      var scale = 1.0
      var opacity = 1.0
    }
    var entrance = Timeline(Badge())
    entrance.add(.popIn, to: \.scale)
    entrance.add(.fadeIn(), to: \.opacity, .withPrevious + .milliseconds(20))
    entrance.mark("shown")
    entrance.add(.hide, to: \.scale, .at("shown") + .seconds(1), named: "hide")
    // The example ends.
    #expect(entrance.labels["shown"] == .microseconds(275_500))
    #expect(entrance.duration == .microseconds(1_375_500))
    #expect(
      entrance.value(at: .milliseconds(100)).scale == Clip.popIn.value(at: .milliseconds(100)))
    #expect(entrance.value(at: .milliseconds(20)).opacity == 0)
    #expect(entrance.value(at: .seconds(9)).scale == 0)
    let labels = entrance.events(in: .zero...entrance.duration).filter { $0.kind == .reached }
    #expect(labels.map(\.time) == [.microseconds(275_500)])
  }

  @Test func theReadmeShowsTheExampleThatIsTested() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// The example begins.") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// The example ends.") })
    let example = lines[(start + 1)..<end].map { String($0.dropFirst(4)) }
    #expect(example.count == 9)
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n" + example.joined(separator: "\n") + "\n```"))
  }

  @Test func theSceneOfTheReadmeReportsWhatItSays() {
    var alert = ScenePlayback(TwoButtonAlert())
    var events = alert.present(at: .zero) + alert.press(1, at: .milliseconds(700))
    events += alert.advance(to: .seconds(1))
    #expect(
      events.map(\.text) == [
        "0s show began", "200ms show finished", "200ms presented", "700ms pressed 1",
        "700ms dismissed", "700ms hide began", "800ms hide finished", "805ms removed",
      ])
  }
}
