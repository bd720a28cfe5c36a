import Keyframes
import Testing

@Suite struct ColorChooserPlaybackTests {
  typealias Call = (inout ColorChooserPlayback, Duration) -> [SceneEvent]

  let chooser = ColorChooser(preset: SIMD3(1, 0.5, 0.25))
  let calls: [(time: Duration, call: Call)] = [
    (.zero, { $0.present(at: $1) }),
    (.milliseconds(300), { $0.move(.green, to: 1, at: $1) }),
    (.milliseconds(350), { $0.move(.green, to: 0.75, at: $1) }),
    (.milliseconds(1000), { $0.move(.blue, to: 2, at: $1) }),
    (.milliseconds(1100), { $0.press(1, at: $1) }),
    (.milliseconds(1150), { $0.move(.red, to: 0, at: $1) }),
  ]

  func log(rate: Int?) -> String {
    var playback = ColorChooserPlayback(chooser)
    var events: [SceneEvent] = []
    var open = calls[...]
    let end = Duration.seconds(5)
    let frames = rate.map { Array(FrameRate.fps($0).times(through: end)) } ?? [end]
    for frame in frames {
      while let next = open.first, next.time <= frame {
        events += next.call(&playback, next.time)
        open.removeFirst()
      }
      events += playback.advance(to: frame)
    }
    return events.map(\.text).joined(separator: "\n")
  }

  @Test(arguments: [nil, 1, 24, 30, 60, 120, 1000]) func theLogIsTheSameAtAnyRate(rate: Int?) {
    let golden = """
      0s show began
      200ms show finished
      200ms presented
      200ms red began
      200ms green began
      200ms blue began
      200ms recolor began
      300ms green cancelled
      300ms green moved
      300ms recolor cancelled
      300ms recolor began
      350ms green moved
      350ms recolor cancelled
      350ms recolor began
      400ms red finished
      400ms blue finished
      550ms recolor finished
      1s blue moved
      1s recolor began
      1.1s pressed 1
      1.1s dismissed
      1.1s hide began
      1.2s recolor finished
      1.2s hide finished
      1.205s removed
      """
    #expect(log(rate: rate) == golden)
  }

  @Test func theSwatchGoesOnFromTheColourOnScreen() throws {
    var playback = ColorChooserPlayback(chooser)
    playback.present(at: .zero)
    _ = playback.advance(to: .milliseconds(300))
    let before = try #require(playback.pose)
    // Halfway through ease-in-out all channels are halfway to the preset.
    #expect(abs(before.swatch.x - 0.5) < 1e-12)
    #expect(before.sliders == before.swatch)
    playback.move(.green, to: 1, at: .milliseconds(300))
    let after = try #require(playback.pose)
    #expect(after.swatch == before.swatch)
    #expect(after.sliders.y == 1)
    #expect(after.sliders.x == before.sliders.x)
    #expect(playback.color == SIMD3(1, 1, 0.25))
    _ = playback.advance(to: .milliseconds(500))
    #expect(playback.pose?.swatch == SIMD3(1, 1, 0.25))
  }

  @Test func readingTheColourGivesTheTarget() {
    var playback = ColorChooserPlayback(chooser)
    playback.present(at: .zero)
    #expect(playback.color == .zero)
    _ = playback.advance(to: .milliseconds(200))
    #expect(playback.color == SIMD3(1, 0.5, 0.25))
    #expect(playback.pose?.swatch == .zero)
  }

  @Test func slidersOutOfRangeStopAtTheirEndsAndNothingMovesWhileAbsent() {
    var playback = ColorChooserPlayback(chooser)
    #expect(playback.move(.red, to: 0.5, at: .zero) == [])
    playback.present(at: .zero)
    playback.move(.red, to: -3, at: .seconds(1))
    #expect(playback.color.x == 0)
    #expect(playback.move(.red, to: .nan, at: .seconds(1)) == [])
    playback.move(.red, to: .infinity, at: .seconds(1))
    #expect(playback.color.x == 1)
    #expect(playback.pose?.sliders.x == 1)
  }
}
