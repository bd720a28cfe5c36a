import Keyframes
import Testing

@testable import AnimPreview

@Suite struct MomentTextTests {
  private let end = Duration.microseconds(255_500)

  @Test(arguments: [
    ("0", Duration.zero), ("255.5ms", .microseconds(255_500)), ("0.2555s", .microseconds(255_500)),
    ("80us", .microseconds(80)), ("12ns", .nanoseconds(12)), ("-5ms", .milliseconds(-5)),
    ("50%", .nanoseconds(127_750_000)), ("100%", .microseconds(255_500)),
    ("9f", .milliseconds(150)),
    ("end", .microseconds(255_500)), ("1.5f", .milliseconds(25)), ("1e2ms", .milliseconds(100)),
    ("2min", .seconds(120)), ("0.016666666667s", FrameRate.fps(60).time(ofFrame: 1)),
  ])
  func momentsAreReadAsDecimalDigits(text: String, time: Duration) throws {
    let moment = try MomentText(text)
    #expect(moment.time(end: end, rate: .fps(60)) == time)
  }

  @Test(arguments: ["", "5", "ms", "5 ms", "5m", "five", "50%%", "9frames", "END", "1e400s", "33y"])
  func whatIsNoMomentIsAnError(text: String) {
    #expect(throws: TextError.self) { try MomentText(text) }
  }

  @Test func noMomentOverflows() {
    let years = Duration.seconds(32 * 31_557_600)
    for text in ["1e20%", "1e25f", "99999999999999999999999%", "-1e20%"] {
      if let moment = try? MomentText(text) {
        #expect(moment.time(end: years, rate: FrameRate(1, per: 1001)) != .zero)
      }
    }
  }
}
