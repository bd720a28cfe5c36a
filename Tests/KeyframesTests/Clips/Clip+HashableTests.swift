import Keyframes
import Testing

@Suite struct ClipHashableTests {
  private let clip = Clip([0: 1.0, 1: 2], duration: .seconds(1))

  @Test func clipsAreEqualWhereTheyRunAlike() {
    let others = [
      clip.delayed(by: .seconds(1)), clip.repeated(2), clip.filling(.none), clip.eased(.ease),
      clip.composited(by: .add), clip.repeated(1, iterationComposite: .accumulate),
      clip.reversed(), clip.offset(by: 1),
    ]
    for other in others { #expect(other != clip) }
    #expect(clip.reversed().reversed() == clip)
    #expect(Set(others + others + [clip]).count == others.count + 1)
  }

  @Test func stacksAreEqualWhereTheirLayersAre() {
    var later = EffectStack(clip)
    later.add(clip, startingAt: .seconds(1))
    #expect(EffectStack(clip) == EffectStack(clip))
    #expect(later != EffectStack(clip, clip))
    #expect(Set([later, later, EffectStack(clip)]).count == 2)
  }
}
