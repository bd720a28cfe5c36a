import Testing

@testable import Keyframes

@Suite struct PlaneLengthTests {
  @Test func lengthsOfOneUnitAreMixedInIt() {
    let mixed = PlaneLength(1, .em).interpolated(to: PlaneLength(3, .em), at: 0.25)
    #expect(mixed.css == "1.5em")
    #expect(Track(from: PlaneLength.pixels(0), to: .pixels(10)).value(at: 0.5) == .pixels(5))
  }

  @Test func lengthsOfTwoUnitsAreASum() {
    let half = PlaneLength(100, .percent).interpolated(to: PlaneLength(20, .pixels), at: 0.5)
    #expect(half.css == "calc(10px + 50%)")
    let context = LengthContext(box: PlaneSize(width: 300, height: 200))
    #expect(half.pixels(in: context, percentOf: context.box.width) == 160)
    #expect(half.pixels == nil)
    #expect(
      PlaneLength(100, .percent).interpolated(to: PlaneLength(20, .pixels), at: 1).css == "20px")
  }

  @Test func unitsAreThoseOfCSS() throws {
    #expect(PlaneLength(1, .inches).pixels == 96)
    #expect(PlaneLength(2.54, .centimeters).pixels == 96)
    #expect(PlaneLength(72, .points).pixels == 96)
    #expect(PlaneLength(6, .picas).pixels == 96)
    #expect(abs(PlaneLength(101.6, .quarterMillimeters).pixels! - 96) < 1e-13)
    #expect(abs(PlaneLength(25.4, .millimeters).pixels! - 96) < 1e-13)
    let context = LengthContext(
      box: PlaneSize(width: 10, height: 20), fontSize: 8, rootFontSize: 12,
      view: PlaneSize(width: 400, height: 300))
    let pixels = ["1em", "1rem", "1ex", "1ch", "1vw", "1vh", "1vmin", "1vmax", "50%"].map {
      try? PlaneLength(css: $0).pixels(in: context, percentOf: 20)
    }
    #expect(pixels == [8, 12, 4, 4, 4, 3, 3, 4, 10])
  }

  @Test(arguments: [
    ("12px", "12px"), ("0", "0px"), ("-1.5E1Em", "-15em"), ("calc(100% - 2em)", "calc(100% - 2em)"),
    ("calc( 1px + 2px )", "3px"), ("calc(1px + calc(2em - 3px))", "calc(-2px + 2em)"),
  ])
  func textsAreReadAndPrinted(text: String, printed: String) throws {
    #expect(try PlaneLength(css: text).css == printed)
    #expect(try PlaneLength(css: printed) == PlaneLength(css: text))
  }

  @Test(arguments: [
    ("12", "1: a length needs a unit, such as px"),
    ("12deg", "1: there is no unit of lengths called deg"),
    ("x", "1: a length was expected, such as 12px"),
    ("calc(1px +2px)", "10: a sign in calc() has white space on both sides"),
    ("calc(1px 2px)", "10: a closing bracket was expected"),
    ("min(1px)", "1: a length was expected, such as 12px"),
    ("1px 2px", "5: nothing was expected after the length"),
  ])
  func mistakesArePointedAt(text: String, message: String) {
    do {
      _ = try PlaneLength(css: text)
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func lengthsAreVectors() {
    let sum = PlaneLength.pixels(3) + PlaneLength.percent(4)
    #expect(sum - .percent(4) == .pixels(3))
    #expect(sum.scaled(by: 2).css == "calc(6px + 8%)")
    #expect(PlaneLength.zero.units.isEmpty)
  }
}
