import Testing

@testable import Keyframes

@Suite struct ClipMomentsTests {
  @Test func keysHaveTheirMoments() {
    let clip = Clip.popIn.delayed(by: .milliseconds(100))
    #expect(clip.time(ofKeyframe: 0) == .milliseconds(100))
    #expect(clip.time(ofKeyframe: 1) == .microseconds(253_300))
    #expect(Clip.popIn.reversed().time(ofKeyframe: 1) == .microseconds(102_200))
    let late = Clip(
      [0: 0, 0.25: 1, 1: 2], timing: Timing(duration: .seconds(1), iterationStart: 0.5))
    #expect(late.time(ofKeyframe: 1) == nil)
    #expect(late.time(ofKeyframe: 2) == .milliseconds(500))
    #expect(Clip.cutOut.time(ofKeyframe: 0) == .zero)
    let unending = Clip([0: 0, 1: 1], timing: Timing(duration: .unending))
    #expect(unending.time(ofKeyframe: 1) == nil)
    let eased = Clip([0: 0, 0.5: 1, 1: 2], duration: .seconds(1), easing: .easeOut)
    let time = eased.time(ofKeyframe: 1)!
    #expect(abs(eased.value(at: time)! - 1) < 1e-6)
  }

  @Test func aHeldTailIsFoundAndAMovingEndHasNone() {
    #expect(Clip.hide.restsFrom == .milliseconds(90))
    #expect(Clip.hideEven.restsFrom == nil)
    #expect(Clip.popIn.restsFrom == nil)
    #expect(Clip.hide.repeated(3).restsFrom == .milliseconds(290))
    #expect(Clip.hide.repeated(2.5).restsFrom == nil)
    #expect(Clip.hide.repeated(.unending).restsFrom == nil)
    #expect(Clip.hide.delayed(by: .milliseconds(5)).restsFrom == .milliseconds(95))
    let levels = Clip([0: 2, 0.4: 1, 0.7: 1, 1: 1], duration: .seconds(1))
    #expect(levels.restsFrom == .milliseconds(400))
    #expect(levels.reversed().restsFrom == nil)
    #expect(
      Clip([0: 1, 0.6: 1, 1: 3], duration: .seconds(1)).reversed().restsFrom == .milliseconds(400))
    #expect(Clip([0: 3, 1: 3], duration: .seconds(1), delay: .seconds(2)).restsFrom == .seconds(2))
    #expect(Clip.cutOut.restsFrom == nil)
  }

  @Test func theValueIsConstantFromThereOn() throws {
    for clip in [Clip.hide, Clip.hide.repeated(2), Clip([0.1: 1, 0.2: 0], duration: .seconds(1))] {
      let rest = try #require(clip.restsFrom)
      let end = try #require(clip.end.finite)
      let value = clip.value(at: end)
      for part in 0...100 {
        #expect(clip.value(at: rest + (end - rest) * part / 100) == value)
      }
    }
  }
}
