import Testing

@testable import Keyframes

@Suite struct FrameRateTests {
  /// Every rate for which the contract promises whole ticks.
  static let usual: [FrameRate] =
    [24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 240, 360, 1000].map { .fps($0) }
    + [24_000, 30_000, 60_000, 120_000].map { FrameRate($0, per: 1001) }

  @Test(arguments: usual)
  func aFrameOfEveryUsualRateIsAWholeNumberOfTicks(rate: FrameRate) {
    #expect(rate.remainingTicks == 0)
    let year = Int(rate.frames) * 31_557_600 / Int(rate.seconds)
    #expect(rate.ticks(ofFrame: year).count == Int64(year) * rate.wholeTicks)
  }

  @Test func ratesAreKeptInLowestTerms() {
    #expect(FrameRate(120, per: 2) == .fps(60))
    #expect(FrameRate(60_000, per: 2002) == FrameRate(30_000, per: 1001))
    #expect(FrameRate.fps(60) != FrameRate(60_000, per: 1001))
  }

  @Test func ratesFromDataAreCheckedWithoutATrap() {
    #expect(FrameRate(validating: 0) == nil)
    #expect(FrameRate(validating: -60) == nil)
    #expect(FrameRate(validating: 60, per: 0) == nil)
    #expect(FrameRate(validating: 1, per: .max) == nil)
    #expect(FrameRate(validating: .max)?.wholeTicks == 0)
  }

  @Test func sixHundredFramesAreTenSeconds() {
    #expect(FrameRate.fps(60).time(ofFrame: 600) == .seconds(10))
    #expect(FrameRate(30_000, per: 1001).time(ofFrame: 30_000) == .seconds(1001))
    #expect(FrameRate.fps(60).time(ofFrame: 1) == Duration(attoseconds: 16_666_666_666_666_667))
    #expect(FrameRate.fps(60).time(ofFrame: -60) == .seconds(-1))
  }

  @Test func oddRatesRoundEachFrameToTheNearestTick() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<3000 {
      let frames = Int64.random(
        in: 1...(1 << Int64.random(in: 1...40, using: &random)), using: &random)
      let seconds = Int64.random(in: 1...100_000, using: &random)
      let rate = FrameRate(frames, per: seconds)
      let frame = Int.random(in: -1_000_000_000...1_000_000_000, using: &random)
      let exact = Int128(frame).magnitude * 18_000_000_000 * UInt128(seconds)
      let nearest = Int128((exact / UInt128(frames) + 1) / 2)
      let expected = Ticks(clamping: frame < 0 ? -nearest : nearest)
      #expect(rate.ticks(ofFrame: frame) == expected, "\(frame) at \(frames)/\(seconds)")
    }
  }

  @Test func framesBeyondTheRangeLieAtItsEnd() {
    for rate in Self.usual + [
      FrameRate(7, per: 3), FrameRate(.max), FrameRate(1, per: 1_000_000_000),
    ] {
      for frame in [Int.min, Int.max] where rate.frames != .max {
        #expect(rate.ticks(ofFrame: frame) == (frame < 0 ? .min : .max))
      }
      #expect(rate.ticks(ofFrame: 0) == .zero)
    }
  }

  @Test func theFrameAtAMomentIsTheLastOneThatHasBeenShown() {
    let rate = FrameRate.fps(60)
    #expect(rate.frame(at: .zero) == 0)
    #expect(rate.frame(at: rate.time(ofFrame: 1)) == 1)
    #expect(rate.frame(at: rate.time(ofFrame: 1) - .nanoseconds(1)) == 0)
    #expect(rate.frame(at: .nanoseconds(-1)) == -1)
    #expect(rate.frame(at: .microseconds(255_500)) == 15)
    #expect(rate.firstFrame(notBefore: .microseconds(255_500)) == 16)
    #expect(rate.firstFrame(notBefore: .seconds(1)) == 60)
    #expect(rate.firstFrame(notBefore: .zero) == 0)
  }

  @Test func frameAndTimeAgreeAtEveryRateAndMoment() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<5000 {
      let rate = FrameRate(
        Int64.random(in: 1...(1 << Int64.random(in: 1...38, using: &random)), using: &random),
        per: Int64.random(in: 1...1001, using: &random))
      let moment = Ticks(
        Int64.random(in: Ticks.min.count...Ticks.max.count, using: &random)
          >> Int64.random(in: 0...60, using: &random))
      let frame = rate.frame(atTicks: moment)
      #expect(rate.ticks(ofFrame: frame) <= moment)
      let next = rate.ticks(ofFrame: frame + 1)
      #expect(next > moment || next == .max)
      #expect(rate.ticks(ofFrame: rate.firstFrame(notBefore: moment.duration)) >= moment)
    }
    #expect(FrameRate(.max).frame(atTicks: Ticks.max) == .max)
    #expect(FrameRate(.max).firstFrame(notBefore: Ticks.max.duration) == .max)
    #expect(FrameRate(.max).frame(atTicks: Ticks.min) == .min)
  }
}
