import Testing

@testable import Keyframes

@Suite("Gamut mapping") struct ColorValueGamutTests {
  @Test func mappedColorsAreInsideAndNear() {
    var random = SplitMix64(seed: 43)
    var mismatches = Mismatches()
    for _ in 0..<2000 {
      let color = ColorValue(
        .oklch, Double.random(in: 0.02...0.98, using: &random),
        Double.random(in: 0...0.4, using: &random), Double.random(in: 0..<360, using: &random))
      for device in [ColorSpace.srgb, .displayP3, .hsl, .linearSRGB] {
        let mapped = color.mapped(into: device)
        mismatches.check(mapped.space == device, "\(mapped)")
        mismatches.check(mapped.isInGamut(of: device), "\(color) into \(device): \(mapped)")
        if color.isInGamut(of: device) {
          mismatches.check(mapped == color.converted(to: device), "\(color) was changed")
        } else {
          // Only chroma is lowered, but for what can't be seen.
          let found = mapped.converted(to: .oklab)
          mismatches.check(abs(found[0]! - color[0]!) < 0.0201, "\(color): \(found)")
        }
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func theGreenestGreenOfAWideScreen() {
    let mapped = ColorValue(.displayP3, 0, 1, 0).mapped(into: .srgb)
    // The published example of CSS Color 4.
    #expect(abs(mapped[0]! - 0) < 1e-3)
    #expect(abs(mapped[1]! - 0.98576) < 1e-3)
    #expect(abs(mapped[2]! - 0.15974) < 1e-3)
  }

  @Test func tooLightIsWhiteAndTooDarkIsBlack() {
    #expect(ColorValue(.oklch, 1.2, 0.1, 30).mapped(into: .srgb).css == "color(srgb 1 1 1)")
    #expect(
      ColorValue(.oklab, -0.2, 0.1, 0, alpha: 0.5).mapped(into: .srgb).css
        == "color(srgb 0 0 0 / 0.5)")
  }

  @Test func everyColorIsInsideOfASpaceWithoutADevice() {
    let color = ColorValue(.oklch, 0.5, 3, 30)
    #expect(color.isInGamut(of: .oklab))
    #expect(color.mapped(into: .lab) == color.converted(to: .lab))
    #expect(!color.isInGamut(of: .displayP3))
  }
}
