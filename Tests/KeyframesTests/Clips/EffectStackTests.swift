import Testing

@testable import Keyframes

@Suite struct EffectStackTests {
  private let base = Clip([0: 0.0, 1: 100], duration: .seconds(1))
  private let extra = Clip([0: 0.0, 1: 10], duration: .seconds(1))

  @Test func laterEffectsActOnTheResultOfEarlierOnes() {
    let stack = EffectStack(base, extra.composited(by: .add))
    #expect(stack.value(at: .seconds(0.5), over: 1000) == 55)
    let covered = EffectStack(extra.composited(by: .add), base)
    #expect(covered.value(at: .seconds(0.5), over: 1000) == 50)
  }

  @Test func whereNoEffectIsInEffectTheValueUnderneathShows() {
    let stack = EffectStack(base.filling(.none), extra.filling(.none))
    #expect(stack.value(at: .seconds(2), over: 7) == 7)
    #expect(EffectStack<Double>().value(at: .zero, over: 7) == 7)
  }

  @Test func effectsStartAtTheirOwnMoments() {
    var stack = EffectStack<Double>()
    stack.add(base)
    stack.add(extra.composited(by: .accumulate), startingAt: .seconds(0.5))
    #expect(stack.value(at: .seconds(0.25), over: 0) == 25)
    #expect(stack.value(at: .seconds(0.75), over: 0) == 77.5)
    #expect(stack.layers.map(\.start) == [.zero, .seconds(0.5)])
    #expect(stack.end == .finite(.seconds(1.5)))
  }

  @Test func aStackEndsWithItsLastEffect() {
    #expect(EffectStack<Double>().end == .finite(.zero))
    #expect(EffectStack(base, extra.repeated(.unending)).end == .unending)
    var late = EffectStack<Double>()
    late.add(base, startingAt: Ticks.max.duration)
    #expect(late.end == .unending)
  }

  @Test func aStackIsItsEffectsOneAfterTheOther() {
    var random = SplitMix64(seed: 181)
    for _ in 0..<1500 {
      var stack = EffectStack<Double>()
      var layers: [(clip: Clip<Double>, start: Duration)] = []
      for index in 0..<4 {
        var clip = Clip<Double>.random(using: &random)
        if index == 3, !clip.timing.iterations.isUnending { clip = clip.lasting(.zero) }
        let start = Duration.milliseconds(Int.random(in: -300...600, using: &random))
        layers.append((clip, start))
        stack.add(clip, startingAt: start)
      }
      for step in -3...12 {
        let time = Duration.milliseconds(113 * step)
        for direction in [PlaybackDirection.forwards, .backwards] {
          var expected = 2.5
          for (clip, start) in layers {
            expected = clip.value(at: time - start, over: expected, playing: direction)
          }
          let value = stack.value(at: time, over: 2.5, playing: direction)
          #expect(value == expected || (value.isNaN && expected.isNaN))
        }
      }
    }
    let end = EffectStack(base).value(at: .seconds(Int64.max), over: 3)
    #expect(end == 100)
    #expect(EffectStack(base).value(at: .seconds(Int64.min), over: 3) == 3)
  }
}
