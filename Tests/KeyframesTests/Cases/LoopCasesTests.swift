import Testing

@testable import Keyframes

/// Mistakes that others reported about time, loops and direction, with the right answers.
@Suite struct LoopCasesTests {
  @Test func aJumpAtTheStartHasJumpedInTheActivePhaseAndNotBeforeIt() {
    let steps = Clip(
      [0: 0.0, 1: 1],
      duration: .seconds(1), delay: .seconds(1), fill: .both, easing: .steps(4, .jumpStart))
    #expect(steps.value(at: .seconds(0.5)) == 0)
    #expect(steps.value(at: .seconds(1)) == 0.25)
    #expect(steps.value(at: .seconds(1), playing: .backwards) == 0)
    #expect(steps.value(at: .seconds(1.25)) == 0.5)
    #expect(steps.value(at: .seconds(1.75)) == 1)
    #expect(steps.value(at: .seconds(2)) == 1)
    let start = steps.eased(.stepStart)
    #expect(start.value(at: .seconds(0.5)) == 0)
    #expect(start.value(at: .seconds(1)) == 1)
  }

  @Test func aJumpWithinTheKeysObeysTheSameRule() {
    let clip = Clip(
      Track(from: 0, to: 1, easing: .steps(4, .jumpStart)), duration: .seconds(1),
      delay: .seconds(1), fill: .both)
    #expect(clip.value(at: .seconds(0.5)) == 0)
    #expect(clip.value(at: .seconds(1)) == 0.25)
  }

  @Test func theStartOfAnIterationIsNotTheEndOfTheOneBefore() {
    let timing = Timing(duration: .seconds(1), iterations: .unending)
    for _ in 0..<10 {
      _ = timing.sample(at: .seconds(1.5))
      let sample = timing.sample(at: .seconds(1))
      #expect(sample.currentIteration == 1)
      #expect(sample.progress == 0)
      #expect(timing.sample(at: .seconds(1), playing: .backwards) == sample)
      #expect(timing.sample(at: .nanoseconds(999_999_999)).currentIteration == 0)
    }
  }

  @Test func aYoyoTurnsWithoutABlink() {
    let clip = Clip([0: 1.0, 1: 1.5], duration: .seconds(1)).repeated(4, .alternate)
    #expect(clip.value(at: .seconds(1)) == 1.5)
    #expect(clip.value(at: .seconds(2)) == 1)
    #expect(clip.value(at: .seconds(3)) == 1.5)
    #expect(clip.value(at: .seconds(4)) == 1)
    #expect(clip.value(at: .seconds(100)) == 1)
    var last = clip.value(at: .zero)!
    for step in 1...5000 {
      let next = clip.value(at: .milliseconds(step))!
      #expect(abs(next - last) <= 0.5 / 1000 + 1e-15)
      last = next
    }
  }

  @Test func anAnimationFinishesExactlyAtItsEndWhereverItStarts() {
    var random = SplitMix64(seed: 31)
    var misses = 0
    let clip = Clip([0: 0.0, 1: 7], duration: .seconds(1))
    var starts: [Double] = [0.21205]
    for _ in 0..<200_000 { starts.append(Double.random(in: 0..<100, using: &random)) }
    for start in starts {
      let host = Duration.seconds(start)
      // The phase tells that it is over, the progress that it stands on its target.
      let sample = clip.timing.sample(at: host + .seconds(1) - host)
      if sample.phase != .after || sample.progress != 1 { misses += 1 }
    }
    #expect(misses == 0)
    let short = Clip([0: 0.0, 1: 7], duration: .milliseconds(300))
    let start = Duration.seconds(0.21205)
    #expect(short.delayed(by: start).value(at: start + .milliseconds(300)) == 7)
    #expect(short.delayed(by: start).timing.sample(at: start + .milliseconds(300)).phase == .after)
  }

  @Test func aLongFrameDoesNotSkipTheLastKey() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1))
    let values = clip.samples(FrameRate(10, per: 7)).map(\.value)
    #expect(values == [0, 7, 10])
    let single = Clip([0.5: 3.0], duration: .seconds(1))
    for sample in single.samples(FrameRate(10, per: 7)) { #expect(sample.value == 3) }
  }

  @Test func aRepetitionBeginsAtItsLowerBound() {
    var random = SplitMix64(seed: 32)
    var ranges = [(100.0, 300.0), (-100, 200), (0.2, 1)]
    for _ in 0..<1000 {
      let low = Double.random(in: -1000...1000, using: &random)
      ranges.append((low, low + Double.random(in: 0.001...1000, using: &random)))
    }
    for (low, high) in ranges {
      let clip = Clip([0: low, 1: high], duration: .milliseconds(300)).repeated(.unending)
      #expect(clip.value(at: .zero) == low)
      #expect(clip.value(at: .milliseconds(300)) == low)
      #expect(clip.value(at: Duration.milliseconds(300) - Ticks(1).duration)! > (low + high) / 2)
    }
  }
}
