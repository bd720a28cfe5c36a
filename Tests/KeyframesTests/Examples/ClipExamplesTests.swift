import Keyframes
import Testing

/// The examples in the documentation of clips, stacks and presets.
@Suite struct ClipExamplesTests {
  @Test func clips() {
    let popIn = Clip([0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500))
    #expect(popIn.value(at: .milliseconds(100)).map { "\($0)".hasPrefix("0.9261") } == true)
    #expect(popIn.value(at: .milliseconds(-1)) == nil)
    #expect(popIn.value(at: .seconds(10)) == 1)
  }

  @Test func modifiers() {
    #expect(Clip.fadeIn().repeated(3, .alternate).end == .finite(.microseconds(766_500)))
    #expect(Clip.fadeIn().repeated(.unending).end == .unending)
    let lower = Clip.slideIn(height: 180).offset(by: 20)
    #expect(lower.value(at: .zero) == -160)
  }

  @Test func velocities() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(2))
    #expect(clip.velocity(at: .seconds(2), side: .below) == 5)
    #expect(clip.velocity(at: .seconds(2)) == 0)
  }

  @Test func frames() {
    var values = [Double](repeating: 0, count: 17)
    var span = values.mutableSpan
    Clip.popIn.evaluate(frames: 0..<17, at: .fps(60), over: 1, into: &span)
    var drawn: [Double] = []
    func draw(_ frame: Int, _ scale: Double) { drawn.append(scale) }
    for sample in Clip.popIn.samples(.fps(60)) { draw(sample.frame, sample.value ?? 1) }
    #expect(drawn == values)
    #expect(drawn.first == 0.6)
    #expect(drawn.last == 1)
  }

  @Test func stacks() {
    var stack = EffectStack(Clip([0: 0.0, 1: 100], duration: .seconds(1)))
    stack.add(Clip([0: 0.0, 1: 10], duration: .seconds(1)).composited(by: .add))
    #expect(stack.value(at: .milliseconds(500), over: 0) == 50 + 5)
  }

  @Test func presets() throws {
    let slide = try Preset.named("slide")!.made(with: [
      PresetArgument("height", .number(120)), PresetArgument("duration", .time(.milliseconds(300))),
    ])
    #expect(slide.clip.value(at: .zero) == -120)
  }
}
