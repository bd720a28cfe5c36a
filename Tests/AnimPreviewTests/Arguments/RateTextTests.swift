import Keyframes
import Testing

@testable import AnimPreview

@Suite struct RateTextTests {
  @Test(arguments: [
    ("60", FrameRate(60)), ("30000/1001", FrameRate(30_000, per: 1001)),
    ("23.976", FrameRate(24_000, per: 1001)), (" 60 ", FrameRate(60)),
    ("29.97", FrameRate(30_000, per: 1001)),
    ("59.94", FrameRate(60_000, per: 1001)), ("119.88", FrameRate(120_000, per: 1001)),
    ("12.5", FrameRate(25, per: 2)), (".5", FrameRate(1, per: 2)), ("060", FrameRate(60)),
    ("9000000000", FrameRate(9_000_000_000)), ("1/3600", FrameRate(1, per: 3600)),
  ])
  func ratesAreReadExactly(text: String, rate: FrameRate) throws {
    #expect(try RateText.rate(text) == rate)
  }

  @Test(arguments: [
    "", "0", "-1", "0/1", "1/0", "60fps", "1/2/3", "1/0.5", "nan", "inf", ".", "/", "60/", "6 0",
    "٦٠",
    "9000000001", "99999999999999999999",
  ])
  func whatIsNoRateIsRefused(text: String) {
    #expect(throws: Failure.self) { try RateText.rate(text) }
  }
}
