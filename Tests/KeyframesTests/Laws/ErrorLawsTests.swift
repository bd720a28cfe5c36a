import Keyframes
import Testing

/// Wrong data is refused with an error that says so in a sentence, wrong source code traps.
@Suite struct ErrorLawsTests {
  @Test func everyErrorPrintsItsSentence() throws {
    let track = #expect(throws: TrackError.self) { try Track<Double>(validating: []) }
    let timing = #expect(throws: TimingError.self) {
      try Timing(validating: .finite(.seconds(1)), iterationStart: -1)
    }
    let easing = #expect(throws: EasingError.self) { try Easing.steps(validating: 0) }
    let preset = #expect(throws: PresetError.self) {
      try Preset.named("hide")!.made(with: [PresetArgument("height", .number(1))])
    }
    let playback = #expect(throws: PlaybackError.self) {
      try Player(validating: Clip.hide.lasting(.zero).repeated(.unending))
    }
    let spring = #expect(throws: SpringError.self) {
      try DampedSpring(validatingDuration: .milliseconds(500), bounce: 2)
    }
    let timeline = TimelineError.unknownLabel("middle")
    #expect(
      spring.map { "\($0)" } == "a spring's bounce must be above -1 and at most 1, not 2.0")
    #expect("\(timeline)" == timeline.message && timeline.message.contains("'middle'"))
    #expect(track.map { "\($0)" } == "a track needs at least one keyframe")
    #expect(timing.map { "\($0)".hasPrefix("iterationStart is -1.0, but must be") } == true)
    #expect(easing.map { "\($0)" } == "0 is too few steps; it needs at least 1")
    #expect(preset.map { "\($0)" } == "hide has no parameter called 'height'")
    #expect(playback.map { "\($0)".contains("repeated without end") } == true)
  }

  @Test func mistakesInTracksTrapWithASentence() async throws {
    let falling = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = [0: 1.0, 0.6: 2, 0.5: 3] as Track
      })
    #expect(says(falling, "keyframe 2 has the offset 0.5, which comes before 0.6"))
  }

  @Test func mistakesInTimesTrapWithASentence() async throws {
    let negative = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Clip.hide.lasting(.seconds(-1))
      })
    #expect(says(negative, "duration is -1s, but must not be negative"))
    let endless = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Clip.hide.repeated(.unending).reversed()
      })
    #expect(says(endless, "a clip without an end can't be seen from its end"))
    let rate = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FrameRate.fps(0)
      })
    #expect(says(rate, "a frame rate needs whole numbers above 0"))
  }

  @Test func mistakesInEasingsTrapWithASentence() async throws {
    let handle = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.cubicBezier(1.5, 0, 0, 1)
      })
    #expect(says(handle, "handle 1 of a cubic-bezier has x = 1.5, which is not from 0 to 1"))
  }

  /// Whether a trap has told why; release builds trap without their sentences.
  private func says(_ result: ExitTest.Result, _ sentence: String) -> Bool {
    #if DEBUG
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence)
    #else
      result.exitStatus != .exitCode(0)
    #endif
  }
}
