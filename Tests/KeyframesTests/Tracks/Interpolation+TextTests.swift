import Testing

@testable import Keyframes

@Suite struct InterpolationTextTests {
  @Test func everyInterpolationReadsBack() throws {
    let all = [Interpolation.hold, .linear, .hermite, .bezier] + RandomTracks.everyCurve
    for interpolation in all {
      #expect(try Interpolation(parsing: interpolation.description) == interpolation)
    }
    #expect(try Interpolation(parsing: "smooth") == .smooth)
    #expect(
      try Interpolation(parsing: "kochanek-bartels(0.5, 0, -1)")
        == .kochanekBartels(tension: 0.5, bias: -1))
    #expect(try Interpolation(parsing: " Catmull-Rom ") == .catmullRom)
    #expect(try Interpolation(parsing: "kochanek-bartels") == .kochanekBartels())
    #expect(
      try Interpolation(parsing: "kochanek-bartels( .5,0 , -1e0 )")
        == .kochanekBartels(tension: 0.5, bias: -1))
    #expect(
      Interpolation.kochanekBartels(tension: 0.5).description == "kochanek-bartels(0.5, 0, 0)")
  }

  @Test(arguments: [
    ("", 1, "an interpolation was expected, such as smooth, catmull-rom or hold"),
    ("cubic", 1, "an interpolation was expected, such as smooth, catmull-rom or hold"),
    ("smooth(1)", 1, "an interpolation was expected, such as smooth, catmull-rom or hold"),
    ("smooth hold", 8, "nothing was expected after the interpolation"),
    ("kochanek-bartels(a)", 18, "a number was expected: tension, continuity, bias"),
    ("kochanek-bartels(1, 2)", 22, "a comma was expected; there are tension, continuity and bias"),
    ("kochanek-bartels(1, 2, 3, 4)", 25, "a closing bracket was expected"),
    ("kochanek-bartels(1%, 2, 3)", 20, "a number was expected: tension, continuity, bias"),
  ])
  func mistakesPointAtTheirPlace(text: String, column: Int, message: String) {
    let error = #expect(throws: TextError.self) { try Interpolation(parsing: text) }
    #expect(error?.column == column)
    #expect(error?.message == message)
  }
}
