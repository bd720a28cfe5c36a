import Testing

@testable import Keyframes

@Suite struct FrameRateTextTests {
  @Test(arguments: [
    ("60", "60"), ("30000/1001", "30000/1001"), ("120/2", "60"), (" 24 ", "24"),
    ("23.976", "24000/1001"), ("29.97", "30000/1001"), ("29.970", "30000/1001"),
    ("47.952", "48000/1001"), ("59.94", "60000/1001"), ("119.88", "120000/1001"),
    ("12.5", "25/2"), ("59.95", "1199/20"), ("1e2", "100"), ("1e-3", "1/1000"), ("60.0", "60"),
    ("10000000", "10000000"), ("0.5", "1/2"),
  ])
  func aRateIsReadAsAFractionOfWholeNumbers(text: String, canonical: String) throws {
    let rate = try FrameRate(text: text)
    #expect(rate.text == canonical)
    #expect(try FrameRate(text: canonical) == rate)
  }

  @Test(arguments: [
    ("", 1, "a frame rate was expected"), ("fast", 1, "a frame rate was expected"),
    ("0", 1, "above 0"), ("-60", 1, "above 0"), ("60/0", 1, "above 0"), ("60/", 4, "the seconds"),
    ("12.5/2", 1, "whole numbers"), ("60fps", 3, "nothing may follow"), ("60 fps", 4, "nothing"),
    ("1/9000000000000000000", 1, "32 years"), ("1e-18", 1, "32 years"),
    ("0.1234567890123456789012", 1, "more digits"), ("1e40", 1, "more digits"),
    ("99999999999999999999", 1, "more digits"),
  ])
  func whatIsWrongIsSaidAtItsColumn(text: String, column: Int, part: String) {
    let error = #expect(throws: TextError.self) { try FrameRate(text: text) }
    #expect(error?.column == column)
    #expect(error?.message.contains(part) == true)
  }
}
