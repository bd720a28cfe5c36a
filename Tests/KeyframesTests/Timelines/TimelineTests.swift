import Keyframes
import Testing

struct Badge: Sendable, Equatable {
  var scale = 1.0
  var opacity = 1.0
  var y = 0.0
}

@Suite struct TimelineTests {
  static let fade = Clip(Track(from: 0, to: 1), duration: .milliseconds(250))
  static let shrink = Clip([0: 1.0, 0.5: 0.5, 0.9: 0], duration: .milliseconds(100))

  let entrance = Timeline(Badge()) {
    Parallel {
      Play(.popIn, on: \.scale, named: "pop")
      Play(fade, on: \.opacity, named: "fade")
    }
    Mark("shown")
    Wait(.seconds(1))
    Play(shrink, on: \.scale, named: "hide")
  }

  @Test func childrenFollowOneAnotherAndGroupsBeginTogether() {
    #expect(entrance.duration == .microseconds(1_355_500))
    #expect(entrance.labels["shown"] == .microseconds(255_500))
    #expect(entrance.labels["hidden"] == nil)
    #expect(entrance.value(at: .milliseconds(300)) == Badge(scale: 1, opacity: 1))
    #expect(entrance.value(at: .microseconds(1_305_500)).scale == 0.5)
  }

  @Test func placementsAreRelativeToWhatWasDeclaredBefore() {
    var timeline = Timeline(Badge())
    timeline.add(.popIn, to: \.scale)
    timeline.add(Self.fade, to: \.opacity, .withPrevious + .milliseconds(20), named: "fade")
    timeline.mark("shown")
    timeline.add(Self.shrink, to: \.scale, .at("shown") - .milliseconds(10))
    #expect(timeline.labels["shown"] == .milliseconds(270))
    #expect(timeline.duration == .milliseconds(360))
  }

  @Test func childrenOfALoopAreStaggered() {
    struct Rows: Sendable { var offsets = [0.0, 0.0, 0.0] }
    let slide = Clip(Track(from: -80, to: 0, easing: .easeOut), duration: .milliseconds(250))
    let rows = Timeline(Rows()) {
      Parallel(stagger: .each(.milliseconds(40))) {
        for index in 0..<3 {
          Play(slide, on: \.offsets[index], named: TimelineLabel("row \(index)"))
        }
      }
    }
    #expect(rows.duration == .milliseconds(330))
    #expect(rows.value(at: .milliseconds(40)).offsets[1] == -80)
  }
}
