import Keyframes
import Testing

/// The examples in the documentation of angles and colours.
@Suite struct ColorExamplesTests {
  private func message(_ body: () throws -> Void) -> String? {
    let error = #expect(throws: TextError.self) { try body() }
    return error.map { "\($0)" }
  }

  @Test func angles() throws {
    let keys: [PlaneAngle] = [.degrees(350), .degrees(10), .degrees(30)]
    #expect(keys.turning(.shorter) == [.degrees(350), .degrees(370), .degrees(390)])
    let middle =
      PlaneAngle.degrees(350).interpolated(to: .degrees(10), at: 0.25, by: .shorter)
    #expect(middle == .degrees(355))
    #expect(try PlaneAngle(css: "0.25turn") == .degrees(90))
    #expect(
      message { _ = try PlaneAngle(css: "90") }
        == "1: an angle needs a unit: deg, grad, rad or turn")
    #expect(AngleRule.shorter.degrees(from: 350, to: 10) == 20)
    #expect(AngleRule.longer.degrees(from: 350, to: 10) == -340)
    #expect(AngleRule.asWritten.degrees(from: 350, to: 10) == -340)
  }

  @Test func colours() throws {
    let orange = ColorValue(.oklch, 0.75, 0.18, 60)
    #expect(orange.css == "oklch(0.75 0.18 60)")
    let red: ColorValue = "red"
    #expect(red.converted(to: .oklch).css.hasPrefix("oklch(0.627"))
    let even = red.mixed(with: "blue", at: 0.5, in: .oklab).css
    #expect(even.hasPrefix("oklab(0.53") || even.hasPrefix("oklab(0.54"))
    let round = red.mixed(with: "blue", at: 0.5, in: .oklch(.longer))
    #expect(round.space == .oklch)
    let grey = ColorValue.white.mixed(with: .black, at: 0.5, in: .oklch).css
    #expect(grey.hasPrefix("oklch(0.5"))
    #expect(grey.hasSuffix(" none)"))
  }

  @Test func text() throws {
    #expect(try ColorValue(css: "rgb(255 128 0 / 50%)").alpha == 0.5)
    #expect(try ColorValue(css: "oklch(0.7 0.1 none)").css == "oklch(0.7 0.1 none)")
    let mixed = try ColorValue(css: "color-mix(in oklch longer hue, red 30%, blue)")
    #expect(mixed.space == .oklch)
    #expect(
      message { _ = try ColorValue(css: "oklch(0.7 0.1)") }?.hasPrefix("14: a hue was expected: ")
        == true)
  }
}
