import Testing

@testable import Keyframes

@Suite struct TrackCompositionTests {
  @Test func eachKeyMeetsTheUnderlyingValueItsOwnWay() {
    let track = Track(
      Keyframe(at: 0, 5.0, composite: .replace), Keyframe(at: 1, 25, composite: .accumulate))
    #expect(track.value(at: 0, over: 100) == 5)
    #expect(track.value(at: 0.5, over: 100) == 65)
    #expect(track.value(at: 1, over: 100) == 125)
    #expect(track.value(at: 0.5) == 15)
  }

  @Test func keysWithoutAnOperationFollowTheEffect() {
    let track = Track(Keyframe(at: 0, 5.0), Keyframe(at: 1, 60, composite: .replace))
    #expect(track.value(at: 0, over: 100, composite: .add) == 105)
    #expect(track.value(at: 0, over: 100) == 5)
    #expect(track.value(at: 1, over: 100, composite: .add) == 60)
  }

  @Test func missingEndsAreTheUnderlyingValueWhereTheTrackSaysSo() {
    let track = Track(
      Keyframe(at: 0.25, 30.0), Keyframe(at: 0.75, 80), missingEnds: .underlying)
    #expect(track.value(at: 0, over: 10) == 10)
    #expect(track.value(at: 0.125, over: 10) == 20)
    #expect(track.value(at: 0.25, over: 10) == 30)
    #expect(track.value(at: 0.75, over: 10) == 80)
    #expect(track.value(at: 1, over: 10) == 10)
    #expect(track.value(at: -0.25, over: 10) == -10)
    #expect(track.value(at: 1.25, over: 10) == -60)
    #expect(track.value(at: 0.125) == 30)
    #expect(track.value(at: 2) == 80)
  }

  @Test func missingEndsOtherwiseHold() {
    let track = Track(Keyframe(at: 0.25, 30.0), Keyframe(at: 0.75, 80))
    #expect(track.value(at: 0, over: 10) == 30)
    #expect(track.value(at: 0.1, over: 10, composite: .add) == 40)
    #expect(track.value(at: 2, over: 10) == 80)
  }

  @Test func repetitionsBuildUpOnTheLastKeyBeforeTheUnderlyingValue() {
    let track: Track = [0: 0, 1: 10]
    #expect(track.value(at: 0.5, over: 100, repetitions: 2) == 25)
    #expect(track.value(at: 0.5, over: 100, composite: .add, repetitions: 2) == 125)
    #expect(track.value(at: 0.5, repetitions: 2) == 25)
    let open = Track(Keyframe(at: 0, 1.0), Keyframe(at: 0.5, 2), missingEnds: .underlying)
    #expect(open.value(at: 0, over: 7, repetitions: 3) == 1)
  }

  @Test func valuesThatCannotBeAddedReplaceWhatIsUnderneath() {
    struct Word: Interpolatable, Equatable {
      var text: String
      func interpolated(to other: Word, at progress: Double) -> Word {
        progress < 0.5 ? self : other
      }
    }
    let track = Track(from: Word(text: "left"), to: Word(text: "right"))
    #expect(track.value(at: 0.4, over: Word(text: "below"), composite: .add).text == "left")
    #expect(track.value(at: 0.5, over: Word(text: "below"), composite: .accumulate).text == "right")
  }
}
