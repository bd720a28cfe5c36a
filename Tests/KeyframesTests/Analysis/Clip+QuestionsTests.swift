import Testing

@testable import Keyframes

@Suite struct ClipQuestionsTests {
  @Test func noCrossingAndNoExtremeOfAClipIsMissed() {
    var random = SplitMix64(seed: 51)
    var mismatches = Mismatches()
    for seed in 0..<1500 {
      let clip = Clip.randomCurve(using: &random)
      let (from, to) = (
        Ticks(saturating: .milliseconds(-70)), Ticks(saturating: .milliseconds(400))
      )
      let samples = (0...150).compactMap { number -> (place: Ticks, value: Double)? in
        let place = Ticks(from.count + (to.count - from.count) * Int64(number) / 150)
        return clip.value(at: place.duration).map { (place, $0) }
      }
      guard let extremes = clip.extremes(from: from.duration, through: to.duration) else {
        mismatches.check(samples.isEmpty, "\(seed): no extremes of \(clip)")
        continue
      }
      guard !samples.isEmpty else { continue }
      // Seen backwards and eased, many moments share the progress at a key.
      let isBlurred = clip.track.isReversed && clip.timing.easing != .linear
      let blur: Int64 = isBlurred ? 2_000_000 : 2
      let oracle = QuestionsOracle(
        samples: samples, value: { clip.filling(.both).value(at: $0.duration)! }, slack: 1e-6,
        nudge: { Ticks($0.count + ($1 ? blur : -blur)) })
      let level = Double(Int.random(in: -8...8, using: &random)) / 2 + 0.125
      let found = clip.crossings(of: level, from: from.duration, through: to.duration)
      let inTicks = found.map { $0.placed { Ticks(saturating: $0) } }
      let wrong = oracle.check(inTicks, of: level)
      mismatches.check(wrong == nil, "\(seed): \(wrong!) in \(clip)")
      for sample in samples {
        mismatches.check(
          sample.value >= extremes.lowest - 1e-9 && sample.value <= extremes.highest + 1e-9,
          "\(seed): \(sample) outside of \(extremes) in \(clip)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func theVariationOfManyIterationsIsThatOfEachOfThem() {
    var random = SplitMix64(seed: 52)
    var mismatches = Mismatches()
    for seed in 0..<200 {
      let clip = Clip.randomCurve(using: &random).repeated(41.5)
      let long = clip.variation(from: .milliseconds(-100), through: .seconds(5)).total
      let stretches = clip.monotoneStretches(
        from: .milliseconds(-100), through: .seconds(5), limit: 1_000_000)
      var each = 0.0
      for (index, stretch) in stretches.enumerated() {
        each += (stretch.endValue - stretch.startValue).magnitude
        if index > 0 { each += (stretch.startValue - stretches[index - 1].endValue).magnitude }
      }
      mismatches.check(
        (long - each).magnitude <= 1e-6 * max(each, 1), "\(seed): \(long), \(each) in \(clip)")
    }
    #expect(mismatches.found == [])
  }

  @Test func theLastMomentOutsideIsFoundExactly() throws {
    let clip = Clip.spring(from: 0.0, to: 1, .bouncy)
    let end = try #require(clip.end.finite)
    for distance in [0.3, 0.05, 0.01] {
      let time = try #require(clip.settlingTime(within: distance, through: end))
      #expect((clip.value(at: time)! - 1).magnitude <= distance)
      #expect((clip.value(at: time - .nanoseconds(1))! - 1).magnitude > distance)
      for step in 0...200 {
        let later = time + (end - time) * step / 200
        #expect((clip.value(at: later)! - 1).magnitude <= distance)
      }
    }
    #expect(Clip.popIn.filling(.both).settlingTime(within: 2, through: .seconds(1)) == .zero)
    #expect(Clip.popIn.filling(.none).settlingTime(within: 2, through: .seconds(1)) == nil)
  }

  @Test func passagesOfThePopInAreExact() {
    let found = Clip.popIn.crossings(of: 1, from: .zero, through: .milliseconds(200))
    // 0.6 to 1.1 in 153.3 ms passes 1 after four fifths; 1.1 to 0.9 in 51.1 ms half way.
    let places = Clip.popIn.crossings(of: 1, from: .zero, through: .milliseconds(200)).map(\.place)
    #expect(places == found.map(\.place))
    #expect(found.map(\.after) == [.above, .below])
    #expect(found[0].place >= .microseconds(122_640))
    #expect(found[0].place <= .microseconds(122_640) + .nanoseconds(1))
    #expect(found[1].place >= .microseconds(178_850))
    #expect(found[1].place <= .microseconds(178_850) + .nanoseconds(1))
  }

  @Test func anUnendingClipAnswersForTheIntervalAsked() {
    let clip = Clip.popIn.repeated(.unending)
    #expect(
      clip.crossings(of: 1.05, from: .zero, through: .seconds(1_000_000), limit: 5).count == 5)
    #expect(clip.variation(from: .zero, through: .seconds(1_000_000)).jumped > 1_000_000)
  }

  @Test func anEffectThatIsOverBeforeItBeginsRestsWithoutGaps() {
    let clip = Clip(
      [0: -1.0, 0.3: 0, 1: 5],
      timing: Timing(
        duration: .milliseconds(100), delay: .milliseconds(56), endDelay: .milliseconds(-150),
        iterations: 0.5, iterationStart: 0.25, fill: .both))
    let (from, to) = (Duration.milliseconds(-83), Duration.milliseconds(22))
    let found = clip.monotoneStretches(from: from, through: to)
    #expect(found.map(\.start) == [from] && found.map(\.end) == [to])
    #expect(clip.settlingTime(within: 1, from: from, through: to) == from)
  }
}
