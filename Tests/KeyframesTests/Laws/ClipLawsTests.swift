import Testing

@testable import Keyframes

/// What holds for every clip, whatever its track, its timing and the moment.
@Suite struct ClipLawsTests {
  @Test func aBatchOfFramesHasTheBitsOfSingleValues() {
    var random = SplitMix64(seed: 11)
    var mismatches = Mismatches()
    let rates: [FrameRate] = [
      .fps(60), .fps(24), .fps(1000), FrameRate(30_000, per: 1001), FrameRate(7, per: 3),
      FrameRate(2997, per: 50), .fps(1),
    ]
    for _ in 0..<3000 {
      let clip = Clip.random(using: &random)
      let rate = rates.randomElement(using: &random)!
      let middle = rate.frame(at: clip.timing.interestingMoment(using: &random))
      let first = middle - Int.random(in: 0...40, using: &random)
      let frames = first..<(first + Int.random(in: 0...80, using: &random))
      var values = [Double](repeating: .nan, count: frames.count + 1)
      var span = values.mutableSpan
      clip.evaluate(frames: frames, at: rate, over: 0.5, into: &span)
      for (index, frame) in frames.enumerated() {
        let single = clip.value(at: rate.time(ofFrame: frame), over: 0.5)
        mismatches.check(
          values[index].bitPattern == single.bitPattern, "\(clip) frame \(frame) at \(rate)")
      }
      mismatches.check(values[frames.count].isNaN, "\(clip) writes too far")
    }
    #expect(mismatches.found == [])
  }

