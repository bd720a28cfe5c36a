import Testing

@testable import Keyframes

@Suite struct CountingTextTests {
  @Test(arguments: [
    ("0 of 250 files", "250 of 250 files", 0.5, "125 of 250 files"),
    ("$0.00", "$10.50", 0.5, "$5.25"), ("1", "2.00", 0.25, "1.25"), ("-5", "5", 0.25, "-3"),
    ("0", "1,000,000", 0.5, "500,000"), ("007", "100", 0.5, "054"), ("07", "11", 0.25, "08"),
    ("a1b2", "a3b6", 0.5, "a2b4"), ("0", "-1", 0.25, "0"), ("9.95", "10.05", 0.5, "10.00"),
    ("2024-01", "2026-05", 0.5, "2025-03"), ("0%", "100%", 1.1, "110%"),
    ("5 apples", "7 pears", 0.4, "5 apples"), ("5 apples", "7 pears", 0.5, "7 pears"),
    ("none", "none", 0.3, "none"), ("1 2", "3", 0.9, "3"),
  ])
  func numbersCount(from: String, to: String, progress: Double, right: String) {
    let found = CountingText(from).interpolated(to: CountingText(to), at: progress)
    #expect(found.text == right)
  }

  @Test func endsAreTheTextsThemselves() {
    let (from, to) = (CountingText("01.0 €"), CountingText("1,234.5678 €"))
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
    #expect(Track(from: from, to: to).value(at: 1) == to)
  }

  @Test func everyProgressHasAText() {
    for progress in [Double.nan, .infinity, 1e300, -1e300] {
      #expect(!CountingText("1").interpolated(to: CountingText("2"), at: progress).text.isEmpty)
    }
  }
}
