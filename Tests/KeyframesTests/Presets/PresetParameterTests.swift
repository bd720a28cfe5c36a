import Testing

@testable import Keyframes

@Suite struct PresetParameterTests {
  private let height = PresetParameter("height", .number(180), unit: "px", "how high")
  private let duration = PresetParameter("duration", .time(.seconds(1)), "how long")

  @Test func textIsReadAsTheKindOfTheDefault() throws {
    #expect(try height.value(ofText: "120") == .number(120))
    #expect(try height.value(ofText: "-1.5e2px") == .number(-150))
    #expect(try height.value(ofText: " 0.1 ") == .number(0.1))
    #expect(try duration.value(ofText: "255.5ms") == .time(.microseconds(255_500)))
  }

  @Test(arguments: ["", "high", "120ms", "1 2", "1e999", "50%"])
  func otherTextIsNoNumber(text: String) {
    #expect(throws: TextError.self) { try height.value(ofText: text) }
  }

  @Test(arguments: ["", "300", "fast", "1s2"])
  func otherTextIsNoTime(text: String) {
    #expect(throws: TextError.self) { try duration.value(ofText: text) }
  }
}
