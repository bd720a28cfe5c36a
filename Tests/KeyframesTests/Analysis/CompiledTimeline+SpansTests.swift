import Keyframes
import Testing

@Suite struct SpansTests {
  struct Dot: Sendable { var x = 0.0; var y = 0.0 }

  let fall = Clip(Track(from: 0, to: 1), duration: .milliseconds(100))

  @Test func everyRunOfAClipIsAStretch() {
    let timeline = Timeline(Dot()) {
      Series {
        Play(fall.repeated(2.5), on: \.y, named: "fall")
        Wait(.milliseconds(50))
      }
      .repeated(2)
      Mark("down")
    }.compiled()
    let spans = timeline.spans(through: .seconds(1))
    #expect(spans.map(\.start) == [.zero, .milliseconds(300)])
    #expect(spans.map(\.end) == [.finite(.milliseconds(250)), .finite(.milliseconds(550))])
    #expect(spans[1].iterationEnds == [.milliseconds(400), .milliseconds(500)])
    #expect(spans.allSatisfy { timeline.parts[$0.source].name == "fall" })
    #expect(timeline.firstRound() == .milliseconds(600))
    #expect(timeline.parts[spans[0].source].timing?.iterations == 2.5)
    #expect(timeline.spans(through: .milliseconds(280)).count == 1)
    #expect(timeline.spans(through: .milliseconds(220))[0].end == .unending)
  }

  @Test func anEndlessTimelineIsLookedAtUntilEverythingHasRunOnce() {
    let timeline = Timeline(Dot()) {
      Play(fall.repeated(.unending), on: \.y, named: "loop")
      Play(fall, on: \.x, .at(.milliseconds(370)), named: "late")
    }.compiled()
    #expect(timeline.firstRound() == .milliseconds(470))
    let spans = timeline.spans(through: timeline.firstRound())
    #expect(spans.map(\.end) == [.unending, .finite(.milliseconds(470))])
    #expect(spans[0].iterationEnds.count == 4)
  }

  @Test func workIsBounded() {
    let tick = Clip(Track(from: 0, to: 1), duration: .nanoseconds(1)).repeated(.unending)
    let timeline = Timeline(Dot()) { Play(tick, on: \.y) }.compiled()
    #expect(timeline.spans(through: .seconds(1_000_000), limit: 100)[0].iterationEnds.count == 98)
    #expect(timeline.firstRound() == .nanoseconds(1))
  }
}
