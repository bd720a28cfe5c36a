import Testing

@testable import AnimPreview

@Suite struct StyleTests {
  @Test(
    arguments: [
      (ColorDepth.full, "\u{1B}[48;2;255;128;64m  \u{1B}[0m"),
      (.indexed, "\u{1B}[48;5;209m  \u{1B}[0m"), (.sixteen, "\u{1B}[43m  \u{1B}[0m"),
    ])
  func surfacesAreAsFineAsTheTerminal(depth: ColorDepth, text: String) {
    let style = Style(isUnicode: true, hasColor: true, depth: depth)
    let paint = Paint(.plain, surface: ScreenColor(red: 255, green: 128, blue: 64))
    #expect(style.painted("  ", paint) == text)
    #expect(Style(isUnicode: true, hasColor: false).painted("  ", paint) == "  ")
  }

  @Test(
    arguments: [
      ([:], .sixteen), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["COLORTERM": "24bit"], .full),
    ] as [([String: String], ColorDepth)])
  func theDepthFollowsTheVariables(variables: [String: String], depth: ColorDepth) {
    #expect(Surroundings(variables: variables).colorDepth == depth)
  }

  @Test func aLineEndsWithItsLastCharacter() {
    let style = Style(isUnicode: true, hasColor: true)
    var line = StyledLine()
    line.append("a", .curve)
    line.pad(3)
    #expect(line.text(style: style) == "\u{1B}[36ma\u{1B}[0m")
    #expect(line.trimmedWidth(style: style) == 1 && line.width == 4)
    line.append(" ", Paint(.plain, surface: ScreenColor(red: 0, green: 0, blue: 0)))
    #expect(line.trimmedWidth(style: style) == 5)
  }
}
