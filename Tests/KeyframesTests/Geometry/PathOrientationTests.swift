import Keyframes
import Testing

@Suite struct PathOrientationTests {
  @Test(arguments: [
    ("auto", PathOrientation.automatic(), "auto"),
    (" Reverse ", .reverse(), "reverse"),
    ("auto 45deg", .automatic(plus: .degrees(45)), "auto 45deg"),
    ("0.25turn reverse", .reverse(plus: .degrees(90)), "reverse 90deg"),
    ("30deg", .fixed(.degrees(30)), "30deg"),
    ("0", .fixed(.zero), "0deg"),
  ])
  func textIsThatOfCSS(text: String, right: PathOrientation, css: String) throws {
    #expect(try PathOrientation(css: text) == right)
    #expect("\(right)" == css)
    #expect(try PathOrientation(css: css) == right)
  }

  @Test func theExampleHolds() throws {
    #expect(try PathOrientation(css: "auto 45deg") == .automatic(plus: .degrees(45)))
  }

  @Test(arguments: [
    ("", 1), ("auto reverse", 6), ("auto 45", 6), ("sideways", 1), ("45deg auto 45deg", 12),
    ("45deg up", 7),
  ])
  func mistakesPoint(text: String, column: Int) {
    let error = #expect(throws: TextError.self) { try PathOrientation(css: text) }
    #expect(error?.column == column)
  }
}
