import Testing

@testable import Keyframes

@Suite("Presets of colours") struct ClipColorPresetsTests {
  private let normal = ColorGradient([ColorStop("white", at: 0), ColorStop("silver", at: 1)])
  private let pressed = ColorGradient([
    ColorStop("navy", at: 1), ColorStop("blue", at: 0), ColorStop("teal", at: 0.5),
  ])

  @Test func aPressReversedMidwayGoesBackTheSameWay() {
    let clip = Clip.press(normal: normal, highlighted: pressed, duration: .milliseconds(100))
    #expect(clip.value(at: .milliseconds(-5)) == normal)
    #expect(clip.value(at: .milliseconds(500)) == pressed)
    let back = clip.reversed()
    #expect(
      back.value(at: .milliseconds(60))?.color(at: 0.3)
        == clip.value(at: .milliseconds(40))?.color(at: 0.3))
    #expect(Clip.press(normal: normal, highlighted: pressed).value(at: .zero) == pressed)
  }

  @Test func aColorIsReachedAndHeld() {
    let clip = Clip.recolor(from: "red", to: "blue")
    #expect(clip.value(at: .milliseconds(100))?.css8Bit == "rgb(128, 0, 128)")
    #expect(clip.value(at: .seconds(1)) == "blue")
  }
}
