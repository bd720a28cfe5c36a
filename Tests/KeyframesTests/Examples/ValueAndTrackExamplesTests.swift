import Keyframes
import Testing

/// The examples in the documentation of times, values and tracks.
@Suite struct ValueAndTrackExamplesTests {
  @Test func times() throws {
    #expect(
      Array(FrameRate.fps(20).times(through: .milliseconds(150)))
        == [.zero, .milliseconds(50), .milliseconds(100), .milliseconds(150)])
    #expect(try TimeNotation.duration("0.2555s") == .microseconds(255_500))
    #expect(TimeNotation.text(.microseconds(255_500)) == "255.5ms")
  }

  @Test func elementaryFunctions() {
    #expect(DeterministicMath.exp(1) == 2.718281828459045)
    #expect(DeterministicMath.sin(.pi) == 1.2246467991473532e-16)
  }

  struct Badge: Interpolatable {
    var scale = 1.0
    var opacity = 1.0

    func interpolated(to other: Badge, at progress: Double) -> Badge {
      Badge(
        scale: scale.interpolated(to: other.scale, at: progress),
        opacity: opacity.interpolated(to: other.opacity, at: progress))
    }
  }

  @Test func aTypeOfOnesOwn() {
    let track = Track(from: Badge(scale: 0.5, opacity: 0), to: Badge())
    #expect(track.value(at: 0.5).scale == 0.75)
    #expect(track.value(at: 0.5).opacity == 0.5)
  }

  @Test func pairs() {
    let track = Track(from: Pair(0.5, 0.0), to: Pair(1.0, 1.0))
    #expect(track.value(at: 0.5) == Pair(0.75, 0.5))
  }

  @Test func keyframes() {
    let track = Track(
      Keyframe(at: 0, 1.0),
      Keyframe(2.0),
      Keyframe(at: 0.5, 2.0, easing: .easeOut),
      Keyframe(at: 1, 4.0, composite: .add)
    )
    #expect(track.keyframes[1].offset == 0.25)
    #expect(track.value(at: 1, over: 10) == 14)
  }

  @Test func tracks() {
    let track: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
    #expect("\(track.value(at: 0.3))".hasPrefix("0.8500"))
    let hide: Track = [0: 1.0, 0.5: 0.5, 0.9: 0]
    #expect(hide.value(at: 0.95) == 0)
    let jump: Track = [0: 1.0, 0.5: 2, 0.5: 3, 1: 4]
    #expect(jump.value(at: 0.5) == 3)
    let growing: Track = [0: 0.6, 0.6: 1.1, 1: 1]
    #expect("\(growing.reversed())" == "[0.0: 0.6, 0.6: 1.1, 1.0: 1.0] reversed")
  }
}
