import Keyframes
import Testing

/// The examples in the documentation of timelines and scenes.
@Suite struct TimelineExamplesTests {
  struct Badge {
    var scale = 1.0
    var opacity = 1.0
  }

  private let opacity = TimelineProperty<Badge, Double>("opacity", get: { $0.opacity }) {
    $0.opacity = $1
  }

  @Test func partsAndTheirPlaces() {
    let entrance = Timeline(Badge()) {
      Parallel {
        Play(.popIn, on: \.scale, named: "pop")
        Play(.fadeIn(), on: \.opacity, named: "fade")
      }
      Mark("shown")
      Wait(.seconds(1))
      Play(.hide, on: \.scale, named: "hide")
    }
    #expect(entrance.value(at: .milliseconds(300)).scale == 1)
    #expect(entrance.duration == .microseconds(1_355_500))

    var timeline = Timeline(Badge())
    timeline.add(.popIn, to: \.scale)
    timeline.add(.fadeIn(), to: \.opacity, .withPrevious + .milliseconds(20))
    timeline.mark("shown")
    timeline.add(.hide, to: \.scale, .at("shown") - .milliseconds(10))
    #expect(timeline.duration == .microseconds(365_500))
  }

  @Test func propertiesAndCaptures() {
    var timeline = Timeline(Badge(scale: 1, opacity: 0.5))
    let scale = TimelineProperty<Badge, Double>("scale") {
      $0.scale
    } set: {
      $0.scale = $1
    }
    timeline.add(.popIn, to: scale)
    timeline.add(from: .start, to: .value(1), over: .milliseconds(200), on: opacity)
    #expect(timeline.value(at: .zero).scale == 0.6)
    #expect(timeline.value(at: .microseconds(355_500)).opacity == 0.75)
  }

  @Test func cursors() {
    var drawn: [Double] = []
    func draw(_ badge: Badge) { drawn.append(badge.scale) }
    let entrance = Timeline(Badge()) { Play(.popIn, on: \.scale) }
    let cursor = entrance.compiled().makeCursor()
    for frame in 0..<88 {
      cursor.seek(to: FrameRate.fps(60).time(ofFrame: frame))
      draw(cursor.subject)
    }
    #expect(drawn[6] == Clip.popIn.value(at: FrameRate.fps(60).time(ofFrame: 6)))
    #expect(drawn[87] == 1)
  }

  @Test func scenes() {
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    var isGone = false
    func draw(_ pose: AlertPose?) { isGone = pose == nil }
    var playback = ScenePlayback(TwoButtonAlert())
    playback.present(at: .zero)
    playback.press(1, at: .seconds(1))
    for event in playback.advance(to: .seconds(2)) { log(event.text) }
    draw(playback.pose)
    #expect(lines.last == "1.105s removed")
    #expect(isGone)
  }

  @Test func choosers() {
    var playback = ColorChooserPlayback(ColorChooser(preset: SIMD3(1, 0.5, 0)))
    playback.present(at: .zero)
    playback.move(.green, to: 1, at: .milliseconds(300))
    #expect(playback.color == SIMD3(1, 1, 0))
    _ = playback.advance(to: .seconds(1))
    #expect(playback.pose?.swatch == SIMD3(1, 1, 0))
  }

  @Test func posesAndMessages() {
    struct Backdrop { var opacity = 1.0 }
    struct Message { func height(ofFontSize size: Double) -> Double { 10 * size } }
    var backdrop = Backdrop()
    let label = Message()
    let dim = 0.6
    var pose = AlertPose()
    pose.backdrop = 0.5
    backdrop.opacity = dim * pose.backdrop * pose.opacity
    #expect(backdrop.opacity == 0.3)
    let fit = MessageFit(room: 120) { size in label.height(ofFontSize: size) }
    #expect(fit.fontSizes == [17, 16, 15, 14, 13, 12])
    #expect(fit.overflow == 0)
  }
}
