import Foundation
import Keyframes
import Testing

@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theExampleDoesWhatItSays() {
    // The example begins.
    let popIn = Clip([0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500))
    let scale = popIn.value(at: .milliseconds(100))  // 0.9261…
    let player = Player(popIn.repeated(2, .alternate)).onCompletion { print($0) }  // finished
    player.play(at: .zero)
    for time in FrameRate.fps(60).times(through: .seconds(1)) { player.advance(to: time) }
    // The example ends.
    #expect(scale.map { 0.9261 < $0 && $0 < 0.9262 } == true)
    #expect(player.status == .finished)
    #expect("\(Completion.finished)" == "finished")
    #expect(player.position == .milliseconds(511))
  }

  @Test func theReadmeShowsTheExampleThatIsTested() throws {
    let source = try text("Tests/KeyframesTests/Examples/ReadmeTests.swift")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// The example begins.") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// The example ends.") })
    let example = lines[(start + 1)..<end].map { String($0.dropFirst(4)) }
    #expect(example.count == 5)
    #expect(
      try text("README.md").contains("```swift\n" + example.joined(separator: "\n") + "\n```"))
  }

  @Test func theReadmeShowsTheScreenThatIsChecked() throws {
    let screen = try text(".ci/popin-60fps.txt")
    #expect(try text("README.md").contains("$ animpreview popin --fps 60\n" + screen + "```"))
  }
}
