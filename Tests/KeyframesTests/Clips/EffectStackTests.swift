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
}
