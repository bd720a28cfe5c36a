import Testing

@testable import Keyframes

/// The examples of the documentation of springs in clips and of interruptions.
@Suite struct InterruptionExamplesTests {
  private func shows(_ value: Double, _ text: String) -> Bool { "\(value)".hasPrefix(text) }

  @Test func springsAsEasings() throws {
    let easing = Easing.spring(.bouncy)
    #expect(easing.naturalDuration?.finite.map { shows($0.inSeconds, "0.8187") } == true)
    let slow = Clip.slideIn(duration: .seconds(1)).eased(easing)
    #expect(slow.end == .finite(.seconds(1)))
    let css = Easing.linear(approximating: .bouncy, within: 0.01)?.css
    #expect(css?.hasPrefix("linear(0 0%, ") == true && css?.hasSuffix(", 1 100%)") == true)
    let track = Track(from: 0.0, to: 1, easing: .spring(.snappy))
    let clip = Clip(track, timing: .natural(.spring(.snappy)))
    #expect(clip.end == Clip.spring(from: 0.0, to: 1, .snappy).end)
  }

  @Test func springsAsClipsAndSteps() throws {
    let slide = Clip.spring(from: -180, to: 0, .bouncy)
    #expect(slide.end.finite.map { shows($0.inSeconds, "0.8187") } == true)
    let way = SpringSegment(from: -180.0, to: 0, spring: .bouncy)
    let value = try #require(slide.value(at: .milliseconds(250)))
    #expect((value - way.value(at: .milliseconds(250))).magnitude < 1e-12 * 180)
    let badge = Clip(
      from: 0.0,
      [
        .ease(to: 1.2, over: .milliseconds(200), .easeIn),
        .spring(to: 1, .bouncy),
        .hold(for: .seconds(1)),
        .spring(to: 0, .smooth, over: .milliseconds(250)),
      ])
    #expect(badge.value(at: badge.end.finite ?? .zero) == 0)
  }

  @Test func springsForEachComponent() {
    var place = ComponentSpringMotion(at: SIMD2(0, 0), springs: [.snappy, .bouncy])
    place.retarget(to: SIMD2(100, 40), at: .zero)
    #expect(place.value(at: .milliseconds(200)).x > 60)
    #expect(place.end == place.components[1].end)
  }

  @Test func propertiesOfTimelines() {
    let scale = TimelineMotion(of: .alertScale, in: TwoButtonAlert().entrance)
    #expect(
      scale.value(at: .milliseconds(50))
        == TwoButtonAlert().entrance.value(at: .milliseconds(50)).scale)
    #expect((scale.velocity(at: .milliseconds(50)) - 7).magnitude < 1e-12)
    let slide = MotionSource.clip(.slideIn(), over: -180)
    let y = MotionSource.property(.alertY, of: SlidingAlert().entrance)
    #expect(y.velocity(at: .milliseconds(100)) == slide.velocity(at: .milliseconds(100)))
    let fling = Fling(from: 10, velocity: 900, within: 0...200)
    let source = MotionSource(
      end: fling.duration, value: fling.value(at:), velocity: fling.velocity(at:))
    #expect(source.value(at: .seconds(1)) == fling.value(at: .seconds(1)))
  }

  @Test func motionsThatGiveWay() {
    var y = InterruptibleMotion(.clip(.slideIn()))
    let out = MotionSource.clip(.slideOut())
    y.interrupt(at: .milliseconds(120), with: out, by: .additive(over: .milliseconds(150)))
    y.interrupt(at: .milliseconds(180), to: 0, by: .spring(.snappy))
    #expect(shows(y.value(at: .milliseconds(200)), "-69.8"))
    #expect(shows(y.velocity(at: .milliseconds(200)), "-256.2"))
  }

  @Test func scenesAndPlayersThatGiveWay() {
    let (scene, press) = (TwoButtonAlert(), Duration.milliseconds(70))
    var alert = InterruptibleSubject(scene.entrance).carrying(.alertScale)
    let exit = scene.exit(from: alert.value(at: press))
    alert.interrupt(at: press, with: exit, by: .additive(over: .milliseconds(80)))
    #expect(alert.value(at: press + .milliseconds(10)).scale > 0.99)
    let player = Player(InterruptibleMotion(.clip(.slideIn(), over: -180)))
    player.play(at: .zero)
    player.interrupt(to: -180, by: .spring(.snappy), at: .milliseconds(100))
    player.advance(to: .seconds(5))
    #expect(player.output == -180)
  }
}
