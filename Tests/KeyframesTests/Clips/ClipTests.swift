import Testing

@testable import Keyframes

@Suite struct ClipTests {
  static let popIn = Clip([0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500))

  @Test func aClipIsWrittenAsOffsetsWithValuesAndADuration() {
    let clip = Self.popIn
    #expect(clip.end == .finite(.microseconds(255_500)))
    #expect(clip.timing == Timing(duration: .microseconds(255_500)))
    #expect(clip.timing.fill == .forwards)
    #expect(abs(clip.value(at: .milliseconds(100))! - (0.6 + 50 / 153.3)) < 1e-15)
  }

  @Test func aClipHasNoEffectBeforeItBeginsAndHoldsItsEnd() {
    #expect(Self.popIn.value(at: .milliseconds(-1)) == nil)
    #expect(Self.popIn.value(at: .zero) == 0.6)
    #expect(Self.popIn.value(at: .microseconds(255_500)) == 1)
    #expect(Self.popIn.value(at: .seconds(10)) == 1)
  }
}
