import Keyframes
import Testing

@Suite struct SmokeTests {
  @Test func popInPeaksAtItsSecondKey() {
    #expect(Clip.popIn.value(at: .microseconds(153_300)) == 1.1)
  }
}
