import Testing

@testable import Keyframes

@Suite struct ExplanationTests {
  @Test func theNamedValuesRecombineToTheValueBitForBit() {
    var random = SplitMix64(seed: 81)
    var mismatches = Mismatches()
    for seed in 0..<400 {
      let track = Track.randomCurve(using: &random).extrapolating(
        before: Extrapolation.allCases.randomElement(using: &random)!,
        after: Extrapolation.allCases.randomElement(using: &random)!)
      for part in -10...30 {
        let progress = Double(part) / 20
        let explained = track.explanation(at: progress)
        let value = track.value(at: progress)
        mismatches.check(
          same(explained.recombined, value) && same(explained.value, value),
          "\(seed) at \(progress): \(explained.recombined), \(value) in \(track)")
        let over = track.explanation(
          at: progress, over: 7, composite: .add, repetitions: 2)
        let laid = track.value(at: progress, over: 7, composite: .add, repetitions: 2)
        mismatches.check(same(over.recombined, laid), "\(seed) at \(progress) over 7: \(track)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func thoseOfClipsAndOfPropertiesOfTimelinesDoToo() {
    var random = SplitMix64(seed: 82)
    var mismatches = Mismatches()
    for seed in 0..<120 {
      let clip = Clip.randomCurve(using: &random)
      let timeline = TimelineMotionQuestionsTests.random(&random, mixes: true)
      let motion = TimelineMotion(of: TimelineMotionQuestionsTests.property, in: timeline)
      for step in -4...20 {
        let time = Duration.milliseconds(step * 17)
        let explained = clip.explanation(at: time)
        mismatches.check(explained.value == clip.value(at: time), "\(seed) at \(time): \(clip)")
        mismatches.check(
          explained.track?.recombined == clip.value(at: time), "\(seed) at \(time): \(clip)")
        mismatches.check(explained.phase == clip.sample(at: time).phase, "\(seed) at \(time)")
        let whole = motion.explanation(at: time)
        mismatches.check(
          whole.value == motion.value(at: time) && whole.recombined == whole.value,
          "\(seed) at \(time): \(whole)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func curvesThatAreRunThroughByLengthRecombineToo() {
    let track = Track(
      trusting: [(0.0, 1.0), (4, -2), (1, 5), (6, 0)].map {
        Keyframe(
          PlanePoint(x: $0.0, y: $0.1), easing: .easeOutBack, interpolation: .pacedCurve)
      }, missingEnds: .hold
    ).extrapolating(before: .oscillate, after: .cycleWithOffset)
    for step in -50...150 {
      let progress = Double(step) / 50
      #expect(track.explanation(at: progress).recombined == track.value(at: progress))
      let over = PlanePoint(x: 0.1, y: 7)
      #expect(
        track.explanation(at: progress, over: over, composite: .add).recombined
          == track.value(at: progress, over: over, composite: .add))
    }
  }

  @Test func aSampleIsExplainedInWords() {
    #expect(
      Clip.popIn.eased(.easeIn).explanation(at: .milliseconds(100)).lines.prefix(3) == [
        "100ms: active", "iteration 0 forwards at 0.3913894324853229",
        "progress 0.3913894324853229, eased 0.20688596072160256 by ease-in",
      ])
    #expect(
      Clip.popIn.explanation(at: .milliseconds(200)).lines == [
        "200ms: active", "iteration 0 forwards at 0.7827788649706457",
        "progress 0.7827788649706457", "from key 1 to key 2", "fraction 0.9138943248532285",
        "mixed 1.1 and 0.9", "value 0.9172211350293543",
      ])
    #expect(Clip.popIn.explanation(at: .seconds(1)).lines == ["1s: after", "no effect: fill none"])
  }

  @Test func theRuleAndTheKeysAreNamed() {
    let track: Track = [0.25: 1.0, 0.5: 3, 0.5: 5, 0.75: 2]
    func rule(_ progress: Double) -> String {
      let explained = track.explanation(at: progress)
      return "\(explained.rule) \(explained.fromKey ?? -1) \(explained.toKey ?? -1)"
    }
    #expect(rule(0.1) == "beyond(Keyframes.Extrapolation.overshoot) 0 0")
    #expect(rule(0.3) == "between(linear) 0 1")
    #expect(rule(0.6) == "between(linear) 2 3")
    #expect(rule(0.9) == "beyond(Keyframes.Extrapolation.overshoot) 3 3")
    let hold = Track(Keyframe(at: 0, 1.0, interpolation: .hold), Keyframe(at: 1, 2))
    #expect(hold.explanation(at: 0.5).rule == .hold)
  }
}
