import Keyframes
import Testing

@Suite struct PresentedSceneTests {
  @Test func aWholeSceneIsOneTimeline() {
    let timeline = TextInputAlert().timeline(shownFor: .seconds(1))
    #expect(timeline.duration == .microseconds(1_755_500))
    #expect(timeline.labels["presented"] == .microseconds(255_500))
    #expect(timeline.labels["removed"] == timeline.duration)
    #expect(timeline.value(at: .seconds(1)) == AlertPose())
    #expect(timeline.value(at: timeline.duration).opacity == 0)
  }

  @Test func aPanelThatGoesByItselfSlidesOutAfterItsTime() {
    let timeline = SlidingAlert(buttons: .none, rest: 20).timeline(shownFor: .zero)
    #expect(timeline.labels["dismissed"] == .seconds(3))
    #expect(timeline.duration == .milliseconds(3250))
    #expect(timeline.value(at: .seconds(1)).y == 20)
    #expect(timeline.value(at: .zero).y == -160)
    #expect(timeline.value(at: timeline.duration).y == -160)
  }
}
