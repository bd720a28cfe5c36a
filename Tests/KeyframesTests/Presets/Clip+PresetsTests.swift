import Testing

@testable import Keyframes

/// What went wrong with the animations that the presets reproduce, and does not here.
@Suite struct ClipPresetsTests {
  @Test func withoutAFillTheRestingValueShowsAtTheEndAndWithOneTheLastValueStays() {
    let end = Duration.microseconds(255_500)
    #expect(Clip.popIn.value(at: end) == nil)
    #expect(Clip.popIn.value(at: end - .nanoseconds(1))! < 1)
    #expect(Clip.popIn.filling(.forwards).value(at: end) == 1)
    #expect(Clip.show.value(at: .seconds(5)) == 1)
    #expect(Clip.hide.value(at: .seconds(5)) == 0)
  }

  @Test func hideIsGoneAtNinetyMillisecondsAndDoesNotJumpToItsEnd() {
    for time in stride(from: 90_000, through: 200_000, by: 500) {
      #expect(Clip.hide.value(at: .microseconds(time)) == 0)
    }
    #expect(Clip.hide.value(at: .microseconds(89_999))! > 0)
    #expect(Clip.hide.value(at: .milliseconds(50)) == 0.5)
    #expect(Clip.hideEven.value(at: .milliseconds(90))! > 0)
    #expect(Clip.hideEven.value(at: .milliseconds(100)) == 0)
  }

  @Test func popInAndFadeInStartAndEndTogether() {
    #expect(Clip.popIn.end == Clip.fadeIn().end)
    #expect(Clip.popIn.timing == Clip.fadeIn().timing)
  }

  @Test func popInPeaksAtSixtyPerCentOfItsTime() {
    #expect(Clip.popIn.value(at: .microseconds(153_300)) == 1.1)
    #expect(Clip.popIn.value(at: .microseconds(204_400)) == 0.9)
    #expect(Clip.popIn.value(at: .milliseconds(100))! == 0.6 + (1.1 - 0.6) * (100 / 255.5 / 0.6))
  }

  @Test func aSlideHangsFromTheTopAndComesToRestAtItsPlace() {
    let slide = Clip.slideIn(height: 180, rest: 20)
    #expect(slide.value(at: .zero) == -160)
    #expect(slide.value(at: .milliseconds(250)) == 20)
    // The easing slows it down: more than half of the way in half of the time.
    #expect(slide.value(at: .milliseconds(125))! > -70)
    let out = Clip.slideOut(height: 180, rest: 20)
    #expect(out.value(at: .zero) == 20)
    #expect(out.value(at: .seconds(3)) == -160)
  }

  @Test func cutOutIsGoneAtItsStart() {
    #expect(Clip.cutOut.value(at: .zero) == 0)
    #expect(Clip.cutOut.value(at: .nanoseconds(-1)) == nil)
    #expect(Clip.cutOut.end == .finite(.zero))
  }

  @Test func dimStandsAtEveryMomentAndMultipliesWithAFade() {
    for time in [Duration.seconds(-5), .zero, .seconds(5)] {
      #expect(Clip.dim().value(at: time) == 0.6)
    }
    let half = Duration.microseconds(127_750)
    let product = Clip.fadeIn().value(at: half)! * Clip.dim(opacity: 0.75).value(at: half)!
    #expect(product == 0.375)
  }
}
