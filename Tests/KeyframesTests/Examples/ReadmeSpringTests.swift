import Foundation
import Keyframes
import Testing

@Suite struct ReadmeSpringTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theExampleDoesWhatItSays() throws {
    // The example begins.
    let slide = Clip.spring(from: -180.0, to: 0, .bouncy)  // as long as it takes to settle
    var y = InterruptibleMotion(.clip(slide, over: -180))
    y.interrupt(at: .milliseconds(120), to: -180, by: .spring(.snappy))
    y.interrupt(at: .milliseconds(150), with: .clip(slide), by: .blend(over: .milliseconds(200)))
    y.reverse(at: .milliseconds(300))  // back along the same path
    // The example ends.
    #expect(slide.end == .finite(try #require(slide.end.finite)))
    #expect(y.interruptions == [.milliseconds(120), .milliseconds(150), .milliseconds(300)])
    for moment in y.interruptions {
      let step = y.velocity(at: moment) - y.velocity(at: moment, side: .below)
      #expect(step.magnitude < 1e-9 * 180)
    }
    #expect(y.value(at: .seconds(3)) == -180)
  }

  @Test func theReadmeShowsTheExampleThatIsTested() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// The example begins.") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// The example ends.") })
    let example = lines[(start + 1)..<end].map { String($0.dropFirst(4)) }
    #expect(example.count == 5)
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains(example.joined(separator: "\n")))
  }
}
