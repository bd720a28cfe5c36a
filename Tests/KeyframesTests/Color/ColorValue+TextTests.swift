import Testing

@testable import Keyframes

@Suite("Colours as text") struct ColorValueTextTests {
  @Test(arguments: [
    ("red", "rgb(255, 0, 0)"), ("  ReD /* */ ", "rgb(255, 0, 0)"),
    ("transparent", "rgba(0, 0, 0, 0)"), ("RebeccaPurple", "rgb(102, 51, 153)"),
    ("#f80", "rgb(255, 136, 0)"), ("#F808", "rgba(255, 136, 0, 0.5333333333333333)"),
    ("#336699", "rgb(51, 102, 153)"), ("#00000000", "rgba(0, 0, 0, 0)"),
    ("rgb(1,2,3)", "rgb(1, 2, 3)"), ("rgba(1, 2, 3, 25%)", "rgba(1, 2, 3, 0.25)"),
    ("rgb(1 2 3 / .5)", "rgba(1, 2, 3, 0.5)"), ("rgb(100% 0% 50%)", "rgb(100% 0% 50%)"),
    ("rgb(300 -5 20 / 7)", "rgb(255, 0, 20)"), ("rgb(10.5 0 0", "rgb(4.1176470588235294% 0% 0%)"),
    ("rgb(none 2 3)", "rgb(none 0.784313725490196% 1.1764705882352941%)"),
    ("hsl(120deg, 50%, 25%)", "hsl(120 50% 25%)"),
    ("hsla(.5turn 50 25 / none)", "hsl(180 50% 25% / none)"),
    ("hwb(90 10% none / 20%)", "hwb(90 10% none / 0.2)"),
    ("lab(120 -50% 20)", "lab(100 -62.5 20)"), ("lch(50% 10% -30grad)", "lch(50 15 -27)"),
    ("oklab(50% .1 -25%)", "oklab(0.5 0.1 -0.1)"),
    ("oklch(0.7 -1 1rad)", "oklch(0.7 0 57.29577951308232)"),
    ("color(srgb 1 50% none)", "color(srgb 1 0.5 none)"),
    ("color(xyz .1 .2 .3)", "color(xyz-d65 0.1 0.2 0.3)"),
    ("color(display-p3 1.2 0 0 / 0)", "color(display-p3 1.2 0 0 / 0)"),
    ("color(a98-rgb 50% none 0)", "color(a98-rgb 0.5 none 0)"),
    ("COLOR(ProPhoto-RGB 0.1 20% -3)", "color(prophoto-rgb 0.1 0.2 -3)"),
    ("color(rec2020 .1 .2 .3/50%)", "color(rec2020 0.1 0.2 0.3 / 0.5)"),
    ("color-mix(in srgb, red, blue)", "color(srgb 0.5 0 0.5)"),
    ("color-mix(in srgb, red 20%, blue 20%)", "color(srgb 0.5 0 0.5 / 0.4)"),
    ("color-mix(in srgb, 25% red, color-mix(in srgb, blue, blue))", "color(srgb 0.25 0 0.75)"),
    ("color-mix(in hsl longer hue, hsl(0 100% 50%), hsl(120 100% 50%))", "color(srgb 0 0 1)"),
  ])
  func textsAreReadAndPrinted(text: String, printed: String) throws {
    let color = try ColorValue(css: text)
    #expect(color.css == printed)
    #expect(try ColorValue(css: color.css).lanes == color.lanes)
  }

  @Test(arguments: [
    ("", "1: a colour was expected, such as red, #ff8000 or oklch(0.7 0.1 60)"),
    ("rde", "1: there is no colour called rde"),
    ("#ff", "1: a # is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("#ff00fg", "7: a hexadecimal digit was expected, 0 to 9 or a to f"),
    ("oklch(0.7 0.1)", "14: a hue was expected: a number or none"),
    ("oklch(0.7 0.1 3px)", "15: a hue is a number of degrees or an angle"),
    ("rgb(1, 2 3)", "10: a comma was expected"),
    ("rgb(1, 2, none)", "11: none is not written together with commas"),
    ("rgb(1, 20%, 3)", "8: with commas all three are numbers or all are percentages"),
    ("hsl(1, 2, 3%)", "8: with commas a percentage is needed here"),
    ("rgb(1 2 3 4)", "11: a closing bracket was expected"),
    ("rgb(1 2 3 / 4px)", "13: an alpha is a number from 0 to 1 or a percentage"),
    ("rgb(1e999 2 3)", "5: the number is too large"),
    (
      "color(rec709 1 0 0)",
      "7: color() takes srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, "
        + "xyz-d50 or xyz-d65 and three numbers"
    ),
    ("color-mix(in oklab longer hue, red, blue)", "20: oklab has no hue"),
    ("color-mix(in oklch longer, red, blue)", "26: the word hue was expected after longer"),
    ("color-mix(in srgb, red 0%, blue 0%)", "1: both shares are 0%, which mixes nothing"),
    ("color-mix(in srgb, red 101%, blue)", "24: a share is from 0% to 100%"),
    ("red blue", "5: nothing was expected after the colour"),
    ("currentColor", "1: currentcolor is known only where a page is; write the colour"),
    ("device(1)", "1: there is no colour function called device"),
  ])
  func mistakesArePointedAt(text: String, message: String) {
    #expect(throws: TextError.self) { try ColorValue(css: text) }
    do { _ = try ColorValue(css: text) } catch { #expect(error.description == message) }
  }

  @Test func whatIsPrintedReadsBackAsTheSameColor() throws {
    var random = SplitMix64(seed: 44)
    var mismatches = Mismatches()
    for _ in 0..<500 {
      for space in ColorSpace.allCases {
        var values = (0..<3).map { _ in Double?(Double.random(in: 0...0.9, using: &random)) }
        if Bool.random(using: &random) { values[Int.random(in: 0..<3, using: &random)] = nil }
        var color = ColorValue(
          space, values[0], values[1], values[2],
          alpha: Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random))
        if space == .srgb { color.isLegacy = !values.contains(nil) && Bool.random(using: &random) }
        let back = try ColorValue(css: color.css)
        mismatches.check(back == color, "\(color) came back as \(back)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func browsersPrintEightBits() {
    #expect(ColorValue("rgb(10.5 0 0 / 0.5)").css8Bit == "rgba(11, 0, 0, 0.5)")
    #expect(
      ColorValue(red: 1, green: 0.5, blue: -3, alpha: 0.702).css8Bit == "rgba(255, 128, 0, 0.7)")
    #expect(ColorValue(.oklch, 0.5, 0, nil).css8Bit == "rgb(99, 99, 99)")
  }

  @Test func manyNestedMixesAreRefused() {
    let deep = String(repeating: "color-mix(in srgb, red, ", count: 40) + "blue"
    #expect(throws: TextError.self) { try ColorValue(css: deep) }
  }
}
