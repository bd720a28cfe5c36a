import Testing

@testable import Keyframes

@Suite struct SpacedColorTests {
  @Test func aTrackMixesInTheSpaceThatIsWrittenDown() {
    let track = Track(
      from: SpacedColor("red", in: .oklch(.longer)), to: SpacedColor("blue", in: .oklch(.longer)))
    let expected = ColorValue("red").mixed(with: "blue", at: 0.5, in: .oklch(.longer))
    #expect(track.value(at: 0.5).color.components == expected.components)
    #expect(track.value(at: 0).color == "red")
    #expect(track.value(at: 1).color == "blue")
  }

  @Test func theFirstColorsMethodRules() {
    let first = SpacedColor("red", in: .linearSRGB)
    let second = SpacedColor("blue", in: .oklab)
    #expect(first.interpolated(to: second, at: 0.5).method == .linearSRGB)
    #expect(first.interpolated(to: second, at: 0.5).color.space == .linearSRGB)
    #expect(first.interpolated(to: second, at: 1) == second)
    #expect(first.added(to: second).method == .linearSRGB)
    #expect(first.accumulated(onto: second, count: 2).method == .linearSRGB)
  }
}
