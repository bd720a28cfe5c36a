import Testing

@testable import Keyframes

@Suite struct TextErrorTests {
  @Test func itDescribesItselfByColumnAndMessage() {
    let error = TextError("a number was expected", column: 7, length: 2)
    #expect(error.description == "7: a number was expected")
    #expect(error == TextError("a number was expected", column: 7, length: 2))
    #expect(error != TextError("a number was expected", column: 7))
  }
}