  @Test func framesOfManyIterationsHaveTheBitsOfSingleValues() {
    var random = SplitMix64(seed: 111)
    var mismatches = Mismatches()
    for draw in 0..<1500 {
      // From a few ticks to 2^53 of them: frames shorter than an iteration, as long, and longer.
      let duration: Duration =
        switch draw % 10 {
        case 0: .seconds(1_000_799 - draw % 3)
        case 1: .seconds(1) / 60
        case 2: .nanoseconds(1 + draw)
        default: .nanoseconds(Int64(Double.random(in: 0...5e8, using: &random)))
        }
      let iterations: Extent<Double> =
        draw % 4 == 0 ? .unending : .finite(Double.random(in: 0...90, using: &random))
      let clip = Clip(
        Track(from: Double(draw), to: -3, easing: draw % 3 == 0 ? .ease : .linear),
        duration: duration, delay: .milliseconds(draw % 7 - 3), iterations: iterations)
      let rate = [FrameRate.fps(60), .fps(1), .fps(1000)].randomElement(using: &random)!
      let first = Int.random(in: -5...5, using: &random) + (draw % 10 == 0 ? 1_000_700 : 0)
      let frames = first..<(first + Int.random(in: 0...300, using: &random))
      var values = [Double](repeating: .nan, count: frames.count)
      var span = values.mutableSpan
      clip.evaluate(frames: frames, at: rate, over: 0.5, into: &span)
      for (value, frame) in zip(values, frames) {
        let single = clip.value(at: rate.time(ofFrame: frame), over: 0.5)
        mismatches.check(
          value.bitPattern == single.bitPattern, "\(clip) frame \(frame) at \(rate)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func aReversedClipHasWhatTheClipHasAtItsEndLessTheMoment() {
    var random = SplitMix64(seed: 12)
    var mismatches = Mismatches()
    for _ in 0..<5000 {
      let clip = Clip.random(using: &random)
      guard case .finite(let end) = clip.end else { continue }
      let reversed = clip.reversed()
      let moment = clip.timing.interestingMoment(using: &random)
      for direction in PlaybackDirection.allCases {
        let forward = clip.value(at: end - moment, playing: direction.opposite)
        let backward = reversed.value(at: moment, playing: direction)
        mismatches.check(forward?.bitPattern == backward?.bitPattern, "\(clip) at \(moment)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func reversedTwiceIsTheClipItself() {
    var random = SplitMix64(seed: 13)
    var mismatches = Mismatches()
    for _ in 0..<3000 {
      let clip = Clip.random(using: &random)
      guard !clip.end.isUnending else { continue }
      let twice = clip.reversed().reversed()
      mismatches.check(twice.timing == clip.timing, "\(clip)")
      let moment = clip.timing.interestingMoment(using: &random)
      mismatches.check(
        twice.value(at: moment, over: 3).bitPattern == clip.value(at: moment, over: 3).bitPattern,
        "\(clip) at \(moment)")
    }
    #expect(mismatches.found == [])
  }

  @Test func aReversedClipReportsDelaysAndFillExchangedAndKeepsToThem() {
    var random = SplitMix64(seed: 14)
    var mismatches = Mismatches()
    for _ in 0..<5000 {
      let clip = Clip.random(using: &random)
      guard !clip.end.isUnending else { continue }
      let reversed = clip.reversed()
      mismatches.check(reversed.end == clip.end, "\(clip)")
      mismatches.check(reversed.timing.delay == clip.timing.endDelay, "\(clip)")
      mismatches.check(reversed.timing.endDelay == clip.timing.delay, "\(clip)")
      mismatches.check(reversed.timing.fill == clip.timing.fill.exchanged, "\(clip)")
      // Where nothing is cut off at 0, the reported timing has the phases of the view.
      let timing = reversed.timing
      guard timing.delay >= .zero, timing.endDelay >= .zero else { continue }
      let moment = clip.timing.interestingMoment(using: &random)
      for direction in PlaybackDirection.allCases {
        let sample = reversed.sample(at: moment, playing: direction)
        let reported = timing.sample(at: moment, playing: direction)
        mismatches.check(sample.phase == reported.phase, "\(clip) at \(moment)")
        mismatches.check(
          (sample.progress == nil) == (reported.progress == nil), "\(clip) at \(moment)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func theDirectionOfPlayingMattersOnTheTwoOuterEndsOnly() {
    var random = SplitMix64(seed: 15)
    var mismatches = Mismatches()
    for _ in 0..<5000 {
      let timing = Timing.random(using: &random)
      let moment = timing.interestingMoment(using: &random)
      let forwards = timing.sample(at: moment, playing: .forwards)
      let backwards = timing.sample(at: moment, playing: .backwards)
      let isOuterEnd =
        Ticks(saturating: moment) == timing.intervals.beforeActiveBoundary
        || .finite(Ticks(saturating: moment)) == timing.intervals.activeAfterBoundary
      if !isOuterEnd { mismatches.check(forwards == backwards, "\(timing) at \(moment)") }
    }
    #expect(mismatches.found == [])
  }

  @Test func theShortCutHasTheBitsOfTheChain() {
    var random = SplitMix64(seed: 16)
    var mismatches = Mismatches()
    var shortCuts = 0
    for _ in 0..<60_000 {
      let timing = Timing.random(using: &random)
      let moment = Ticks(saturating: timing.interestingMoment(using: &random))
      guard timing.intervals.simple.includes(moment), timing.direction == .normal else { continue }
      shortCuts += 1
      let short = timing.simplePosition(at: moment)
      for direction in PlaybackDirection.allCases {
        let phase = timing.phase(at: moment, playing: direction)
        let long = timing.position(at: moment, in: phase)
        mismatches.check(
          long?.progress.bitPattern == short.progress.bitPattern, "\(timing) at \(moment)")
        mismatches.check(long?.iteration == short.iteration, "\(timing) at \(moment)")
        mismatches.check(long?.beforeFlag == false, "\(timing) at \(moment)")
      }
    }
    #expect(shortCuts > 500)
    #expect(mismatches.found == [])
  }

  @Test func aDelayedClipIsTheClipAtAnEarlierMoment() {
    var random = SplitMix64(seed: 17)
    var mismatches = Mismatches()
    for _ in 0..<3000 {
      let clip = Clip.random(using: &random)
      // A cut at the local time 0 stays there, so the law holds for clips that have none.
      guard !clip.isReversed, clip.timing.delay >= .zero, clip.timing.endDelay >= .zero else {
        continue
      }
      let delay = Duration.milliseconds(Int.random(in: 0...500, using: &random))
      let moment = clip.timing.interestingMoment(using: &random)
      let delayed = clip.delayed(by: delay).value(at: moment + delay, over: 2)
      mismatches.check(
        delayed.bitPattern == clip.value(at: moment, over: 2).bitPattern, "\(clip) at \(moment)")
    }
    #expect(mismatches.found == [])
  }
}
